import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../ports/clock.js';
import { KeyedTurns, TooManyTurns } from '../../kernel/keyed-turns.js';
import { problem } from '../../kernel/http/problem.js';
import type { Attempt, FailureRecords } from './failure-records.js';
import { KeyedHashes, type CountedKind } from './keyed-hashes.js';
import { LoginFailuresRepository } from './login-failures.repository.js';

/** Far more than people try at once, and few enough to be through in a moment. */
const mayWait = 30;

/** An attempt that is under way. */
export interface OpenAttempt {
  /** Whoever owns what was guessed at has shown it: the record is clean again. */
  clear(): Promise<void>;
  /**
   * Takes only this attempt back. Somebody who logs in to a provisional account of an address has not shown to own it:
   * if that cleared the record, they could guess the owner's password for ever.
   */
  undo(): Promise<void>;
}

interface Check<B, T> {
  /** What the check needs, read while the attempt is counted. */
  beside(): Promise<B>;
  /** Undefined: it was wrong, and stays counted. Whatever throws before the attempt was judged is none. */
  check(attempt: OpenAttempt, beside: B): Promise<T | undefined>;
}

/** Blocks after failed attempts: logins to an address, whether it has an account or not, and guesses from within. */
@Injectable()
export class Lockout {
  /**
   * Attempts count as failed until they are shown to be right, so those that come at once would block each other. Each
   * process looks at one of a value at a time: its owner's browsers get in one after the other.
   */
  private readonly turns = new KeyedTurns(1, mayWait);

  constructor(
    @Inject(Clock) private readonly clock: Clock,
    @Inject(KeyedHashes) private readonly hashes: KeyedHashes,
    @Inject(LoginFailuresRepository) private readonly failures: FailureRecords,
  ) {}

  /**
   * Counts an attempt (`FailureRecords.count`) and then lets `check` look at its password. The next attempt at the value
   * begins once what `check` made of this one is stored; its answer does not wait for that.
   *
   * @param value of the kind: a normalised address, or who or what else is counted by itself
   * @throws Problem `account_locked` with `minutes`, `rate_limited` when too many wait, and what `check` throws
   */
  attempt<B, T>(kind: CountedKind, value: string, { beside, check }: Check<B, T>): Promise<T | undefined> {
    const key = this.hashes.of(kind, value);
    return new Promise((resolve, reject) => {
      const inTurn = async (): Promise<void> => {
        const stored: Promise<void>[] = [];
        const judge = (judgement: Promise<void>): Promise<void> => {
          stored.push(judgement);
          return judgement;
        };
        try {
          const [counted, read] = await Promise.all([this.failures.count(key, this.clock.now()), beside()]);
          const attempt: OpenAttempt = {
            clear: () => judge(this.failures.forget(counted.key)),
            undo: () => judge(this.failures.undo(counted)),
          };
          resolve(await this.checked(attempt, () => check(attempt, read), stored));
        } catch (error) {
          reject(error as Error);
        }
        await Promise.allSettled(stored);
      };
      this.turns.pass(key, inTurn).catch((error: unknown) => {
        reject(
          error instanceof TooManyTurns ? problem('rate_limited', { retry_after: 2 }) : (error as Error),
        );
      });
    });
  }

  /** Whose password nobody looked at, as no turn was to be had, has not failed. */
  private async checked<T>(
    attempt: OpenAttempt,
    check: () => Promise<T>,
    judgements: readonly unknown[],
  ): Promise<T> {
    try {
      return await check();
    } catch (error) {
      if (judgements.length === 0) await attempt.undo();
      throw error;
    }
  }

  /**
   * The same in single steps, for what is asked of one person at a time.
   *
   * @throws Problem `account_locked` with `minutes`
   */
  begin(kind: CountedKind, value: string): Promise<Attempt> {
    return this.failures.count(this.hashes.of(kind, value), this.clock.now());
  }

  /** See `OpenAttempt.clear`. */
  async clear({ key }: Pick<Attempt, 'key'>): Promise<void> {
    await this.failures.forget(key);
  }

  /** An account whose owner was shown by a mail: what others guessed at it counts no more. */
  async clearAccount({ id, email }: { id: string; email: string }): Promise<void> {
    await this.failures.forget(this.hashes.of('login', email));
    await this.failures.forget(this.hashes.of('password', id));
  }
}
