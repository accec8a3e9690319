import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@kindling/contract/languages';
import type { NotificationKind } from '@kindling/contract/notification-kinds';
import type { Call } from '../../kernel/http/call.js';
import { accountOf, type Account } from './core/account.js';
import type { AccountMail } from './mails/account-mail.js';
import { AccountNotices } from './mails/account-notices.js';
import { AccountsRepository } from './core/accounts.repository.js';
import { ChangePassword, type PasswordChange } from './credentials/change-password.js';
import { ConfirmationMails } from './mails/confirmation-mails.js';
import { ConfirmPassword } from './credentials/confirm-password.js';
import { DeleteAccount } from './leaving/delete-account.js';
import { EraseAccount } from './leaving/erase-account.js';
import { abandonedTimes, deletionSeconds } from './leaving/deletion-rules.js';
import { ExportAccount, type AccountExport } from './leaving/export-account.js';
import { LinkMails } from './mails/link-mails.js';
import { LogIn, type Credentials, type Login } from './login/log-in.js';
import { ReactivateAccount } from './leaving/reactivate-account.js';
import { ResetPassword, type PasswordReset } from './credentials/reset-password.js';
import type { SignupDraft } from './signup/sign-up.js';

export {
  confirmationMailJob,
  forgetMailsJob,
  linkMailJob,
  mailChangedJob,
  memberConfirmed,
  memberSignedUp,
  passwordChangedJob,
} from './core/account-events.js';
export type { SignedUp, SignupMessage } from './core/account-events.js';
export { deletionSeconds };
export type { Account, AccountExport, AccountMail, Credentials, PasswordChange, PasswordReset, SignupDraft };
export { AccountsByMail } from './core/accounts-by-mail.js';
export { Activate } from './signup/activate.js';
export { ResendActivation } from './signup/resend-activation.js';
export { SignUp } from './signup/sign-up.js';
export { SignupGate } from './signup/signup-gate.js';
export { Invites } from './invites/invites.js';
export type { ListedInvite, StoredInvite } from './invites/invites.repository.js';

/** What other modules may ask of accounts. A member's id, account id and profile id are the same value. */
@Injectable()
export class AccountsApi {
  constructor(
    @Inject(AccountsRepository) private readonly accounts: AccountsRepository,
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
