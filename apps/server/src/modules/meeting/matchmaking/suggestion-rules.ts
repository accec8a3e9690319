import { ageOn } from '@kindling/contract/accounts/account-rules';
import type { MatchReach, MatchWish } from '@kindling/contract/meeting/match-wishes';
import {
  intimateInterests,
  type Interest,
  type ReplyTime,
  type SignupReason,
} from '@kindling/contract/profiles/profile-values';
import type { MatchReason } from '@kindling/contract/meeting/calls/matchmaking';
import type { FitDetails, FitRow, PlaceRow } from '../../profiles/profiles.api.js';

/** What a member said to the match finder. */
export interface Asked {
  wishes: readonly MatchWish[];
  reach: MatchReach;
  intention: SignupReason | null;
}

/** Weights of what speaks for a candidate; three is the most for one thing. */
const nearness = { city: 3, region: 2, country: 1 } as const;
const quickness: Readonly<Record<ReplyTime, number>> = { 60: 3, 1440: 2, 10_080: 1 };
/** Points of the search's ranking that weigh as much as one: they tell two good suggestions apart and never outweigh a wish. */
const pointsOfOne = 500;
/** Years between two who are about the same age. */
const closeYears = 3;
const namedInterests = 3;

type Place = Pick<FitRow, 'country' | 'region' | 'city'>;

/** How near two say they live; null where one does not say, or lives elsewhere. */
export function nearnessOf(one: Place, other: Place): keyof typeof nearness | null {
  if (one.country === null || one.country !== other.country) return null;
  if (one.region === null || one.region !== other.region) return 'country';
  return one.city !== null && one.city === other.city ? 'city' : 'region';
}

/** Whether a candidate may be within reach, by what the index holds, which is no city. */
export function mayBeInReach(self: Place, { country, region }: PlaceRow, reach: MatchReach): boolean {
  if (reach === 'anywhere') return true;
  const near = nearnessOf(self, { country, region, city: null });
  return reach === 'country' ? near !== null : near === 'region';
}

export function isInReach(self: Place, other: Place, reach: MatchReach): boolean {
  if (reach === 'anywhere') return true;
  const near = nearnessOf(self, other);
  return near !== null && nearness[near] >= nearness[reach];
}

/** What is known of a candidate besides the row. */
export interface CandidateFacts {
  notes: FitDetails['notes'];
  /** What the search's ranking gives them. */
  points: number;
}

/** How much of each wish a candidate fulfils, from 0 to 3. */
function strengthOf(
  wish: MatchWish,
  self: FitRow,
  other: FitRow,
  asked: Asked,
  { notes }: CandidateFacts,
): number {
  switch (wish) {
    case 'interests':
      return Math.min(sharedInterests(self.interests, other.interests).length, 3);
    case 'near': {
      const near = nearnessOf(self, other);
      return near === 'city' || near === 'region' ? nearness[near] : 0;
    }
    case 'intentions':
      return isSameIntention(asked, other.reasonForSignup) ? 3 : 0;
    case 'replies':
      return notes.reply_time ? quickness[notes.reply_time] : 0;
    case 'newcomers':
      return notes.new_member ? 3 : 0;
  }
}

/** How well a candidate answers what was asked; wishes that are met count before how well they are. */
export function scoreOf(self: FitRow, other: FitRow, asked: Asked, facts: CandidateFacts): number {
  return asked.wishes.reduce((sum, wish) => {
    const strength = strengthOf(wish, self, other, asked, facts);
    return sum + strength + (strength > 0 ? 3 : 0);
  }, facts.points / pointsOfOne);
}

function isSameIntention({ intention }: Asked, reason: SignupReason | null): boolean {
  return intention !== null && intention !== 'not_sure' && reason === intention;
}

/** Intimate ones come last. */
export function sharedInterests(own: readonly Interest[], others: readonly Interest[]): Interest[] {
  const told = new Set(own);
  const intimate: ReadonlySet<Interest> = new Set(intimateInterests);
  return others
    .filter((interest) => told.has(interest))
    .sort((one, other) => Number(intimate.has(one)) - Number(intimate.has(other)));
}

const wishOf: Readonly<Partial<Record<MatchReason['code'], MatchWish>>> = {
  interests: 'interests',
  place: 'near',
  intention: 'intentions',
  replies: 'replies',
  newcomer: 'newcomers',
};

/** Whether a reason answers something that was asked for. */
export function answersWish({ code }: MatchReason, { wishes }: Asked): boolean {
  const wish = wishOf[code];
  return wish !== undefined && wishes.includes(wish);
}

/** What a member is asked for who was asked nothing: all that two members can share. */
export function sharedBy(self: FitRow): Asked {
  return { wishes: ['interests', 'near', 'intentions'], reach: 'anywhere', intention: self.reasonForSignup };
}

/** Whether a reason says something of both members, and not of the suggested one alone. */
export function isOfBoth({ code }: MatchReason): boolean {
  return code !== 'replies' && code !== 'newcomer';
}

/**
 * Why a member is suggested, what was asked for first. It is made of what the reader finds on the profile, so that no reason
 * tells more than the profile does; whom the other seeks is in none (decision 0012).
 *
 * @param today the day in the brand's time zone
 */
export function reasonsFor(self: FitRow, other: FitDetails, asked: Asked, today: string): MatchReason[] {
  const shared = sharedInterests(self.interests, other.interests).slice(0, namedInterests);
  const near = nearnessOf(self, other);
  const place = near === 'city' ? other.city : near === 'region' ? other.region : null;
  const { reply_time: minutes, new_member: isNew } = other.notes;
  const reasons: MatchReason[] = [
    ...(shared.length > 0 ? [{ code: 'interests' as const, interests: shared }] : []),
    ...(place === null ? [] : [{ code: 'place' as const, place }]),
    ...(other.reason_for_signup !== null && isSameIntention(asked, other.reason_for_signup)
      ? [{ code: 'intention' as const, intention: other.reason_for_signup }]
      : []),
    ...ageReasons(self, other.age, today),
    ...(minutes === null ? [] : [{ code: 'replies' as const, minutes }]),
    ...(isNew ? [{ code: 'newcomer' as const }] : []),
  ];
  return reasons.sort((one, other) => Number(answersWish(other, asked)) - Number(answersWish(one, asked)));
}

function ageReasons(self: FitRow, age: number | null, today: string): MatchReason[] {
  if (age === null) return [];
  const { min_age: min = null, max_age: max = null } = self.seeking ?? {};
  if ((min !== null || max !== null) && age >= (min ?? 0) && age <= (max ?? Infinity))
    return [{ code: 'sought_age' }];
  return Math.abs(age - ageOn(self.dateOfBirth, today)) <= closeYears ? [{ code: 'close_age' }] : [];
}
