import { hash, timingSafeEqual } from 'node:crypto';

/** SHA-256 of a secret, hexadecimal: how tokens of sessions and mailed links are stored. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'hex');
}

/** Compares in constant time what was presented with what was signed or given out here. */
export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
