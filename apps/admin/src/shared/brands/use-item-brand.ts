import { useSearchParams } from 'react-router-dom';

/** The brand in which somebody works on the items of a queue, as the address tells it; undefined for all of theirs. */
export function useItemBrand(): string | undefined {
  return useSearchParams()[0].get('tenant') ?? undefined;
}
