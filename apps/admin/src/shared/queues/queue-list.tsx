import Box from '@mui/material/Box';
import { ListBase, ListView, useListContext, type ListProps } from 'react-admin';
import { ListHead } from '../lists/list-head';
import { ListPagination } from '../lists/list-pagination';
import { useListStart } from '../lists/list-start';
import type { WorkQueue } from './queues';
import { QueueStrip } from './queue-strip';

/** Colleagues work on it too, and new items come in. */
const refresh = { refetchInterval: 15_000 };

type QueueListProps = Pick<
  ListProps,
  'title' | 'filters' | 'filterDefaultValues' | 'empty' | 'sort' | 'actions'
> & { queue: WorkQueue; children: NonNullable<ListProps['children']> };

/** A queue as a list, the first due first, below the strip of all queues. */
export function QueueList({ queue, filterDefaultValues, sort, actions, children, ...view }: QueueListProps) {
  const start = useListStart(filterDefaultValues);
  return (
    <ListBase {...start} {...(sort ? { sort } : {})} perPage={25} exporter={false} queryOptions={refresh}>
      <Strip queue={queue} />
      <ListView {...view} actions={actions ?? <ListHead />} pagination={<ListPagination />}>
        {children}
      </ListView>
    </ListBase>
  );
}

function Strip({ queue }: { queue: WorkQueue }) {
  return (
    <Box sx={{ mb: 1 }}>
      <QueueStrip queue={queue} tenant={useListBrand()} />
    </Box>
  );
}

/** The brand to which a list is narrowed; undefined for all of the reader's. */
export function useListBrand(): string | undefined {
  const { filterValues } = useListContext();
  const { tenant } = filterValues as { tenant?: string };
  return tenant;
}
