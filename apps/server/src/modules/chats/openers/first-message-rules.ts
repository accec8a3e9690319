const dayMs = 24 * 3_600_000;
/** Over which time first messages are counted. */
export const firstMessageMs = dayMs;

/** What tells how far a member is to be trusted with strangers (trust 19). */
export interface Reputation {
  ageMs: number;
  /** Their email is confirmed. */
  confirmed: boolean;
  /** A moderator approved their main photo. */
  pictured: boolean;
  /** A moderator found them on it. */
  verified: boolean;
  premium: boolean;
  /** Reports about them that were found right. */
  upheldReports: number;
}

/** Days after which an account is worth no more for its age alone. */
const grownDays = 30;

/**
 * Conversations that a member may start in a day (trust 19): few while nothing is known of them, more with each thing that
 * is, half for each report that was upheld; one at least: only a decision may silence a member.
 */
export function firstMessagesPerDay(reputation: Reputation): number {
  const { ageMs, confirmed, pictured, verified, premium, upheldReports } = reputation;
  const days = Math.min(grownDays, Math.floor(Math.max(0, ageMs) / dayMs));
  const trusted =
    5 + days + (confirmed ? 5 : 0) + (pictured ? 5 : 0) + (verified ? 10 : 0) + (premium ? 10 : 0);
  return Math.max(1, Math.floor(trusted / 2 ** upheldReports));
}

/**
 * When a member may start the next conversation.
 *
 * @param started when those of the last day began, in any order
 * @returns null: now
 */
export function nextStartAt(started: readonly Date[], perDay: number, now: Date): Date | null {
  const recent = started
    .map((at) => at.getTime() + firstMessageMs)
    .filter((over) => over > now.getTime())
    .sort((one, other) => one - other);
  const freed = recent[recent.length - perDay];
  return freed === undefined ? null : new Date(freed);
}
