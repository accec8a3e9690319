import fs from 'node:fs';
import path from 'node:path';
import type { Settings } from '../brands/settings/settings.js';
import { countries } from '../languages.js';
import { methodsIn } from './method-countries.js';
import { currencyOfCountry } from './money.js';
import { endedMethods, isSlow, paymentMethods } from './payment-methods.js';

const methods = ['sdd', 'ideal', 'bancontact', 'creditcard'] as const;

describe('payment methods of a country', () => {
  it.each([
    ['NL', ['ideal', 'creditcard', 'sdd']],
    ['BE', ['bancontact', 'creditcard', 'sdd']],
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

  it.each(countries)('pay by card before they pay by direct debit or transfer in %s', (country) => {
    const offered = methodsIn(country, paymentMethods, currencyOfCountry[country]);
    const fast = offered.map((method) => !isSlow(method));
    expect(fast).toEqual(fast.toSorted((one, other) => Number(other) - Number(one)));
    expect(fast[0]).toBe(true);
  });

  it('have not ended for the demo', () => {
    const folder = path.join(__dirname, '../../../../config/tenants');
    const files = fs.readdirSync(folder).map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
    const offered = files.flatMap(
      (file) => (JSON.parse(file) as { settings: Settings }).settings.payment_methods,
    );
    expect(offered.filter((method) => endedMethods.includes(method))).toEqual([]);
    expect(offered).toContain('creditcard');
  });
});
