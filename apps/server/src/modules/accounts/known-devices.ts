import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../ports/clock.js';
import { Ids } from '../../ports/ids.js';
import { Database } from '../../kernel/database/database.js';
import type { SeenRow } from '../../kernel/database/seen-row.js';
import type { Call } from '../../kernel/http/call.js';
import { deviceCookieName, deviceSeconds } from '../../kernel/http/cookies.js';
import { hashSecret } from '../../kernel/sessions/sessions.js';
import { KnownDevicesRepository } from './known-devices.repository.js';

const devicesAtMost = 10;
const tokenPattern = /^[\w-]{43}$/;

/**
 * Browsers that logged in to an account before, known by a cookie of their own that outlasts sessions: while somebody
 * else's guesses block the address, its owner still gets in. A device is known to the accounts it logged in to and to
 * nobody else, so it tells nothing about others (docs/decisions/0011-one-hash-a-login.md).
 */
@Injectable()
export class KnownDevices {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Ids) private readonly ids: Ids,
    @Inject(KnownDevicesRepository) private readonly devices: KnownDevicesRepository,
  ) {}

  /** What to count attempts by, when the browser is known to the confirmed account of an address; else undefined. */
  async ofOwner(email: string, call: Call): Promise<string | undefined> {
    const tokenHash = this.presented(call)?.hash;
    if (tokenHash === undefined) return undefined;
    const after = new Date(this.clock.now().getTime() - deviceSeconds * 1000);
    const owner = await this.devices.findOwnerOf(email, tokenHash, after);
    return owner && `${owner}:${tokenHash}`;
  }

  /**
   * Makes the browser known to an account that was just logged in to with it. Of a browser that several accounts know
   * the token stays, so that none forgets it; one that none knows gets a new one, whatever it brought along.
   *
   * @param seen what has to be the same still for the account to know it; absent: nothing
   */
  async remember(accountId: string, call: Call, seen?: SeenRow): Promise<void> {
    const presented = this.presented(call);
    const isKept = presented !== undefined && (await this.devices.isKnown(presented.hash));
    const token = isKept ? presented.token : this.ids.secret();
    const tokenHash = hashSecret(token);
    await Promise.all([
      this.devices.save({ accountId, tokenHash, usedAt: this.clock.now() }, seen),
      isKept ? undefined : this.devices.keepNewest(accountId, tokenHash, devicesAtMost - 1),
    ]);
    this.database.afterCommit(() =>
      call.setCookie(deviceCookieName(call.request.secure), token, { maxAgeSeconds: deviceSeconds }),
    );
  }

  /** After a new password every device has to show it once. */
  async forgetAll(accountId: string): Promise<void> {
    await this.devices.deleteAll(accountId);
  }

  private presented(call: Call): { token: string; hash: string } | undefined {
    const token = call.request.cookies[deviceCookieName(call.request.secure)];
    return token !== undefined && tokenPattern.test(token) ? { token, hash: hashSecret(token) } : undefined;
  }
}
