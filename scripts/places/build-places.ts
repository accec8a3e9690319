import fs from 'node:fs';
import path from 'node:path';
import { placeCountries, placesOf } from './country-places.ts';
import { readGeoNames } from './geonames.ts';

/** Writes the table of each country from GeoNames. @param folder is made; each table is `<country>.tsv` in it */
export function buildPlaces(folder: string): void {
  fs.mkdirSync(folder, { recursive: true });
  const rows = readGeoNames();
  for (const country of placeCountries)
    fs.writeFileSync(path.join(folder, `${country}.tsv`), `${placesOf(country, rows).join('\n')}\n`);
}
