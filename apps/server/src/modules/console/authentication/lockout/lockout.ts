import { Inject, Injectable } from '@nestjs/common';
import { problem } from '../../../../kernel/ground/problem.js';
import { KeyedTurns, TooManyTurns } from '../../../../kernel/ground/turns/keyed-turns.js';
import { Clock } from '../../../../ports/clock.js';
import { KeyedHashes, type CountedKind } from '../passwords/keyed-hashes.js';
import type { Attempt, FailureRecords } from './failure-records.js';
import { LoginFailuresRepository } from './login-failures.repository.js';

/** Far more than people try at once, and few enough to be through in a moment. */
const mayWait = 30;

/** A guess at a password or a code. */
export interface Guess<T> {
  /** Undefined: it was wrong, and stays counted. A guess that throws was not looked at, and does not count. */
  check(): Promise<T | undefined>;
  /**
   * Whether who guessed right has shown to own what was guessed at: then the record is clean again, else only this
   * guess is taken back. Somebody who logs in to a provisional account of an address has not shown to own it: if that
   * cleared the record, they could guess the owner's password for ever.
   */
  provesOwner(right: T): boolean;
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
    private readonly clock: Clock,
    private readonly keyedHashes: KeyedHashes,
    @Inject(LoginFailuresRepository) private readonly loginFailures: FailureRecords,
  ) {}

  /**
   * Counts an attempt (`FailureRecords.count`) and then looks at its guess.
   *
   * @param value of the kind: a normalised address, or who or what else is counted by itself
   * @returns what `check` found; undefined when the guess was wrong
   * @throws Problem `account_locked` with `minutes`, `rate_limited` when too many wait, and what `check` throws
   */
  async attempt<T>(kind: CountedKind, value: string, guess: Guess<T>): Promise<T | undefined> {
    const key = this.keyedHashes.of(kind, value);
    try {
      return await this.turns.pass(key, () => this.judge(key, guess));
    } catch (error) {
      throw error instanceof TooManyTurns ? problem('rate_limited', { retry_after: 2 }) : error;
    }
  }

  /** @returns until when nothing is looked at for a value; undefined for one that is not blocked */
  blockedUntil(kind: CountedKind, value: string): Promise<Date | undefined> {
    return this.loginFailures.blockedUntil(this.keyedHashes.of(kind, value), this.clock.now());
  }

  /** Forgets failures at a value once its owner is proven. */
  forget(kind: CountedKind, value: string): Promise<void> {
    return this.loginFailures.forget(this.keyedHashes.of(kind, value));
  }

  private async judge<T>(key: string, guess: Guess<T>): Promise<T | undefined> {
    const attempt = await this.loginFailures.count(key, this.clock.now());
    const right = await this.checked(attempt, guess);
    if (right === undefined) return undefined;
    if (guess.provesOwner(right)) await this.loginFailures.forget(key);
    else await this.loginFailures.undo(attempt);
    return right;
  }

  private async checked<T>(attempt: Attempt, guess: Guess<T>): Promise<T | undefined> {
    try {
      return await guess.check();
    } catch (error) {
      await this.loginFailures.undo(attempt);
      throw error;
    }
  }
}
