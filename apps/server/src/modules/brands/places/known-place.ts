import { Injectable } from '@nestjs/common';
import type { Country } from '@kindling/contract/languages';
import { fieldProblems } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { Geo } from '../../../ports/geo.js';

/** A member's place as they give it, as precise as they like. */
export interface ToldPlace {
  country: Country | null;
  region: string | null;
  city: string | null;
}

export interface KnownPlace extends ToldPlace {
  /** GeoNames' number of the city, null without one. */
  placeId: number | null;
  /** Degrees north and east of its centre, null without one. */
  position: { latitude: number; longitude: number } | null;
}

/** Takes only places that exist, in a country of the brand. */
@Injectable()
export class FindKnownPlace {
  constructor(private readonly geo: Geo) {}

  /**
   * The place of the gazetteer that is meant. A country may stand alone, a region without a city; a city without its
   * region is given it.
   *
   * @throws Problem `validation_failed` with `unknown_place` on the first field that names no place
   */
  async find(told: ToldPlace): Promise<KnownPlace> {
    const { country, region, city } = told;
    if (country === null) {
      if (region === null && city === null) return { ...told, placeId: null, position: null };
      throw fieldProblems({ country: 'required' });
    }
    if (!TenantContext.current().settings.countries.includes(country))
      throw fieldProblems({ country: 'unknown_place' });
    if (region !== null && !this.geo.regions(country).names.includes(region))
      throw fieldProblems({ region: 'unknown_place' });
    if (city === null) return { ...told, placeId: null, position: null };
    const found = await this.geo.findCity(country, region ?? undefined, city);
    if (!found) throw fieldProblems({ city: 'unknown_place' });
    const { id: placeId, region: ofIt, name, latitude, longitude } = found;
    return { country, region: ofIt, city: name, placeId, position: { latitude, longitude } };
  }
}
