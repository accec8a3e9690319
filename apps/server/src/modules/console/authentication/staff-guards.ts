import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../../kernel/config/environment.js';
import { Database } from '../../../kernel/database/database.js';
import { Limits, type Limit } from '../../../kernel/http/limits/limits.js';
import { Clock } from '../../../ports/clock.js';
import { Ids } from '../../../ports/ids.js';
import { KnownDevices } from './known-devices.js';
import { FailureRecords } from './lockout/failure-records.js';
import { Lockout } from './lockout/lockout.js';
import { LoginAttempts, type LoginLimits } from './lockout/login-attempts.js';
import { PasskeyChallenges, usedChallenges } from './passkeys/passkey-challenges.js';
import { KeyedHashes } from './passwords/keyed-hashes.js';
import { Passwords } from './passwords/passwords.js';

/*
 * The console's staff log in by the members' rules (decisions §3.2). The differences are here: the console belongs to
 * no brand, so its rows and keys are separate from all of them.
 */

/** Keyed hashes of the console: none of them is ever a brand's. */
@Injectable()
export class StaffHashes extends KeyedHashes {
  constructor(@Inject(ENVIRONMENT) environment: Environment) {
    super(environment);
  }

  protected override scoped(...parts: readonly string[]): string {
    return ['console', ...parts].join(':');
  }
}

/** A separate queue: staff must be able to log in while many members do. */
@Injectable()
export class StaffPasswords extends Passwords {
  constructor(@Inject(ENVIRONMENT) environment: Environment) {
    super(environment);
  }
}

@Injectable()
export class StaffLoginFailures extends FailureRecords {
  constructor(database: Database) {
    super(database, 'staff_login_failure', false);
  }
}

@Injectable()
export class StaffDevices extends KnownDevices {
  protected override readonly isStrict = true;

  constructor(database: Database, clock: Clock, ids: Ids, staffHashes: StaffHashes) {
    super(database, clock, ids, staffHashes);
  }
}

@Injectable()
export class StaffLockout extends Lockout {
  constructor(
    clock: Clock,
    staffHashes: StaffHashes,
    @Inject(StaffLoginFailures) staffLoginFailures: StaffLoginFailures,
  ) {
    super(clock, staffHashes, staffLoginFailures);
  }

  /** After a login with both factors: clears failed guesses at the staff member, and from their device. */
  async forgive({ id, email }: { id: string; email: string }, device: string | undefined): Promise<void> {
    if (device === undefined) await this.forget('login', email);
    else await this.forget('device', device);
    await this.forget('code', device ?? id);
  }
}

/** The console's own challenges; those of brands are not valid here. */
@Injectable()
export class StaffPasskeyChallenges extends PasskeyChallenges {
  constructor(clock: Clock, ids: Ids, staffHashes: StaffHashes, limits: Limits) {
    super(clock, ids, staffHashes, limits);
  }

  protected override consumeNonce(nonce: string): Promise<boolean> {
    return this.limits.onceOnConsole({ ...usedChallenges, name: 'staff-passkey-challenge' }, nonce);
  }
}

@Injectable()
export class StaffLoginAttempts extends LoginAttempts {
  /** The lockout stops five attempts at one person long before. */
  protected override readonly figures: LoginLimits = {
    perNetwork: { name: 'staff-login', points: 30, seconds: 900 },
    perDevice: { name: 'staff-login-device', points: 30, seconds: 900 },
  };

  constructor(limits: Limits, staffDevices: StaffDevices, staffLockout: StaffLockout) {
    super(limits, staffDevices, staffLockout);
  }

  protected override consume(limit: Limit, key: string): Promise<void> {
    return this.limits.consumeOnConsole(limit, key);
  }
}
