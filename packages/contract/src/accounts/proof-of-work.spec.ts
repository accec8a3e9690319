import { leadingZeroBits, proofText } from './proof-of-work.js';

test('leading zero bits are counted over bytes', () => {
  const bits = (...bytes: number[]) => leadingZeroBits(Uint8Array.from(bytes));
  expect(bits(0x80)).toBe(0);
  expect(bits(0x01)).toBe(7);
  expect(bits(0, 0x40, 0)).toBe(9);
  expect(bits(0, 0)).toBe(16);
});

test('what is hashed names challenge and solution', () => {
  expect(proofText('abc', '7')).toBe('abc:7');
});
