import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { bulkActions, bulkUndoMinutes, type BulkAction } from '@kindling/contract/console/bulk-actions';
import type { StaffRight } from '@kindling/contract/route';
import type { BulkJob } from '@kindling/contract/console/calls/bulk';
import { useNotify, usePermissions, useRefresh, useResourceContext } from 'react-admin';
import { useEffect, useRef } from 'react';
import { callApi } from '../../session/console-api';

const key = ['bulk-jobs'];
/** How often a job that is on its way is looked at, and one that can be undone still. */
const lookMs = 1000;
const waitMs = 30_000;

export const isMoving = (job: BulkJob) => job.finished_at === null || job.undoing;

/** What of the current list's rows the reader may do to many at once. */
export function useBulkActions(): readonly BulkAction[] {
  const list = useResourceContext();
  const { permissions = [] } = usePermissions<StaffRight[]>();
  return (Object.keys(bulkActions) as BulkAction[]).filter(
    (action) => bulkActions[action].list === list && permissions.includes(bulkActions[action].right),
  );
}

/** The reader's jobs on the current list: those on their way, and those that ended as long ago as one can undo. */
export function useBulkJobs(): readonly BulkJob[] {
  const actions = useBulkActions();
  const refresh = useRefresh();
  const { data = [], dataUpdatedAt } = useQuery({
    queryKey: key,
    queryFn: () => callApi('listBulkJobs'),
    enabled: actions.length > 0,
    refetchInterval: ({ state: { data: jobs = [] } }) => {
      if (jobs.some(isMoving)) return lookMs;
      return jobs.some((job) => job.undo_until !== null) && waitMs;
    },
  });
  const since = dataUpdatedAt - bulkUndoMinutes * 60_000;
  const own = data.filter(
    ({ action, finished_at: end }) => actions.includes(action) && (end === null || Date.parse(end) > since),
  );
  // What the job changes is seen in the rows as it goes on.
  const changed = own.map(({ id, done, undone }) => `${id} ${done} ${undone}`).join();
  const shown = useRef(changed);
  useEffect(() => {
    // The first look changes nothing: the rows were read a moment ago.
    if (shown.current !== '' && shown.current !== changed) refresh();
    shown.current = changed;
  }, [changed, refresh]);
  return own;
}

export function useBulkChanges() {
  const client = useQueryClient();
  const notify = useNotify();
  const outcome = {
    onSettled: () => client.invalidateQueries({ queryKey: key }),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  };
  const start = useMutation({
    mutationFn: (body: { action: BulkAction; rows: string[] }) => callApi('startBulkJob', { body }),
    ...outcome,
  });
  const undo = useMutation({
    mutationFn: ({ id }: Pick<BulkJob, 'id'>) => callApi('undoBulkJob', { params: { id } }),
    ...outcome,
  });
  return { start, undo };
}
