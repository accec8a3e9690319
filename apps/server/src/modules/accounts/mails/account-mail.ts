import type { Language } from '@kindling/contract/languages';
import type { AccountMailOrder } from './account-mail-jobs.js';

/** The facts that a mail about an account is written from. */
export type AccountMail = { to: string; language: Language; memberId: string } & (
  | { kind: 'activation' | 'reset' | 'mail_change' | 'reactivation'; token: string }
  /** To the owner of a confirmed address that was used for a signup; it says nothing about that signup. */
  | { kind: 'address_taken' }
  /** To the same, when another member wanted to change to that address. */
  | { kind: 'mail_change_taken' }
  | { kind: 'password_changed'; passkeys: number }
  /** `mail_changed` goes to the address that an account had before, and names no other. */
  | { kind: Exclude<AccountMailOrder['about'], 'link' | 'password_changed'> }
);
