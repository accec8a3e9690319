/** What can be done with a card: it is liked, or passed. */
export type Choice = 'like' | 'pass';
