import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@kindling/contract/languages';
import type { NotificationKind } from '@kindling/contract/notification-kinds';
import type { Call } from '../../kernel/http/call.js';
import { accountOf, type Account } from './account.js';
import type { AccountMail } from './account-mail.js';
import { AccountNotices } from './account-notices.js';
import { AccountsRepository } from './accounts.repository.js';
import { ChangePassword, type PasswordChange } from './change-password.js';
import { ConfirmationMails } from './confirmation-mails.js';
import { ConfirmPassword } from './confirm-password.js';
import { DeleteAccount } from './delete-account.js';
import { EraseAccount } from './erase-account.js';
import { abandonedTimes, deletionSeconds } from './deletion-rules.js';
import { ExportAccount, type AccountExport } from './export-account.js';
import { LinkMails } from './link-mails.js';
import { LogIn, type Credentials, type Login } from './log-in.js';
import { ReactivateAccount } from './reactivate-account.js';
import { ResetPassword, type PasswordReset } from './reset-password.js';
import { SignUp, type SignupDraft } from './sign-up.js';

export {
  confirmationMailJob,
  forgetMailsJob,
  linkMailJob,
  mailChangedJob,
  memberConfirmed,
  memberSignedUp,
  passwordChangedJob,
} from './account-events.js';
export type { SignedUp, SignupMessage } from './account-events.js';
export { deletionSeconds };
export type { Account, AccountExport, AccountMail, Credentials, PasswordChange, PasswordReset, SignupDraft };
export { AccountsByMail } from './accounts-by-mail.js';
export { Invites } from './invites.js';
export type { ListedInvite, StoredInvite } from './invites.repository.js';
// The console's staff log in by the members' rules.
export { FailureRecords } from './failure-records.js';
export { KeyedHashes } from './keyed-hashes.js';
export { KnownDevices } from './known-devices.js';
export { Lockout } from './lockout.js';
export { forgottenAfterMs } from './lockout-rules.js';
export type { PasswordTurn } from './password-queue.js';
export { Passwords } from './passwords.js';

/** What other modules may ask of accounts. A member's id, account id and profile id are the same value. */
@Injectable()
export class AccountsApi {
  constructor(
    @Inject(AccountsRepository) private readonly accounts: AccountsRepository,
    @Inject(SignUp) private readonly signUps: SignUp,
    @Inject(LogIn) private readonly logIns: LogIn,
    @Inject(ConfirmationMails) private readonly confirmationMails: ConfirmationMails,
    @Inject(LinkMails) private readonly linkMails: LinkMails,
    @Inject(AccountNotices) private readonly notices: AccountNotices,
    @Inject(ResetPassword) private readonly resets: ResetPassword,
    @Inject(ChangePassword) private readonly changes: ChangePassword,
    @Inject(ConfirmPassword) private readonly confirming: ConfirmPassword,
    @Inject(EraseAccount) private readonly erasing: EraseAccount,
    @Inject(ExportAccount) private readonly exports: ExportAccount,
    @Inject(DeleteAccount) private readonly deletions: DeleteAccount,
    @Inject(ReactivateAccount) private readonly reactivations: ReactivateAccount,
  ) {}

  /** @returns undefined for an account that is gone or deleted */
  async find(memberId: string): Promise<Account | undefined> {
    const stored = await this.accounts.find(memberId);
    return stored && accountOf(stored);
  }

  /** See `SignUp.signUp`. */
  signUp(draft: SignupDraft, call: Call): Promise<string> {
    return this.signUps.signUp(draft, call);
  }

  /** See `LogIn.logIn`. */
  logIn(credentials: Credentials, call: Call): Promise<Login> {
    return this.logIns.logIn(credentials, call);
  }

  async setLanguage(memberId: string, language: Language): Promise<void> {
    await this.accounts.setLanguage(memberId, language);
  }

  /** Consents call it, which know whether what advertises may be switched on. */
  async setNotificationsDisabled(memberId: string, kinds: readonly NotificationKind[]): Promise<void> {
    await this.accounts.setNotificationsDisabled(memberId, [...kinds]);
  }

  /** Moves the signup forward; an earlier step than the stored one changes nothing, and null ends it for good. */
  async advanceSignup(memberId: string, step: number | null): Promise<void> {
    await this.accounts.advanceSignup(memberId, step);
  }

  /** See `ResetPassword.accountOf`. */
  accountOfReset(token: string): Promise<string> {
    return this.resets.accountOf(token);
  }

  /** See `ResetPassword.reset`. */
  resetPassword(reset: PasswordReset): Promise<void> {
    return this.resets.reset(reset);
  }

  /** See `ChangePassword.change`. */
  changePassword(change: PasswordChange, call: Call): Promise<void> {
    return this.changes.change(change, call);
  }

  /** See `ConfirmPassword.confirm`. */
  async confirmPassword(memberId: string, password: string, field: string): Promise<void> {
    await this.confirming.confirm(memberId, password, field);
  }

  /** See `EraseAccount.begin`. */
  beginErasure(memberId: string): Promise<boolean> {
    return this.erasing.begin(memberId);
  }

  /** See `EraseAccount.forgetLimits`. */
  forgetLimits(memberId: string): Promise<void> {
    return this.erasing.forgetLimits(memberId);
  }

  /** See `EraseAccount.erase`. */
  erase(memberId: string): Promise<void> {
    return this.erasing.erase(memberId);
  }

  /** Accounts over all brands that nobody confirmed and nobody comes back to; call it across brands. */
  abandoned(now: Date, atMost: number): Promise<{ tenantId: string; id: string }[]> {
    return this.accounts.findAbandoned(abandonedTimes(now), atMost);
  }

  /** See `ExportAccount.export`. */
  export(memberId: string): Promise<AccountExport> {
    return this.exports.export(memberId);
  }

  /** See `DeleteAccount.delete`. */
  delete(memberId: string): Promise<void> {
    return this.deletions.delete(memberId);
  }

  /** See `ReactivateAccount.reactivate`. */
  reactivate(token: string): Promise<string> {
    return this.reactivations.reactivate(token);
  }

  /** See `ConfirmationMails.prepare`. */
  confirmationMail(linkId: string): Promise<AccountMail | undefined> {
    return this.confirmationMails.prepare(linkId);
  }

  /** See `LinkMails.prepare`. */
  linkMail(linkId: string): Promise<AccountMail | undefined> {
    return this.linkMails.prepare(linkId);
  }

  /** See `AccountNotices.passwordChanged`. */
  passwordChangedNotice(accountId: string): Promise<AccountMail | undefined> {
    return this.notices.passwordChanged(accountId);
  }

  /** See `AccountNotices.mailChanged`. */
  mailChangedNotice(linkId: string): Promise<AccountMail | undefined> {
    return this.notices.mailChanged(linkId);
  }
}
