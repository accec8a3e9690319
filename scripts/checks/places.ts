import { placeCountries, placesOf, regionsOf } from '../places/country-places.ts';
import { readGeoNames } from '../places/geonames.ts';

/** Every region that places/regions.json names has a city. */
export function placesProblems(): string[] {
  const rows = readGeoNames();
  return placeCountries.flatMap((country) => {
    const inhabited = new Set(placesOf(country, rows).map((line) => line.split('\t')[2]));
    return regionsOf(country)
      .filter((region) => !inhabited.has(region))
      .map((region) => `places/regions.json: no city of ${country} is in ${region}`);
  });
}
