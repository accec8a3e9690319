import { languages } from '../languages.js';
import { formatMoney, formatNumber, formatShare } from './numbers.js';

describe('an amount of money', () => {
  it.each([
    ['nl', '−€ 5,50'],
    ['en', '−€5.50'],
    ['de', '−5,50 €'],
    ['sv', '−5,50 €'],
  ])('below nothing begins with a minus in %s', (language, expected) => {
    expect(formatMoney(-550, 'EUR', language)).toBe(expected.replace(/ (?=[€\d])/, '\u00A0'));
  });

  it.each(languages)('is written in %s as the language writes it', (language) => {
    const own = new Intl.NumberFormat(language, { style: 'currency', currency: 'SEK' });
    expect(formatMoney(123_456, 'SEK', language)).toBe(own.format(1234.56));
    expect(formatMoney(-123_456, 'SEK', language)).toBe(`−${own.format(1234.56)}`);
  });

  it('has the decimals that it is asked for', () => {
    expect([123.4, 120].map((cents) => formatMoney(cents, 'GBP', 'en', 3))).toEqual(['£1.234', '£1.20']);
  });
});

it('numbers are grouped, and shares have their sign, as the language has it', () => {
  expect(formatNumber(-12_345, 'nl')).toBe('−12.345');
  expect(formatNumber(12_345, 'en')).toBe('12,345');
  expect(formatNumber(1234, 'es')).toBe('1234');
  expect(formatShare(-25, 'de')).toBe('−25\u00A0%');
});
