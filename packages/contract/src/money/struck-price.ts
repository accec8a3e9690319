import type { Currency } from '../languages.js';
import { priceIn } from './money.js';
import type { Bundle } from '../brands/settings/price-settings.js';

/** A brand's prices from an instant on. */
export interface SoldVersion {
  since: Date;
  currency: Currency;
  bundles: readonly Bundle[];
}

/** A price from an instant on; null: not on sale. */
export interface PriceSpan {
  since: Date;
  cents: number | null;
}

const dayMs = 24 * 3_600_000;
/** A reduced price is compared with the lowest of this many days (decisions §7.2, trust 3). */
export const struckDays = 30;
/** The history needed: a reduction of up to 30 days ago, and the 30 days before it. */
export const historyDays = 2 * struckDays;

/**
 * The price that may be shown struck through: the lowest of the 30 days before the reduction, and only if the bundle
 * was on sale for all of them. A discount is a reduction from now on; a price cut of the brand counts as a reduction
 * for 30 days from its start.
 *
 * @param history the brand's prices, oldest first, none after `now`
 * @param amount the price to pay now, in minor units
 * @returns null where no price may be struck through
 */
export function struckCents(history: readonly PriceSpan[], now: Date, amount: number): number | null {
  const spans = withoutRepeats(history);
  const current = spans.at(-1);
  if (!current || current.cents === null) return null;
  const window =
    amount < current.cents ? { until: now, spans } : { until: current.since, spans: spans.slice(0, -1) };
  if (now.getTime() - window.until.getTime() > struckDays * dayMs) return null;
  const lowest = lowestSince(window.spans, new Date(window.until.getTime() - struckDays * dayMs));
  return lowest !== null && lowest > amount ? lowest : null;
}

/** The reduction against the struck price, in whole percent, never rounded up. */
export function percentOff(struck: number, amount: number): number {
  return Math.floor(((struck - amount) * 100) / struck);
}

/** The lowest price from an instant to the end of the spans; null where it was not on sale for all of that time. */
function lowestSince(spans: readonly PriceSpan[], from: Date): number | null {
  const first = spans.findLastIndex(({ since }) => since <= from);
  if (first === -1) return null;
  return spans
    .slice(first)
    .reduce<number | null>(
      (least, { cents }) => (least === null || cents === null ? null : Math.min(least, cents)),
      Infinity,
    );
}

/** Edits of other settings leave the price unchanged: a span begins only where it changes. */
function withoutRepeats(history: readonly PriceSpan[]): PriceSpan[] {
  return history.filter(({ cents }, at) => at === 0 || history[at - 1]?.cents !== cents);
}

/** The price history of one bundle in one currency. A bundle of another size under the same code is another bundle. */
export function priceSpans(
  history: readonly SoldVersion[],
  { code, credits }: Pick<Bundle, 'code' | 'credits'>,
  currency: Currency,
): PriceSpan[] {
  return history.map(({ since, bundles, currency: brandCurrency }) => {
    const bundle = bundles.find((sold) => sold.code === code && sold.credits === credits);
    return { since, cents: (bundle && priceIn(bundle, currency, brandCurrency)) ?? null };
  });
}
