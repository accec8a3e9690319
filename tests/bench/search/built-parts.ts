import type { SearchQuery } from '../../../packages/contract/src/meeting/calls/discovery.ts';
import { startBuiltApp, type BuiltApp } from '../built-app.ts';

interface Searching {
  search(reader: object, query: SearchQuery): Promise<{ next: string | null }>;
}
interface Dealing {
  deal(memberId: string, after: string | undefined): Promise<{ cards: object[]; next: string | null }>;
}
interface Liking {
  give(likerId: string, likedId: string): Promise<{ match: boolean }>;
}
export interface Parts extends Omit<BuiltApp, 'part'> {
  searching: Searching;
  dealing: Dealing;
  liking: Liking;
}

/** The parts of the built server that search and deal. */
export async function startParts(env: Record<string, string>): Promise<Parts> {
  const { part, ...built } = await startBuiltApp(env);
  return {
    ...built,
    searching: await part<Searching>('modules/meeting/discovery/search/search-members.js', 'SearchMembers'),
    dealing: await part<Dealing>('modules/meeting/matchmaking/swipe-deck.js', 'SwipeDeck'),
    liking: await part<Liking>('modules/meeting/likes/given-likes.js', 'GivenLikes'),
  };
}
