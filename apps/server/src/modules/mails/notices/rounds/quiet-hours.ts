import { dayIn } from '@kindling/contract/brands/brand-day';

/** From 22 to 8 o'clock nothing is sent (docs/decisions/0070-notices.md). */
const quietFrom = 22;
const quietUntil = 8;
const quarterMs = 15 * 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The hour of the day, 0 to 23, of an instant in a time zone. */
export function hourIn(timeZone: string, instant: Date): number {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { hour: '2-digit', hourCycle: 'h23', timeZone });
    formats.set(timeZone, format);
  }
  return Number(format.format(instant));
}

export function isQuiet(timeZone: string, instant: Date): boolean {
  const hour = hourIn(timeZone, instant);
  return hour >= quietFrom || hour < quietUntil;
}

/** The end of the quiet hours around an instant; outside of them the instant itself. */
export function wakingTime(timeZone: string, instant: Date): Date {
  return firstQuarter(instant, (at) => !isQuiet(timeZone, at));
}

/** The first waking time on a later day than the instant's. */
export function nextMorning(timeZone: string, instant: Date): Date {
  const today = dayIn(timeZone, instant);
  return firstQuarter(instant, (at) => dayIn(timeZone, at) !== today && !isQuiet(timeZone, at));
}

/** Time zones differ by multiples of a quarter of an hour, so full hours begin at one of them. */
function firstQuarter(from: Date, fits: (at: Date) => boolean): Date {
  if (fits(from)) return from;
  let at = Math.ceil((from.getTime() + 1) / quarterMs) * quarterMs;
  while (!fits(new Date(at))) at += quarterMs;
  return new Date(at);
}
