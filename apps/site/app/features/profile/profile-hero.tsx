import { Camera } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OwnProfile } from '@kindling/contract/profiles/profile';
import { NoPhoto } from '../../domain/photos/no-photo';
import { PhotoImage } from '../../domain/photos/photo-image';
import { placeOf } from '../../domain/places/place-of';
import { usePlaceNames } from '../../domain/places/region-names';
import { ProfileNotes } from '../../domain/profiles/profile-notes';
import { useSite } from '../../shared/site/site-data';
import styles from './profile-hero.module.scss';

/** The member as others see them: the picture with name, age and place, and the profile's notes. */
export function ProfileHero({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation('profile-page');
  const { settings } = useSite();
  const names = usePlaceNames();
  const { main_image: image } = profile;
  const place = placeOf(profile, names);
  return (
    <header className={styles.hero}>
      <div className={styles.picture}>
        <div className={styles.photo}>
          {image ? (
            <PhotoImage
              photo={image}
              alt={t('photo', { name: profile.name })}
              sizes="(min-width: 768px) 420px, 100vw"
              eager
            />
          ) : (
            <NoPhoto name={profile.name} />
          )}
        </div>
        <a href="#photos" className={styles.photos}>
          <Camera aria-hidden="true" />
          {t('group.photos')}
        </a>
        <div className={styles.who}>
          <h1>
            <bdi>{profile.name}</bdi>{' '}
            {settings.visible_profile_fields.includes('age') && <span>{profile.age}</span>}
          </h1>
          {place && <p>{place}</p>}
        </div>
      </div>
      <ProfileNotes notes={profile.notes} />
      {image?.status === 'inspection' && <p className={styles.waits}>{t('photo_inspection')}</p>}
    </header>
  );
}
