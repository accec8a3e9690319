import type { Country } from '@kindling/contract/languages';
import type { PageName } from '@kindling/contract/pages';

/** Countries with a warning on the bare layouts (specification §2 and §9); the default layout warns everywhere. */
export const entryWarningCountries: readonly Country[] = ['NL', 'DE'];

export interface EntryWarningFacts {
  enabled: 'yes' | 'no';
  loggedIn: boolean;
  installedApp: boolean;
  page: PageName | null;
  /** Where the layout warns; undefined means everywhere. */
  onlyIn: readonly Country[] | undefined;
  /** Null if the visitor's country is unknown. */
  country: Country | null;
  /** Unix timestamp of the visitor's earlier answer. */
  answeredAt: number | null;
}

/** Whether the entry warning opens: once per visitor, for logged-out visitors of a browser, where the brand wants it. */
export function opensEntryWarning(facts: EntryWarningFacts): boolean {
  if (facts.enabled === 'no' || facts.loggedIn || facts.installedApp) return false;
  // Visitors of these pages come from the signup or from a mail (specification §2).
  const without = ['complete-signup', 'reset-password', 'reset-password-do'];
  if (facts.answeredAt !== null || without.includes(facts.page ?? '')) return false;
  return facts.onlyIn === undefined || (facts.country !== null && facts.onlyIn.includes(facts.country));
}
