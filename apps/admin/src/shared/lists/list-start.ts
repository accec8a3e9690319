import { useMemo } from 'react';
import { useScope } from '../brands/scope';

/**
 * How a list begins: narrowed to the brand of the bar, and to what it asks for itself. Nothing else is kept between two
 * visits, so no filter of yesterday hides today's rows; what a reader filters stands in the address.
 *
 * @param more of the filter
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
