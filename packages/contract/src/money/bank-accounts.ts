import { plainCode } from '../text/plain-data.js';
import { electronicFormatIBAN, extractIBAN, isSEPACountry, isValidIBAN } from 'ibantools';

/**
 * The account that somebody typed, as banks write it between machines.
 *
 * @returns undefined for what is no IBAN, has a wrong check digit, or is in a country without SEPA direct debits
 */
export function sepaAccount(typed: string): string | undefined {
  const iban = electronicFormatIBAN(plainCode(typed));
  if (iban === null || !isValidIBAN(iban)) return undefined;
  const { countryCode } = extractIBAN(iban);
  return countryCode !== undefined && isSEPACountry(countryCode) ? iban : undefined;
}
