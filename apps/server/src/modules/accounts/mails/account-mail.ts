import type { Language } from '@kindling/contract/languages';

/** The facts that a mail about an account is written from. */
export type AccountMail = { to: string; language: Language; memberId: string } & (
  | { kind: 'activation' | 'reset' | 'mail_change' | 'reactivation'; token: string }
  /** To the owner of a confirmed address that was used for a signup; it says nothing about that signup. */
  | { kind: 'address_taken' }
  /** To the same, when another member wanted to change to that address. */
  | { kind: 'mail_change_taken' }
  | { kind: 'password_changed' | 'data_offer' }
  /** To the address that an account had before; names no other. */
  | { kind: 'mail_changed' }
);
