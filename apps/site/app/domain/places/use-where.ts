import { useTranslation } from 'react-i18next';
import type { Nearness } from '@kindling/contract/shapes/profile';

/** Says where somebody is: a place, and how far it is where that is known. */
export function useWhere(): (place: string | null, distance: Nearness['distance_km'] | undefined) => string {
  const { t } = useTranslation();
  return (place, distance) =>
    [place, distance ? t('common:kilometres', { km: distance }) : null].filter(Boolean).join(' · ');
}
