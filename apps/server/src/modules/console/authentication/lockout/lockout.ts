import { Inject, Injectable } from '@nestjs/common';
import { problem } from '../../../../kernel/ground/problem.js';
import { KeyedTurns, TooManyTurns } from '../../../../kernel/ground/turns/keyed-turns.js';
import { Clock } from '../../../../ports/clock.js';
import { KeyedHashes, type CountedKind } from '../passwords/keyed-hashes.js';
import type { Attempt, FailureRecords } from './failure-records.js';
import { LoginFailuresRepository } from './login-failures.repository.js';

/** Far more than people try at once, and few enough to finish quickly. */
const mayWait = 30;

/** A guess at a password or a code. */
export interface Guess<T> {
  /** Undefined: it was wrong, and stays counted. A guess that throws was not checked, and does not count. */
  check(): Promise<T | undefined>;
  /**
   * Whether a right guess proves ownership: then the record is cleared, else only this guess is undone. A login to a
   * provisional account of an address does not prove ownership of the address: if it cleared the record, its user could
   * guess the owner's password forever.
   */
  provesOwner(right: T): boolean;
}

/**
 * Blocks after failed attempts: logins to an address, whether it has an account or not, and guesses within a session.
 */
@Injectable()
export class Lockout {
  /**
   * Attempts count as failed until they prove to be right, so concurrent ones would block each other. Each process
   * checks one per value at a time: its owner's browsers log in one after the other.
   */
  private readonly turns = new KeyedTurns(1, mayWait);

  constructor(
    private readonly clock: Clock,
    private readonly keyedHashes: KeyedHashes,
    @Inject(LoginFailuresRepository) private readonly loginFailures: FailureRecords,
  ) {}

  /**
   * Counts an attempt (`FailureRecords.count`) and then checks its guess.
   *
   * @param value of the kind: a normalised address, or another subject that is counted separately
   * @returns the result of `check`; undefined when the guess was wrong
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

  /** @returns the end of a value's block; undefined for one that is not blocked */
  blockedUntil(kind: CountedKind, value: string): Promise<Date | undefined> {
    return this.loginFailures.blockedUntil(this.keyedHashes.of(kind, value), this.clock.now());
  }

  /** Clears failures of a value once its owner is proven. */
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
