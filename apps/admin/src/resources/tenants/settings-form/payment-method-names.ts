import { properMethodNames } from '@kindling/contract/payment-methods';
import { codeName } from '../../../shared/names';

/** What has no name of its own, in the console's language. */
const names: Readonly<Record<string, string>> = {
  ...properMethodNames,
  sdd: 'SEPA direct debit',
  sct: 'SEPA transfer',
  creditcard: 'Credit card',
};

/** @param code a method of the schema; one that is newer than the console shows its code */
export function paymentMethodName(code: string): string {
  return names[code] ?? codeName(code);
}
