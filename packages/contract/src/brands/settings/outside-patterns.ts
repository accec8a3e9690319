/** How addresses of other companies are written; apart from the patterns that browsers hold. */

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** Names that lead nowhere but into somebody's own machine or network. */
const inward = '(?:localhost|local|internal|intranet|lan|home|invalid|test|onion|arpa)';
/** A name of the public net: no number, whose last part would have to be one, and nothing that only one machine knows. */
const publicHost = `(?!(?:[^/]*\\.)?${inward}(?:/|$))(?:${label}\\.)+(?:[a-z]{2,24}|xn--[a-z0-9-]{2,58})`;

/** The host of another company. */
export const publicHostPattern = new RegExp(`^${publicHost}$`);

/**
 * A script of another company: HTTPS on the usual port, a path without dots that climb, without escapes and without
 * anything that would mean more than itself in a content policy or in HTML.
 */
export const outsideScriptPattern = new RegExp(
  `^https://${publicHost}(?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+` +
    '(?:[?][A-Za-z0-9_-]+=[A-Za-z0-9._-]+(?:&[A-Za-z0-9_-]+=[A-Za-z0-9._-]+)*)?$',
);
