import { methodsIn } from './method-countries.js';

const methods = ['ideal', 'bancontact', 'creditcard', 'sdd'] as const;

describe('payment methods of a country', () => {
  it.each([
    ['NL', ['ideal', 'creditcard', 'sdd']],
    ['BE', ['bancontact', 'creditcard', 'sdd']],
    ['US', ['creditcard']],
    [null, ['ideal', 'bancontact', 'creditcard', 'sdd']],
  ] as const)('%s', (country, expected) => {
    expect(methodsIn(country, methods)).toEqual(expected);
  });
});
