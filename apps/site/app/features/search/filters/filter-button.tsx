import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchField } from '@kindling/contract/brands/settings/settings';
import { Badge } from '../../../shared/ui/badge';
import { Dialog } from '../../../shared/ui/dialog';
import { RowWord } from '../../../shared/ui/page-row';
import { setFilters, type SearchFilter } from './search-filter';
import styles from './filter-button.module.scss';

// Loaded with the first press, or just before it.
const loadSheet = () => import('./filter-sheet');
const FilterSheet = lazy(loadSheet);

/**
 * Opens the brand's search filters (`search_fields`) as a sheet, and shows how many are set. The sheet's frame renders at
 * once; its hundreds of choices follow.
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
        <Dialog title={t('filter.open')} isFilledLater onClose={() => setOpen(false)}>
          <AfterFrame>
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
          </AfterFrame>
        </Dialog>
      )}
    </>
  );
}

/** Renders its children after the frame with the placeholder has been painted. */
function AfterFrame({ children }: { children: ReactNode }) {
  const isShown = useDeferredValue(true, false);
  const place = <div className={styles.place} />;
  return isShown ? <Suspense fallback={place}>{children}</Suspense> : place;
}
