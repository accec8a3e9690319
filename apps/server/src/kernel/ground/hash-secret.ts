import { hash, timingSafeEqual } from 'node:crypto';

/** SHA-256 of a secret, hexadecimal: how tokens of sessions and mailed links are stored. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'hex');
}

/** Compares a presented secret with a signed or issued one in constant time. */
export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
