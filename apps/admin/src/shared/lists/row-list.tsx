import type { ReactElement, ReactNode } from 'react';
import { CreateButton, List, type SortPayload } from 'react-admin';
import { BulkStrip } from './bulk/bulk-strip';
import { ChosenBar } from './bulk/chosen-bar';
import { ListHead } from './list-head';
import { ListPagination } from './list-pagination';
import { useListStart } from './list-start';
import { NothingYet } from '../ui/nothing-yet';

/**
 * A list of rows in the current scope, newest first.
 *
 * @param create the label of the create button; without it there is none
 * @param none the text of an empty list
 * @param more other actions on the whole list
 * @param above shown above the list
 */
export function RowList({
  title,
  filters,
  create,
  none,
  more,
  above,
  sort = { field: 'created_at', order: 'DESC' },
  perPage = 50,
  children,
}: {
  title: string;
  filters: ReactElement[];
  create?: string;
  none: string;
  more?: ReactNode;
  above?: ReactNode;
  sort?: SortPayload;
  perPage?: number;
  children: ReactNode;
}) {
  const start = useListStart();
  const button = create !== undefined && <CreateButton label={create} variant="contained" />;
  const list = (
    <List
      {...start}
      title={title}
      filters={filters}
      actions={
        <ListHead>
          {more}
          {button}
        </ListHead>
      }
      empty={<NothingYet text={none}>{button}</NothingYet>}
      sort={sort}
      perPage={perPage}
      exporter={false}
      pagination={<ListPagination />}
    >
      <BulkStrip />
      {children}
      <ChosenBar />
    </List>
  );
  return above ? (
    <>
      {above}
      {list}
    </>
  ) : (
    list
  );
}
