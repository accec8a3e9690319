/** Under which how the reader gets in is kept, and asked for anew after a change. */
export const accountKey = ['staff-account'] as const;
