import type { Language } from '@kindling/contract/languages';
import type { AccountMailOrder } from './account-mail-jobs.js';

/** A mail about an account, as far as whoever writes it needs to know. */
export type AccountMail = { to: string; language: Language; memberId: string } & (
  | { kind: 'activation' | 'reset' | 'mail_change' | 'reactivation'; token: string }
  /** To the owner of a confirmed address that somebody signed up with; tells nothing of that signup. */
  | { kind: 'address_taken' }
  /** To the same, when somebody wanted to change their account to that address. */
  | { kind: 'mail_change_taken' }
  /** `mail_changed` goes to the address that an account had before, and names no other. */
  | { kind: Exclude<AccountMailOrder['about'], 'link'> }
);
