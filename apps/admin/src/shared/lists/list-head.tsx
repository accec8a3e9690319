import type { ReactNode } from 'react';
import { FilterButton, TopToolbar } from 'react-admin';
import { ExportButton } from './export-button';
import { SavedFiltersButton } from './saved-filters/saved-filters-button';

/**
 * The toolbar of a list: filters, saved filters, and its rows as a file, where this is allowed.
 *
 * @param hasFilters whether there are filters besides those that are always shown
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
