import { useQuery } from '@tanstack/react-query';
import type { GrowthGroup } from '@kindling/contract/overviews/calls/growth';
import { callApi } from '../shared/session/console-api';

/** The brand and its days that are looked at; no brand yet is `''`. */
export interface Span {
  tenant: string;
  from: string;
  to: string;
}

/** A look at a brand's growth; what stands stays until the next is there. */
export function useGrowth(span: Span, by: GrowthGroup, filter: { network?: string; ref?: string } = {}) {
  const query = { ...span, by, ...filter };
  return useQuery({
    queryKey: ['growth', query],
    queryFn: () => callApi('getGrowth', { query }),
    enabled: span.tenant !== '',
    placeholderData: (before) => (before?.tenant === span.tenant ? before : undefined),
  });
}
