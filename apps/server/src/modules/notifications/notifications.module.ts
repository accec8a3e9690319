import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { MailColoursOfThemes } from './mail-colours.js';
import { SendConfirmationMail } from './send-confirmation-mail.js';

@Module({ imports: [AccountsModule], providers: [MailColoursOfThemes, SendConfirmationMail] })
export class NotificationsModule {}
