import type { QueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../shared/api/api-query';
import { isGone } from '../../shared/api/page-queries';

export const memberQuery = (id: string) => apiQuery('getMember', { params: { id } });

/** Pages about a member refetch once a call says that the member is gone, and then say so, too. */
export function askAgainIfGone(client: QueryClient, error: unknown): void {
  if (!isGone(error)) return;
  for (const name of ['getMember', 'getConversation']) void client.invalidateQueries({ queryKey: [name] });
}
