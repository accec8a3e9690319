import { z } from 'zod';
import { route } from '../../route.js';
import { photo, profileCard } from '../../profiles/profile.js';
import { promptCodes } from '../../profiles/prompts.js';
import { done, id, instant } from '../../values.js';

export const likeTypes = ['received', 'given', 'matches'] as const;
export type LikeType = (typeof likeTypes)[number];

const prompt = z.enum(promptCodes);

/** The part of a profile that a like is for. */
export const likedPart = z.union([z.strictObject({ photo_id: id }), z.strictObject({ prompt })]);
export type LikedPart = z.output<typeof likedPart>;

/** The part of the reader's own profile that they are liked for; null for the whole, and once that part is gone. */
export const ownLikedPart = z.union([z.strictObject({ photo }), z.strictObject({ prompt })]).nullable();
export type OwnLikedPart = z.output<typeof ownLikedPart>;

export const likesAnswer = z.strictObject({
  /** Every profile named in the lists below, once. */
  profiles: z.array(profileCard),
  liked_by: z.array(z.strictObject({ id, like_new: z.boolean(), liked_at: instant, about: ownLikedPart })),
  given: z.array(z.strictObject({ id, liked_at: instant })),
  matches: z.array(id),
  /** Free members: likes left today and when the next one comes; null for premium members. */
  allowance: z.strictObject({ left: z.int().nonnegative(), next_at: instant.nullable() }).nullable(),
});
export type LikesAnswer = z.output<typeof likesAnswer>;

export const getLikes = route('getLikes', {
  summary: 'Received and given likes and matches (specification §2, §7).',
  access: 'member',
  response: likesAnswer,
  problems: [],
});

export const giveLike = route('giveLike', {
  summary:
    'Likes a member, or a part of their profile; a repeat is the same like. Free members have four in 24 hours (decisions §4.3).',
  access: 'member',
  body: z.strictObject({
    profile_id: id,
    /** Ignored where the member has no such part, or the caller does not see it: the like is then for the whole profile. */
    about: likedPart.optional(),
  }),
  response: z.strictObject({ match: z.boolean(), allowance: likesAnswer.shape.allowance }),
  problems: ['not_found', 'account_restricted', 'like_limit_reached'],
});

export const takeBackLike = route('takeBackLike', {
  summary:
    'Takes a like back; a match ends by it. It gives nothing of the four in 24 hours back, and given again within a day it costs nothing.',
  access: 'member',
  params: z.strictObject({ id }),
  response: z.strictObject({ allowance: likesAnswer.shape.allowance }),
  problems: ['not_found'],
});

export const seeLiker = route('seeLiker', {
  summary: "Clears a liker's new mark (specification §4).",
  access: 'member',
  params: z.strictObject({ id }),
  response: done,
  problems: ['not_found'],
});
