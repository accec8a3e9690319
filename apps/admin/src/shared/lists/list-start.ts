import { useMemo } from 'react';
import { useScope } from '../brands/scope';

/**
 * A list's defaults: the current scope and the list's own filter. Nothing is kept between visits, so an old filter
 * never hides new rows; the reader's filters are in the URL.
 *
 * @param more the list's own filter
 */
export function useListStart(more: object = {}): {
  storeKey: false;
  filterDefaultValues: Record<string, unknown>;
} {
  const tenant = useScope();
  const filter = JSON.stringify({ ...more, tenant });
  return useMemo(
    () => ({ storeKey: false, filterDefaultValues: JSON.parse(filter) as Record<string, unknown> }),
    [filter],
  );
}
