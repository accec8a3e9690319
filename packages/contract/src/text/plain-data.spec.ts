import fc from 'fast-check';
import { sepaAccount } from '../money/bank-accounts.js';
import { hostProblem, normalizeHost } from '../brands/brand-rules.js';
import { plainDiscountCode } from '../money/discount-codes.js';
import { emailProblem, normalizeEmail } from '../accounts/email-rules.js';
import { mobileNumber } from '../money/mobile-numbers.js';
import { plainCode, plainData } from './plain-data.js';
import { company } from '../brands/settings/settings.js';
import { discountCode } from '../money/discount.js';

/** What copying from banks, chats, PDFs and address books puts around or between what was copied. */
const pasted = {
  'direction marks': (text: string) => `\u202A${text}\u202C`,
  'isolating marks': (text: string) => `\u2066${text}\u2069\u200E`,
  'joiners and a mark of order': (text: string) => `\uFEFF${text.slice(0, 3)}\u200B${text.slice(3)}\u2060`,
  'a soft hyphen': (text: string) => `${text.slice(0, 4)}\u00AD${text.slice(4)}`,
  'spaces that do not break': (text: string) => `\u00A0${text}\u202F\u2007`,
};
const surroundings = { consoleHost: 'console.example', isProduction: false };

describe.each(Object.entries(pasted))('with %s', (_name, around) => {
  test.each([
    ['an IBAN', () => sepaAccount(around('NL91 ABNA 0417 1643 00')), 'NL91ABNA0417164300'],
    ['a mobile number', () => mobileNumber(around('06 12 34 56 78'), ['NL']), '+31612345678'],
    ['an address', () => normalizeEmail(around('Anna@Voorbeeld.nl')), 'anna@voorbeeld.nl'],
    ['an address that is one', () => emailProblem(around('anna@voorbeeld.nl')), undefined],
    ['a discount', () => plainDiscountCode(around('welkom-10')), 'WELKOM10'],
    ['a discount in a call', () => discountCode.parse(around('welkom10')), 'WELKOM10'],
    ['a code', () => plainCode(around('123 456')), '123456'],
    ['a host', () => normalizeHost(around('https://www.brand.com/')), 'www.brand.com'],
    ['a host that is one', () => hostProblem(normalizeHost(around('brand.com')), surroundings), undefined],
    ['a line of an address', () => company.shape.address.parse(around('Kade 3')), 'Kade 3'],
  ])('%s is what was meant', (_what, read, meant) => {
    expect(read()).toBe(meant);
  });
});

test.each([
  ['bücher.example', 'xn--bcher-kva.example'],
  ['https://www.Flørt.example/x', 'www.xn--flrt-hra.example'],
  ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
])('the host %s is %s', (typed, host) => {
  expect(normalizeHost(typed)).toBe(host);
  expect(hostProblem(host, surroundings)).toBeUndefined();
});

test('of any text nothing is left that can’t be seen, and cleaning it again changes nothing', () => {
  const sign = fc.constantFrom(...'a1 é-字\u200B\u200D\u202E\u00A0\u00AD\u2066\uFEFF\t\n');
  fc.assert(
    fc.property(fc.string({ unit: sign }), (text) => {
      const plain = plainData(text);
      expect(plain).not.toMatch(/[\p{Cf}\p{Default_Ignorable_Code_Point}\t\n\u00A0]|^ | $| {2}/u);
      expect(plainData(plain)).toBe(plain);
      expect(plainCode(text)).not.toMatch(/[\s-]/u);
    }),
  );
});
