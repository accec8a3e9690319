import type { TFunction } from 'i18next';
import type { StandardTexts } from '@kindling/contract/brands/calls/brands';
import type { Language } from '@kindling/contract/languages';

const menMeetingMen = 7;

/** The texts that a brand begins with, until it has its own. @param textsIn the server's texts of a language */
export function standardTexts(
  { name, niche }: { name: string; niche: number },
  languages: readonly Language[],
  textsIn: (language: Language) => TFunction,
): StandardTexts {
  const inAll = (key: string): Partial<Record<Language, string>> =>
    Object.fromEntries(
      languages.map((language) => [language, textsIn(language)(`brand-defaults:${key}`, { name })]),
    );
  return {
    index_title: inAll(niche === menMeetingMen ? 'title_men' : 'title'),
    description: inAll('description'),
    fictional_singular: inAll('fictional_singular'),
    fictional_plural: inAll('fictional_plural'),
  };
}
