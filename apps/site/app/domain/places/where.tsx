import { useTranslation } from 'react-i18next';
import type { Nearness } from '@kindling/contract/shapes/profile';
import styles from './where.module.scss';

/** Whether there is anything to say about where somebody is. */
export const isSomewhere = (place: string | null, distance: Nearness['distance_km'] | undefined): boolean =>
  Boolean(place) || Boolean(distance);

/**
 * Says where somebody is: a place, and how far it is where that is known. Two elements, so that a narrow card can leave
 * the distance out as a whole: half of it would be another one.
 */
export function Where({
  place,
  distance,
}: {
  place: string | null;
  distance: Nearness['distance_km'] | undefined;
}) {
  const { t } = useTranslation();
  return (
    <>
      {place && <span>{place}</span>}
      {place && distance ? ' ' : null}
      {distance ? (
        <span className={styles.distance}>
          {place && '· '}
          {t('common:kilometres', { km: distance })}
        </span>
      ) : null}
    </>
  );
}
