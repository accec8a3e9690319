import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/session/console-api';

/** The companies of the reader's brands; undefined until they are known. */
export function useCompanies() {
  const { data } = useQuery({ queryKey: ['companies'], queryFn: () => callApi('listCompanies') });
  return data;
}
