import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '@tanstack/react-query';
import type { PreviewReader } from '@kindling/contract/profiles/profile-values';
import type { Photo, Profile } from '@kindling/contract/profiles/profile';
import { NoPhoto } from '../../domain/photos/no-photo';
import { PhotoImage } from '../../domain/photos/photo-image';
import { placeOf } from '../../domain/places/place-of';
import { usePlaceNames } from '../../domain/places/region-names';
import { ProfileFacts } from '../../domain/profiles/profile-facts';
import { ProfileNotes } from '../../domain/profiles/profile-notes';
import { queryOptions } from '../../shared/api/api-query';
import { useProblemText } from '../../shared/api/use-problem-text';
import { Alert } from '../../shared/ui/notices/alert';
import { previewQuery } from './profile-queries';
import styles from './profile-preview.module.scss';

/** The member's profile as the server sends it to this kind of reader. */
export function ProfilePreview({ as }: { as: PreviewReader }) {
  const { t } = useTranslation('profile-page');
  const { ofError } = useProblemText();
  // Includes changes made a moment ago.
  const { data, error } = useQuery({ ...queryOptions(previewQuery(as)), staleTime: 0 });
  if (error) return <Alert kind="danger">{ofError(error)}</Alert>;
  if (!data) return <div role="status" aria-label={t('common:loading')} className={styles.waiting} />;
  return (
    <div className={styles.preview}>
      <p className={styles.intro}>{t(`preview.intro.${as}`)}</p>
      {data.hidden && <Alert kind="warning">{t(`preview.hidden.${data.hidden}`)}</Alert>}
      {data.profile && <Shown profile={data.profile} />}
    </div>
  );
}

function Shown({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile-page');
  const names = usePlaceNames();
  const photos = picturesOf(profile);
  const place = placeOf(profile, names);
  return (
    <article className={styles.shown}>
      <ul className={styles.strip} aria-label={t('group.photos')}>
        {photos.length === 0 && (
          <li className={styles.frame}>
            <NoPhoto name={profile.name} />
          </li>
        )}
        {photos.map((photo, index) => (
          <li key={photo.id} className={styles.frame}>
            <PhotoImage
              photo={photo}
              alt={photo.blurred ? t('preview.locked') : t('own-profile:photos.alt', { number: index + 1 })}
              sizes="(min-width: 768px) 340px, 78vw"
              eager={index === 0}
            />
            {photo.blurred && (
              <span className={styles.locked} aria-hidden="true">
                <Lock />
                {t('preview.locked')}
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.told}>
        <div>
          <h2>
            <bdi>{profile.name}</bdi> <span>{profile.age}</span>
          </h2>
          {place && <p className={styles.place}>{place}</p>}
        </div>
        <ProfileNotes notes={profile.notes} />
        <ProfileFacts profile={profile} />
        {profile.about_me === '' && profile.interests.length === 0 && (
          <p className={styles.nothing}>{t('preview.nothing')}</p>
        )}
      </div>
    </article>
  );
}

/** The gallery, the main picture first. */
function picturesOf({ main_image: main, photos }: Profile): readonly Photo[] {
  return !main || photos.some(({ id }) => id === main.id) ? photos : [main, ...photos];
}
