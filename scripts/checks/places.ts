import fs from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';
import { placeCountries, placesOf, regionsOf } from '../places/country-places.ts';
import { readGeoNames } from '../places/geonames.ts';

/** The tables of places/ are what the data and the rules make of them, and every region has a city. */
export function placesProblems(): string[] {
  const rows = readGeoNames();
  return placeCountries.flatMap((country) => {
    const file = path.join(root, 'places', `${country}.tsv`);
    const written = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
    const lines = placesOf(country, rows);
    const inhabited = new Set(lines.map((line) => line.split('\t')[2]));
    return [
      ...(written === `${lines.join('\n')}\n`
        ? []
        : [`places/${country}.tsv is not what npm run places writes`]),
      ...regionsOf(country)
        .filter((region) => !inhabited.has(region))
        .map((region) => `places/regions.json: no city of ${country} is in ${region}`),
    ];
  });
}
