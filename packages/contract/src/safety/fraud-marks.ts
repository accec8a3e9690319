/**
 * What accounts of one brand may have in common: the words of a first message, a picture, an account or wallet that money
 * is to go to, where a link leads, a browser that two of them logged in with.
 */
export const fraudMarks = ['line', 'photo', 'payee', 'link', 'device'] as const;
export type FraudMark = (typeof fraudMarks)[number];

/** How an account stands of those that share a mark. */
export const sharerStates = ['active', 'disabled', 'banned', 'deleted', 'erased'] as const;
export type SharerState = (typeof sharerStates)[number];
