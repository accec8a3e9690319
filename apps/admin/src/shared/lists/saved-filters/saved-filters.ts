import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SavedFilter } from '@kindling/contract/console/calls/saved-filters';
import { useNotify } from 'react-admin';
import { callApi } from '../../session/console-api';

const key = ['saved-filters'];

/** The reader's saved filters of all lists, by name; undefined until they are known. */
export function useSavedFilters(isWanted = true): readonly SavedFilter[] | undefined {
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => callApi('listSavedFilters'),
    enabled: isWanted,
    staleTime: 60_000,
  });
  return data;
}

/** Saves, renames and deletes; errors become notices. */
export function useSavedFilterChanges() {
  const client = useQueryClient();
  const notify = useNotify();
  const outcome = {
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  };
  const save = useMutation({
    mutationFn: (body: Omit<SavedFilter, 'id'>) => callApi('saveFilter', { body }),
    ...outcome,
  });
  const rename = useMutation({
    mutationFn: ({ id, name }: Pick<SavedFilter, 'id' | 'name'>) =>
      callApi('renameSavedFilter', { params: { id }, body: { name } }),
    ...outcome,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Pick<SavedFilter, 'id'>) => callApi('deleteSavedFilter', { params: { id } }),
    ...outcome,
  });
  return { save, rename, remove };
}
