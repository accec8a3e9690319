import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../kernel/config/environment.js';
import { Database } from '../../kernel/database/database.js';
import { problem } from '../../kernel/http/problem.js';
import { Clock } from '../../ports/clock.js';
import { afterFailure, minutesBlocked } from '../accounts/accounts.api.js';
import { StaffLoginFailuresRepository } from './staff-login-failures.repository.js';

/** Blocks addresses on the console after failed logins, by the members' rules (decisions §3.2). */
@Injectable()
export class StaffLockout {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(StaffLoginFailuresRepository) private readonly failures: StaffLoginFailuresRepository,
  ) {}

  /**
   * Counts an attempt before its password is looked at, so that many at once get no further than five.
   *
   * @param email in its normalised form
   * @throws Problem `account_locked` with `minutes`
   */
  async begin(email: string): Promise<void> {
    const minutes = await this.database.inTransaction(async () => {
      const now = this.clock.now();
      const record = await this.failures.lock(this.hash(email), now);
      const blocked = minutesBlocked(record, now);
      if (blocked === 0) await this.failures.save(this.hash(email), afterFailure(record, now));
      return blocked;
    });
    if (minutes > 0) throw problem('account_locked', { minutes });
  }

  /** The address's owner logged in: their record is clean again. */
  async clear(email: string): Promise<void> {
    await this.failures.forget(this.hash(email));
  }

  private hash(email: string): string {
    return createHmac('sha256', this.environment.KINDLING_SECRET).update(`staff:${email}`).digest('hex');
  }
}
