import { useQuery } from '@tanstack/react-query';
import type { Country } from '@kindling/contract/languages';
import { queryOptions } from '../api/api-query';
import { regionsQuery } from './queries';

/** The regions of one of the brand's countries, asked for once and kept; undefined until they are there. */
export function useRegions(country: Country | '' | undefined) {
  const { data } = useQuery({
    ...queryOptions(regionsQuery),
    enabled: Boolean(country),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return country ? data?.regions[country] : undefined;
}
