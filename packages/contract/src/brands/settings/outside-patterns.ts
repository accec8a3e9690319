/** How addresses of other companies are written; separate from the patterns sent to browsers. */

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** Names that resolve only on the machine itself or in a local network. */
const inward = '(?:localhost|local|internal|intranet|lan|home|invalid|test|onion|arpa)';
/** A name on the public internet: not an IP address (its last label would be a number), and not a local name. */
const publicHost = `(?!(?:[^/]*\\.)?${inward}(?:/|$))(?:${label}\\.)+(?:[a-z]{2,24}|xn--[a-z0-9-]{2,58})`;

/** The host of another company. */
export const publicHostPattern = new RegExp(`^${publicHost}$`);

/**
 * A script of another company: HTTPS on the default port, a path without `..`, without escapes and without characters
 * that have a meaning in a content policy or in HTML.
 */
export const outsideScriptPattern = new RegExp(
  `^https://${publicHost}(?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+` +
    '(?:[?][A-Za-z0-9_-]+=[A-Za-z0-9._-]+(?:&[A-Za-z0-9_-]+=[A-Za-z0-9._-]+)*)?$',
);
