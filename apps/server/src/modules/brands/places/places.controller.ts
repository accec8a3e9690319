import { Controller } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import { geocode, getRegions, searchCities, type Place } from '@kindling/contract/brands/calls/places';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import type { Call } from '../../../kernel/http/call.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { clientNetwork } from '../../../kernel/http/limits/client-network.js';
import { Limits, type Limit } from '../../../kernel/http/limits/limits.js';
import { Geo, type City } from '../../../ports/geo.js';
import { readPosition } from './position.js';

/** A position farther than this from any city has none. */
const nearKm = 100;
const mostCities = 10;
/** For a family that types at once; the whole list is free at GeoNames. */
const searchLimit: Limit = { name: 'city-search', points: 300, seconds: 60 };
const geocodeLimit: Limit = { name: 'geocode', points: 60, seconds: 60 };

/** Countries, regions and cities (specification §7). A position that is asked about is neither kept nor logged. */
@Controller()
export class PlacesController {
  constructor(
    private readonly geo: Geo,
    private readonly limits: Limits,
  ) {}

  @Endpoint(getRegions)
  getRegions(): Promise<Answer<typeof getRegions>> {
    const regions = Object.fromEntries(
      TenantContext.current().settings.countries.map((country) => {
        const { label, names } = this.geo.regions(country);
        return [country, { label, names: [...names] }];
      }),
    );
    return Promise.resolve({ regions });
  }

  @Endpoint(geocode)
  async geocode(
    { query }: Input<typeof geocode>,
    _caller: unknown,
    call: Call,
  ): Promise<Answer<typeof geocode>> {
    const position = readPosition(query.lat, query.lon);
    if (!position) return { place: false };
    await this.limits.consume(geocodeLimit, clientNetwork(call.request.address));
    const { countries } = TenantContext.current().settings;
    const city = await this.geo.nearestCity(position, countries, nearKm);
    return { place: city ? placeOf(city) : false };
  }

  @Endpoint(searchCities)
  async searchCities(
    { query }: Input<typeof searchCities>,
    _caller: unknown,
    call: Call,
  ): Promise<Answer<typeof searchCities>> {
    await this.limits.consume(searchLimit, clientNetwork(call.request.address));
    const { countries } = TenantContext.current().settings;
    const own = call.request.country;
    // Most visitors type at home: their own country comes first where the brand serves it, else the brand's first.
    const ordered = own && countries.includes(own) ? [...new Set([own, ...countries])] : countries;
    const cities = await this.geo.searchCities({ countries: ordered, name: query.name, atMost: mostCities });
    return { cities: cities.map(placeOf) };
  }
}

function placeOf({ country, region, name }: City): Place {
  return { country, region, city: name };
}
