/** What both ends of a live connection keep to, free of any library so that the browser's bundle can hold it. */

/** Where the socket is opened; only WebSocket is spoken there, so that any process can serve any member. */
export const livePath = '/api/ws';

/** How often a page says at most that somebody writes. */
export const typingEveryMs = 3_000;
/** How long after it was last said somebody is shown as writing. */
export const typingShownMs = 5_000;
