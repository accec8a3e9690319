import { methodsIn } from './method-countries.js';

const methods = ['ideal', 'bancontact', 'creditcard', 'sdd'] as const;

describe('payment methods of a country', () => {
  it.each([
    ['NL', ['ideal', 'sdd', 'creditcard']],
    ['BE', ['bancontact', 'sdd', 'creditcard']],
    ['US', ['creditcard']],
    [null, ['ideal', 'bancontact', 'creditcard', 'sdd']],
  ] as const)('%s', (country, expected) => {
    expect(methodsIn(country, methods, 'EUR')).toEqual(expected);
  });

  it.each([
    ['SE', 'SEK', ['swish', 'creditcard']],
    ['SE', 'EUR', ['creditcard']],
    ['PL', 'PLN', ['blik', 'creditcard']],
    ['CH', 'CHF', ['twint', 'creditcard']],
  ] as const)('of %s, paid in %s', (country, currency, expected) => {
    expect(methodsIn(country, ['swish', 'blik', 'twint', 'creditcard'], currency)).toEqual(expected);
  });
});
