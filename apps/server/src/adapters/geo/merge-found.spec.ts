import type { Country } from '@kindling/contract/languages';
import type { City } from '../../ports/geo.js';
import { mergeFound } from './merge-found.js';

let lastId = 0;
const cities = (country: Country, ...names: string[]): City[] =>
  names.map((name) => ({ id: (lastId += 1), country, region: '', name, latitude: 0, longitude: 0 }));
const merged = (found: City[][], typed: string, atMost = 6) =>
  mergeFound(found, typed, atMost).map(({ country, name }) => `${country} ${name}`);

describe('cities of several countries', () => {
  const dutch = cities('NL', 'Bergen op Zoom', 'Bergen', 'Bergeijk', 'Bergharen', 'Bergschenhoek');
  const belgian = cities('BE', 'Beringen', 'Berlare', 'Bertem');
  const german = cities('DE', 'Berlin', 'Bergisch Gladbach', 'Bérgen');

  it('are half of the first country, then of each in turn', () => {
    expect(merged([dutch, belgian, german], 'ber')).toEqual([
      'NL Bergen op Zoom',
      'NL Bergen',
      'NL Bergeijk',
      'BE Beringen',
      'DE Berlin',
      'BE Berlare',
    ]);
  });

  it('begin with those whose whole name was typed, wherever they are', () => {
    expect(merged([dutch, german], 'bergen').slice(0, 3)).toEqual([
      'NL Bergen',
      'DE Bérgen',
      'NL Bergen op Zoom',
    ]);
  });

  it('fill the list where the others have few, each once', () => {
    expect(merged([dutch, belgian.slice(0, 1)], 'ber', 10)).toHaveLength(6);
    expect(merged([[], german], 'ber')).toEqual(['DE Berlin', 'DE Bergisch Gladbach', 'DE Bérgen']);
    expect(merged([], 'ber')).toEqual([]);
  });
});
