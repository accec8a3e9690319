import type { Country } from '@kindling/contract/languages';
import type { ToldPlace } from '../../../brands/places/places.api.js';

/** Absent parts are unchanged; an empty text clears the part. */
export interface PlaceChanges {
  country?: Country | null | undefined;
  region?: string | null | undefined;
  city?: string | null | undefined;
}

/**
 * A place after changes to parts of it. Absent parts that depend on a changed one are cleared: a region with its
 * country, a city with its region; a city alone brings its own region.
 */
export function placeAfter(before: ToldPlace, changes: PlaceChanges): ToldPlace {
  const country = changes.country === undefined ? before.country : changes.country;
  const moved = country !== before.country;
  const region = told(changes.region, moved || changes.city ? null : before.region);
  const city = told(changes.city, moved || region !== before.region ? null : before.city);
  return { country, region, city };
}

function told(change: string | null | undefined, otherwise: string | null): string | null {
  return change === undefined ? otherwise : change || null;
}
