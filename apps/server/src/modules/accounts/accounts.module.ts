import { Module } from '@nestjs/common';
import type { EntityClass } from '../../kernel/database/data-source.js';
import { TrafficModule } from '../brands/traffic/traffic.module.js';
import { AuthenticationModule } from '../console/authentication/authentication.module.js';
import { StaffModule } from '../console/staff/staff.module.js';
import { AccountsApi } from './accounts.api.js';
import { BanAccount } from './bans/ban-account.js';
import { AccountRecords } from './core/account-records.js';
import { AccountEntity } from './core/account.entity.js';
import { AccountsByMail } from './core/accounts-by-email.js';
import { AccountsRepository } from './core/accounts.repository.js';
import { BannedMailboxEntity, BannedMailboxes } from './core/banned-mailboxes.repository.js';
import { PasskeyEntity, PasskeysRepository } from './core/passkeys.repository.js';
import { AddressPasswords } from './credentials/address-passwords.js';
import { BeginMailChange } from './credentials/begin-mail-change.js';
import { ChangePassword } from './credentials/change-password.js';
import { ConfirmMailChange } from './credentials/confirm-mail-change.js';
import { ConfirmPassword } from './credentials/confirm-password.js';
import { ConfirmedSessions } from './credentials/confirmed-sessions.js';
import { CredentialsController } from './credentials/credentials.controller.js';
import { ReplacePassword } from './credentials/replace-password.js';
import { RequestMailChange } from './credentials/request-mail-change.js';
import { RequestPasswordReset } from './credentials/request-password-reset.js';
import { ResetPassword } from './credentials/reset-password.js';
import { InvitesController } from './invites/invites.controller.js';
import { Invites } from './invites/invites.js';
import { InviteEntity, InvitesRepository } from './invites/invites.repository.js';
import { ManageInvites } from './invites/manage-invites.js';
import { DeleteAccount } from './leaving/delete-account.js';
import { EraseAccount } from './leaving/erase-account.js';
import { ExportAccount } from './leaving/export-account.js';
import { ForgetCounts } from './leaving/forget-counts.js';
import { ReactivateAccount } from './leaving/reactivate-account.js';
import { MailChangeEntity, MailChangesRepository } from './links/mail-changes.repository.js';
import { MailedLinkEntity } from './links/mailed-link.entity.js';
import { MailedLinks } from './links/mailed-links.js';
import { MailedLinksRepository } from './links/mailed-links.repository.js';
import { EndLockout } from './login/end-lockout.js';
import { EnterAccount } from './login/enter-account.js';
import { LogIn } from './login/log-in.js';
import { LoginGate } from './login/login-gate.js';
import { RememberBrowser } from './credentials/remember-browser.js';
import { SessionsController } from './login/sessions.controller.js';
import { AccountMails } from './mails/account-mails.js';
import { BlockedDomains } from './mails/blocked-domains.js';
import { MailLink } from './mails/mail-link.js';
import { OfferData } from './mails/offer-data.js';
import { SentMailGauges } from './mails/sent-mail-gauges.js';
import { MailRefusals } from './mails/mail-refusals.repository.js';
import { SentMailEntity, SentMails } from './mails/sent-mails.repository.js';
import { UnconfirmedMails } from './mails/unconfirmed-mails.js';
import { ProofChallenges } from './proof/proof-challenges.js';
import { AddPasskey } from './passkeys/add-passkey.js';
import { LogInWithPasskey } from './passkeys/log-in-with-passkey.js';
import { PasskeyPlaces } from './passkeys/passkey-places.js';
import { PasskeysController } from './passkeys/passkeys.controller.js';
import { RemovePasskey } from './passkeys/remove-passkey.js';
import { Activate } from './signup/activate.js';
import { CreateAccount } from './signup/create-account.js';
import { EnrolMember } from './signup/enrol-member.js';
import { ResendActivation } from './signup/resend-activation.js';
import { SignUp } from './signup/sign-up.js';
import { SignupAdmission } from './signup/signup-admission.js';
import { SignupGate } from './signup/signup-gate.js';

export const accountsEntities: readonly EntityClass[] = [
  AccountEntity,
  BannedMailboxEntity,
  InviteEntity,
  MailedLinkEntity,
  MailChangeEntity,
  PasskeyEntity,
  SentMailEntity,
];

/** What other modules use: the classes of `accounts.api.ts`. */
const open = [
  AccountMails,
  AccountRecords,
  AccountsApi,
  AccountsByMail,
  Activate,
  BanAccount,
  BlockedDomains,
  ChangePassword,
  ConfirmPassword,
  DeleteAccount,
  EnrolMember,
  EraseAccount,
  ExportAccount,
  Invites,
  EndLockout,
  LogIn,
  LogInWithPasskey,
  MailRefusals,
  OfferData,
  ProofChallenges,
  ReactivateAccount,
  ResendActivation,
  ResetPassword,
  SentMails,
  SignUp,
  SignupAdmission,
  SignupGate,
];

@Module({
  imports: [AuthenticationModule, StaffModule, TrafficModule],
  controllers: [CredentialsController, InvitesController, PasskeysController, SessionsController],
  providers: [
    ...open,
    SentMailGauges,
    AccountsRepository,
    AddPasskey,
    AddressPasswords,
    BannedMailboxes,
    BeginMailChange,
    ConfirmedSessions,
    ConfirmMailChange,
    CreateAccount,
    EnterAccount,
    ForgetCounts,
    InvitesRepository,
    LoginGate,
    MailChangesRepository,
    MailedLinks,
    MailedLinksRepository,
    MailLink,
    ManageInvites,
    PasskeyPlaces,
    PasskeysRepository,
    RememberBrowser,
    RemovePasskey,
    ReplacePassword,
    RequestMailChange,
    RequestPasswordReset,
    UnconfirmedMails,
  ],
  exports: open,
})
export class AccountsModule {}
