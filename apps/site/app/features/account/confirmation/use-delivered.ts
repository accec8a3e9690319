import { useQuery } from '@tanstack/react-query';
import { chatsQuery } from '../../../domain/chats/chats-query';
import { queryOptions } from '../../../shared/api/api-query';

/**
 * The conversations whose messages were written before the address was confirmed, and delivered with that (decisions §6.3).
 *
 * @param enabled whether to ask for them
 * @returns undefined until they are known; none where they can't be
 */
export function useDelivered(enabled = true) {
  const { data, isPending } = useQuery({ ...queryOptions(chatsQuery), staleTime: 0, gcTime: 0, enabled });
  if (isPending) return undefined;
  return (data?.chats ?? []).filter(({ messages: [last] }) => last?.from_me === true && !last.held);
}
