import { codeOf, encodeSecret, matchingStep, secretUri, stepOf } from './totp.js';

/** RFC 6238, appendix B: the secret of SHA-1, and the last six of its eight digits. */
const secret = encodeSecret(Buffer.from('12345678901234567890'));

describe('codes of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('are those of RFC 6238 at second %i', (second, code) => {
    const now = new Date(second * 1000);
    expect(codeOf(secret, stepOf(now))).toBe(code);
    expect(matchingStep(secret, code, now, null)).toBe(stepOf(now));
  });

  it('hold for half a minute more on both sides, and never after a later one was taken', () => {
    const now = new Date('2026-03-02T12:00:13.000Z');
    const step = stepOf(now);
    const held = [-2, -1, 0, 1, 2].map((off) => matchingStep(secret, codeOf(secret, step + off), now, null));
    expect(held).toEqual([undefined, step - 1, step, step + 1, undefined]);
    const after = [-1, 0, 1].map((off) => matchingStep(secret, codeOf(secret, step + off), now, step));
    expect(after).toEqual([undefined, undefined, step + 1]);
  });

  it('are six digits and nothing else', () => {
    const now = new Date('2026-03-02T12:00:00.000Z');
    for (const text of ['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦', '12 345'])
      expect(matchingStep(secret, text, now, null)).toBeUndefined();
  });

  it('are set up by an address that names the console and whose they are', () => {
    const uri = new URL(secretUri(secret, 'mira+x@staff.test'));
    expect(uri.protocol + uri.host).toBe('otpauth:totp');
    expect(decodeURIComponent(uri.pathname)).toBe('/Kindling Console:mira+x@staff.test');
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret, issuer: 'Kindling Console' });
  });
});
