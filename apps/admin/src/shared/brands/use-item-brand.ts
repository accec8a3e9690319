import { useSearchParams } from 'react-router-dom';

/** The brand whose queue the reader works on, from the address; undefined for all of theirs. */
export function useItemBrand(): string | undefined {
  return useSearchParams()[0].get('tenant') ?? undefined;
}
