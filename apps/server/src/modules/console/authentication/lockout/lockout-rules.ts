import type { Expiry } from '../../../../kernel/database/retention.js';

/** When failed logins block an address (decisions §3.2). Pure: the time is a parameter. */

export interface FailureRecord {
  /** Since the last block. */
  failures: number;
  /** Blocks in a row. */
  blocks: number;
  blockedUntil: Date | null;
  lastFailedAt: Date;
}

export const failuresBeforeBlock = 5;
const minuteMs = 60_000;
const firstBlockMs = 15 * minuteMs;
const longestBlockMs = 24 * 60 * minuteMs;
/** After a day without a failure or a block the next one counts as the first. */
const forgottenAfterMs = 24 * 60 * minuteMs;
/** Rows of failures after which the next one counts as the first. */
export const forgottenFailures: Expiry = {
  after: 'last_failed_at',
  days: 1,
  and: '(blocked_until IS NULL OR blocked_until <= :before)',
};

/** @returns the whole minutes until a login is possible again, 0 when it is */
export function minutesBlocked(record: FailureRecord, now: Date): number {
  const left = (record.blockedUntil?.getTime() ?? 0) - now.getTime();
  return left > 0 ? Math.ceil(left / minuteMs) : 0;
}

/** The duration of a block after `blocks` earlier ones in a row: 15 minutes, doubling up to 24 hours. */
export function blockMs(blocks: number): number {
  return Math.min(longestBlockMs, firstBlockMs * 2 ** Math.min(blocks, 20));
}

/**
 * Counts one failure of an address that is not blocked. The fifth starts the block.
 *
 * @param record undefined for the very first failure
 */
export function afterFailure(record: FailureRecord | undefined, now: Date): FailureRecord {
  if (!record) return { failures: 1, blocks: 0, blockedUntil: null, lastFailedAt: now };
  const since = Math.max(record.lastFailedAt.getTime(), record.blockedUntil?.getTime() ?? 0);
  const isForgotten = now.getTime() - since >= forgottenAfterMs;
  const failures = (isForgotten ? 0 : record.failures) + 1;
  const blocks = isForgotten ? 0 : record.blocks;
  if (failures < failuresBeforeBlock) return { failures, blocks, blockedUntil: null, lastFailedAt: now };
  return {
    failures: 0,
    blocks: Math.min(blocks + 1, 20),
    blockedUntil: new Date(now.getTime() + blockMs(blocks)),
    lastFailedAt: now,
  };
}
