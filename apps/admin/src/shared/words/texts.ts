import { createInstance, type i18n } from 'i18next';
import { isolate } from '@kindling/contract/text/isolate';
import englishPlurals from '../../../locales/en/texts.json';

/** Languages of the console, the one its sources are written in first. */
export const consoleLanguages = ['en', 'nl'] as const;
export type ConsoleLanguage = (typeof consoleLanguages)[number];

/** Where the browser keeps the chosen language; it says nothing about a person. */
const storeKey = 'kindling.console.language';

export const texts: i18n = createInstance();
// Texts are written in English where they are used: they are their own keys, so nothing in them separates keys.
void texts.init({
  lng: 'en',
  fallbackLng: false,
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  defaultNS: 'texts',
  resources: { en: { texts: englishPlurals } },
  // React escapes what is shown; a name within a sentence must only not turn its direction.
  interpolation: { escape: isolate },
});

/**
 * A text of the console in the reader's language.
 *
 * @param english the text, with `{{name}}` for what is filled in; also the key of its translations. A text with
 *   `{{count}}` has its plural forms in `locales`, of English as well
 * @param values what is filled in
 */
export function t(english: string, values: Record<string, unknown> = {}): string {
  return texts.t(english, values);
}

/** As `t`, for a text that is written elsewhere: in the schema of the settings, or by the server. */
export function translated(english: string, values: Record<string, unknown> = {}): string {
  return texts.t(english, values);
}

/** `reason_for_signup` becomes `Reason for signup`, in the reader's language. Unknown codes stay English. */
export function codeName(code: string): string {
  const words = code.replaceAll('_', ' ');
  return texts.t(code, { ns: 'codes', defaultValue: words.charAt(0).toUpperCase() + words.slice(1) });
}

export function consoleLanguage(): ConsoleLanguage {
  return consoleLanguages.find((language) => language === texts.language) ?? 'en';
}

/** The locale of dates and numbers, for `Intl`. */
export function consoleLocale(): string {
  const language = consoleLanguage();
  return language === 'en' ? 'en-GB' : language;
}

/** What was chosen in this browser, otherwise the first of the browser's languages that the console has. */
function wantedLanguage(): ConsoleLanguage {
  const wanted = [localStorage.getItem(storeKey) ?? '', ...navigator.languages];
  const known = wanted.map((tag) => consoleLanguages.find((language) => language === tag.slice(0, 2)));
  return known.find((language) => language !== undefined) ?? 'en';
}

/** Loads the reader's texts. What says something is loaded after this: many texts are read while a file is loaded. */
export async function startTexts(): Promise<void> {
  const language = wantedLanguage();
  document.documentElement.lang = language;
  if (language === 'en') return;
  const [translated, codes, frame] = await Promise.all([
    import('../../../locales/nl/texts.json'),
    import('../../../locales/nl/codes.json'),
    import('../../../locales/nl/react-admin.json'),
  ]);
  texts.addResourceBundle(language, 'texts', translated.default);
  texts.addResourceBundle(language, 'codes', codes.default);
  texts.addResourceBundle(language, 'react-admin', frame.default);
  await texts.changeLanguage(language);
}

/** Keeps the choice and reloads the console in the other language. */
export function chooseLanguage(language: ConsoleLanguage): void {
  localStorage.setItem(storeKey, language);
  window.location.reload();
}
