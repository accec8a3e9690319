import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../ports/clock.js';
import { Database } from '../../kernel/database/database.js';
import { problem } from '../../kernel/http/problem.js';
import { KeyedHashes, type CountedKind } from './keyed-hashes.js';
import { afterFailure, minutesBlocked, type FailureRecord } from './lockout-rules.js';
import { LoginFailuresRepository } from './login-failures.repository.js';

/** An attempt that counts as failed until it is shown to have been right. */
export interface Attempt {
  /** Keyed hash of what is guessed at. */
  key: string;
  before: FailureRecord;
  counted: FailureRecord;
}

/** Blocks after failed attempts: logins to an address, whether it has an account or not, and guesses from within. */
@Injectable()
export class Lockout {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(KeyedHashes) private readonly hashes: KeyedHashes,
    @Inject(LoginFailuresRepository) private readonly failures: LoginFailuresRepository,
  ) {}

  /**
   * Counts an attempt before its password is looked at, so that many at once get no further than five.
   *
   * @param value of the kind: a normalised address, or who or what else is counted by itself
   * @throws Problem `account_locked` with `minutes`
   */
  async begin(kind: CountedKind, value: string): Promise<Attempt> {
    const key = this.hashes.of(kind, value);
    const now = this.clock.now();
    const found = await this.database.inTransaction(async (): Promise<Attempt | number> => {
      const before = await this.failures.lock(key, now);
      const minutes = minutesBlocked(before, now);
      if (minutes > 0) return minutes;
      const counted = afterFailure(before, now);
      await this.failures.save(key, counted);
      return { key, before, counted };
    });
    if (typeof found === 'number') throw problem('account_locked', { minutes: found });
    return found;
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
    await this.database.inTransaction(async () => {
      const now = await this.failures.lock(attempt.key, this.clock.now());
      const isLast =
        now.failures === attempt.counted.failures &&
        now.blocks === attempt.counted.blocks &&
        now.lastFailedAt.getTime() === attempt.counted.lastFailedAt.getTime();
      if (isLast) await this.failures.save(attempt.key, attempt.before);
      else if (now.failures > 0)
        await this.failures.save(attempt.key, { ...now, failures: now.failures - 1 });
    });
  }
}
