import { useQuery } from '@tanstack/react-query';
import type { Country } from '@kindling/contract/languages';
import { queryOptions } from '../../shared/api/api-query';
import { regionsQuery } from './queries';

/**
 * The regions of the brand's countries, asked for once and kept; undefined until they are there.
 * @param wanted false asks nothing
 */
export function useAllRegions(wanted: boolean) {
  const { data } = useQuery({
    ...queryOptions(regionsQuery),
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.regions;
}

/** The regions of one of the brand's countries; undefined until they are there. */
export function useRegions(country: Country | undefined) {
  const regions = useAllRegions(country !== undefined);
  return country && regions?.[country];
}
