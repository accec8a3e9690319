import type { QueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../shared/api/api-query';
import { isGone } from '../../shared/api/page-queries';

export const memberQuery = (id: string) => apiQuery('getMember', { params: { id } });

/** Pages that are open about a member ask again when a call says that the member is gone: then they say so, too. */
export function askAgainIfGone(client: QueryClient, error: unknown): void {
  if (!isGone(error)) return;
  for (const name of ['getMember', 'getConversation']) void client.invalidateQueries({ queryKey: [name] });
}
