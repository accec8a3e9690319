import { problem } from '../../../../kernel/ground/problem.js';
import { Turnstile, TurnstileFull, type Lane } from '../../../../kernel/ground/turns/turnstile.js';

/** Half of Node's thread pool, so that files and name look-ups go on while many log in. */
const hashesAtOnce = 2;
/**
 * Whoever is known has a queue of their own, and three turns of four while strangers wait, too: a flood of logins from
 * everywhere holds up browsers that were never here, and nobody else. Each queue is about two seconds of work; whoever
 * comes later is refused with a time to retry instead of waiting for ever.
 */
const lanes: Readonly<Record<'known' | 'stranger', Lane>> = {
  known: { mayWait: 200, ofOneGroup: 4, share: 3 },
  stranger: { mayWait: 200, ofOneGroup: 8 },
};
const laneNames = ['known', 'stranger'] as const;
/** `retry_after` for a group with a few waiting already. */
const retrySeconds = 2;

/** In which queue a password waits for its hash. */
export interface PasswordTurn {
  /** `known`: logged in, or logging in with a known device, or opening a mailed link. */
  lane: 'known' | 'stranger';
  /** Of this group only a few wait: a known account, or a stranger's network. */
  of: string;
}

/**
 * While others wait, so many passwords are answered in one go: what a login does besides costs half when it is done for
 * several, in caches that hashes emptied. The first of them waits for seven hashes more.
 */
const answeredTogether = 8;

/** Who waits for a hash, and how long. */
export class PasswordQueue {
  private readonly turnstile = new Turnstile(
    hashesAtOnce,
    laneNames.map((name) => lanes[name]),
    answeredTogether,
  );

  /** How much of a lane is taken, 0 to 1. */
  fill(lane: PasswordTurn['lane']): number {
    return this.turnstile.fill(laneNames.indexOf(lane));
  }

  /** @throws Problem `unavailable` when too many wait, `rate_limited` when too many of the same do */
  async pass<T>({ lane, of }: PasswordTurn, task: () => Promise<T>): Promise<T> {
    try {
      return await this.turnstile.pass(task, { lane: laneNames.indexOf(lane), group: of });
    } catch (error) {
      if (!(error instanceof TurnstileFull)) throw error;
      throw error.ofGroup ? problem('rate_limited', { retry_after: retrySeconds }) : problem('unavailable');
    }
  }
}
