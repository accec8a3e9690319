import type { DeletionReason } from '@kindling/contract/routes/departure';
import type { BundleOffer } from '@kindling/contract/routes/credits';

/** In the order in which they are shown. The contract's own list would bring its checks into the browser. */
export const reasons = [
  'found_someone',
  'no_matches',
  'too_expensive',
  'too_many_mails',
  'privacy',
  'break',
  'other',
] as const satisfies readonly DeletionReason[];

/** What may serve instead of leaving (specification §4 "Delete flow"). */
export type Alternative = 'change_email' | 'invisible' | 'notifications' | 'smallest_bundle';

const fitting: Readonly<Record<DeletionReason, readonly Alternative[]>> = {
  found_someone: ['invisible'],
  no_matches: ['smallest_bundle'],
  too_expensive: ['smallest_bundle'],
  too_many_mails: ['notifications', 'change_email'],
  privacy: ['invisible', 'change_email'],
  break: ['invisible'],
  other: [],
};

export interface LeaveFacts {
  /** Already invisible: nothing to offer. */
  invisible: boolean;
  /** Whether there is a bundle to be bought. */
  sells: boolean;
}

/** What fits a reason and can be given to this member today. */
export function alternativesFor(reason: DeletionReason | undefined, facts: LeaveFacts): Alternative[] {
  return (reason ? fitting[reason] : []).filter(
    (alternative) =>
      (alternative !== 'invisible' || !facts.invisible) && (alternative !== 'smallest_bundle' || facts.sells),
  );
}

/** The cheapest bundle there is. */
export function smallestBundle<B extends Pick<BundleOffer, 'amount'>>(bundles: readonly B[]): B | undefined {
  return bundles.reduce<B | undefined>(
    (least, bundle) => (least && least.amount <= bundle.amount ? least : bundle),
    undefined,
  );
}
