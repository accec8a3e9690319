import { typedLine } from '../../values.js';
import { z } from 'zod';
import { countries } from '../../languages.js';
import { route } from '../../route.js';

/** Countries, regions and cities (GeoNames). */

/** What the country's parts are called there; `places:region_label.<label>` in the reader's language. */
export const regionLabels = [
  'autonomous_community',
  'canton',
  'county',
  'federal_state',
  'fylke',
  'lan',
  'province',
  'province_or_territory',
  'region',
  'state',
  'state_or_territory',
  'voivodeship',
] as const;
export type RegionLabel = (typeof regionLabels)[number];

export const place = z.strictObject({
  country: z.enum(countries),
  region: z.string(),
  city: z.string(),
});
export type Place = z.output<typeof place>;

export const getRegions = route('getRegions', {
  summary: "The regions of the brand's countries; loaded once and kept (specification §7).",
  access: 'visitor',
  response: z.strictObject({
    regions: z.partialRecord(
      z.enum(countries),
      z.strictObject({ label: z.enum(regionLabels), names: z.array(z.string()) }),
    ),
  }),
  problems: [],
});

export const geocode = route('geocode', {
  summary:
    "The city of the brand's countries nearest to a position, false when there is none (specification §7).",
  access: 'visitor',
  query: z.strictObject({ lat: z.string().max(40), lon: z.string().max(40) }),
  response: z.strictObject({ place: z.union([place, z.literal(false)]) }),
  problems: [],
});

export const searchCities = route('searchCities', {
  summary:
    "Cities of the brand's countries of which a word of the name starts with what was typed: whole names first, the visitor's country before others, the largest first.",
  access: 'visitor',
  query: z.strictObject({
    name: typedLine.min(1).max(80),
  }),
  response: z.strictObject({ cities: z.array(place).max(10) }),
  problems: [],
});
