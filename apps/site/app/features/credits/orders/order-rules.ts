import { movesAmount, type PaymentMethod } from '@kindling/contract/money/payment-methods';
import type { BundleOffer } from '@kindling/contract/money/calls/payments';
import type { Discount } from '@kindling/contract/money/discount';
import type { AnswerOf } from '../../../shared/api/api-query';

/** What the address names. */
export interface Wanted {
  bundle?: string | undefined;
  method?: string | undefined;
  /** A discount's code. */
  discount?: string | undefined;
}

/** What the member is about to buy. */
export interface Choice {
  bundle: string;
  method: PaymentMethod;
}

/**
 * The choice when the page opens: what the address names, if it is offered; else the middle bundle and the first method.
 *
 * @param methods those that can pay for the bundle
 * @returns undefined if nothing is sold
 */
export function firstChoice<B extends Pick<BundleOffer, 'id'>>(
  bundles: readonly B[],
  methods: (bundle: B) => readonly PaymentMethod[],
  wanted: Wanted,
): Choice | undefined {
  const bundle =
    bundles.find(({ id }) => id === wanted.bundle) ?? bundles[Math.floor((bundles.length - 1) / 2)];
  if (!bundle) return undefined;
  const usable = methods(bundle);
  const method = usable.find((offered) => offered === wanted.method) ?? usable[0];
  return method && { bundle: bundle.id, method };
}

/**
 * The smallest bundle with enough credits; the largest one where none has enough.
 *
 * @param lacking how many credits are missing
 * @returns undefined if nothing is sold
 */
export function smallestSufficing<B extends Pick<BundleOffer, 'credits'>>(
  bundles: readonly B[],
  lacking: number,
): B | undefined {
  const rising = bundles.toSorted((one, other) => one.credits - other.credits);
  return rising.find(({ credits }) => credits >= lacking) ?? rising.at(-1);
}

/** The price of a choice: a discount for certain methods does not apply to others. */
export function priceOf(
  bundle: Pick<BundleOffer, 'amount' | 'full_amount'>,
  method: PaymentMethod,
  discount: Pick<Discount, 'code' | 'paymentmethods'> | null,
): { amount: number; discount: string | undefined } {
  const isFor = discount?.paymentmethods?.includes(method) ?? true;
  return discount && isFor && bundle.amount < bundle.full_amount
    ? { amount: bundle.amount, discount: discount.code }
    : { amount: bundle.full_amount, discount: undefined };
}

type Costs = AnswerOf<'getBundles'>['transaction_costs'];

/** What a method adds to the price, in minor units. */
export function costsOf(costs: Costs, method: PaymentMethod): number {
  return costs[method] ?? 0;
}

/** Whether a method can be used for a bundle's amount. */
export function isMoved(
  { transaction_costs: costs, discount }: Pick<AnswerOf<'getBundles'>, 'transaction_costs' | 'discount'>,
  bundle: Pick<BundleOffer, 'amount' | 'full_amount'>,
  method: PaymentMethod,
): boolean {
  return movesAmount(method, priceOf(bundle, method, discount).amount + costsOf(costs, method));
}

/** Why a discount does not apply to a choice; undefined if it does, or nothing is to be said. */
export function hindranceOf(
  bundle: Pick<BundleOffer, 'full_amount'>,
  method: PaymentMethod,
  discount: Pick<Discount, 'paymentmethods' | 'minimum_order_value'> | null,
): 'method' | 'minimum' | undefined {
  if (!discount) return undefined;
  if (discount.minimum_order_value !== null && bundle.full_amount < discount.minimum_order_value)
    return 'minimum';
  return (discount.paymentmethods?.includes(method) ?? true) ? undefined : 'method';
}

/** How much less a message costs in this bundle than in the dearest one of the list, in whole percent, never rounded up. */
export function savingPercent(
  bundle: Pick<BundleOffer, 'amount' | 'credits'>,
  all: readonly Pick<BundleOffer, 'amount' | 'credits'>[],
): number {
  const perCredit = ({ amount, credits }: Pick<BundleOffer, 'amount' | 'credits'>) => amount / credits;
  const dearest = Math.max(...all.map(perCredit));
  return dearest === 0 ? 0 : Math.floor((1 - perCredit(bundle) / dearest) * 100 + 1e-9);
}

/** The balance after each posting, newest first: each is the previous one minus the posting in between. */
export function runningBalances(balance: number, postings: readonly { amount: number }[]): number[] {
  let after = balance;
  return postings.map(({ amount }) => {
    const shown = after;
    after -= amount;
    return shown;
  });
}
