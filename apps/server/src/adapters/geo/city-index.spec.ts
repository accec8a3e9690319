import fc from 'fast-check';
import type { City } from '../../ports/geo.js';
import { CityIndex, type FoundCity, type NamedCity } from './city-index.js';
import { foldName, isShortFor, wordStarts } from './fold-name.js';

const city = (id: number, name: string, region = 'Holland'): City => ({
  ...{ id, name, region, country: 'NL', latitude: 52, longitude: 5 },
});
const named = (id: number, name: string, otherNames: string[] = [], region?: string): NamedCity => ({
  city: city(id, name, region),
  otherNames,
});
const names = (found: readonly FoundCity[]) => found.map(({ city }) => city.name);

describe('the index of cities', () => {
  let index: CityIndex;
  const cities = [
    named(1, 'Den Haag', ["'s-Gravenhage", 'The Hague']),
    named(2, "'s-Hertogenbosch", ['Den Bosch', 'Bois-le-Duc'], 'Brabant'),
    named(3, 'Den Helder'),
    named(4, 'Den Burg'),
    named(5, 'Haarlem'),
  ];
  beforeAll(async () => {
    index = await CityIndex.of(cities);
  });

  it('finds by any word, however it is written', () => {
    expect(names(index.search('hert', 10))).toEqual(["'s-Hertogenbosch"]);
    expect(names(index.search('S HERT', 10))).toEqual(["'s-Hertogenbosch"]);
    expect(names(index.search('haa', 10))).toEqual(['Den Haag', 'Haarlem']);
  });

  it('tells own names before other names', () => {
    expect(names(index.search('den b', 10))).toEqual(['Den Burg', "'s-Hertogenbosch"]);
    expect(names(index.search('the hag', 10))).toEqual(['Den Haag']);
  });

  it('tells the smallest before all that are longer, when its whole name was typed', async () => {
    const towns = ['Augsburg', 'Aurich', 'Aue', 'Au'].map((name, id) => named(id, name));
    expect(names((await CityIndex.of(towns)).search('au', 2))).toEqual(['Au', 'Augsburg']);
  });

  it('finds what people shorten, after all that begins so', async () => {
    const towns = ['Frankfurt am Main', 'Frankfurt (Oder)', 'Sankt Veit', 'St. Vith', 'Frankenberg Mitte'];
    const index = await CityIndex.of(towns.map((name, id) => named(id, name)));
    expect(names(index.search('Frankfurt a.M.', 10))).toEqual(['Frankfurt am Main']);
    expect(names(index.search('frank m', 10))).toEqual(['Frankfurt am Main', 'Frankenberg Mitte']);
    expect(names(index.search('St. V', 10))).toEqual(['St. Vith', 'Sankt Veit']);
    expect(names(index.search('f m', 10))).toEqual([]);
  });

  it('tells each once and no more than asked for', () => {
    expect(names(index.search('den', 2))).toEqual(['Den Haag', 'Den Helder']);
    expect(names(index.search('b', 10))).toEqual(['Den Burg', "'s-Hertogenbosch"]);
  });

  it('finds nothing by nothing', async () => {
    expect(index.search('', 10)).toEqual([]);
    expect(index.search('*', 10)).toEqual([]);
    expect((await CityIndex.of([])).search('a', 10)).toEqual([]);
  });

  it('knows a city by its whole name, however it is written', async () => {
    expect(index.find('Den Haag', undefined)?.id).toBe(1);
    expect(index.find('Den Haag', 'Brabant')).toBeUndefined();
    expect(index.find('DEN HAAG', undefined)?.id).toBe(1);
    expect(index.find('Den', undefined)).toBeUndefined();
    expect(index.find('', undefined)).toBeUndefined();
    const twins = await CityIndex.of([named(1, 'Hof'), named(2, 'Höf')]);
    expect([twins.find('Höf', undefined)?.id, twins.find('hof', undefined)?.id]).toEqual([2, 1]);
    expect(index.find('Den Bosch', undefined)).toBeUndefined();
  });

  it('answers as looking at every name would', async () => {
    const word = fc.stringMatching(/^[aäbß]{1,4}$/);
    const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join('-'));
    const region = fc.constantFrom('North', 'South');
    const list = fc.array(fc.record({ name, region, others: fc.array(name, { maxLength: 2 }) }), {
      maxLength: 30,
    });
    await fc.assert(
      fc.asyncProperty(list, name, fc.integer({ min: 1, max: 5 }), async (rows, asked, atMost) => {
        const all = rows.map((row, id) => named(id, row.name, row.others, row.region));
        const answers = (text: string) => ` ${foldName(text)}`.includes(` ${foldName(asked)}`);
        const isWhole = (row: NamedCity) => foldName(row.city.name) === foldName(asked);
        const whole = all.filter(isWhole);
        const own = all.filter((row) => answers(row.city.name) && !isWhole(row));
        const other = all.filter(
          (row) => !whole.includes(row) && !own.includes(row) && row.otherNames.some(answers),
        );
        const isShort = (text: string) =>
          (foldName(asked).split(' ')[0] ?? '').length > 1 &&
          wordStarts(foldName(text)).some((start) => isShortFor(foldName(asked), start));
        const short = [
          ...all.filter((row) => isShort(row.city.name)),
          ...all.filter((row) => row.otherNames.some(isShort)),
        ];
        const expected = [...new Set([...whole, ...own, ...other, ...short])]
          .slice(0, atMost)
          .map((row) => row.city.id);
        const index = await CityIndex.of(all);
        expect(index.search(asked, atMost).map(({ city }) => city.id)).toEqual(expected);
      }),
    );
  });
});
