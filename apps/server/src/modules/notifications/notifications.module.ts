import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ForgetMails } from './forget-mails.js';
import { MailLooks } from './mail-look.js';
import { SendAccountMail } from './send-account-mail.js';

@Module({
  imports: [AccountsModule],
  providers: [ForgetMails, MailLooks, SendAccountMail],
})
export class NotificationsModule {}
