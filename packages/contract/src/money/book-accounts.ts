/** A brand's own accounts: credits sold, used for messages, and given away. */
export const bookAccounts = ['sales', 'usage', 'grants'] as const;
export type BookAccount = (typeof bookAccounts)[number];
