import type { Language } from '@kindling/contract/languages';

/** A mail about an account, as far as whoever writes it needs to know. */
export type AccountMail = { to: string; language: Language; memberId: string } & (
  | { kind: 'activation' | 'reset' | 'mail_change' | 'reactivation'; token: string }
  /** To the owner of a confirmed address that somebody signed up with; tells nothing of that signup. */
  | { kind: 'address_taken' }
  /** To the same, when somebody wanted to change their account to that address. */
  | { kind: 'mail_change_taken' }
  | { kind: 'password_changed' | 'data_offer' }
  /** To the address that an account had before; names no other. */
  | { kind: 'mail_changed' }
);
