import { createHash } from 'node:crypto';
import { leadingZeroBits, proofText } from '@kindling/contract/accounts/proof-of-work';
import { findProof } from './find-proof';

it('finds what the server checks', () => {
  for (const difficulty of [0, 1, 8, 11]) {
    const solution = findProof({ challenge: 'mfz.11.nonce.signature', difficulty });
    const hash = createHash('sha256').update(proofText('mfz.11.nonce.signature', solution)).digest();
    expect(leadingZeroBits(hash)).toBeGreaterThanOrEqual(difficulty);
  }
});
