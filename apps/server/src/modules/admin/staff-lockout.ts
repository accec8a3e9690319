import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../kernel/config/environment.js';
import { Clock } from '../../ports/clock.js';
import { StaffLoginFailuresRepository } from './staff-login-failures.repository.js';

/** Blocks addresses on the console after failed logins, by the members' rules (decisions §3.2). */
@Injectable()
export class StaffLockout {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(StaffLoginFailuresRepository) private readonly failures: StaffLoginFailuresRepository,
  ) {}

  /**
   * Counts an attempt before its password is looked at.
   *
   * @param email in its normalised form
   * @throws Problem `account_locked` with `minutes`
   */
  async begin(email: string): Promise<void> {
    await this.failures.count(this.hash(email), this.clock.now());
  }

  /** The address's owner logged in: their record is clean again. */
  async clear(email: string): Promise<void> {
    await this.failures.forget(this.hash(email));
  }

  private hash(email: string): string {
    return createHmac('sha256', this.environment.KINDLING_SECRET).update(`staff:${email}`).digest('hex');
  }
}
