/** Credits that came into a wallet at one time and did not come back to it: a purchase, a gift, a correction. */
export interface Lot {
  /** The payment behind a purchase; null for what was not bought. */
  paymentId: string | null;
  /** Credits that came, less those that were taken back since. */
  credits: number;
}

/**
 * How many credits of a purchase are still in the wallet. Credits are spent in the order in which they came, so what is
 * left of a balance are the newest ones: each purchase is used as late as possible. A message that is paid back counts
 * as never sent.
 *
 * @param lots of the wallet, the newest first
 * @param balance what is in the wallet now
 * @returns 0 for a purchase that is not among them
 */
export function unusedOfPurchase(paymentId: string, lots: readonly Lot[], balance: number): number {
  let left = balance;
  for (const lot of lots) {
    if (lot.paymentId === paymentId) return Math.max(0, Math.min(lot.credits, left));
    left -= lot.credits;
  }
  return 0;
}
