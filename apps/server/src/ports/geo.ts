import type { Country } from '@kindling/contract/languages';
import type { RegionLabel } from '@kindling/contract/brands/calls/places';

/** A city of the gazetteer. */
export interface City {
  /** Its GeoNames id, the same in every edition of the data. */
  id: number;
  country: Country;
  region: string;
  /** Its local name. */
  name: string;
  /** Degrees north and east, of its centre. */
  latitude: number;
  longitude: number;
}

export interface Regions {
  /** The country's term for its parts. */
  label: RegionLabel;
  /** Local names, in alphabetical order. */
  names: readonly string[];
}

export interface CitySearch {
  /** Cities of the first one have priority. */
  countries: readonly Country[];
  /** The beginning of any word of a name; accents and case are ignored. */
  name: string;
  atMost: number;
}

/**
 * Countries, their regions and cities, and the country of an IP address (decisions §11.2). It never uses the network.
 */
export abstract class Geo {
  abstract regions(country: Country): Regions;

  /**
   * Cities whose whole name matches come first. Within a country, matches by their own name precede those by
   * alternative names, each with the largest first.
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

  /** The city with this whole name, ignoring accents and case; `region` distinguishes cities of the same name. */
  abstract findCity(country: Country, region: string | undefined, name: string): Promise<City | undefined>;

  /** The city with this id; undefined where the country has none. */
  abstract cityOf(country: Country, id: number): Promise<City | undefined>;

  /**
   * The country of a client's address; null for private, unknown and malformed ones, and for a country that no brand
   * may serve.
   */
  abstract countryOf(address: string): Country | null;
}
