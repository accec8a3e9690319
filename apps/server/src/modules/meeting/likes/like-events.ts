import { defineEvent } from '../../../kernel/outbox/events.js';

/** A member opened the profile of a liker, whose like is no longer new. Inside the transaction. */
export const likeSeen = defineEvent<{ memberId: string; likerId: string }>('likes.seen');

export interface GivenLikeEvent {
  likerId: string;
  likedId: string;
  /** A fictional profile gets no notice. */
  likedFictional: boolean;
  /** The other likes them, too. */
  match: boolean;
  /** It was taken back within the day and given again: pages change, and no second notice is sent. */
  again: boolean;
}

/** A member liked another. Inside the transaction. */
export const memberLiked = defineEvent<GivenLikeEvent>('likes.given');

/** A member took a like back; a match of the two is none any more. Inside the transaction. */
export const likeTakenBack = defineEvent<{ likerId: string; likedId: string }>('likes.taken_back');
