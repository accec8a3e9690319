import type { Country } from '@kindling/contract/languages';
import { useQuery } from '@tanstack/react-query';
import { apiQuery, queryOptions } from '../api/api-query';

const settingsQuery = apiQuery('getSettings');

/**
 * The visitor's country, asked for in the browser because cached pages are the same for all: what they chose, else what
 * their address says. Undefined until known, null when nothing is known.
 * @param wanted false asks nothing
 */
export function useVisitorCountry(wanted: boolean): Country | null | undefined {
  const { data, isError } = useQuery({
    ...queryOptions(settingsQuery),
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isError) return null;
  return data && (data.geoip_selected_country ?? data.geoip_country);
}
