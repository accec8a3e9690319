import { Injectable } from '@nestjs/common';
import type { Language } from '@kindling/contract/languages';
import type { MailRefusal } from '@kindling/contract/mails/mail-domain';
import type { NotificationKind } from '@kindling/contract/mails/notification-kinds';
import { Clock } from '../../ports/clock.js';
import { accountOf, type Account } from './core/account.js';
import { AccountsRepository } from './core/accounts.repository.js';

export type { Account } from './core/account.js';
export {
  browserRemembered,
  memberActivated,
  memberMailChanged,
  memberSignedUp,
  type NewBrowser,
  type SignedUp,
  type SignupMessage,
} from './core/account-events.js';
export { BanAccount } from './bans/ban-account.js';
export { AccountRecords, type AccountRecord } from './core/account-records.js';
export { AccountsByMail } from './core/accounts-by-email.js';
export { mailboxOf } from './core/mailbox.js';
export { ChangePassword } from './credentials/change-password.js';
export { ConfirmPassword } from './credentials/confirm-password.js';
export { ResetPassword } from './credentials/reset-password.js';
export { Invites } from './invites/invites.js';
export { DeleteAccount } from './leaving/delete-account.js';
export { deletionSeconds } from './leaving/deletion-rules.js';
export { EraseAccount } from './leaving/erase-account.js';
export { ExportAccount } from './leaving/export-account.js';
export { ReactivateAccount } from './leaving/reactivate-account.js';
export { BannedLogin } from './login/banned-login.js';
export { EndLockout } from './login/end-lockout.js';
export { LogIn } from './login/log-in.js';
export { LogInWithPasskey } from './passkeys/log-in-with-passkey.js';
export type { AccountMail } from './mails/account-mail.js';
export { accountMailJob, forgetMailsJob, type AccountMailOrder } from './mails/account-mail-jobs.js';
export { AccountMails } from './mails/account-mails.js';
export { BlockedDomains } from './mails/blocked-domains.js';
export { OfferData } from './mails/offer-data.js';
export { MailRefusals, type RefusedAddress } from './mails/mail-refusals.repository.js';
export { SentMails, type SentMail } from './mails/sent-mails.repository.js';
export { ProofChallenges, type ChallengeAnswer } from './proof/proof-challenges.js';
export { suffices, usualDifficulty } from './proof/proof-rules.js';
export { Activate } from './signup/activate.js';
export { EnrolMember, type Enrolment } from './signup/enrol-member.js';
export { ResendActivation } from './signup/resend-activation.js';
export { SignUp } from './signup/sign-up.js';
export { SignupAdmission } from './signup/signup-admission.js';
export type { SignupDraft } from './signup/signup-draft.js';
export { SignupGate } from './signup/signup-gate.js';

export interface Addressee {
  /** In its normalised form. Unless it was confirmed it may be a stranger's. */
  email: string;
  language: Language;
  isConfirmed: boolean;
}

/**
 * What accounts are, for other modules; what is done with them are the use cases above. A member's id, account id and
 * profile id are the same value.
 */
@Injectable()
export class AccountsApi {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly clock: Clock,
  ) {}

  /** @returns undefined for an account that is gone or deleted */
  async find(memberId: string): Promise<Account | undefined> {
    const stored = await this.accounts.find(memberId);
    return stored && accountOf(stored);
  }

  /** The addressee of mails about an account, also a deleted or banned one; undefined once it is erased. */
  async addressee(memberId: string): Promise<Addressee | undefined> {
    const stored = await this.accounts.find(memberId);
    return (
      stored && { email: stored.email, language: stored.language, isConfirmed: stored.confirmedAt !== null }
    );
  }

  /** @returns languages of accounts by id, also of deleted and banned ones; without those that are erased */
  async languages(memberIds: readonly string[]): Promise<ReadonlyMap<string, Language>> {
    const stored = await this.accounts.findAll([...new Set(memberIds)]);
    return new Map(stored.map(({ id, language }) => [id, language]));
  }

  /**
   * Confirmed members who signed up within a time, in the order of their ids, for jobs that iterate over them.
   *
   * @param after null to begin
   */
  signedUpWithin(time: { from: Date; until: Date }, after: string | null, atMost: number): Promise<string[]> {
    return this.accounts.signedUpWithin(time, after, atMost);
  }

  /** Notes that an address takes no mail: unrequested mails are not sent there any more. */
  async noteMailRefused(email: string, how: MailRefusal): Promise<void> {
    await this.accounts.setMailRefused(email, how, this.clock.now());
  }

  async setLanguage(memberId: string, language: Language): Promise<void> {
    await this.accounts.setLanguage(memberId, language);
  }

  async setReadMarks(memberId: string, told: boolean): Promise<void> {
    await this.accounts.setReadMarks(memberId, told);
  }

  /** Consents call it, which know whether what advertises may be switched on. */
  async setNotificationsDisabled(memberId: string, kinds: readonly NotificationKind[]): Promise<void> {
    await this.accounts.setNotificationsDisabled(memberId, [...kinds]);
  }

  /** Moves the signup forward; an earlier step than the stored one changes nothing, and null ends it for good. */
  async advanceSignup(memberId: string, step: number | null): Promise<void> {
    await this.accounts.advanceSignup(memberId, step);
  }
}
