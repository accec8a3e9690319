import type { Language } from '@kindling/contract/languages';
import type { StandardTexts } from '@kindling/contract/brands/calls/brands';
import type { Settings } from '@kindling/contract/brands/settings/settings';

export type Texts = Partial<Record<Language, string>>;

/**
 * The languages in which a text is still missing. An optional text is missing nowhere while no offered language has it.
 */
export function missingLanguages(
  texts: Texts | undefined,
  locales: readonly Language[],
  required: boolean,
): Language[] {
  const missing = locales.filter((language) => !texts?.[language]);
  return !required && missing.length === locales.length ? [] : missing;
}

/** How many of these fields lack a text, by language. */
export function missingCounts(
  settings: Settings,
  fields: readonly { name: string; required: boolean }[],
): ReadonlyMap<Language, number> {
  const counts = new Map<Language, number>();
  for (const { name, required } of fields) {
    const texts = settings[name as keyof Settings] as Texts | undefined;
    for (const language of missingLanguages(texts, settings.locales, required))
      counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return counts;
}

/** The settings with the standard texts of a language where it has none; the same ones where nothing is missing. */
export function withStandardTexts(settings: Settings, standard: StandardTexts, language: Language): Settings {
  const missing = Object.entries(standard).filter(
    ([name, texts]) => texts[language] && !settings[name as keyof StandardTexts][language],
  );
  if (missing.length === 0) return settings;
  const filled = missing.map(([name, texts]) => [
    name,
    { ...settings[name as keyof StandardTexts], [language]: texts[language] },
  ]);
  return { ...settings, ...(Object.fromEntries(filled) as Partial<Settings>) };
}
