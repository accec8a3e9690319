import { useTranslation } from 'react-i18next';
import type { Nearness } from '@kindling/contract/profiles/profile';
import styles from './where.module.scss';

/**
 * A member's place, and the distance if known; nothing if neither is. Two elements, so that a narrow card can leave out the
 * distance as a whole: half a number would be another one.
 */
export function Where({
  as: Element = 'span',
  className,
  place,
  distance,
}: {
  as?: 'span' | 'p';
  className?: string | undefined;
  place: string | null;
  distance: Nearness['distance_km'] | undefined;
}) {
  const { t } = useTranslation();
  if (!place && !distance) return null;
  return (
    <Element className={className}>
      <span>{place}</span>{' '}
      {distance && (
        <span className={styles.distance}>
          {place && <span>· </span>}
          <span>{t('common:kilometres', { km: distance })}</span>
        </span>
      )}
    </Element>
  );
}
