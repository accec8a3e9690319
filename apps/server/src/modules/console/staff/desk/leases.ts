/**
 * How long one person holds an item of a desk: a lease that is renewed ends after an hour, and the item is free for
 * colleagues first. The tables have `lease_staff_id`, `lease_until` and `leased_at`.
 */
const longestHeldMs = 3_600_000;
/** How long a holder who reached the limit leaves an item to colleagues. */
const pauseMs = 120_000;

/** The moments that the conditions below compare with. */
export interface LeaseTimes {
  now: Date;
  until: Date;
  heldSince: Date;
  pausedSince: Date;
}

/** @param seconds how long a lease lasts unless it is renewed */
export function leaseTimes(now: Date, seconds: number): LeaseTimes {
  const at = (ms: number) => new Date(now.getTime() + ms);
  return { now, until: at(seconds * 1000), heldSince: at(-longestHeldMs), pausedSince: at(-pauseMs) };
}

/** In SQL: `:staffId` may take the item, because none holds it. */
export const isFree = `(lease_until IS NULL OR lease_until <= :pausedSince
  OR (lease_until <= :now AND (lease_staff_id <> :staffId OR leased_at > :heldSince)))`;

/** In SQL: the item's holder may hold it for longer. */
export const isRenewable = '(lease_until > :now AND leased_at > :heldSince)';
