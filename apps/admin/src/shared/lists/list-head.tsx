import type { ReactNode } from 'react';
import { FilterButton, TopToolbar } from 'react-admin';
import { ExportButton } from './export-button';
import { SavedFiltersButton } from './saved-filters/saved-filters-button';

/**
 * What stands above every list: its filters, those that the reader keeps, and its rows as a file, where they may be one.
 *
 * @param hasFilters whether there are more than those that always stand there
 */
export function ListHead({ hasFilters = true, children }: { hasFilters?: boolean; children?: ReactNode }) {
  return (
    <TopToolbar sx={{ alignItems: 'center', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 0.5 }}>
      {hasFilters && <FilterButton />}
      <SavedFiltersButton />
      <ExportButton />
      {children}
    </TopToolbar>
  );
}
