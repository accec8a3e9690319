import { useQuery } from '@tanstack/react-query';
import type { Country } from '@kindling/contract/languages';
import { queryOptions, apiQuery } from '../../shared/api/api-query';

/** Never changes while a page is open (specification §7: loaded once and kept). */
const regionsQuery = apiQuery('getRegions');

/**
 * The regions of the brand's countries, fetched once and kept; undefined until then.
 *
 * @param wanted false fetches nothing
 */
export function useAllRegions(wanted: boolean) {
  const { data } = useQuery({
    ...queryOptions(regionsQuery),
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.regions;
}

/** The regions of one of the brand's countries; undefined until they are fetched. */
export function useRegions(country: Country | undefined) {
  const regions = useAllRegions(country !== undefined);
  return country && regions?.[country];
}
