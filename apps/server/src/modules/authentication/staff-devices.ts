import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database.js';
import type { Call } from '../../kernel/http/call.js';
import { Clock } from '../../ports/clock.js';
import { Ids } from '../../ports/ids.js';
import { KnownDevices } from './known-devices.js';
import { ConsoleHashes } from './console-hashes.js';

interface KnownStaff {
  id: string;
  accessVersion: number;
}

/** Browsers that staff logged in with before, by the members' rules (docs/decisions/0011-one-hash-a-login.md). */
@Injectable()
export class StaffDevices extends KnownDevices {
  protected override readonly isStrict = true;

  constructor(
    @Inject(Database) database: Database,
    @Inject(Clock) clock: Clock,
    @Inject(Ids) ids: Ids,
    @Inject(ConsoleHashes) hashes: ConsoleHashes,
  ) {
    super(database, clock, ids, hashes);
  }

  /**
   * What to count attempts by, when a staff member knows the browser; else undefined. Takes as long for nobody.
   *
   * @param staff undefined when an address has nobody
   */
  counterOfStaff(staff: KnownStaff | undefined, call: Call): string | undefined {
    return this.counterOf(staff && sealed(staff), call);
  }

  /** Makes the browser known to who just logged in with it. */
  rememberStaff(staff: KnownStaff, call: Call): void {
    this.remember(sealed(staff), call);
  }
}

function sealed({ id, accessVersion }: KnownStaff): { id: string; passwordVersion: number } {
  return { id, passwordVersion: accessVersion };
}
