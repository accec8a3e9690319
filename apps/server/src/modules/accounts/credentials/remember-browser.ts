import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import type { Call } from '../../../kernel/http/call.js';
import { Events } from '../../../kernel/outbox/events.js';
import { KnownDevices, type DeviceOwner } from '../../console/authentication/authentication.api.js';
import { browserRemembered } from '../core/account-events.js';

/** Makes the browser of a member who just logged in known to their account. */
@Injectable()
export class RememberBrowser {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly knownDevices: KnownDevices,
  ) {}

  /** A browser that the account knows already costs no statement. */
  async remember(account: DeviceOwner, call: Call): Promise<void> {
    const devices = this.knownDevices.remember(account, call);
    if (devices.length === 0) return;
    await this.database.inTransaction(() =>
      this.events.emit(browserRemembered, { memberId: account.id, devices }),
    );
  }
}
