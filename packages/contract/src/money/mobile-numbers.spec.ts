import { mobileNumber } from './mobile-numbers.js';

const dutch = ['NL', 'BE', 'DE'] as const;

test.each([
  ['0612345678', '+31612345678'],
  ['31612345678', '+31612345678'],
  ['0031 6 12345678', '+31612345678'],
  ['+31 (0)6 12 34 56 78', '+31612345678'],
  ['(+31) 6-12345678', '+31612345678'],
  ['+32 (0)470 12 34 56', '+32470123456'],
  ['+49 151/23456789', '+4915123456789'],
])('%s is %s', (typed, number) => {
  expect(mobileNumber(typed, dutch)).toBe(number);
});

test.each([
  ['', 'nothing'],
  ['06 1234', 'too short'],
  ['020 123 45 67', 'no mobile'],
  ['+48 512 345 678', 'of a country that is not served'],
  ['call 0612345678', 'words'],
])('%s is none: %s', (typed) => {
  expect(mobileNumber(typed, dutch)).toBeUndefined();
});
