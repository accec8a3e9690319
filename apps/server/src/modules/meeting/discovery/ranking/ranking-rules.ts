import { ageOn } from '@kindling/contract/accounts/account-rules';
import type { Gender, Sexuality } from '@kindling/contract/profiles/profile-values';
import type { Seeking } from '@kindling/contract/profiles/profile';
import { ranking, weights } from './ranking-weights.js';

// Taken once: it is called for each letter of each two members.
const { imul } = Math;

/** What a member says of themselves and of whom they seek; sensitive facts only while they consent (trust 13). */
export interface Ranked {
  id: string;
  gender: Gender | null;
  sexuality: Sexuality | null;
  dateOfBirth: string;
  seeking: Seeking | null;
  country: string | null;
  region: string | null;
}

export interface Candidate extends Ranked {
  lastSeenAt: Date;
  /** Kilometres from the reader; null where one of the two places is unknown. */
  km: number | null;
  /** Interests that both have. */
  sharedInterests: number;
  /** Their answers, and how many of them came within a day. */
  answers: number;
  quickAnswers: number;
}

/** When a list is ranked. */
export interface RankedAt {
  now: Date;
  /** The day in the brand's time zone. */
  today: string;
}

/** Whom a member seeks: what they said, else what follows from their gender and sexuality; null is any. */
export function soughtBy({
  gender,
  sexuality,
  seeking,
}: Pick<Ranked, 'gender' | 'sexuality' | 'seeking'>): Seeking {
  if (seeking) return seeking;
  return { gender: genderSought(gender, sexuality), min_age: null, max_age: null };
}

function genderSought(gender: Gender | null, sexuality: Sexuality | null): Gender | null {
  switch (sexuality) {
    case 'hetero':
      return gender === 'male' ? 'female' : gender === 'female' ? 'male' : null;
    case 'gay':
      return gender;
    case 'lesbian':
      return 'female';
    case 'bi':
    case null:
      return null;
  }
}

/** Neither says that they seek others. */
export function fitsBothWays(one: Ranked, other: Ranked, today: string): boolean {
  return fitOf(one, other, today) === 1 && fitOf(other, one, today) === 1;
}

/** How well the other fits what one seeks, 0 to 1; also 1 where they did not say. */
function fitOf(one: Ranked, other: Ranked, today: string): number {
  const sought = soughtBy(one);
  if (sought.gender !== null && other.gender !== null && sought.gender !== other.gender) return 0;
  const age = ageOn(other.dateOfBirth, today);
  const outside = Math.max((sought.min_age ?? age) - age, age - (sought.max_age ?? age), 0);
  return Math.max(0, 1 - outside * ranking.perYearOutside);
}

/**
 * How relevant a member is to a reader, in whole points: the sum of `weights`, each as far as it holds.
 *
 * @param turn 0 to 1, of the two and the day (`turnOf`)
 */
export function pointsOf(reader: Ranked, candidate: Candidate, at: RankedAt, turn: number): number {
  const { unknown, enoughInterests } = ranking;
  // The weaker side decides: a member who is not sought is no match, however much they seek.
  const fit = Math.min(fitOf(reader, candidate, at.today), fitOf(candidate, reader, at.today));
  const hours = Math.max(0, at.now.getTime() - candidate.lastSeenAt.getTime()) / 3_600_000;
  const activity = 2 ** (-Math.floor(hours / 6) / (4 * ranking.activityHalfLifeDays));
  const answers =
    candidate.answers < ranking.leastAnswers ? unknown : candidate.quickAnswers / candidate.answers;
  const shared = Math.min(candidate.sharedInterests, enoughInterests) / enoughInterests;
  return Math.round(
    weights.fit * fit +
      weights.distance * nearnessOf(reader, candidate) +
      weights.activity * activity +
      weights.answers * answers +
      weights.interests * shared +
      weights.turn * turn,
  );
}

function nearnessOf(reader: Ranked, { km, country, region }: Candidate): number {
  if (km !== null) return ranking.distances.find(([within]) => km <= within)?.[1] ?? 0;
  if (reader.country === null || country === null) return ranking.sameCountry;
  if (reader.country !== country) return 0;
  return reader.region !== null && reader.region === region ? ranking.sameRegion : ranking.sameCountry;
}

/** A number from 0 to 1 that is the same for two members all day long, and another one the next day. */
export function turnOf(readerId: string, memberId: string, day: string): number {
  let hash = 0x811c9dc5;
  for (const text of [readerId, memberId, day])
    for (let at = 0; at < text.length; at++) hash = imul(hash ^ text.charCodeAt(at), 0x01000193);
  // The last letters count as much as the first.
  hash = imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** The newcomers who have their turn with a reader on a day, in their order: of those who fit, drawn by the two and the day. */
export function newcomersInTurn<T extends Ranked>(
  reader: Ranked,
  newcomers: readonly T[],
  today: string,
): T[] {
  return newcomers
    .filter((newcomer) => fitsBothWays(reader, newcomer, today))
    .map((newcomer) => ({ newcomer, turn: turnOf(reader.id, newcomer.id, `new ${today}`) }))
    .toSorted((one, other) => one.turn - other.turn)
    .slice(0, ranking.newcomersOfDay)
    .map(({ newcomer }) => newcomer);
}

/** Puts the newcomers of a page between the others, so that they stand neither all first nor all last. */
export function amongOthers<T>(others: readonly T[], newcomers: readonly T[]): T[] {
  const page = [...others];
  const step = Math.ceil((others.length + newcomers.length) / Math.max(1, newcomers.length));
  for (const [at, newcomer] of newcomers.entries())
    page.splice(Math.min(page.length, at * step + 2), 0, newcomer);
  return page;
}
