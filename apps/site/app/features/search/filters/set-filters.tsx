import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePlaceNames } from '../../../domain/places/region-names';
import { usePaths } from '../../../shared/routing/use-paths';
import { parametersOf, setFilters, type SearchFilter, type SetFilter } from './search-filter';
import styles from './set-filters.module.scss';

/** Every set filter in words, each linking to the search without it. */
export function SetFilters({ filter }: { filter: SearchFilter }) {
  const { t } = useTranslation('members');
  const textOf = useFilterText(filter);
  const without = useAddressOf();
  const set = setFilters(filter);
  if (set.length === 0) return null;
  return (
    <ul className={styles.set} aria-label={t('filter.set')}>
      {set.map((one) => (
        <li key={one.kind}>
          <Link
            to={without(one.without)}
            preventScrollReset
            aria-label={t('filter.take_away', { filter: textOf(one.kind) })}
          >
            {textOf(one.kind)}
            <X aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The ways on from an empty result: the same search without each of its criteria. */
export function LoosenFilters({ filter }: { filter: SearchFilter }) {
  const { t } = useTranslation('members');
  const textOf = useFilterText(filter);
  const without = useAddressOf();
  const set = setFilters(filter);
  // A single criterion is the same as all members.
  if (set.length < 2) return null;
  return (
    <ul className={styles.loosen} aria-label={t('empty.loosen')}>
      {set.map((one) => (
        <li key={one.kind}>
          <Link to={without(one.without)}>{t('empty.without', { filter: textOf(one.kind) })}</Link>
        </li>
      ))}
    </ul>
  );
}

function useAddressOf(): (filter: SearchFilter) => string {
  const path = usePaths();
  return (filter) => `${path('members')}?${parametersOf(filter).toString()}`;
}

/** A filter's text in the reader's language. */
function useFilterText(filter: SearchFilter): (kind: SetFilter['kind']) => string {
  const { t } = useTranslation('members');
  const names = usePlaceNames();
  return (kind) => {
    const { gender, min_age: min, max_age: max, country, countryregion, within_km: km, interests } = filter;
    switch (kind) {
      case 'gender':
        return gender ? t(`filter.seeking.${gender}`) : '';
      case 'age':
        return min === undefined
          ? t('filter.up_to_age', { age: max })
          : max === undefined
            ? t('filter.from_age', { age: min })
            : t('filter.ages', { min, max });
      case 'country':
        return country ? names.country(country) : '';
      case 'region':
        return countryregion ? names.region(country ?? null, countryregion) : '';
      case 'distance':
        return t('filter.within', { km });
      case 'interests':
        return t('filter.interests', { count: interests?.length ?? 0 });
      default:
        return t(`filter.${kind}`);
    }
  };
}
