import { useTranslation } from 'react-i18next';
import type { Profile } from '@kindling/contract/profiles/profile';
import { NoPhoto } from '../photos/no-photo';
import { PhotoImage } from '../photos/photo-image';
import { FictionalLabel } from '../../shared/ui/fictional-label';
import styles from './member-portrait.module.scss';
import { placeOf } from '../places/place-of';
import { usePlaceNames } from '../places/region-names';

/** The member to whom a first message goes: a large picture with name, age and place over it. */
export function MemberPortrait({ profile }: { profile: Profile }) {
  const { t } = useTranslation('members');
  const names = usePlaceNames();
  return (
    <section className={styles.portrait}>
      {profile.fictional && <FictionalLabel strip />}
      <div className={styles.photo}>
        {profile.main_image ? (
          <PhotoImage
            photo={profile.main_image}
            alt={t('photos.alt', { name: profile.name, number: 1 })}
            sizes="(min-width: 768px) 480px, 100vw"
            eager
          />
        ) : (
          <NoPhoto name={profile.name} />
        )}
        <div className={styles.caption}>
          <p className={styles.name}>
            <bdi>{profile.name}</bdi> <span>{profile.age}</span>
          </p>
          <p>{placeOf(profile, names)}</p>
        </div>
      </div>
    </section>
  );
}
