import type { Country } from '@kindling/contract/languages';
import type { FoundCity } from './city-index.js';
import { mergeFound } from './merge-found.js';

let lastId = 0;
const found = (country: Country, ...names: [name: string, rank: number][]): FoundCity[] =>
  names.map(([name, rank]) => ({
    city: { id: (lastId += 1), country, region: '', name, latitude: 0, longitude: 0 },
    rank,
  }));
const merged = (countries: FoundCity[][], typed: string, atMost = 6) =>
  mergeFound(countries, typed, atMost).map(({ country, name }) => `${country} ${name}`);

describe('cities of several countries', () => {
  const dutch = found('NL', ['Bergen op Zoom', 60], ['Bergen', 90], ['Bergeijk', 200], ['Bergharen', 800]);
  const belgian = found('BE', ['Beringen', 30], ['Berlare', 150]);
  const german = found('DE', ['Berlin', 0], ['Bergisch Gladbach', 70], ['Bérgen', 900]);

  it('stand by how large they are in their country, the first country’s with an advantage', () => {
    expect(merged([dutch, belgian, german], 'ber')).toEqual([
      'DE Berlin',
      'NL Bergen op Zoom',
      'NL Bergen',
      'NL Bergeijk',
      'BE Beringen',
      'DE Bergisch Gladbach',
    ]);
  });

  it('begin with those whose whole name was typed, wherever they are', () => {
    expect(merged([dutch, german], 'bergen').slice(0, 3)).toEqual(['NL Bergen', 'DE Bérgen', 'DE Berlin']);
  });

  it('put a city before a village of the first country that few begin like', () => {
    const hamlet = found('DE', ['Zurow', 4000]);
    expect(merged([hamlet, found('CH', ['Zürich', 0])], 'zür')).toEqual(['CH Zürich', 'DE Zurow']);
  });

  it('are as many as are asked for, or fewer', () => {
    expect(merged([dutch, belgian], 'ber', 10)).toHaveLength(6);
    expect(merged([dutch, belgian], 'ber', 2)).toHaveLength(2);
    expect(merged([], 'ber')).toEqual([]);
  });
});
