import type { Country } from '@kindling/contract/languages';
import type { FieldProblemCode } from '@kindling/contract/problems';
import type { PlaceNames } from './region-names';

/**
 * A place as its field holds it: `''` for what is not specified, so a region or a country may be given alone. Text that was
 * typed and not chosen yet is a city of no country.
 */
export interface PlaceValue {
  country: Country | '';
  region: string;
  city: string;
}
export type PlaceProblems = Partial<Record<keyof PlaceValue, FieldProblemCode>>;

/** The value of text that was typed and not chosen yet. */
export function typedPlace(text: string): PlaceValue {
  return { country: '', region: '', city: text };
}

/** What prevents saving a place: text that was typed and not chosen. */
export function placeProblems({ country, city }: PlaceValue): PlaceProblems {
  return country === '' && city.trim() !== '' ? { city: 'unknown_place' } : {};
}

/** A place's name, and what distinguishes it from others of that name. */
export interface PlaceTexts {
  name: string;
  rest: string;
}

/**
 * @param names of places in the reader's language
 * @param several whether the brand serves several countries, so that the country matters
 */
export function placeTexts(
  { country, region, city }: PlaceValue,
  names: PlaceNames,
  several: boolean,
): PlaceTexts {
  if (country === '') return { name: city, rest: '' };
  if (city === '' && region === '') return { name: names.country(country), rest: '' };
  const area = names.region(country, region);
  const rest = [city && area, several && names.country(country)].filter(Boolean).join(', ');
  return { name: city || area, rest };
}

/** The country's regions, as the contract gives them. */
type Regions = Partial<Record<Country, { names: readonly string[] }>>;

/** At most this many regions and countries are listed below the cities. */
const mostWide = 2;
/** Too many of them begin with one letter. */
const leastTyped = 2;

/** Regions and countries of which a word begins with the typed text: for members who do not want to give their city. */
export function widePlaces(typed: string, regions: Regions, names: PlaceNames): PlaceValue[] {
  const start = foldText(typed);
  if (start.length <= leastTyped) return [];
  const countries = Object.keys(regions) as Country[];
  const begins = (name: string) => foldText(name).includes(start);
  return [
    ...countries.flatMap((country) =>
      (regions[country]?.names ?? [])
        .filter((region) => begins(region) || begins(names.region(country, region)))
        .map((region) => ({ country, region, city: '' })),
    ),
    ...countries
      .filter((country) => begins(names.country(country)))
      .map((country) => ({ country, region: '', city: '' })),
  ].slice(0, mostWide);
}

/** Lower case without accents, a blank before each word: for matching the beginnings of words. */
function foldText(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}+/gu, '');
  return ` ${
    plain
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  }`;
}

/** The place whose whole name was typed but not chosen; undefined if it could be several. */
export function meantPlace(
  typed: string,
  found: readonly PlaceValue[],
  names: PlaceNames,
): PlaceValue | undefined {
  const whole = foldText(typed);
  const cities = found.filter(({ city }) => city !== '' && foldText(city) === whole);
  const same =
    cities.length > 0
      ? cities
      : found.filter(
          ({ country, region, city }) =>
            city === '' &&
            [region, names.region(country || null, region)].some((name) => foldText(name) === whole),
        );
  return same.length === 1 ? same[0] : undefined;
}
