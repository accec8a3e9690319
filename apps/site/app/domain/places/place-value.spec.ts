import type { Country } from '@kindling/contract/languages';
import { meantPlace, placeProblems, placeTexts, typedPlace, widePlaces } from './place-value';

const place = (city: string, region = 'Limburg', country: Country = 'NL') => ({ country, region, city });
const names = {
  country: (country: Country) => ({ NL: 'Nederland', BE: 'België', CH: 'Schweiz' })[country as 'NL'],
  region: (_country: Country | null, region: string) => (region === 'Valais' ? 'Wallis' : region),
};

describe('a place that is typed and not chosen', () => {
  it('cannot be saved; a chosen one and none can', () => {
    expect(placeProblems(typedPlace('Venl'))).toEqual({ city: 'unknown_place' });
    expect(placeProblems(typedPlace(' '))).toEqual({});
    expect(placeProblems(place('Venlo'))).toEqual({});
    expect(placeProblems(place(''))).toEqual({});
  });
});

describe('the texts of a place', () => {
  const textsOf = (value: ReturnType<typeof place>, several = true) => placeTexts(value, names, several);

  it('name its most exact part, with the rest beside it', () => {
    expect(textsOf(place('Venlo'))).toEqual({ name: 'Venlo', rest: 'Limburg, Nederland' });
    expect(textsOf(place('', 'Limburg', 'BE'))).toEqual({ name: 'Limburg', rest: 'België' });
    expect(textsOf(place('', 'Valais', 'CH'))).toEqual({ name: 'Wallis', rest: 'Schweiz' });
    expect(textsOf(place('', '', 'BE'))).toEqual({ name: 'België', rest: '' });
    expect(placeTexts(typedPlace('Ven'), names, true)).toEqual({ name: 'Ven', rest: '' });
  });

  it('leave out the only country', () => {
    expect(textsOf(place('Venlo'), false)).toEqual({ name: 'Venlo', rest: 'Limburg' });
    expect(textsOf(place(''), false)).toEqual({ name: 'Limburg', rest: '' });
  });
});

describe('regions and countries', () => {
  const regions = {
    NL: { names: ['Limburg', 'Noord-Brabant', 'Noord-Holland'] },
    BE: { names: ['Limburg', 'Vlaams-Brabant'] },
    CH: { names: ['Valais', 'Zürich'] },
  };
  const named = (typed: string) =>
    widePlaces(typed, regions, names).map(({ country, region }) => `${country} ${region}`);

  it('are offered by the beginning of any word, marks and capitals aside, two at most', () => {
    expect(named('zur')).toEqual(['CH Zürich']);
    // By its own name and by the reader's.
    expect([named('vala'), named('wall')]).toEqual([['CH Valais'], ['CH Valais']]);
    expect(named('BRAB')).toEqual(['NL Noord-Brabant', 'BE Vlaams-Brabant']);
    expect(named('noord b')).toEqual(['NL Noord-Brabant']);
    expect(named('belgie')).toEqual(['BE ']);
    expect(named('limb')).toEqual(['NL Limburg', 'BE Limburg']);
  });

  it('are not for a letter alone or for nothing', () => {
    expect([named('l'), named(''), named('-')]).toEqual([[], [], []]);
  });
});

describe('a place whose whole name was typed', () => {
  it('is meant, however it is written', () => {
    const found = [place('Zürich', 'Zürich', 'CH'), place('Zuzwil', 'Bern', 'CH')];
    expect(meantPlace(' zurich', found, names)).toBe(found[0]);
    expect(meantPlace('zu', found, names)).toBeUndefined();
  });

  it('is the city rather than the region of its name', () => {
    const found = [place('Utrecht', 'Utrecht'), place('', 'Utrecht')];
    expect(meantPlace('utrecht', found, names)).toBe(found[0]);
    expect(meantPlace('limburg', [place('')], names)).toEqual(place(''));
    expect(meantPlace('wallis', [place('', 'Valais', 'CH')], names)).toEqual(place('', 'Valais', 'CH'));
  });

  it('is not when it could be another', () => {
    expect(meantPlace('bergen', [place('Bergen'), place('Bergen', 'Noord-Holland')], names)).toBeUndefined();
  });
});
