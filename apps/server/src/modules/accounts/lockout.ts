import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../ports/clock.js';
import { ENVIRONMENT, type Environment } from '../../kernel/config/environment.js';
import { Database } from '../../kernel/database/database.js';
import { problem } from '../../kernel/http/problem.js';
import { afterFailure, minutesBlocked, type FailureRecord } from './lockout-rules.js';
import { LoginFailuresRepository } from './login-failures.repository.js';

/** An attempt that counts as failed until it is shown to have been right. */
export interface Attempt {
  addressHash: string;
  before: FailureRecord;
  counted: FailureRecord;
}

/** Blocks addresses after failed logins, whether they have an account or not. */
@Injectable()
export class Lockout {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(LoginFailuresRepository) private readonly failures: LoginFailuresRepository,
  ) {}

  /**
   * Counts an attempt before its password is looked at, so that many at once get no further than five.
   *
   * @throws Problem `account_locked` with `minutes`
   */
  async begin(email: string): Promise<Attempt> {
    const addressHash = createHmac('sha256', this.environment.KINDLING_SECRET).update(email).digest('hex');
    const now = this.clock.now();
    const found = await this.database.inTransaction(async (): Promise<Attempt | number> => {
      const before = await this.failures.lock(addressHash, now);
      const minutes = minutesBlocked(before, now);
      if (minutes > 0) return minutes;
      const counted = afterFailure(before, now);
      await this.failures.save(addressHash, counted);
      return { addressHash, before, counted };
    });
    if (typeof found === 'number') throw problem('account_locked', { minutes: found });
    return found;
  }

  /** The address's owner logged in: their record is clean again. */
  async clear(attempt: Attempt): Promise<void> {
    await this.failures.forget(attempt.addressHash);
  }

  /**
   * Takes only this attempt back. Somebody who logs in to a provisional account of an address has not shown to own it:
   * if that cleared the record, they could guess the owner's password for ever.
   */
  async undo(attempt: Attempt): Promise<void> {
    await this.database.inTransaction(async () => {
      const now = await this.failures.lock(attempt.addressHash, this.clock.now());
      const isLast =
        now.failures === attempt.counted.failures &&
        now.blocks === attempt.counted.blocks &&
        now.lastFailedAt.getTime() === attempt.counted.lastFailedAt.getTime();
      if (isLast) await this.failures.save(attempt.addressHash, attempt.before);
      else if (now.failures > 0)
        await this.failures.save(attempt.addressHash, { ...now, failures: now.failures - 1 });
    });
  }
}
