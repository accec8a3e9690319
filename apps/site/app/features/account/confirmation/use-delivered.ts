import { useQuery } from '@tanstack/react-query';
import { chatsQuery } from '../../../domain/chats/chats-query';
import { queryOptions } from '../../../shared/api/api-query';

/**
 * Conversations with messages written before the address was confirmed, and delivered on confirmation (decisions §6.3).
 *
 * @param enabled whether to fetch them
 * @returns undefined while loading; empty when the request fails
 */
export function useDelivered(enabled = true) {
  const { data, isPending } = useQuery({ ...queryOptions(chatsQuery), staleTime: 0, gcTime: 0, enabled });
  if (isPending) return undefined;
  return (data?.chats ?? []).filter(({ messages: [last] }) => last?.from_me === true && !last.held);
}
