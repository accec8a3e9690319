import type { PaymentMethod } from '@kindling/contract/payment-methods';
import type { BundleOffer } from '@kindling/contract/routes/payments';

/** What the address names. */
export interface Wanted {
  bundle?: string | undefined;
  method?: string | undefined;
  /** Code of a discount. */
  discount?: string | undefined;
}

/** What the member is about to buy. */
export interface Choice {
  bundle: string;
  method: PaymentMethod;
}

/**
 * What is chosen when the page opens: what the address names, as far as it is offered; else the middle bundle and the
 * first method.
 * @returns undefined where nothing is sold
 */
export function firstChoice(
  bundles: readonly Pick<BundleOffer, 'id'>[],
  methods: readonly PaymentMethod[],
  wanted: Wanted,
): Choice | undefined {
  const bundle =
    bundles.find(({ id }) => id === wanted.bundle) ?? bundles[Math.floor((bundles.length - 1) / 2)];
  const method = methods.find((offered) => offered === wanted.method) ?? methods[0];
  return bundle && method && { bundle: bundle.id, method };
}

/** How much less a message costs in this bundle than in the dearest one of the same list, in whole percent, never rounded up. */
export function savingPercent(
  bundle: Pick<BundleOffer, 'amount' | 'credits'>,
  all: readonly Pick<BundleOffer, 'amount' | 'credits'>[],
): number {
  const perCredit = ({ amount, credits }: Pick<BundleOffer, 'amount' | 'credits'>) => amount / credits;
  const dearest = Math.max(...all.map(perCredit));
  return dearest === 0 ? 0 : Math.floor((1 - perCredit(bundle) / dearest) * 100 + 1e-9);
}

/** The balance after each posting, newest first: each is the one before it, less what came after. */
export function runningBalances(balance: number, postings: readonly { amount: number }[]): number[] {
  let after = balance;
  return postings.map(({ amount }) => {
    const shown = after;
    after -= amount;
    return shown;
  });
}
