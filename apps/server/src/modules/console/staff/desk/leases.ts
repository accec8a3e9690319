/**
 * Maximum time one person holds an item of a desk: a renewed lease ends after an hour, and the item is offered to
 * colleagues first. The tables have `lease_staff_id`, `lease_until` and `leased_at`.
 */
const longestHeldMs = 3_600_000;
/** How long an item is reserved for colleagues after its holder reached the limit. */
const pauseMs = 120_000;

/** The instants for the conditions below. */
export interface LeaseTimes {
  now: Date;
  until: Date;
  heldSince: Date;
  pausedSince: Date;
}

/** @param seconds duration of a lease without renewal */
export function leaseTimes(now: Date, seconds: number): LeaseTimes {
  const at = (ms: number) => new Date(now.getTime() + ms);
  return { now, until: at(seconds * 1000), heldSince: at(-longestHeldMs), pausedSince: at(-pauseMs) };
}

/** In SQL: `:staffId` may take the item, because it is free. */
export const isFree = `(lease_until IS NULL OR lease_until <= :pausedSince
  OR (lease_until <= :now AND (lease_staff_id <> :staffId OR leased_at > :heldSince)))`;

/** In SQL: the item's holder may renew the lease. */
export const isRenewable = '(lease_until > :now AND leased_at > :heldSince)';
