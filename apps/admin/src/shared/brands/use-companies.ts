import { useQuery } from '@tanstack/react-query';
import { callApi } from '../session/console-api';

/** A company changes seldom, and whoever changes one refetches them. */
const staleTime = 60_000;

/** The companies of the reader's brands; undefined until they are known. @param isWanted whether to ask for them */
export function useCompanies(isWanted = true) {
  const { data } = useQuery({
    queryKey: ['companies'],
    queryFn: () => callApi('listCompanies'),
    enabled: isWanted,
    staleTime,
  });
  return data;
}
