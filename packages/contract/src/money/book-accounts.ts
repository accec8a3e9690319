/** A brand's own accounts: what was sold, what was used for messages, what was given. */
export const bookAccounts = ['sales', 'usage', 'grants'] as const;
export type BookAccount = (typeof bookAccounts)[number];
