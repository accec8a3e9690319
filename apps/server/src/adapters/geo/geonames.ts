import fs from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Country } from '@kindling/contract/languages';
import type { RegionLabel } from '@kindling/contract/brands/calls/places';
import { Geo, type City, type CitySearch, type Regions } from '../../ports/geo.js';
import { AddressCountries } from './address-countries.js';
import { CityIndex, type NamedCity } from './city-index.js';
import { mergeFound } from './merge-found.js';
import { SphereTree, type Position } from './sphere-tree.js';

interface RegionsFile {
  label: RegionLabel;
  regions: Record<string, unknown>;
}

/** Lines of a table read before yielding to other work. */
const linesAtOnce = 1000;

/** A country's cities with their indexes; each built on first use. */
interface Gazetteer {
  cities: readonly City[];
  names: CityIndex;
  numbers?: ReadonlyMap<number, City>;
  tree?: SphereTree;
}

/**
 * Places of GeoNames from the tables of `places/`. A table is read on its country's first use, so a process holds only
 * the countries of the brands in use, and none at its start.
 */
export class GeoNames extends Geo {
  private regionsOf: Readonly<Record<string, Regions>> | undefined;
  private readonly gazetteers = new Map<Country, Promise<Gazetteer>>();
  private readonly addresses: AddressCountries;

  /**
   * @param folder contains `regions.json` and, in `build/`, a table for each country; see places/README.md
   * @param addresses file of the table of addresses
   */
  constructor(
    private readonly folder: string,
    addresses: string,
  ) {
    super();
    this.addresses = new AddressCountries(addresses);
  }

  regions(country: Country): Regions {
    this.regionsOf ??= readRegions(path.join(this.folder, 'regions.json'));
    const regions = this.regionsOf[country];
    if (!regions) throw new Error(`No regions of ${country}`);
    return regions;
  }

  async searchCities({ countries, name, atMost }: CitySearch): Promise<City[]> {
    const gazetteers = await Promise.all(countries.map((country) => this.gazetteer(country)));
    const found = gazetteers.map(({ names }) => names.search(name, atMost));
    return mergeFound(found, name, atMost);
  }

  async nearestCity(
    position: Position,
    countries: readonly Country[],
    withinKm: number,
  ): Promise<City | undefined> {
    let nearest: City | undefined;
    let km = withinKm;
    for (const country of countries) {
      const gazetteer = await this.gazetteer(country);
      gazetteer.tree ??= new SphereTree(gazetteer.cities);
      const found = gazetteer.tree.nearest(position);
      if (found && found.km <= km) [nearest, km] = [gazetteer.cities[found.index], found.km];
    }
    return nearest;
  }

  async findCity(country: Country, region: string | undefined, name: string): Promise<City | undefined> {
    return (await this.gazetteer(country)).names.find(name, region);
  }

  async cityOf(country: Country, id: number): Promise<City | undefined> {
    const gazetteer = await this.gazetteer(country);
    gazetteer.numbers ??= new Map(gazetteer.cities.map((city) => [city.id, city]));
    return gazetteer.numbers.get(id);
  }

  countryOf(address: string): Country | null {
    return this.addresses.countryOf(address);
  }

  private gazetteer(country: Country): Promise<Gazetteer> {
    const known = this.gazetteers.get(country);
    if (known) return known;
    const reading = readTable(path.join(this.folder, 'build', `${country}.tsv`), country);
    this.gazetteers.set(country, reading);
    // A table that could not be read is tried again with the next call.
    reading.catch(() => this.gazetteers.delete(country));
    return reading;
  }
}

async function readTable(file: string, country: Country): Promise<Gazetteer> {
  const named: NamedCity[] = [];
  for (const [index, line] of (await fs.readFile(file, 'utf8')).split('\n').entries()) {
    if (index % linesAtOnce === 0) await letOthersRun();
    if (line !== '') named.push(readLine(line, country));
  }
  return { cities: named.map(({ city }) => city), names: await CityIndex.of(named) };
}

function readLine(line: string, country: Country): NamedCity {
  const [id, name = '', region = '', latitude, longitude, others = ''] = line.split('\t');
  return {
    city: {
      id: Number(id),
      country,
      region,
      name,
      latitude: Number(latitude),
      longitude: Number(longitude),
    },
    otherNames: others === '' ? [] : others.split('|'),
  };
}

function readRegions(file: string): Record<string, Regions> {
  const countries = JSON.parse(readFileSync(file, 'utf8')) as Record<string, RegionsFile>;
  return Object.fromEntries(
    Object.entries(countries).map(([country, { label, regions }]) => [
      country,
      { label, names: Object.keys(regions) },
    ]),
  );
}
