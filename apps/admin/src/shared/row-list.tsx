import Box from '@mui/material/Box';
import type { ReactElement, ReactNode } from 'react';
import { CreateButton, FilterButton, List, TopToolbar } from 'react-admin';
import { ListPagination } from './list-pagination';

/**
 * A list of what staff make themselves, the newest first.
 *
 * @param create what the button says that makes one
 * @param none what the place of an empty list says
 * @param more other actions on the whole list
 */
export function RowList({
  title,
  filters,
  create,
  none,
  more,
  perPage = 50,
  children,
}: {
  title: string;
  filters: ReactElement[];
  create: string;
  none: string;
  more?: ReactNode;
  perPage?: number;
  children: ReactNode;
}) {
  const button = <CreateButton label={create} variant="contained" />;
  return (
    <List
      title={title}
      filters={filters}
      actions={
        <TopToolbar>
          <FilterButton />
          {more}
          {button}
        </TopToolbar>
      }
      empty={
        <Box sx={{ py: 8, px: 2, display: 'grid', justifyItems: 'center', gap: 2, color: 'text.secondary' }}>
          {none}
          {button}
        </Box>
      }
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={perPage}
      exporter={false}
      pagination={<ListPagination />}
    >
      {children}
    </List>
  );
}
