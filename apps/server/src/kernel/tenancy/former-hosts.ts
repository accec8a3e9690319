/**
 * What becomes of a host that a brand gave up, in days since it left: links lead to the brand's primary host first, then
 * the host says that the site is gone, then it is unknown.
 */
export const formerHostDays = { redirected: 90, kept: 365 } as const;

/** A host that a brand gave up. */
export interface FormerHost {
  /** The brand that had it last. */
  tenantId: string;
  leftAt: Date;
}

/** @returns what a former host does at an instant; undefined once it is forgotten */
export function stageOf({ leftAt }: FormerHost, now: Date): 'redirects' | 'gone' | undefined {
  const days = (now.getTime() - leftAt.getTime()) / 86_400_000;
  if (days >= formerHostDays.kept) return undefined;
  return days < formerHostDays.redirected ? 'redirects' : 'gone';
}
