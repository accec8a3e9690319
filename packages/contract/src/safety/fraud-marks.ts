/**
 * What accounts of one brand may have in common, what tells most first: an account or wallet that money is to go to, a
 * picture, the words of a first message, where a link leads, a browser that both logged in with.
 */
export const fraudMarks = ['payee', 'photo', 'line', 'link', 'device'] as const;
export type FraudMark = (typeof fraudMarks)[number];

/** How an account stands of those that share a mark. */
export const sharerStates = ['active', 'disabled', 'banned', 'deleted', 'erased'] as const;
export type SharerState = (typeof sharerStates)[number];
