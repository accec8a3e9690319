import { plainCode } from '../text/plain-data.js';
import { electronicFormatIBAN, extractIBAN, isSEPACountry, isValidIBAN } from 'ibantools';

/**
 * Normalises a typed account number to its electronic format.
 *
 * @returns undefined for a text that is not an IBAN, has a wrong check digit, or is of a country without SEPA direct
 * debits
 */
export function sepaAccount(typed: string): string | undefined {
  const iban = electronicFormatIBAN(plainCode(typed));
  if (iban === null || !isValidIBAN(iban)) return undefined;
  const { countryCode } = extractIBAN(iban);
  return countryCode !== undefined && isSEPACountry(countryCode) ? iban : undefined;
}
