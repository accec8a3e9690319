import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import type { Call } from '../../../kernel/http/call.js';
import { deviceCookieName, deviceSeconds } from '../../../kernel/http/cookies.js';
import { Clock } from '../../../ports/clock.js';
import { Ids } from '../../../ports/ids.js';
import { KeyedHashes } from './passwords/keyed-hashes.js';

/** So many accounts know a browser at once: those that logged in with it last. */
const entriesAtMost = 3;
/** Of each: a number that tells devices apart, when the entry was made (masked), and the seal; 64 characters. */
const entryPattern = /([\w-]{16})([\w-]{8})([\w-]{40})/g;
const entryBytes = 48;
const cookiePattern = /^[\w-]{192}$/;

/** The owner of known browsers: an account or a staff member. */
export interface DeviceOwner {
  id: string;
  /** How often its password or second factor was replaced: devices known before are forgotten. */
  passwordVersion: number;
}
/** Seals nothing, in the time that an account's takes. */
const nobody: DeviceOwner = { id: '', passwordVersion: 0 };

interface Entry {
  text: string;
  device: string;
  issuedAt: string;
  seal: string;
}

/**
 * Browsers that logged in to an account before, known by a cookie of their own that outlasts sessions: while somebody
 * else's guesses block the address, its owner still gets in. The cookie holds an entry for each such account, sealed with
 * its password's version, so nothing of devices is stored and a new password forgets them all. Nobody can tell whose an
 * entry is, nor how many there are: the rest is filled with chance (docs/decisions/0011-logins.md).
 */
@Injectable()
export class KnownDevices {
  /** Whether the cookie goes nowhere but from our own pages. */
  protected readonly isStrict: boolean = false;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly keyedHashes: KeyedHashes,
  ) {}

  /**
   * What to count attempts by, when the browser is known to an account; else undefined. Takes as long for none.
   *
   * @param owner undefined when an address has none
   */
  counterOf(owner: DeviceOwner | undefined, call: Call): string | undefined {
    const entry = this.find(owner ?? nobody, this.entriesOf(call));
    return owner && entry && `${owner.id}:${entry.device}`;
  }

  /**
   * Makes the browser known to an account that was just logged in to with it; a device that is known keeps its number.
   * In a transaction, the browser gets the cookie once that is committed.
   */
  remember(account: DeviceOwner, call: Call): void {
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

  /** A time as it stands in an entry, or back again: a date that makes sense would tell an entry from chance. */
  private masked(device: string, time: Buffer): Buffer {
    const mask = this.keyedHashes.seal('device-time', device);
    return Buffer.from(time.map((byte, place) => byte ^ (mask[place] ?? 0)));
  }

  private seal({ id, passwordVersion }: DeviceOwner, device: string, issuedAt: string): string {
    const sealed = this.keyedHashes.seal('device', id, String(passwordVersion), device, issuedAt);
    return sealed.toString('base64url').slice(0, 40);
  }

  /** Entries that belong to no account. */
  private chance(count: number): string[] {
    return Array.from({ length: count }, () => this.ids.secret(entryBytes));
  }
}
