/** Likes that a free member may give in any 24 hours (specification §9, decisions §4.3). */
export const freeLikes = 4;
export const likeWindowMs = 24 * 3_600_000;

export interface Allowance {
  left: number;
  /** When the oldest like of the window no longer counts; null while none counts. */
  nextAt: Date | null;
}

/**
 * What a free member has left.
 *
 * @param given when the member gave likes, newest first; only those inside the window count
 */
export function allowanceOf(given: readonly Date[], now: Date): Allowance {
  const counted = given.filter((at) => at.getTime() > now.getTime() - likeWindowMs);
  const oldest = counted.slice(0, freeLikes).at(-1);
  return {
    left: Math.max(0, freeLikes - counted.length),
    nextAt: oldest ? new Date(oldest.getTime() + likeWindowMs) : null,
  };
}

/** The allowance as the contract tells it. */
export function allowanceAnswer({ left, nextAt }: Allowance): { left: number; next_at: string | null } {
  return { left, next_at: nextAt?.toISOString() ?? null };
}
