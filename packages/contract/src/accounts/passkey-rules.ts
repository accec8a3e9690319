/** Limits of passkeys. Free of any library, so that the browser's bundle can hold it. */

/** Maximum per account or staff member. */
export const passkeysAtMost = 10;
export const passkeyNameLength = 60;
/** Lifetime of a challenge, and the browser's timeout. */
export const passkeySeconds = 300;

/** COSE identifiers of the accepted algorithms: EdDSA, ES256, RS256. */
export const passkeyAlgorithms = [-8, -7, -257];
