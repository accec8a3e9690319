import { registerName, registrationOf } from './company-labels.js';

describe('the registration of a company', () => {
  it.each([
    ['NL', 'en', 'KvK'],
    ['DE', 'nl', 'Handelsregister'],
    ['FR', 'fr', 'SIREN'],
    ['GB', 'nl', 'Companies House'],
    ['BE', 'en', 'KBO/BCE'],
    ['BE', 'nl', 'KBO'],
    ['BE', 'fr', 'BCE'],
    ['CH', 'de', 'UID'],
    ['CH', 'it', 'IDI'],
    ['FI', 'sv', 'FO-nummer'],
  ] as const)('of %s is told to a reader of %s as %s', (country, language, name) => {
    expect(registerName(country, language)).toBe(name);
  });

  it('stands before the number, and nowhere without one', () => {
    expect(registrationOf({ country: 'GB', kvk: '00000001' }, 'nl')).toBe('Companies House 00000001');
    expect(registrationOf({ country: 'GB', kvk: '' }, 'nl')).toBe('');
  });
});
