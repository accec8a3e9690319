/** The wishes of a member in the match finder, free of any library so that the browser's bundle can hold it. */
export const matchWishes = ['interests', 'near', 'intentions', 'replies', 'newcomers'] as const;
export type MatchWish = (typeof matchWishes)[number];

/** Maximum number of wishes at once: with all of them, none would weigh anything. */
export const mostWishes = 3;

/** How far away a suggestion may live. */
export const matchReaches = ['city', 'region', 'country', 'anywhere'] as const;
export type MatchReach = (typeof matchReaches)[number];

/** Suggestions shown at most; below the least, the page says what to loosen. */
export const suggested = { least: 3, most: 5 } as const;

/** Members in a set of the day at most. */
export const mostOfDay = 8;
