import { ArrowDownWideNarrow } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { searchSorts, type SearchSort } from '@kindling/contract/meeting/search-values';
import { useUser } from '../../../domain/account/use-user';
import { useSite } from '../../../shared/site/site-data';
import { RowWord } from '../../../shared/ui/page-row';
import styles from './sort-select.module.scss';

/** Visitors have no place and no preferences. */
const forVisitors: readonly SearchSort[] = ['last_online', 'newest'];

/** The order of the results. @param sort as the answer was sorted */
export function SortSelect({
  sort,
  isPlaceKnown,
  onSort,
}: {
  sort: SearchSort;
  isPlaceKnown: boolean;
  onSort: (sort: SearchSort) => void;
}) {
  const { t } = useTranslation('members');
  const { settings } = useSite();
  const isMember = useUser() !== null;
  const byDistance = isPlaceKnown && settings.visible_profile_notes.includes('distance');
  const offered = searchSorts.filter((name) =>
    isMember ? name !== 'distance' || byDistance : forVisitors.includes(name),
  );
  return (
    <label className={styles.sort}>
      <ArrowDownWideNarrow aria-hidden="true" />
      <RowWord>{t(`sort.${sort}`)}</RowWord>
      <select
        aria-label={t('sort.label')}
        value={sort}
        onChange={({ target }) => {
          const chosen = offered.find((name) => name === target.value);
          if (chosen) onSort(chosen);
        }}
      >
        {offered.map((value) => (
          <option key={value} value={value}>
            {t(`sort.${value}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
