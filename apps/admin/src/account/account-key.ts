/** The query key of the reader's own account. */
export const accountKey = ['staff-account'] as const;
