import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ForgetMails } from './forget-mails.js';
import { MailAccount } from './mail-account.js';
import { MailLooks } from './mail-look.js';
import { SendConfirmationMail } from './send-confirmation-mail.js';
import { SendLinkMail } from './send-link-mail.js';
import { SendMailChangeNotice } from './send-mail-change-notice.js';
import { SendPasswordNotice } from './send-password-notice.js';

@Module({
  imports: [AccountsModule],
  providers: [
    ForgetMails,
    MailAccount,
    MailLooks,
    SendConfirmationMail,
    SendLinkMail,
    SendMailChangeNotice,
    SendPasswordNotice,
  ],
})
export class NotificationsModule {}
