import { useTranslation } from 'react-i18next';
import { PhotoGrid } from './photo-grid';
import styles from './skeleton.module.scss';

/** Cards in the shape of what comes. */
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
