import { appealDays } from '@kindling/contract/safety/appeal-rules';
import type { RestrictionKind } from '@kindling/contract/safety/restriction-kinds';

const dayMs = 24 * 3_600_000;
const appealMonths = 6;
const keptMonths = 6;

/**
 * Restrictions of a whole account. Both disable the profile, a ban ends its logins too. They are facts besides the others
 * that a profile's state is made of, and none of them undoes another (docs/decisions/0056-restrictions-and-reports.md):
 *
 * | confirmed | deleted | restricted | profile                                    |
 * | --------- | ------- | ---------- | ------------------------------------------ |
 * | yes       | no      | no         | active                                     |
 * | no        | no      | no         | disabled, active with the confirmation     |
 * | any       | yes     | any        | hidden; what it was with the reactivation  |
 * | any       | no      | yes        | disabled, until the last restriction ended |
 *
 * A banned account can't be brought back while it is deleted.
 */
export const accountKinds = ['account_banned', 'profile_disabled'] as const satisfies RestrictionKind[];

/**
 * Accounts that one staff member disables, bans or gives back in an hour, at the desk and beside the profiles together. It
 * bounds the damage of a stolen or bribed staff account until it is noticed.
 */
export const decisionsPerStaff = { name: 'restrictions', points: 60, seconds: 3600 };

/** Until when a restriction may be appealed (trust 9). */
export function appealUntil(decidedAt: Date): Date {
  return monthsAfter(decidedAt, appealMonths);
}

/** Until when an appeal is to be decided (trust 10). */
export function appealDueAt(createdAt: Date): Date {
  return new Date(createdAt.getTime() + appealDays * dayMs);
}

/** Until when a case is kept that was closed at an instant (decisions §3.5). */
export function keptUntil(closedAt: Date): Date {
  return monthsAfter(closedAt, keptMonths);
}

/** A ban in force of a member who is not erased. */
export function isBan({ kind, endedAt, keepUntil }: LinkedRestriction): boolean {
  return kind === 'account_banned' && endedAt === null && keepUntil === null;
}

type LinkedRestriction = Readonly<{
  kind: RestrictionKind;
  appealUntil: Date;
  endedAt: Date | null;
  keepUntil: Date | null;
}>;

/**
 * Whether the mailed link still opens its statement: as long as the member may appeal, and while an appeal waits. That of a
 * ban does as long as the ban, because there is no other way to the member's data.
 */
export function isLinkOpen(
  restriction: LinkedRestriction,
  appeal: { decidedAt: Date | null } | undefined,
  now: Date,
): boolean {
  return (
    isBan(restriction) || restriction.appealUntil > now || (appeal !== undefined && appeal.decidedAt === null)
  );
}

/** The same day so many months later; where that month is shorter, the days that it lacks more. */
function monthsAfter(instant: Date, months: number): Date {
  const later = new Date(instant);
  later.setUTCMonth(later.getUTCMonth() + months);
  return later;
}

/** The number of an appeal on pages and in mails: eight characters of its id, as short as a report's number. */
export function appealNumber(id: string): string {
  const last = id.slice(-8).toUpperCase();
  return `${last.slice(0, 4)}-${last.slice(4)}`;
}
