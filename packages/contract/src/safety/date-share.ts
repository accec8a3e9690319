import type { Language } from '../languages.js';
import { dayIn, shiftedDay } from '../brands/brand-day.js';

/** Plans for a date that a member shows to somebody whom they trust. Pure: the same for the server and the page. */

/** How many links of a member hold at once. */
export const mostDateShares = 5;
/** Characters of a first name. */
export const longestSharedName = 40;
/** Characters of a place. */
export const longestSharedPlace = 200;
/** How many days ahead a date can be shared. */
export const furthestShareDays = 30;
/** How many hours ago it may have begun: some share it from the table. */
const latestShareHours = 6;

/** The hour of the morning at which the member is asked whether all is well. */
export const checkInHour = 9;
/** The hour of the day after at which the link ends: whoever worries had a day to look. */
export const shareEndHour = 12;
/** A date that begins before this hour belongs to the night before: its member is asked the same morning. */
const nightEndsHour = 4;

/** `planned`: nobody was asked yet; `asked`: no answer yet; `well`: the member said that all is well; `ended`: the link is. */
export const dateShareStates = ['planned', 'asked', 'well', 'ended'] as const;
export type DateShareState = (typeof dateShareStates)[number];

/** The page of the link. The token is behind its `#`, which browsers send nowhere. */
export function sharedDatePath(language: Language | ':language'): string {
  return `/s/${language}`;
}

const hourMs = 3_600_000;

/** A time as clocks on a wall show it, without a zone: `2026-03-14T20:00`. */
export const wallTimePattern = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Whether it is a time of a day that there is. */
export function isWallTime(text: string): boolean {
  if (!wallTimePattern.test(text)) return false;
  const read = new Date(`${text}:00.000Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What clocks in a time zone show at an instant. */
export function wallTimeIn(timeZone: string, instant: Date): string {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      ...({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const),
      timeZone,
    });
    clocks.set(timeZone, clock);
  }
  return `${dayIn(timeZone, instant)}T${clock.format(instant)}`;
}

/** The instant at which clocks in a time zone show a time; one that a change of the clocks leaves out is an hour off. */
export function instantOf(timeZone: string, wallTime: string): Date {
  const wanted = Date.parse(`${wallTime}:00.000Z`);
  let found = wanted;
  for (let round = 0; round < 2; round++)
    found += wanted - Date.parse(`${wallTimeIn(timeZone, new Date(found))}:00.000Z`);
  return new Date(found);
}

/** When the member is asked whether all is well, and when the link ends. @param date when the date begins */
export function timesOfShare(timeZone: string, date: Date): { askedAt: Date; endsAt: Date } {
  const day = dayIn(timeZone, date);
  const at = (shown: string, hour: number): Date =>
    instantOf(timeZone, `${shown}T${String(hour).padStart(2, '0')}:00`);
  const isNight = Number(wallTimeIn(timeZone, date).slice(11, 13)) < nightEndsHour;
  const morning = isNight ? day : shiftedDay(day, 1);
  return { askedAt: at(morning, checkInHour), endsAt: at(shiftedDay(morning, 1), shareEndHour) };
}

/** Whether a date can be shared now: it is neither long past nor far ahead. */
export function isSharable(date: Date, now: Date): boolean {
  const ahead = date.getTime() - now.getTime();
  return ahead >= -latestShareHours * hourMs && ahead <= furthestShareDays * 24 * hourMs;
}

/** @param checkedIn whether the member said that all is well */
export function stateOfShare(
  { askedAt, endsAt, checkedIn }: { askedAt: Date; endsAt: Date; checkedIn: boolean },
  now: Date,
): DateShareState {
  if (now >= endsAt) return 'ended';
  if (checkedIn) return 'well';
  return now >= askedAt ? 'asked' : 'planned';
}

/** Now, and the first and the last time of a date that can be shared, as clocks in a time zone show them. */
export function sharableTimes(
  timeZone: string,
  now: Date,
): { now: string; earliest: string; latest: string } {
  return {
    now: wallTimeIn(timeZone, now),
    earliest: wallTimeIn(timeZone, new Date(now.getTime() - latestShareHours * hourMs)),
    latest: wallTimeIn(timeZone, new Date(now.getTime() + furthestShareDays * 24 * hourMs)),
  };
}
