import type { Language } from '@kindling/contract/languages';
import { defineEvent } from '../../../kernel/outbox/events.js';

/** A first message that was written before the signup; its keeper delivers it after the confirmation. */
export interface SignupMessage {
  profileId: string;
  text: string;
  /** Whether the visitor was shown that the profile is fictional, if it is. */
  acknowledged: boolean;
}

export interface SignedUp {
  memberId: string;
  name: string;
  /** `YYYY-MM-DD` */
  dateOfBirth: string;
  language: Language;
  signupMessage?: SignupMessage;
  /** Ids of the profiles that the visitor liked before the signup. */
  likedIds?: readonly string[];
}

/** An account was made; emitted inside the signup's transaction, a listener that throws undoes the signup. */
export const memberSignedUp = defineEvent<SignedUp>('accounts.member_signed_up');

/** An account was activated: its address is confirmed. Emitted inside the transaction that did it. */
export const memberActivated = defineEvent<{ memberId: string }>('accounts.member_activated');

/** A confirmed member's address is another one, which is confirmed too. Emitted inside the transaction that did it. */
export const memberMailChanged = defineEvent<{ memberId: string }>('accounts.member_mail_changed');

/** A browser that a member logged in with for the first time. */
export interface NewBrowser {
  memberId: string;
  /** The numbers in its cookie of known devices: this account's, and those of whoever logged in there before. */
  devices: readonly string[];
}

/** Emitted inside a transaction of its own, once the session has begun. */
export const browserRemembered = defineEvent<NewBrowser>('accounts.browser_remembered');
