import { interests as all, type Interest } from '@kindling/contract/profiles/profile-values';

/**
 * Interests as a number whose bits they are, in the order of the fixed list, so that an index holds them and a search asks for
 * any of several at once. A new interest is added at the list's end, or every stored number would mean others.
 *
 * @returns in decimal digits, because there may be more interests than bits in JavaScript's whole numbers
 */
export function interestBits(interests: readonly Interest[]): string {
  const bits = new Set(interests.map((interest) => all.indexOf(interest)));
  return [...bits].reduce((sum, bit) => sum + (1n << BigInt(bit)), 0n).toString();
}
