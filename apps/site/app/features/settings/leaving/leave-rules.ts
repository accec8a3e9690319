import type { DeletionReason } from '@kindling/contract/overviews/calls/account-closure';

/** In the order of display. The contract's own list would bring its validation into the browser. */
export const reasons = [
  'found_someone',
  'no_matches',
  'too_expensive',
  'too_many_mails',
  'privacy',
  'break',
  'other',
] as const satisfies readonly DeletionReason[];

/** Alternatives to leaving (specification §4 "Delete flow"). */
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
  /** Whether the trial package is available. */
  trial: boolean;
  /** Whether the discount is available. */
  discount: boolean;
}

/** The alternatives that fit a reason and are available to this member. */
export function alternativesFor(reason: DeletionReason | undefined, facts: LeaveFacts): Alternative[] {
  const given: Partial<Record<Alternative, boolean>> = {
    invisible: !facts.invisible,
    trial: facts.trial,
    discount: facts.discount,
  };
  return (reason ? fitting[reason] : []).filter((alternative) => given[alternative] ?? true);
}
