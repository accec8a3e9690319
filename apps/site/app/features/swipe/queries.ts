import { apiQuery } from '../../shared/api/api-query';
import { browserQueryClient } from '../../shared/api/query-client';

export const deckQuery = apiQuery('getDeck');

/** Cards that were dealt before have been decided about: whoever comes back to the page is dealt new ones. Browser only. */
export function forgetDeck(): void {
  browserQueryClient().removeQueries({ queryKey: deckQuery.key });
}
