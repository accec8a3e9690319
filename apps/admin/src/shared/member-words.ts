import type { CorrectionReason, CorrectionState } from '@kindling/contract/correction-rules';
import type { AuditedWhat, SearchedBy } from '@kindling/contract/looks';
import type { MemberState } from '@kindling/contract/routes/member-desk';

export const memberStateNames: Readonly<Record<MemberState, string>> = {
  not_confirmed: 'Not confirmed',
  active: 'Active',
  banned: 'Banned',
  deleted: 'Deleted',
};

export const correctionReasonNames: Readonly<Record<CorrectionReason, string>> = {
  complaint: 'A complaint that was right',
  technical_fault: 'Something did not work',
  payment_fault: 'A payment that went wrong',
  goodwill: 'Goodwill',
  mistake: 'An earlier mistake of ours',
  misuse: 'Misuse',
  other: 'Something else',
};

export const correctionStateNames: Readonly<Record<CorrectionState, string>> = {
  requested: 'Waits for a second person',
  booked: 'Booked',
  declined: 'Declined',
};

/** What somebody of the staff did to a member. */
export const auditedNames: Readonly<Record<AuditedWhat, string>> = {
  page: 'Looked at the page',
  evidence: 'Looked at a report’s evidence',
  sessions: 'Ended all sessions',
  mail: 'Sent a mail again',
  data: 'Mailed where the data is',
  deletion: 'Deleted the account',
  lockout: 'Ended a lockout',
  debit: 'Allowed direct debit again',
};

export const searchedNames: Readonly<Record<SearchedBy, string>> = {
  mail: 'by mail address',
  phone: 'by telephone number',
  id: 'by id or order number',
  payment: 'by a payment’s id',
  name: 'by name',
};

/** `+40 credits`, `−1 credit`. */
export function signedCredits(amount: number): string {
  const size = Math.abs(amount);
  return `${amount < 0 ? '−' : '+'}${size.toLocaleString('en-GB')} ${size === 1 ? 'credit' : 'credits'}`;
}
