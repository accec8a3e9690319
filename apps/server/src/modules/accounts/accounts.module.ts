import { Module } from '@nestjs/common';
import type { EntityClass } from '../../kernel/database/data-source.js';
import { TrafficModule } from '../traffic/traffic.module.js';
import { AccountEntity } from './account.entity.js';
import { AccountNotices } from './account-notices.js';
import { AccountsByMail } from './accounts-by-mail.js';
import { AccountsApi } from './accounts.api.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsRepository } from './accounts.repository.js';
import { Activate } from './activate.js';
import { AddressPasswords } from './address-passwords.js';
import { ChangePassword } from './change-password.js';
import { ConfirmedSessions } from './confirmed-sessions.js';
import { ConfirmMailChange } from './confirm-mail-change.js';
import { ConfirmPassword } from './confirm-password.js';
import { CredentialsController } from './credentials.controller.js';
import { ConfirmationMails } from './confirmation-mails.js';
import { InviteEntity } from './invite.entity.js';
import { Invites } from './invites.js';
import { InvitesRepository } from './invites.repository.js';
import { DeleteAccount } from './delete-account.js';
import { EraseAccount } from './erase-account.js';
import { ExportAccount } from './export-account.js';
import { KeyedHashes } from './keyed-hashes.js';
import { KnownDevices } from './known-devices.js';
import { LinkMails } from './link-mails.js';
import { Lockout } from './lockout.js';
import { LogIn } from './log-in.js';
import { LoginGate } from './login-gate.js';
import { LoginFailureEntity } from './login-failure.entity.js';
import { LoginFailuresRepository } from './login-failures.repository.js';
import { MailChangeEntity } from './mail-change.entity.js';
import { MailChangesRepository } from './mail-changes.repository.js';
import { MailedLinkEntity } from './mailed-link.entity.js';
import { MailedLinks } from './mailed-links.js';
import { MailedLinksRepository } from './mailed-links.repository.js';
import { Passwords } from './passwords.js';
import { ProofChallenges } from './proof-challenges.js';
import { ReplacePassword } from './replace-password.js';
import { ReactivateAccount } from './reactivate-account.js';
import { RequestMailChange } from './request-mail-change.js';
import { RequestPasswordReset } from './request-password-reset.js';
import { ResendActivation } from './resend-activation.js';
import { ResetPassword } from './reset-password.js';
import { SessionsController } from './sessions.controller.js';
import { SweepAccounts } from './sweep-accounts.js';
import { SignUp } from './sign-up.js';
import { SignupGate } from './signup-gate.js';
import { UnconfirmedMails } from './unconfirmed-mails.js';

export const accountsEntities: readonly EntityClass[] = [
  AccountEntity,
  InviteEntity,
  MailedLinkEntity,
  MailChangeEntity,
  LoginFailureEntity,
];

@Module({
  imports: [TrafficModule],
  controllers: [AccountsController, CredentialsController, SessionsController],
  providers: [
    AccountNotices,
    AccountsApi,
    AccountsByMail,
    AccountsRepository,
    Activate,
    AddressPasswords,
    ChangePassword,
    ConfirmationMails,
    ConfirmedSessions,
    ConfirmMailChange,
    Invites,
    InvitesRepository,
    ConfirmPassword,
    DeleteAccount,
    EraseAccount,
    ExportAccount,
    KeyedHashes,
    KnownDevices,
    LinkMails,
    Lockout,
    LogIn,
    LoginGate,
    LoginFailuresRepository,
    MailChangesRepository,
    MailedLinks,
    MailedLinksRepository,
    UnconfirmedMails,
    Passwords,
    ProofChallenges,
    ReactivateAccount,
    ReplacePassword,
    RequestMailChange,
    RequestPasswordReset,
    ResendActivation,
    ResetPassword,
    SignUp,
    SweepAccounts,
    SignupGate,
  ],
  exports: [AccountsApi, AccountsByMail, Invites],
})
export class AccountsModule {}
