import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '@kindling/contract/overviews/user';
import { apiQuery, queryOptions } from '../../shared/api/api-query';
import { useOptionalSite } from '../../shared/site/site-data';

export const userQuery = apiQuery('getUser');

/** The logged-in member as known now, null for visitors. Kept fresh by `useLiveUpdates`, changed by login and logout. */
export function useUser(): User | null {
  const site = useOptionalSite();
  const { data } = useQuery({
    ...queryOptions(userQuery),
    initialData: () => ({ user: site?.user ?? null }),
    // Only the polling asks again: a cached page would else ask once for every visitor.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data.user;
}

/** Puts a new member in place of whoever was there before and forgets every answer that was theirs. */
export function useBecomeUser(): (user: User | null) => void {
  const client = useQueryClient();
  return (user) => {
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'getUser' });
    client.setQueryData(userQuery.key, { user });
  };
}
