import { ImageOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { RemovedPhoto } from '@kindling/contract/profiles/profile';
import { useTexts } from '../../../shared/i18n/use-texts';
import { usePaths } from '../../../shared/routing/use-paths';
import styles from '../own-photos.module.scss';

/** Photos that are no longer shown, each with the reason. */
export function RemovedPhotos({ photos }: { photos: readonly RemovedPhoto[] }) {
  const { t } = useTranslation('own-profile');
  const path = usePaths();
  if (!useTexts(['photos'])) return null;
  return (
    <section className={styles.removed}>
      <h3>{t('photos.taken_down')}</h3>
      <ul>
        {photos.map(({ id, ground, placeholder, restriction_id: restriction }) => (
          <li key={id}>
            <span className={styles.swatch}>
              <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width="1" height="1" fill={placeholder} />
              </svg>
              <ImageOff aria-hidden="true" />
            </span>
            <div>
              <p>{t(`photos:ground.${ground}`)}</p>
              <Link to={path('restrictions-id', { id: restriction })}>{t('photos.taken_down_why')}</Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
