import { defineEvent } from '../../kernel/events.js';

/** A member looked at somebody who liked them: their like is no longer new. Inside the transaction. */
export const likeSeen = defineEvent<{ memberId: string; likerId: string }>('likes.seen');

/** A member liked another for the first time; `match` tells that the other had liked them. Inside the transaction. */
export const memberLiked = defineEvent<{ likerId: string; likedId: string; match: boolean }>('likes.given');
