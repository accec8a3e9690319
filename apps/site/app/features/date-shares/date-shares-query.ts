import { useQueryClient } from '@tanstack/react-query';
import { apiQuery, type AnswerOf } from '../../shared/api/api-query';

export const dateSharesQuery = apiQuery('getDateShares');

export type DateShares = AnswerOf<'getDateShares'>;
export type DateShare = DateShares['shares'][number];
export type NewLink = AnswerOf<'shareDate'>;

/** Asks again for the member's plans, and whether a question waits for them. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    void client.invalidateQueries({ queryKey: ['getUser'] });
    await client.invalidateQueries({ queryKey: dateSharesQuery.key });
  };
}
