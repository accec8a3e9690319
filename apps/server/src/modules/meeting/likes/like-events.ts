import { defineEvent } from '../../../kernel/outbox/events.js';

/** A member looked at somebody who liked them: their like is no longer new. Inside the transaction. */
export const likeSeen = defineEvent<{ memberId: string; likerId: string }>('likes.seen');

export interface GivenLikeEvent {
  likerId: string;
  likedId: string;
  /** Nobody is there who could be told. */
  likedFictional: boolean;
  /** The other likes them, too. */
  match: boolean;
  /** It was taken back within the day and told before: pages change, and nobody is told anew. */
  again: boolean;
}

/** A member liked another. Inside the transaction. */
export const memberLiked = defineEvent<GivenLikeEvent>('likes.given');

/** A member took a like back; a match of the two is none any more. Inside the transaction. */
export const likeTakenBack = defineEvent<{ likerId: string; likedId: string }>('likes.taken_back');
