import { countries } from '../languages.js';
import { countriesToCall, emergencyNumbers, numberInDanger } from './emergency-numbers.js';

describe('emergency numbers', () => {
  it('are there for every country that a brand can serve', () => {
    expect(Object.keys(emergencyNumbers).sort()).toEqual([...countries].sort());
    for (const country of countries)
      expect([country, emergencyNumbers[country].emergency[0]]).toEqual([
        country,
        expect.stringMatching(/^(?:000|111|112|911|999)$/),
      ]);
  });

  it('can be dialled', () => {
    for (const { emergency, ...others } of Object.values(emergencyNumbers))
      for (const number of [...emergency, ...Object.values(others)]) expect(number).toMatch(/^\d[\d -]*\d$/);
  });

  it('begin with the reader’s country, else follow the brand’s', () => {
    expect(countriesToCall(['NL', 'BE'], null)).toEqual(['NL', 'BE']);
    expect(countriesToCall(['NL', 'BE'], 'BE')).toEqual(['BE', 'NL']);
    expect(countriesToCall(['NL', 'BE'], 'US')).toEqual(['US', 'NL', 'BE']);
  });

  it('name one for danger where it works for every reader', () => {
    expect(numberInDanger(['GB', 'IE', 'NL'], null)).toBe('112');
    expect(numberInDanger(['GB', 'IE', 'NL'], 'GB')).toBe('999');
    expect(numberInDanger(['GB', 'US'], null)).toBeNull();
    expect(numberInDanger(['US'], null)).toBe('911');
  });
});
