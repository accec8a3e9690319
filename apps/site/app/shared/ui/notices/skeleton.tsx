import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names';
import { PhotoGrid } from '../photo-grid';
import styles from './skeleton.module.scss';

/** Placeholders in the shape of photo cards. */
export function PhotoGridSkeleton({ count = 8 }: { count?: number }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('loading')}>
      <PhotoGrid label={t('loading')}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index} className={styles.card} />
        ))}
      </PhotoGrid>
    </div>
  );
}

/** Placeholders for rows with a round picture, as of conversations. */
export function RowsSkeleton({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('loading')} className={styles.rows}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.row}>
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}

/** Placeholders for a heading and lines of text, with a picture next to them as on a profile. */
export function TextSkeleton({ picture = false }: { picture?: boolean }) {
  const { t } = useTranslation();
  return (
    <div
      role="status"
      aria-label={t('loading')}
      className={classNames(styles.text, picture && styles.withPicture)}
    >
      {picture && <div className={styles.card} />}
      <div className={styles.lines}>
        <span />
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}
