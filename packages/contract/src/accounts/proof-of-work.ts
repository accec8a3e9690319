/**
 * The proof of work that a signup may have to bring: SHA-256 of `challenge:solution` must begin with as many zero bits
 * as were asked for. Finding a solution takes about two to that power tries, checking it takes one.
 */

/** What is hashed. @param solution any text of at most 40 characters */
export function proofText(challenge: string, solution: string): string {
  return `${challenge}:${solution}`;
}

/** How many bits at the beginning of a hash are zero. */
export function leadingZeroBits(hash: Uint8Array): number {
  let bits = 0;
  for (const byte of hash) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24;
    bits += 8;
  }
  return bits;
}
