/** What may matter to a member who asks the match finder, free of any library so that the browser's bundle can hold it. */
export const matchWishes = ['interests', 'near', 'intentions', 'replies', 'newcomers'] as const;
export type MatchWish = (typeof matchWishes)[number];

/** So many may matter at once: whoever wants everything gets nothing considered. */
export const mostWishes = 3;

/** From how far away somebody may be. */
export const matchReaches = ['city', 'region', 'country', 'anywhere'] as const;
export type MatchReach = (typeof matchReaches)[number];

/** So many suggestions are shown at most; with fewer than the least it is said what to loosen. */
export const suggested = { least: 3, most: 5 } as const;
