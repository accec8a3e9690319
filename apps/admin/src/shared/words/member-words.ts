import type { CorrectionReason, CorrectionState } from '@kindling/contract/credits/correction-rules';
import type { AuditedWhat, SearchedBy } from '@kindling/contract/console/access-log';
import type { MemberState } from '@kindling/contract/overviews/calls/member-desk';
import { creditsName } from './money-words';
import { t } from './texts';

export const memberStateNames: Readonly<Record<MemberState, string>> = {
  not_confirmed: t('Not confirmed'),
  active: t('Active'),
  banned: t('Banned'),
  deleted: t('Deleted'),
};

export const correctionReasonNames: Readonly<Record<CorrectionReason, string>> = {
  complaint: t('A complaint that was right'),
  technical_fault: t('Something did not work'),
  payment_fault: t('A payment that went wrong'),
  goodwill: t('Goodwill'),
  mistake: t('An earlier mistake of ours'),
  misuse: t('Misuse'),
  other: t('Something else'),
};

export const correctionStateNames: Readonly<Record<CorrectionState, string>> = {
  requested: t('Waits for a second person'),
  booked: t('Booked'),
  declined: t('Declined'),
};

/** What a staff member did to a member. */
export const auditedNames: Readonly<Record<AuditedWhat, string>> = {
  page: t('Looked at the page'),
  evidence: t('Looked at a report’s evidence'),
  sessions: t('Ended all sessions'),
  mail: t('Sent a mail again'),
  data: t('Mailed where the data is'),
  deletion: t('Deleted the account'),
  lockout: t('Ended a lockout'),
  debit: t('Allowed direct debit again'),
};

export const searchedNames: Readonly<Record<SearchedBy, string>> = {
  mail: t('by mail address'),
  phone: t('by telephone number'),
  id: t('by id or order number'),
  payment: t('by a payment’s id'),
  name: t('by name'),
};

/** `+40 credits`, `−1 credit`. */
export function signedCredits(amount: number): string {
  const size = Math.abs(amount);
  return `${amount < 0 ? '−' : '+'}${creditsName(size)}`;
}
