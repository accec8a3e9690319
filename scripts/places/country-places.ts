import fs from 'node:fs';
import path from 'node:path';
import { foldName, wordStarts } from '../../apps/server/src/adapters/geo/fold-name.ts';
import { root } from '../root.ts';
import type { GeoName } from './geonames.ts';

/** Hand-written beside the tables: what each country calls its regions, and GeoNames' codes of them. */
interface CountryRegions {
  label: string;
  regions: Record<string, string[]>;
}

const folder = path.join(root, 'places');
const read = (name: string): unknown => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));
const regions = read('regions.json') as Record<string, CountryRegions>;
/** GeoNames' first name of some cities is the English one, or in a language that few there speak. */
const localNames = read('local-names.json') as Record<string, Record<string, string>>;

/** Smaller places would tell too exactly where somebody lives, and the list would be three times as long. */
const leastPopulation = 1000;
/** Of larger cities only: names that people of other countries have for them. */
const exonymPopulation = 15_000;

/** No quarters, no abandoned or historical places: those are nobody's city. */
const cityFeatures = /^PPL(?:A[1-5]?|[CGLS])?$/;
/** Such a seat of a municipality is kept even when nobody counted its people. */
const seatFeatures = /^PPL(?:A2?|C)$/;
const noCity = /\(historical\)|Kreis|Teil\)|\d/;
/** Latin letters with a capital at the front; rows hold transliterations from every script and codes of airports, too. */
const exonym = /^(?:['’]s[ -]|[dl]['’]|den )?\p{Lu}[\p{Ll}\p{Lu}'’ -]*\p{Ll}[\p{Ll}\p{Lu}'’ -]*$/u;
const latin = /^[\p{Script=Latin}'’ -]+$/u;

/** Åland has a code of its own but is a region of Finland. */
const partOf: Readonly<Record<string, string>> = { AX: 'FI' };

/** @returns the lines of a country's table: cities with the largest first; see places/README.md */
export function placesOf(country: string, rows: readonly GeoName[]): string[] {
  const regionOf = regionFinder(country);
  const lines: string[] = [];
  const known = new Set<string>();
  const cities = rows
    .filter((row) => (partOf[row.country] ?? row.country) === country && isCity(row))
    .sort((a, b) => b.population - a.population || Number(a.id) - Number(b.id));
  for (const row of cities) {
    const name = localName(country, row);
    const region = regionOf(row);
    // Two of a name in one region: nobody could tell them apart.
    if (region === undefined || known.has(`${region}\n${name}`)) continue;
    known.add(`${region}\n${name}`);
    const place = [row.latitude.toFixed(3), row.longitude.toFixed(3)];
    lines.push([row.id, name, region, ...place, otherNames(name, row).join('|')].join('\t'));
  }
  return lines;
}

/** The countries that have a table. */
export const placeCountries: readonly string[] = Object.keys(regions);

/** What a country calls its regions. */
export function regionsOf(country: string): string[] {
  return Object.keys(regions[country]?.regions ?? {});
}

function isCity(row: GeoName): boolean {
  const isLarge = row.population >= leastPopulation;
  const isSeat = row.population === 0 && seatFeatures.test(row.feature);
  return cityFeatures.test(row.feature) && (isLarge || isSeat) && !noCity.test(row.name);
}

function localName(country: string, row: GeoName): string {
  const name = row.name.replace(/ \((?:village|balance)\)$/, '').replaceAll('’', "'");
  return localNames[country]?.[name] ?? name;
}

function regionFinder(country: string): (row: GeoName) => string | undefined {
  const byCode = new Map<string, string>();
  for (const [name, codes] of Object.entries(regions[country]?.regions ?? {})) {
    for (const code of codes) byCode.set(code, name);
  }
  return ({ country: own, admin: [first, second] }) =>
    own === country ? (byCode.get(`${first}.${second}`) ?? byCode.get(first)) : byCode.get(own);
}

/** Names besides its own that somebody may look for it by, without those that its own name already answers to. */
function otherNames(name: string, row: GeoName): string[] {
  const candidates = [
    row.name,
    row.asciiName,
    ...(row.population >= exonymPopulation
      ? row.alternateNames.filter((other) => exonym.test(other) && latin.test(other))
      : []),
  ];
  const answered = wordStarts(foldName(name));
  const others: string[] = [];
  for (const candidate of candidates) {
    const folded = foldName(candidate);
    if (folded === '' || answered.some((start) => start.startsWith(folded))) continue;
    answered.push(...wordStarts(folded));
    others.push(candidate);
  }
  return others;
}
