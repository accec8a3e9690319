import type { Country } from '@kindling/contract/languages';

/**
 * Whether explicit pictures ask a member for a proof of age (trust 21). Who does not say where they live is asked
 * wherever the member is.
 *
 * @param required `age_check_required_countries`
 */
export function isProofRequired(
  required: readonly Country[] | undefined,
  country: Country | null | undefined,
): boolean {
  if (required === undefined || required.length === 0) return false;
  return country === null || country === undefined || required.includes(country);
}
