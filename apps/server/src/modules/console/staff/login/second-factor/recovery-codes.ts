import { plainCode } from '@kindling/contract/text/plain-data';

/** Codes for a lost app: each opens one login. Pure: randomness is passed in. */

export const recoveryCodes = 10;
/** 50 bits: five guesses per block are hopeless. */
const length = 10;
/** Crockford's: no letter that looks like a digit. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const pattern = new RegExp(`^[${alphabet}]{${length}}$`);

/**
 * @param random at least ten random bytes
 * @returns `xxxxx-xxxxx`
 */
export function recoveryCodeOf(random: Uint8Array): string {
  const letters = Array.from(random.subarray(0, length), (byte) => alphabet.charAt(byte & 31)).join('');
  return `${letters.slice(0, length / 2)}-${letters.slice(length / 2)}`;
}

/** @returns the code without added or confused characters; undefined for an impossible one */
export function readRecoveryCode(text: string): string | undefined {
  const code = plainCode(text).toLowerCase().replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return pattern.test(code) ? code : undefined;
}
