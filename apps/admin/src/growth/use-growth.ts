import { useQuery } from '@tanstack/react-query';
import type { GrowthGroup } from '@kindling/contract/overviews/calls/growth';
import { callApi } from '../shared/session/console-api';

/** A date range in one brand, or in all of the reader's brands. */
export interface Span {
  tenant?: string;
  from: string;
  to: string;
}

/** A view of a brand's growth; the last answer stays until the next arrives. */
export function useGrowth(span: Span, by: GrowthGroup, filter: { network?: string; ref?: string } = {}) {
  const query = { ...span, by, ...filter };
  return useQuery({
    queryKey: ['growth', query],
    queryFn: () => callApi('getGrowth', { query }),
    placeholderData: (before) => (before?.tenant === (span.tenant ?? null) ? before : undefined),
  });
}
