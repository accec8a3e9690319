import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import type { Call } from '../../../kernel/http/call.js';
import { deviceCookieName, deviceSeconds } from '../../../kernel/http/cookies.js';
import { Clock } from '../../../ports/clock.js';
import { Ids } from '../../../ports/ids.js';
import { KeyedHashes } from './passwords/keyed-hashes.js';

/** Maximum accounts that know one browser: those that most recently logged in with it. */
const entriesAtMost = 3;
/** For each: a number that identifies the device, when the entry was made (masked), and the seal; 64 characters. */
const entryPattern = /([\w-]{16})([\w-]{8})([\w-]{40})/g;
const deviceLength = 16;
const entryBytes = 48;
const cookiePattern = /^[\w-]{192}$/;

/** The owner of known browsers: an account or a staff member. */
export interface DeviceOwner {
  id: string;
  /** How often its password or second factor was replaced: earlier devices are forgotten. */
  passwordVersion: number;
}
/** A dummy owner, so that a missing account takes the same time. */
const nobody: DeviceOwner = { id: '', passwordVersion: 0 };

interface Entry {
  text: string;
  device: string;
  issuedAt: string;
  seal: string;
}

/**
 * Browsers that logged in to an account before, recognised by a separate cookie that outlasts sessions: while a
 * stranger's guesses block the address, its owner can still log in. The cookie has an entry for each such account,
 * sealed with its password's version, so a login needs no table and a new password forgets them all. The entries reveal
 * neither their accounts nor their number: the rest is filled with random ones (docs/decisions/0011-logins.md).
 */
@Injectable()
export class KnownDevices {
  /** Whether only our own pages may send the cookie. */
  protected readonly isStrict: boolean = false;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly keyedHashes: KeyedHashes,
  ) {}

  /**
   * The key for counting attempts, when the account knows the browser; else undefined. Takes the same time for a
   * missing account.
   *
   * @param owner undefined when an address has none
   */
  counterOf(owner: DeviceOwner | undefined, call: Call): string | undefined {
    const entry = this.find(owner ?? nobody, this.entriesOf(call));
    return owner && entry && `${owner.id}:${entry.device}`;
  }

  /**
   * Makes the browser known to the account that just logged in; a known device keeps its number. In a transaction, the
   * browser gets the cookie after the commit.
   *
   * @returns the numbers in the cookie, of this account and those before it; none where the account knew the browser
   */
  remember(account: DeviceOwner, call: Call): string[] {
    const entries = this.entriesOf(call);
    const known = this.find(account, entries);
    const made = this.entry(account, known?.device ?? this.ids.secret(12));
    const others = entries.filter((entry) => entry !== known).map(({ text }) => text);
    const filled = [made, ...others, ...this.chance(entriesAtMost - 1)].slice(0, entriesAtMost).join('');
    this.database.afterCommit(() =>
      call.setCookie(deviceCookieName(call.request.secure), filled, {
        maxAgeSeconds: deviceSeconds,
        strict: this.isStrict,
      }),
    );
    return known ? [] : [made, ...others].slice(0, entriesAtMost).map((text) => text.slice(0, deviceLength));
  }

  private entriesOf(call: Call): Entry[] {
    const cookie = call.request.cookies[deviceCookieName(call.request.secure)] ?? '';
    if (!cookiePattern.test(cookie)) return [];
    return Array.from(cookie.matchAll(entryPattern), ([text, device = '', issuedAt = '', seal = '']) => ({
      text,
      device,
      issuedAt,
      seal,
    }));
  }

  private find(account: DeviceOwner, entries: readonly Entry[]): Entry | undefined {
    const now = this.seconds();
    const [found] = entries.filter(({ device, issuedAt, seal }) => {
      const isSealed = timingSafeEqual(Buffer.from(seal), Buffer.from(this.seal(account, device, issuedAt)));
      const made = this.masked(device, Buffer.from(issuedAt, 'base64url')).readUIntBE(0, 6);
      return isSealed && now - made < deviceSeconds;
    });
    return found;
  }

  private entry(account: DeviceOwner, device: string): string {
    const made = Buffer.alloc(6);
    made.writeUIntBE(this.seconds(), 0, 6);
    const issuedAt = this.masked(device, made).toString('base64url');
    return device + issuedAt + this.seal(account, device, issuedAt);
  }

  private seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }

  /** Masks the time in an entry, or unmasks it: a plausible date would distinguish an entry from a random one. */
  private masked(device: string, time: Buffer): Buffer {
    const mask = this.keyedHashes.seal('device-time', device);
    return Buffer.from(time.map((byte, place) => byte ^ (mask[place] ?? 0)));
  }

  private seal({ id, passwordVersion }: DeviceOwner, device: string, issuedAt: string): string {
    const sealed = this.keyedHashes.seal('device', id, String(passwordVersion), device, issuedAt);
    return sealed.toString('base64url').slice(0, 40);
  }

  /** Random entries that belong to no account. */
  private chance(count: number): string[] {
    return Array.from({ length: count }, () => this.ids.secret(entryBytes));
  }
}
