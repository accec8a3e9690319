import type { ReactNode } from 'react';
import { FilterButton, TopToolbar } from 'react-admin';
import { ExportButton } from './export-button';

/**
 * What stands above every list: its filters and its rows as a file, where they may be one.
 *
 * @param hasFilters whether there are more than those that always stand there
 */
export function ListHead({ hasFilters = true, children }: { hasFilters?: boolean; children?: ReactNode }) {
  return (
    <TopToolbar>
      {hasFilters && <FilterButton />}
      <ExportButton />
      {children}
    </TopToolbar>
  );
}
