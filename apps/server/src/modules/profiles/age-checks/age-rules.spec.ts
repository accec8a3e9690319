import { isProofRequired } from './age-rules.js';

describe('a proof of age', () => {
  it('is asked for in the countries that the brand names', () => {
    expect(isProofRequired(undefined, 'GB')).toBe(false);
    expect(isProofRequired([], null)).toBe(false);
    expect(isProofRequired(['GB'], 'GB')).toBe(true);
    expect(isProofRequired(['GB'], 'NL')).toBe(false);
  });

  it('is asked for where it is not known where somebody lives', () => {
    expect(isProofRequired(['GB'], null)).toBe(true);
    expect(isProofRequired(['GB'], undefined)).toBe(true);
  });
});
