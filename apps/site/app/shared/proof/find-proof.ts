import { sha256 } from '@noble/hashes/sha2.js';
import { leadingZeroBits, proofText } from '@kindling/contract/accounts/proof-of-work';

export interface ProofTask {
  challenge: string;
  /** Required number of zero bits. */
  difficulty: number;
}

/** Tries one solution after the other until the hash has the zero bits; each bit doubles the tries. Blocks meanwhile. */
export function findProof({ challenge, difficulty }: ProofTask): string {
  const text = new TextEncoder();
  // The common prefix of all tries is hashed once.
  const beginning = sha256.create().update(text.encode(proofText(challenge, '')));
  for (let count = 0; ; count++) {
    const solution = count.toString(36);
    const hash = beginning.clone().update(text.encode(solution)).digest();
    if (leadingZeroBits(hash) >= difficulty) return solution;
  }
}
