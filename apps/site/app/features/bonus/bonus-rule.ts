/** What decides whether the window about the time bonus opens; that the bonus runs is known by then. */
export interface BonusWindowFacts {
  /** Whether the member has been in the members area for long enough. */
  isDue: boolean;
  /** Null for a visitor. */
  credits: number | null;
  /** Unix timestamp of an earlier dismissal; undefined until known. */
  dismissedAt: number | null | undefined;
}

/** Whether it opens: once, for a member without credits (specification §4). */
export function opensBonusWindow({ isDue, credits, dismissedAt }: BonusWindowFacts): boolean {
  return isDue && credits === 0 && dismissedAt === null;
}
