/**
 * How long a password may be, in characters. It has a file of its own because every page needs it for the texts of
 * refusals, while few pages need the other rules of an account.
 */
export const passwordLength = { min: 8, max: 200 } as const;
