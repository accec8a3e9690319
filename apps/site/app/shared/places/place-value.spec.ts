import { meantCity, withCountry, withRegion } from './place-value';

const place = (city: string, region = 'Limburg') => ({ country: 'NL' as const, region, city });

describe('a place that is filled in', () => {
  it('loses region and city with its country', () => {
    expect(withCountry('BE')).toEqual({ country: 'BE', region: '', city: '' });
  });

  it('loses its city with the region it was chosen in', () => {
    expect(withRegion(place('Venlo'), 'Utrecht')).toEqual(place('', 'Utrecht'));
    expect(withRegion(place('Venl', ''), 'Limburg')).toEqual(place('Venl'));
  });
});

describe('a city whose whole name was typed', () => {
  it('is meant, however it is written', () => {
    const found = [place('Zürich', 'Zürich'), place('Zuzwil')];
    expect(meantCity(' zurich', found)).toBe(found[0]);
    expect(meantCity('zu', found)).toBeUndefined();
  });

  it('is not when it could be another', () => {
    expect(meantCity('bergen', [place('Bergen'), place('Bergen', 'Noord-Holland')])).toBeUndefined();
  });
});
