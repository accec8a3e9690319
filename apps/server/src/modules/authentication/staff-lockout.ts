import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../ports/clock.js';
import { Lockout } from './lockout.js';
import { ConsoleHashes } from './console-hashes.js';
import { StaffLoginFailuresRepository } from './staff-login-failures.repository.js';

/** Blocks on the console after failed logins and failed codes, by the members' rules (decisions §3.2). */
@Injectable()
export class StaffLockout extends Lockout {
  constructor(
    @Inject(Clock) clock: Clock,
    @Inject(ConsoleHashes) private readonly consoleHashes: ConsoleHashes,
    @Inject(StaffLoginFailuresRepository) failures: StaffLoginFailuresRepository,
  ) {
    super(clock, consoleHashes, failures);
  }

  /** Somebody is who they say, with both factors: what was guessed at them, or from their device, counts no more. */
  async forgive(staff: { id: string; email: string }, device: string | undefined): Promise<void> {
    const counted =
      device === undefined
        ? [this.consoleHashes.of('login', staff.email), this.consoleHashes.of('code', staff.id)]
        : [this.consoleHashes.of('device', device), this.consoleHashes.of('code', device)];
    for (const key of counted) await this.clear({ key });
  }
}
