import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

/**
 * A draft about an item: kept while the reader goes elsewhere on the console, until they log out or reload. It is never
 * stored.
 *
 * @param item what names it among all items of all queues
 */
export function useDraft(item: string): [string, (text: string) => void] {
  const queries = useQueryClient();
  const queryKey = ['draft', item];
  const [text, setText] = useState(() => queries.getQueryData<string>(queryKey) ?? '');
  return [
    text,
    (next) => {
      queries.setQueryDefaults(['draft'], { gcTime: Infinity });
      queries.setQueryData(queryKey, next);
      setText(next);
    },
  ];
}

/** The drafts of items whose names begin so. */
export function useDrafts(prefix: string): string[] {
  return useQueryClient()
    .getQueriesData<string>({ queryKey: ['draft'] })
    .flatMap(([[, item], text]) => (String(item).startsWith(prefix) && text?.trim() ? text : []));
}

/** Forgets what was written about items whose names begin so: it was sent. */
export function useForgetDrafts(): (prefix: string) => void {
  const queries = useQueryClient();
  return useCallback(
    (prefix) =>
      queries.removeQueries({
        queryKey: ['draft'],
        predicate: ({ queryKey: [, item] }) => String(item).startsWith(prefix),
      }),
    [queries],
  );
}
