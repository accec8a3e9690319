import { randomFillSync } from 'node:crypto';
import type { Clock } from '../../ports/clock.js';
import { Ids } from '../../ports/ids.js';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
/**
 * One unit of the ordered part: about 68 minutes. The full time, as in ULID or UUIDv7, would give a stalker the second
 * of a signup.
 */
const unitMs = 2 ** 12 * 1000;

/** Random bytes are fetched for some hundred secrets at once: a fetch costs as much for one. */
const poolBytes = 8192;

/**
 * 24 characters of Crockford's base32: 20 bits of time, which keep rows created together close to each other on disk
 * for 136 years, then 100 random bits.
 */
export class RandomIds extends Ids {
  private readonly pool = Buffer.alloc(poolBytes);
  private used = poolBytes;

  constructor(private readonly clock: Clock) {
    super();
  }

  next(): string {
    let time = Math.floor(this.clock.now().getTime() / unitMs);
    let ordered = '';
    for (let i = 0; i < 4; i++) {
      ordered = alphabet.charAt(time % 32) + ordered;
      time = Math.floor(time / 32);
    }
    const bytes = this.random(20);
    let random = '';
    for (const byte of bytes) random += alphabet.charAt(byte & 31);
    return ordered + random;
  }

  secret(bytes = 32): string {
    return this.random(bytes).toString('base64url');
  }

  /** Bytes that cannot be read again, not even from the memory of this process. */
  private random(bytes: number): Buffer {
    if (bytes > poolBytes) throw new RangeError(`no more than ${poolBytes} random bytes at once`);
    if (this.used + bytes > poolBytes) {
      randomFillSync(this.pool);
      this.used = 0;
    }
    const end = this.used + bytes;
    const taken = Buffer.from(this.pool.subarray(this.used, end));
    this.pool.fill(0, this.used, end);
    this.used = end;
    return taken;
  }
}
