import { linkMs } from './mailed-links.js';

/** Until when a deleted account can be had back (decisions §3.5). */
export function reactivatableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + linkMs.reactivation);
}

/** Whether a deletion can no longer be undone. */
export function isOver(deletedAt: Date, now: Date): boolean {
  return reactivatableUntil(deletedAt) <= now;
}
