import type { Country } from '@kindling/contract/languages';
import type { FieldProblemCode } from '@kindling/contract/problems';
import type { Place } from '@kindling/contract/routes/places';

/** A place as its fields hold it: `''` for what is not told. The city may still be half typed. */
export interface PlaceValue {
  country: Country | '';
  region: string;
  city: string;
}
export type PlaceProblems = Partial<Record<keyof PlaceValue, FieldProblemCode>>;

/** A region and a city belong to their country, so neither outlives another choice of it. */
export function withCountry(country: PlaceValue['country']): PlaceValue {
  return { country, region: '', city: '' };
}

/** A city chosen in one region is in no other; one that was typed before any region was chosen may be in this one. */
export function withRegion(value: PlaceValue, region: string): PlaceValue {
  return { ...value, region, city: value.region === '' ? value.city : '' };
}

const mostFound = 10;
/** So many of a region stand before the country's. */
const mostNear = 4;

/** What is offered to choose from: a few of the region, then the country's, each once. */
export function nearFirst(near: readonly Place[], all: readonly Place[]): Place[] {
  const first = near.slice(0, mostNear);
  const isFirst = (place: Place) =>
    first.some(({ region, city }) => region === place.region && city === place.city);
  return [...first, ...all.filter((place) => !isFirst(place))].slice(0, mostFound);
}

export function sameText(one: string, other: string): boolean {
  return one.localeCompare(other, undefined, { sensitivity: 'base', ignorePunctuation: true }) === 0;
}

/** The city that somebody means who typed its whole name without choosing it; undefined when it could be several. */
export function meantCity(typed: string, found: readonly Place[]): Place | undefined {
  const same = found.filter(({ city }) => sameText(city, typed.trim()));
  return same.length === 1 ? same[0] : undefined;
}
