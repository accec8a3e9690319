import { linkLifetimeMs } from '../links/mailed-links.js';

const dayMs = 24 * 3_600_000;
/** Thirty days of a session, and thirty more. */
const provisionalDays = 60;
const afterLinkDays = 30;

/** Before which an unconfirmed account counts as abandoned (docs/decisions/0012-personal-data.md). */
export function abandonedTimes(now: Date): { now: Date; signedUpBefore: Date; linksBefore: Date } {
  const before = (days: number): Date => new Date(now.getTime() - days * dayMs);
  return { now, signedUpBefore: before(provisionalDays), linksBefore: before(afterLinkDays) };
}

/** How long a deletion can be undone, in seconds. */
export const deletionSeconds = linkLifetimeMs.reactivation / 1000;

/** Until when a deleted account can be had back (decisions §3.5). */
export function reactivatableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + linkLifetimeMs.reactivation);
}

/** Whether a deletion can no longer be undone. */
export function isOver(deletedAt: Date, now: Date): boolean {
  return reactivatableUntil(deletedAt) <= now;
}
