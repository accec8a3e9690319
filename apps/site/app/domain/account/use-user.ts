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
    // Only polling refetches: a cached page would otherwise ask once for every visitor.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data.user;
}

/** Replaces the current member and forgets every cached answer of the previous one. */
export function useBecomeUser(): (user: User | null) => void {
  const client = useQueryClient();
  return (user) => {
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'getUser' });
    client.setQueryData(userQuery.key, { user });
  };
}
