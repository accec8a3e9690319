import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { normalizeEmail } from '@kindling/contract/accounts/email-rules';
import { ENVIRONMENT, type Environment } from '../../../../../kernel/config/environment.js';
import { Clock } from '../../../../../ports/clock.js';
import { StaffRepository } from '../../people/staff.repository.js';
import { SecondFactor } from './second-factor.js';
import { codeOf, stepOf, stepSeconds } from './totp.js';

const demoAddress = /@demo\.test$/;

/** The current codes of the demo's staff, so that trying the console needs no app; never in production. */
@Injectable()
export class DemoCodes {
  constructor(
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly secondFactor: SecondFactor,
    private readonly staff: StaffRepository,
  ) {}

  /** Whether the codes of an address are shown. @param email in its normalised form */
  areTold(email: string): boolean {
    return this.environment.NODE_ENV !== 'production' && demoAddress.test(email);
  }

  /**
   * The next code that logs in: the current one, or the following one once that was used. When both were, the response
   * waits for the next half minute to begin.
   *
   * @returns undefined for staff outside the demo or without a second factor
   */
  async current(address: string): Promise<string | undefined> {
    const email = normalizeEmail(address);
    const staff = this.areTold(email) ? await this.staff.findByEmail(email) : undefined;
    const secret = staff && this.secondFactor.secretOf(staff);
    if (!staff || secret === undefined) return undefined;
    const step = Math.max(stepOf(this.clock.now()), (staff.totpLastStep ?? 0) + 1);
    const validAt = (step - 1) * stepSeconds * 1000;
    await pause(Math.max(0, validAt - this.clock.now().getTime()), undefined, { ref: false });
    return codeOf(secret, step);
  }
}
