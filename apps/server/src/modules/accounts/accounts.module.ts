import { Module } from '@nestjs/common';
import type { EntityClass } from '../../kernel/database/data-source.js';
import { TrafficModule } from '../traffic/traffic.module.js';
import { AccountEntity } from './account.entity.js';
import { AccountsApi } from './accounts.api.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsRepository } from './accounts.repository.js';
import { Activate } from './activate.js';
import { ConfirmationMails } from './confirmation-mails.js';
import { Lockout } from './lockout.js';
import { LogIn } from './log-in.js';
import { LoginFailureEntity } from './login-failure.entity.js';
import { LoginFailuresRepository } from './login-failures.repository.js';
import { MailedLinkEntity } from './mailed-link.entity.js';
import { MailedLinks } from './mailed-links.js';
import { MailedLinksRepository } from './mailed-links.repository.js';
import { Passwords } from './passwords.js';
import { ResendActivation } from './resend-activation.js';
import { SignUp } from './sign-up.js';

export const accountsEntities: readonly EntityClass[] = [AccountEntity, MailedLinkEntity, LoginFailureEntity];

@Module({
  imports: [TrafficModule],
  controllers: [AccountsController],
  providers: [
    AccountsApi,
    AccountsRepository,
    Activate,
    ConfirmationMails,
    Lockout,
    LogIn,
    LoginFailuresRepository,
    MailedLinks,
    MailedLinksRepository,
    Passwords,
    ResendActivation,
    SignUp,
  ],
  exports: [AccountsApi],
})
export class AccountsModule {}
