import type { FraudMark } from '@kindling/contract/safety/fraud-marks';

const dayMs = 24 * 3_600_000;

/** For so many days after its last use it is known which account has a mark. */
export const traceDays = 60;

/** Accounts that used the same mark within this time are compared. */
export const comparedMs = 14 * dayMs;

/**
 * From how many accounts on a mark makes a case. A bank account belongs to one person, so two that name the same one are
 * enough. Friends stand on one picture, and who signs up again brings theirs along: of pictures it takes three, as of
 * words and links, which may be a coincidence of two.
 *
 * A browser alone makes none however many share it: households do. It is shown beside what else an account shares.
 */
export const accountsOfCase: Readonly<Record<Exclude<FraudMark, 'device'>, number>> = {
  line: 3,
  photo: 3,
  payee: 2,
  link: 3,
};

/**
 * In how many conversations an account has to use a mark before it counts. Who tells one person where to meet sends a link that
 * others send, too; a line is tried on several.
 */
const fewestUses: Readonly<Record<FraudMark, number>> = { line: 2, photo: 1, payee: 1, link: 2, device: 1 };

/** So many places where an account used a mark are kept as evidence. */
export const placesKept = 3;

/** So many accounts with one mark wait on the desk at once, however many share it; the others follow. */
export const mostWaiting = 20;

/** So many accounts of those with a mark are read at once. */
export const mostCompared = 200;

/** So many marks of a kind are kept of an account, the latest. */
export const mostOfAccount = 100;

/** An account that has a mark. */
export interface Sharer {
  memberId: string;
  /** Places where it used the mark, at most `placesKept`. */
  places: readonly string[];
  /** Since when it is part of a case; null while it is not. */
  openedAt: Date | null;
  /** How its case ended; null while nobody decided. */
  outcome: 'cleared' | 'restricted' | 'left' | null;
}

/**
 * The accounts with a mark that come to the desk now. Who was cleared says nothing against others with the same mark.
 *
 * @param sharers who used it lately, the first first
 */
export function openedBy(kind: FraudMark, sharers: readonly Sharer[]): string[] {
  if (kind === 'device') return [];
  const counting = sharers.filter(
    ({ places, openedAt, outcome }) =>
      outcome !== 'cleared' && (openedAt !== null || places.length >= fewestUses[kind]),
  );
  if (counting.length < accountsOfCase[kind]) return [];
  const waiting = counting.filter(({ openedAt, outcome }) => openedAt !== null && outcome === null);
  const further = counting.filter(({ openedAt }) => openedAt === null);
  return further.slice(0, Math.max(0, mostWaiting - waiting.length)).map(({ memberId }) => memberId);
}
