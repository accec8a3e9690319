import type { Country } from '@kindling/contract/languages';
import type { RegionLabel } from '@kindling/contract/brands/calls/places';

/** A city of the gazetteer. */
export interface City {
  /** GeoNames' number of it, the same in every edition of the data. */
  id: number;
  country: Country;
  region: string;
  /** As it is called there. */
  name: string;
  /** Degrees north and east, of its centre. */
  latitude: number;
  longitude: number;
}

export interface Regions {
  /** What the country calls its parts. */
  label: RegionLabel;
  /** As they are called there, in the order of the alphabet. */
  names: readonly string[];
}

export interface CitySearch {
  /** The first one's cities lead. */
  countries: readonly Country[];
  /** The start of any word of a name; accents and capitals don't matter. */
  name: string;
  atMost: number;
}

/** Countries, their regions and cities, and where an address is (decisions §11.2). Nothing in here asks the network. */
export abstract class Geo {
  abstract regions(country: Country): Regions;

  /**
   * Cities of which a whole name was typed first. Each country's by their own name before those by the names that
   * others have for them, in both the largest first.
   */
  abstract searchCities(search: CitySearch): Promise<City[]>;

  /**
   * The city whose centre is nearest to a position, measured along the sphere.
   *
   * @param position degrees north (-90 to 90) and east (-180 to 180)
   * @param countries only cities of these
   * @returns undefined when none is within `withinKm`
   */
  abstract nearestCity(
    position: { latitude: number; longitude: number },
    countries: readonly Country[],
    withinKm: number,
  ): Promise<City | undefined>;

  /** The city of this whole name, accents and capitals aside; `region` narrows where several are called alike. */
  abstract findCity(country: Country, region: string | undefined, name: string): Promise<City | undefined>;

  /** The city of this number; undefined where the country has none of it. */
  abstract cityOf(country: Country, id: number): Promise<City | undefined>;

  /** The country of a client's address; null for private, unknown and broken ones, and for a country no brand may serve. */
  abstract countryOf(address: string): Country | null;
}
