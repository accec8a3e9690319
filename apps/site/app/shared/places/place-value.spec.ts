import { meantCity, nearFirst, withCountry, withRegion } from './place-value';

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

describe('what is offered', () => {
  it('is a few of the region, then the country’s, each once and ten in all', () => {
    const near = ['Munster', 'Münden', 'Munzel', 'Munkbrarup', 'Münchehagen'].map((city) => place(city));
    const all = [
      place('München', 'Bayern'),
      ...near,
      ...Array.from({ length: 9 }, (_, i) => place(`M${i}`, 'Hessen')),
    ];
    const offered = nearFirst(near, all).map(({ city }) => city);
    expect(offered.slice(0, 6)).toEqual([
      'Munster',
      'Münden',
      'Munzel',
      'Munkbrarup',
      'München',
      'Münchehagen',
    ]);
    expect(offered).toHaveLength(10);
    expect(nearFirst([], all.slice(0, 2))).toEqual(all.slice(0, 2));
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
