/** Sockets that a member may have in a process: pages and devices of one person. The oldest goes. */
export const mostOfMember = 8;
/** Sockets behind one network in a process: a large household, a small mobile carrier's exit. */
export const mostOfNetwork = 500;
/** Sockets of a process. */
export const mostOfProcess = 20_000;

/** Handshakes of one network in a process; all pages of a lost server come back within seconds. */
export const handshakes = { points: 300, seconds: 60 } as const;

/** How often each process looks up whether its sockets may stay open; ends and restrictions are announced at once. */
export const checkEveryMs = 20_000;
/** How often a process says who is here, well within the time for which that holds. */
export const hereEveryMs = 60_000;

/** How much a page may say in a time; our own pages say less. */
const saying = { most: 20, withinMs: 10_000 } as const;

/** Counts what a page says. */
export interface Said {
  since: number;
  times: number;
}

/**
 * Counts one more thing that a page said.
 *
 * @param now in milliseconds of any steady clock
 * @returns false when it was too much
 */
export function maySay(said: Said, now: number): boolean {
  if (now - said.since >= saying.withinMs) Object.assign(said, { since: now, times: 0 });
  said.times += 1;
  return said.times <= saying.most;
}
