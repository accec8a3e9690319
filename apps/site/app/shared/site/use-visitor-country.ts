import type { Country } from '@kindling/contract/languages';
import { useQuery } from '@tanstack/react-query';
import { apiQuery, queryOptions } from '../api/api-query';

const settingsQuery = apiQuery('getSettings');

/**
 * The visitor's country, fetched in the browser because cached pages are the same for all: their own choice, else the country
 * of their IP address. Undefined until known, null if it can't be known.
 *
 * @param wanted false fetches nothing
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
