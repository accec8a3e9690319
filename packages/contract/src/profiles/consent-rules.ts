import type { ConsentKind } from './calls/consents.js';

const firstTerms = '2023-12-01T12:00:00Z';

/** Dates of the consent texts; a text that asks for more than before gets a new one. */
const textDates = {
  sensitive_data: '2026-11-01T00:00:00Z',
  marketing: '2025-12-01T00:00:00Z',
} as const satisfies Partial<Record<ConsentKind, string>>;

/** Date of the terms in force (specification §9): the first ones, or the day the company was added if that is later. */
export function termsDate(companyAdded: string): string {
  return Date.parse(companyAdded) > Date.parse(firstTerms) ? companyAdded : firstTerms;
}

/** Date of the text that a consent given today accepts, ISO 8601 as the text's own page shows it. */
export function consentVersion(kind: ConsentKind, companyAdded: string): string {
  return kind === 'terms' ? termsDate(companyAdded) : textDates[kind];
}
