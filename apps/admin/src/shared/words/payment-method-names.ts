import { factsOf, paymentMethods, type DescribedMethod } from '@kindling/contract/money/payment-methods';
import { codeName, t } from './texts';

/** What has no name of its own, in the console's language. */
const described: Readonly<Record<DescribedMethod, string>> = {
  sdd: t('SEPA direct debit'),
  sct: t('SEPA transfer'),
  creditcard: t('Credit card'),
};

const names: ReadonlyMap<string, string> = new Map([
  ...Object.entries(described),
  ...paymentMethods.flatMap((method): [string, string][] => {
    const { name } = factsOf(method);
    return name === null ? [] : [[method, name]];
  }),
]);

/** @param code a method of the schema; one that is newer than the console shows its code */
export function paymentMethodName(code: string): string {
  return names.get(code) ?? codeName(code);
}
