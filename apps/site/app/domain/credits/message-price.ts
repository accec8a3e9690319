import type { Currency } from '@kindling/contract/languages';

/** What determines the price of a message in a bundle. */
export interface PricedBundle {
  credits: number;
  /** Minor units. */
  amount: number;
  currency: Currency;
}

/** The price in money of a number of credits, from the cheapest bundle to the dearest; minor units. */
export interface PriceRange {
  least: number;
  most: number;
  currency: Currency;
}

/**
 * The price in money of something that costs credits (trust 4): it depends on the bundle that the credits were bought in.
 * Rounded up, so that it never promises too little.
 *
 * @returns undefined if nothing is sold or nothing is to be paid
 */
export function priceRange(bundles: readonly PricedBundle[], credits: number): PriceRange | undefined {
  const [first] = bundles;
  if (!first || credits <= 0) return undefined;
  const prices = bundles.map((bundle) => Math.ceil((bundle.amount * credits) / bundle.credits));
  return { least: Math.min(...prices), most: Math.max(...prices), currency: first.currency };
}
