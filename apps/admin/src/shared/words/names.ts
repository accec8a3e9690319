import { codeName, consoleLanguage, consoleLocale, t } from './texts';

const languageNames = new Intl.DisplayNames(consoleLanguage(), { type: 'language' });
const countryNames = new Intl.DisplayNames(consoleLanguage(), { type: 'region' });

export function languageName(code: string): string {
  return languageNames.of(code) ?? code;
}

/** A time zone's display name; null: several brands, each in its own. */
export function zoneName(timeZone: string | null): string {
  return timeZone === null ? t('the time zone of each brand') : timeZone.replaceAll('_', ' ');
}

/** What a language calls itself, for readers who can't read the page's. */
export function ownLanguageName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export function countryName(code: string): string {
  return countryNames.of(code) ?? code;
}

/** `Gift: rose`, for a message that is one. */
export function giftName(gift: string | null): string {
  return gift === null ? t('Gift') : `${t('Gift')}: ${codeName(gift).toLowerCase()}`;
}

/** The day of an instant in the reader's own time, for narrow columns. */
export function dayName(instant: string): string {
  return new Date(instant).toLocaleDateString(consoleLocale(), {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
  });
}

/** `Mon 3 Mar`. @param day `YYYY-MM-DD` */
export function weekdayName(day: string): string {
  return new Date(`${day}T00:00:00.000Z`).toLocaleDateString(consoleLocale(), {
    ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
  });
}

/** `3 Mar`. @param day `YYYY-MM-DD` */
export function dayOfMonthName(day: string): string {
  return new Date(`${day}T00:00:00.000Z`).toLocaleDateString(consoleLocale(), {
    ...{ day: 'numeric', month: 'short', timeZone: 'UTC' },
  });
}

/** An instant as staff read it: their own time, to the minute. */
export function instantName(instant: string): string {
  return new Date(instant).toLocaleString(consoleLocale(), {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
}

/** The time of day of an instant, for what is near. */
export function timeName(instant: string): string {
  return new Date(instant).toLocaleTimeString(consoleLocale(), { hour: '2-digit', minute: '2-digit' });
}

/** `£`, or the code where the sign is that of several currencies. */
export function currencySign(currency: string): string {
  const parts = new Intl.NumberFormat(consoleLocale(), { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
