import type { ProfileCard } from '@kindling/contract/profiles/profile';
import { NoPhoto } from '../../domain/photos/no-photo';
import { PhotoImage } from '../../domain/photos/photo-image';
import styles from './member-picture.module.scss';

/** A member's picture that fills its frame; the text next to it names the member. */
export function MemberPicture({
  member,
  sizes,
  eager = false,
}: {
  member: Pick<ProfileCard, 'main_image' | 'name'>;
  /** How wide the frame is, as `<img sizes>`. */
  sizes: string;
  eager?: boolean;
}) {
  return (
    <span className={styles.fill}>
      {member.main_image ? (
        <PhotoImage photo={member.main_image} alt="" sizes={sizes} eager={eager} />
      ) : (
        <NoPhoto name={member.name} />
      )}
    </span>
  );
}
