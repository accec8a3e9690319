import type { Language } from '@kindling/contract/languages';

/** The name of a member whose own was taken away: `Lid 4821`. */
const words: Readonly<Record<Language, string>> = {
  da: 'Medlem',
  de: 'Mitglied',
  en: 'Member',
  es: 'Miembro',
  fi: 'Jäsen',
  fr: 'Membre',
  it: 'Membro',
  nb: 'Medlem',
  nl: 'Lid',
  pl: 'Członek',
  sv: 'Medlem',
};

/**
 * A name that says nothing.
 *
 * @param id a fresh id, whose end the number is made of
 */
export function neutralName(language: Language, id: string): string {
  const number = [...id.slice(-6)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9000, 7);
  return `${words[language]} ${number + 1000}`;
}
