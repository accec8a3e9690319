import { placeAfter } from './place-changes.js';

const utrecht = { country: 'NL', region: 'Utrecht', city: 'Zeist' } as const;

describe('a place after changes to parts of it', () => {
  it.each([
    ['nothing', {}, utrecht],
    ['another country', { country: 'BE' }, { country: 'BE', region: null, city: null }],
    ['no country', { country: null }, { country: null, region: null, city: null }],
    ['the same country', { country: 'NL' }, utrecht],
    ['another region', { region: 'Limburg' }, { country: 'NL', region: 'Limburg', city: null }],
    ['the same region', { region: 'Utrecht' }, utrecht],
    ['another city', { city: 'Venlo' }, { country: 'NL', region: null, city: 'Venlo' }],
    ['no city', { city: null }, { country: 'NL', region: 'Utrecht', city: null }],
    [
      'no city in the region',
      { region: 'Utrecht', city: '' },
      { country: 'NL', region: 'Utrecht', city: null },
    ],
    ['all of it', { country: 'BE', region: '', city: 'Gent' }, { country: 'BE', region: null, city: 'Gent' }],
  ] as const)('%s', (_name, changes, after) => {
    expect(placeAfter(utrecht, changes)).toEqual(after);
  });
});
