import type { DeletionReason } from '@kindling/contract/overviews/calls/departure';

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
export type Alternative = 'change_email' | 'invisible' | 'notifications' | 'trial' | 'discount';

const fitting: Readonly<Record<DeletionReason, readonly Alternative[]>> = {
  found_someone: ['invisible'],
  no_matches: ['trial'],
  too_expensive: ['discount', 'trial'],
  too_many_mails: ['notifications', 'change_email'],
  privacy: ['invisible', 'change_email'],
  break: ['invisible'],
  other: [],
};

export interface LeaveFacts {
  /** Already invisible: nothing to offer. */
  invisible: boolean;
  /** Whether the trial package can be had. */
  trial: boolean;
  /** Whether the discount can be had. */
  discount: boolean;
}

/** What fits a reason and can be given to this member today. */
export function alternativesFor(reason: DeletionReason | undefined, facts: LeaveFacts): Alternative[] {
  const given: Partial<Record<Alternative, boolean>> = {
    invisible: !facts.invisible,
    trial: facts.trial,
    discount: facts.discount,
  };
  return (reason ? fitting[reason] : []).filter((alternative) => given[alternative] ?? true);
}
