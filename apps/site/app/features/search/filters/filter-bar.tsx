import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { SearchField } from '@kindling/contract/brands/settings/settings';
import { usePaths } from '../../../shared/routing/use-paths';
import { Badge } from '../../../shared/ui/badge';
import { Button } from '../../../shared/ui/button';
import { classNames } from '../../../shared/ui/class-names';
import { FilterFields } from './filter-fields';
import { filterOf, setFilters, type SearchFilter } from './search-filter';
import styles from './filter-bar.module.scss';

// All filters at once: on demand, and on a phone.
const loadSheet = () => import('./filter-sheet');
const FilterSheet = lazy(loadSheet);

/** Filters of the bar itself; a brand's other filters are in the sheet only. */
const inBar: readonly SearchField[] = ['gender', 'age', 'country', 'region'];

/**
 * The brand's search filters (`search_fields`): from tablets on a bar that searches at every choice, as a form that works
 * without script; and a sheet with all of them, on phones in place of the bar.
 *
 * @param offered filters that the reader may use
 */
export function FilterBar({
  filter,
  offered,
  isPlaceKnown,
  onSearch,
}: {
  filter: SearchFilter;
  offered: readonly SearchField[];
  /** Whether the reader's place is known. */
  isPlaceKnown: boolean;
  onSearch: (filter: SearchFilter) => void;
}) {
  const { t } = useTranslation('members');
  const path = usePaths();
  const [open, setOpen] = useState(false);
  const count = setFilters(filter).length;
  const hasMore = offered.some((field) => !inBar.includes(field));
  if (offered.length === 0) return null;
  return (
    <>
      <div className={styles.row}>
        <Form
          method="get"
          action={path('members')}
          className={styles.bar}
          aria-label={t('filter.label')}
          onSubmit={(event) => {
            event.preventDefault();
            // A typed region may not have been submitted yet.
            const entries = [...new FormData(event.currentTarget)].map(([key, value]) => [
              key,
              String(value),
            ]);
            onSearch({ ...filter, ...filterOf(new URLSearchParams(entries)) });
          }}
        >
          <FilterFields fields={offered} filter={filter} onChange={onSearch} />
          <button type="submit" className={styles.submit}>
            {t('filter.show')}
          </button>
        </Form>
        <Button
          look="secondary"
          className={classNames(styles.open, !hasMore && styles.phoneOnly)}
          aria-haspopup="dialog"
          onPointerEnter={() => void loadSheet()}
          onClick={() => setOpen(true)}
        >
          <SlidersHorizontal aria-hidden="true" />
          <span>{t('filter.open')}</span>
          {count > 0 && <Badge kind="plain">{String(count)}</Badge>}
        </Button>
      </div>
      {open && (
        <Suspense>
          <FilterSheet
            filter={filter}
            offered={offered}
            isPlaceKnown={isPlaceKnown}
            onClose={() => setOpen(false)}
            onSearch={(chosen) => {
              setOpen(false);
              onSearch(chosen);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
