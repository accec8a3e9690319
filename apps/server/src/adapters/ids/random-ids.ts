import { randomBytes } from 'node:crypto';
import type { Clock } from '../../ports/clock.js';
import { Ids } from '../../ports/ids.js';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
/** One unit of the ordered part: about 68 minutes, so that an id gives away no more than that. */
const unitMs = 2 ** 12 * 1000;

/**
 * 24 characters of Crockford's base32: 20 bits of time, which keep rows that are made together near each other on disk
 * for 136 years, then 100 random bits.
 */
export class RandomIds extends Ids {
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
    const bytes = randomBytes(20);
    let random = '';
    for (const byte of bytes) random += alphabet.charAt(byte & 31);
    return ordered + random;
  }

  secret(): string {
    return randomBytes(32).toString('base64url');
  }
}
