import { createInstance, type i18n } from 'i18next';
import plurals from '../../locales/en.json';

/** Languages of the console: the one its sources are written in. */
const consoleLanguages = ['en'] as const;
type ConsoleLanguage = (typeof consoleLanguages)[number];

export const texts: i18n = createInstance();
// Texts are written in English where they are used: they are their own keys, so nothing in them separates keys.
void texts.init({
  lng: 'en',
  fallbackLng: false,
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  resources: { en: { translation: plurals } },
  // React escapes what is shown.
  interpolation: { escapeValue: false },
});

/**
 * A text of the console in the language of whoever reads it.
 *
 * @param english the text, with `{{name}}` for what is filled in; also the key of its translations. A text with
 *   `{{count}}` has its plural forms in `locales`, of English as well
 * @param values what is filled in
 */
export function t(english: string, values: Record<string, unknown> = {}): string {
  return texts.t(english, values);
}

/** The language that texts are in. */
export function consoleLanguage(): ConsoleLanguage {
  return consoleLanguages.find((language) => language === texts.language) ?? 'en';
}

/** How dates and numbers are written, for `Intl`. */
export function consoleLocale(): string {
  return 'en-GB';
}
