import { z } from 'zod';
import { matchReaches, matchWishes, mostOfDay, mostWishes, suggested } from '../match-wishes.js';
import { interests, replyTimes, signupReasons } from '../../profiles/profile-values.js';
import { route } from '../../route.js';
import { deckCard, foundCard, profileCard } from '../../profiles/profile.js';
import { done, id } from '../../values.js';
import { likesAnswer, ownLikedPart } from './likes.js';

export const autoLike = route('autoLike', {
  summary:
    'Somebody who likes the member and was not looked at yet, else a suggestion that is nobody’s like, else nobody (specification §7).',
  access: 'member',
  response: z.discriminatedUnion('kind', [
    /** `liker`: a new, real like; `match`: a like by a member whom the caller likes; `suggestion`: no like at all. */
    z.strictObject({
      kind: z.enum(['liker', 'match', 'suggestion']),
      profile: profileCard,
      /** What of the caller's profile the like is for; null for a suggestion. */
      about: ownLikedPart,
    }),
    z.strictObject({ kind: z.null(), profile: z.null() }),
  ]),
  problems: [],
});

export const getDeck = route('getDeck', {
  summary: 'Up to ten cards of the swipe game: who fits both ways and was neither liked nor passed.',
  access: 'member',
  limit: 'search',
  query: z.strictObject({ after: z.string().max(200).optional() }),
  response: z.strictObject({
    cards: z.array(deckCard),
    /** Pass as `after` for the next ones, also when no card came; null when all members were shown. */
    next: z.string().nullable(),
    /** Whether passed members would come up again, now that all were shown. */
    again: z.boolean(),
    allowance: likesAnswer.shape.allowance,
  }),
  problems: [],
});

export const passMember = route('passMember', {
  summary: 'Passes somebody in the swipe game, which is told to nobody; a repeat is the same pass.',
  access: 'member',
  body: z.strictObject({ profile_id: id }),
  response: done,
  problems: ['not_found'],
});

export const takeBackPass = route('takeBackPass', {
  summary: 'Takes a pass back.',
  access: 'member',
  params: z.strictObject({ id }),
  response: done,
  problems: ['not_found'],
});

export const beginSwipingAgain = route('beginSwipingAgain', {
  summary: 'Forgets whom the member passed, so that the swipe game shows them again.',
  access: 'member',
  response: done,
  problems: [],
});

/** Why a member is suggested: what is true of both, or what their profile shows anyway. */
export const matchReason = z.discriminatedUnion('code', [
  z.strictObject({ code: z.literal('interests'), interests: z.array(z.enum(interests)).min(1).max(3) }),
  z.strictObject({ code: z.literal('place'), place: z.string() }),
  z.strictObject({ code: z.literal('intention'), intention: z.enum(signupReasons) }),
  /** Their age is one the member seeks. */
  z.strictObject({ code: z.literal('sought_age') }),
  /** The two are at most three years apart. */
  z.strictObject({ code: z.literal('close_age') }),
  z.strictObject({ code: z.literal('replies'), minutes: z.literal(replyTimes) }),
  z.strictObject({ code: z.literal('newcomer') }),
]);
export type MatchReason = z.output<typeof matchReason>;

const suggestion = z.strictObject({ profile: foundCard, reasons: z.array(matchReason).min(1) });

export const findMatches = route('findMatches', {
  summary:
    'A few members suggested by what matters to the caller now, with the reasons; nothing of it is stored.',
  access: 'member',
  limit: 'search',
  body: z.strictObject({
    wishes: z
      .array(z.enum(matchWishes))
      .min(1)
      .max(mostWishes)
      .refine((wishes) => new Set(wishes).size === wishes.length),
    reach: z.enum(matchReaches),
    /** The member's intention for today; null where it does not matter. */
    intention: z.enum(signupReasons).nullable(),
  }),
  response: z.strictObject({
    suggestions: z.array(suggestion).max(suggested.most),
    /** Missing fields of the member's own profile that a wish depends on. */
    lacking: z.array(z.enum(['interests', 'place'])),
    /** What to loosen for more suggestions. */
    loosen: z.array(z.enum(['reach', 'wishes'])),
  }),
  problems: [],
});

export const getDailyMatches = route('getDailyMatches', {
  summary:
    'The caller’s set of the day: a few members who fit both ways, the same all day in the brand’s time zone, but for those about whom the caller decided since.',
  access: 'member',
  response: z.strictObject({ suggestions: z.array(suggestion).max(mostOfDay) }),
  problems: [],
});
