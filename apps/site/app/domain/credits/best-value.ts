import type { BundleOffer } from '@kindling/contract/money/calls/payments';

/**
 * The bundle whose messages are cheapest, at the prices shown: the one rule by which a bundle is highlighted.
 *
 * @returns undefined if no single one is cheaper than all others
 */
export function cheapestPerMessage<B extends Pick<BundleOffer, 'amount' | 'credits' | 'messages'>>(
  bundles: readonly B[],
): B | undefined {
  const isCheaper = (one: B, other: B) => one.amount * other.credits < other.amount * one.credits;
  return bundles.find(
    (one) =>
      one.messages > 0 &&
      bundles.length > 1 &&
      bundles.every((other) => other === one || isCheaper(one, other)),
  );
}
