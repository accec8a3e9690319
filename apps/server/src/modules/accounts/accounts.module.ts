import { Module } from '@nestjs/common';
import type { EntityClass } from '../../kernel/database/data-source.js';
import { TrafficModule } from '../traffic/traffic.module.js';
import { AccountEntity } from './core/account.entity.js';
import { AccountNotices } from './mails/account-notices.js';
import { AccountsByMail } from './core/accounts-by-mail.js';
import { AccountsApi } from './accounts.api.js';
import { AccountsRepository } from './core/accounts.repository.js';
import { Activate } from './signup/activate.js';
import { AddressPasswords } from './credentials/address-passwords.js';
import { ChangePassword } from './credentials/change-password.js';
import { ConfirmedSessions } from './credentials/confirmed-sessions.js';
import { ConfirmMailChange } from './credentials/confirm-mail-change.js';
import { ConfirmPassword } from './credentials/confirm-password.js';
import { CredentialsController } from './credentials/credentials.controller.js';
import { ConfirmationMails } from './mails/confirmation-mails.js';
import { InviteEntity } from './invites/invite.entity.js';
import { Invites } from './invites/invites.js';
import { InvitesRepository } from './invites/invites.repository.js';
import { DeleteAccount } from './leaving/delete-account.js';
import { EraseAccount } from './leaving/erase-account.js';
import { ExportAccount } from './leaving/export-account.js';
import { AuthenticationModule } from '../authentication/authentication.module.js';
import { LinkMails } from './mails/link-mails.js';
import { LogIn } from './login/log-in.js';
import { LoginGate } from './login/login-gate.js';
import { MailChangeEntity } from './links/mail-change.entity.js';
import { MailChangesRepository } from './links/mail-changes.repository.js';
import { MailedLinkEntity } from './links/mailed-link.entity.js';
import { MailedLinks } from './links/mailed-links.js';
import { MailedLinksRepository } from './links/mailed-links.repository.js';
import { ProofChallenges } from './proof/proof-challenges.js';
import { ReplacePassword } from './credentials/replace-password.js';
import { ReactivateAccount } from './leaving/reactivate-account.js';
import { RequestMailChange } from './credentials/request-mail-change.js';
import { RequestPasswordReset } from './credentials/request-password-reset.js';
import { ResendActivation } from './signup/resend-activation.js';
import { ResetPassword } from './credentials/reset-password.js';
import { SessionsController } from './login/sessions.controller.js';
import { SweepAccounts } from './leaving/sweep-accounts.js';
import { SignUp } from './signup/sign-up.js';
import { SignupGate } from './signup/signup-gate.js';
import { UnconfirmedMails } from './mails/unconfirmed-mails.js';

export const accountsEntities: readonly EntityClass[] = [
  AccountEntity,
  InviteEntity,
  MailedLinkEntity,
  MailChangeEntity,
];

@Module({
  imports: [AuthenticationModule, TrafficModule],
  controllers: [CredentialsController, SessionsController],
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
    LinkMails,
    LogIn,
    LoginGate,
    MailChangesRepository,
    MailedLinks,
    MailedLinksRepository,
    UnconfirmedMails,
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
  exports: [AccountsApi, AccountsByMail, Activate, Invites, ResendActivation, SignUp, SignupGate],
})
export class AccountsModule {}
