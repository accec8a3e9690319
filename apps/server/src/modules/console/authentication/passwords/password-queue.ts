import { problem } from '../../../../kernel/ground/problem.js';
import { Turnstile, TurnstileFull, type Lane } from '../../../../kernel/ground/turns/turnstile.js';

/** Half of Node's thread pool, so that files and name look-ups continue during many logins. */
const hashesAtOnce = 2;
/**
 * Known devices and members have a queue of their own, and three turns of four while strangers wait, too: a flood of
 * logins from everywhere delays only browsers that were never here. Each queue is about two seconds of work; a later
 * request is refused with a time to retry instead of waiting forever.
 */
const lanes: Readonly<Record<'known' | 'stranger', Lane>> = {
  known: { mayWait: 200, ofOneGroup: 4, share: 3 },
  stranger: { mayWait: 200, ofOneGroup: 8 },
};
const laneNames = ['known', 'stranger'] as const;
/** `retry_after` for a group with several already waiting. */
const retrySeconds = 2;

/** The queue in which a password waits for its hash. */
export interface PasswordTurn {
  /** `known`: logged in, or logging in with a known device, or opening a mailed link. */
  lane: 'known' | 'stranger';
  /** Only a few of this group wait: a known account, or a stranger's network. */
  of: string;
}

/**
 * While others wait, this many passwords are answered in one go: the rest of a login costs half when it is done for
 * several, in caches that hashes emptied. The first of them waits for seven hashes more.
 */
const answeredTogether = 8;

/** Schedules hashes, and limits the wait. */
export class PasswordQueue {
  private readonly turnstile = new Turnstile(
    hashesAtOnce,
    laneNames.map((name) => lanes[name]),
    answeredTogether,
  );

  /** How full a lane is, 0 to 1. */
  fill(lane: PasswordTurn['lane']): number {
    return this.turnstile.fill(laneNames.indexOf(lane));
  }

  /** @throws Problem `unavailable` when too many wait, `rate_limited` when too many of the same group do */
  async pass<T>({ lane, of }: PasswordTurn, task: () => Promise<T>): Promise<T> {
    try {
      return await this.turnstile.pass(task, { lane: laneNames.indexOf(lane), group: of });
    } catch (error) {
      if (!(error instanceof TurnstileFull)) throw error;
      throw error.ofGroup ? problem('rate_limited', { retry_after: retrySeconds }) : problem('unavailable');
    }
  }
}
