import { hash } from 'node:crypto';

/** SHA-256 of a secret, hexadecimal: how tokens of sessions and mailed links are stored. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'hex');
}
