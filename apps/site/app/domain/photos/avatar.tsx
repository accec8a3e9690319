import type { ProfileCard } from '@kindling/contract/profiles/profile';
import { NoPhoto } from './no-photo';
import { usePhotoAddress } from './photo-address';
import { classNames } from '../../shared/ui/class-names';
import styles from './avatar.module.scss';

/** A member's picture in a circle, or a tile with their letters. */
export function Avatar({
  profile,
  size = 'medium',
}: {
  profile: Pick<ProfileCard, 'name' | 'main_image'>;
  size?: 'small' | 'medium' | 'large';
}) {
  const address = usePhotoAddress();
  const image = profile.main_image;
  return (
    <span className={classNames(styles.avatar, styles[size])}>
      {image ? (
        <img src={address(image.thumb_filename)} alt="" loading="lazy" />
      ) : (
        <NoPhoto name={profile.name} />
      )}
    </span>
  );
}
