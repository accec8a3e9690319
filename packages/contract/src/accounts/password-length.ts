/**
 * Length of a password, in characters. In a file of its own, because every page needs it for error texts, while few
 * pages need the other rules of an account.
 */
export const passwordLength = { min: 8, max: 200 } as const;
