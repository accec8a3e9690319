import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../ports/clock.js';
import type { Attempt, FailureRecords } from './failure-records.js';
import { KeyedHashes, type CountedKind } from './keyed-hashes.js';
import { LoginFailuresRepository } from './login-failures.repository.js';

/** Blocks after failed attempts: logins to an address, whether it has an account or not, and guesses from within. */
@Injectable()
export class Lockout {
  constructor(
    @Inject(Clock) private readonly clock: Clock,
    @Inject(KeyedHashes) private readonly hashes: KeyedHashes,
    @Inject(LoginFailuresRepository) private readonly failures: FailureRecords,
  ) {}

  /**
   * Counts an attempt before its password is looked at (`FailureRecords.count`).
   *
   * @param value of the kind: a normalised address, or who or what else is counted by itself
   * @throws Problem `account_locked` with `minutes`
   */
  begin(kind: CountedKind, value: string): Promise<Attempt> {
    return this.failures.count(this.hashes.of(kind, value), this.clock.now());
  }

  /** Whoever owns what was guessed at has shown it: the record is clean again. */
  async clear({ key }: Pick<Attempt, 'key'>): Promise<void> {
    await this.failures.forget(key);
  }

  /** The same for an account whose owner was shown by a mail: what others guessed at it counts no more. */
  async clearAccount({ id, email }: { id: string; email: string }): Promise<void> {
    await this.clear({ key: this.hashes.of('login', email) });
    await this.clear({ key: this.hashes.of('password', id) });
  }

  /**
   * Takes only this attempt back. Somebody who logs in to a provisional account of an address has not shown to own it:
   * if that cleared the record, they could guess the owner's password for ever.
   */
  async undo(attempt: Attempt): Promise<void> {
    await this.failures.undo(attempt);
  }
}
