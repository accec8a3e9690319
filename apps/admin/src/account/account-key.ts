/** The query key of the reader's own account. */
export const accountKey = ['staff-account'] as const;

/** The query key of the reader's passkeys. */
export const passkeysKey = ['staff-passkeys'] as const;
