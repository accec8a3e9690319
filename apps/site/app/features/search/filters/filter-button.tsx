import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchField } from '@kindling/contract/brands/settings/settings';
import { Badge } from '../../../shared/ui/badge';
import { RowWord } from '../../../shared/ui/page-row';
import { setFilters, type SearchFilter } from './search-filter';

// Loaded with the first press, or just before it.
const loadSheet = () => import('./filter-sheet');
const FilterSheet = lazy(loadSheet);

/**
 * Opens the brand's search filters (`search_fields`) as a sheet, and tells how many are set.
 *
 * @param offered filters that the reader may use; without any there is no button
 */
export function FilterButton({
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
  const [open, setOpen] = useState(false);
  const count = setFilters(filter).length;
  if (offered.length === 0) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={() => void loadSheet()}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden="true" />
        <RowWord>{t('filter.open')}</RowWord>
        {count > 0 && <Badge kind="plain">{String(count)}</Badge>}
      </button>
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
