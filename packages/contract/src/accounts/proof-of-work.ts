/**
 * The proof of work that a signup may require: SHA-256 of `challenge:solution` must begin with the required number of
 * zero bits. Finding a solution takes about two to that power attempts, checking it takes one.
 */

/**
 * The hashed text.
 * @param solution any text of at most 40 characters
 */
export function proofText(challenge: string, solution: string): string {
  return `${challenge}:${solution}`;
}

export function leadingZeroBits(hash: Uint8Array): number {
  let bits = 0;
  for (const byte of hash) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24;
    bits += 8;
  }
  return bits;
}
