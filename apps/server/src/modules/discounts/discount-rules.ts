import type { Bundle, Company, Settings } from '@kindling/contract/settings';
import { trialPackage } from '@kindling/contract/settings-rules';

/** What a code takes off, once per member: a share of every price, or a price of its own for one bundle. */
export type Discount = { code: string } & (
  { percentage: number; trial: null } | { percentage: null; trial: Bundle }
);

export const trialCode = 'TRIAL';
export const stayCode = 'STAY';

/** What members who think of leaving are given (specification §4 "Delete flow", decisions §11.5). */
export function leavingDiscounts(
  settings: Pick<Settings, 'bundles' | 'trial_price_cents'>,
  company: Pick<Company, 'delete_discount'>,
): Discount[] {
  const trial = trialPackage(settings);
  return [
    ...(trial ? [{ code: trialCode, percentage: null, trial }] : []),
    ...(company.delete_discount > 0
      ? [{ code: stayCode, percentage: company.delete_discount, trial: null }]
      : []),
  ];
}

/** @returns the price of a bundle under a discount in minor units, rounded in the buyer's favour, never nothing */
export function discountedCents(
  bundle: Pick<Bundle, 'code' | 'price_cents'>,
  discount: Discount | undefined,
): number {
  if (!discount) return bundle.price_cents;
  if (discount.trial)
    return discount.trial.code === bundle.code ? discount.trial.price_cents : bundle.price_cents;
  return Math.max(1, Math.floor((bundle.price_cents * (100 - discount.percentage)) / 100));
}
