import type { Country } from '../languages.js';
import type { Settings } from './settings/settings.js';

/** The zone in which most people of the country live, for countries with several. */
const zoneOfCountry: Record<Country, string> = {
  AT: 'Europe/Vienna',
  AU: 'Australia/Sydney',
  BE: 'Europe/Brussels',
  CA: 'America/Toronto',
  CH: 'Europe/Zurich',
  DE: 'Europe/Berlin',
  DK: 'Europe/Copenhagen',
  ES: 'Europe/Madrid',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  IT: 'Europe/Rome',
  LU: 'Europe/Luxembourg',
  NL: 'Europe/Amsterdam',
  NO: 'Europe/Oslo',
  NZ: 'Pacific/Auckland',
  PL: 'Europe/Warsaw',
  SE: 'Europe/Stockholm',
  US: 'America/New_York',
};

/**
 * The brand's time zone (decisions §3.4): its own, else that of its first country, also when its own is no longer
 * valid.
 */
export function timeZoneOf({ time_zone, countries }: Pick<Settings, 'time_zone' | 'countries'>): string {
  const [first] = countries;
  if (time_zone !== undefined && isTimeZone(time_zone)) return time_zone;
  return first === undefined ? 'UTC' : zoneOfCountry[first];
}

/** The common time zone; null where they differ. */
export function sharedZone(zones: readonly string[]): string | null {
  const [first = null] = zones;
  return zones.every((zone) => zone === first) ? first : null;
}

/** Whether it is a usable time zone: an area and a place, as the time zone database names them, or UTC. */
export function isTimeZone(name: string): boolean {
  try {
    return formatOf(name).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    const numeric = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    format = new Intl.DateTimeFormat('en-US', { ...numeric, calendar: 'gregory', timeZone });
    formats.set(timeZone, format);
  }
  return format;
}

/** The calendar day of an instant in a time zone, `YYYY-MM-DD`; ages depend on it. */
export function dayIn(timeZone: string, instant: Date): string {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
}

/**
 * The day that many days later.
 * @param day `YYYY-MM-DD`
 */
export function shiftedDay(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00.000Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/**
 * First day of the preceding span of equal length.
 * @param first `YYYY-MM-DD`, like `last`; both inclusive
 */
export function firstBefore(first: string, last: string): string {
  return shiftedDay(first, -((Date.parse(last) - Date.parse(first)) / 86_400_000 + 1));
}

const quarterMs = 900_000;

/** No two time zones are further apart. */
const longestSearchMs = 60 * 4 * quarterMs;

/**
 * The instant at which a day begins in a time zone.
 * @param day `YYYY-MM-DD`
 */
export function startOfDay(timeZone: string, day: string): Date {
  // Clocks change, so the search starts after the latest possible beginning.
  const latest = new Date(`${day}T12:00:00.000Z`).getTime() + 14 * 4 * quarterMs;
  for (let start = latest; start > latest - longestSearchMs; start -= quarterMs)
    if (dayIn(timeZone, new Date(start - 1)) < day) return new Date(start);
  throw new Error('A day has no beginning');
}
