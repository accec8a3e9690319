import { apiQuery } from '../../shared/api/api-query';
import { browserQueryClient } from '../../shared/api/query-client';

export const deckQuery = apiQuery('getDeck');

/** The cached cards have been decided: a return to the page gets new ones. Browser only. */
export function forgetDeck(): void {
  browserQueryClient().removeQueries({ queryKey: deckQuery.key });
}
