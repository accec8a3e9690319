/** What both ends of a live connection share, free of any library so that the browser's bundle can hold it. */

/** Path of the socket. Only WebSocket is supported, so that any process can serve any member. */
export const livePath = '/api/ws';

/** A page reports typing at most this often. */
export const typingEveryMs = 3_000;
/** How long the typing indicator shows after the last report. */
export const typingShownMs = 5_000;
