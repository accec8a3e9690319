/**
 * How long a password may be, in characters. Apart from the other rules of an account: every page says it in its refusals,
 * few pages check anything.
 */
export const passwordLength = { min: 8, max: 200 } as const;
