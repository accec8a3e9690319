import fs from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';
import { say } from '../terminal.ts';
import { placeCountries, placesOf } from './country-places.ts';
import { readGeoNames } from './geonames.ts';

/** `npm run places`: writes the tables of places/ anew from GeoNames, after the data or a rule about it changed. */
const rows = readGeoNames();
for (const country of placeCountries) {
  const lines = placesOf(country, rows);
  fs.writeFileSync(path.join(root, 'places', `${country}.tsv`), `${lines.join('\n')}\n`);
  say(`${country}: ${lines.length} cities`);
}
