import { randomUUID } from 'node:crypto';

/** Chances that come the same again from the same seed, as far as what they decide about happens in the same order. */
export class Chance {
  constructor(private state: number) {}

  /** Whether something happens that does so in this share of cases. */
  of(share: number): boolean {
    return this.next() < share;
  }

  /** A whole number from 0 to below `limit`. */
  upTo(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  uuid(): string {
    return randomUUID();
  }

  /** The generator `mulberry32`. */
  private next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}
