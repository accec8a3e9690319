import { Module } from '@nestjs/common';
import type { EntityClass } from '../../kernel/database/data-source.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { MailingsModule } from '../mailings/mailings.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { RestrictionsModule } from '../restrictions/restrictions.module.js';
import { SiteSettingsModule } from '../site-settings/site-settings.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { SupportModule } from '../support/support.module.js';
import { VerificationModule } from '../verification/verification.module.js';
import { ForgetMails } from './forget-mails.js';
import { MailLooks } from './mail-look.js';
import { MailSurroundings } from './mail-surroundings.js';
import { MailProofs } from './returned/mail-proofs.js';
import { NoteReturnedMail } from './returned/note-returned-mail.js';
import { MailSamplesController } from './samples/mail-samples.controller.js';
import { SendSampleMail } from './samples/send-sample-mail.js';
import { SendAccountMail } from './send-account-mail.js';
import { SendMail } from './send-mail.js';
import { SendMailingMail } from './send-mailing-mail.js';
import { SendNoticeMail } from './send-notice-mail.js';
import { SendDebitNotice } from './send-debit-notice.js';
import { SendPaymentMail } from './send-payment-mail.js';
import { SendReportMail } from './send-report-mail.js';
import { SendRestrictionMail } from './send-restriction-mail.js';
import { SendSupportMail } from './send-support-mail.js';
import { SendTrialMail } from './send-trial-mail.js';
import { SendVerificationMail } from './send-verification-mail.js';
import { MailWordingEntity } from './words/mail-wording.entity.js';
import { MailWordingsRepository } from './words/mail-wordings.repository.js';
import { MailWordsController } from './words/mail-words.controller.js';
import { WordMail } from './words/word-mail.js';

export const notificationEntities: readonly EntityClass[] = [MailWordingEntity];

@Module({
  imports: [
    AccountsModule,
    MailingsModule,
    NoticesModule,
    PaymentsModule,
    ReportsModule,
    RestrictionsModule,
    SiteSettingsModule,
    StaffModule,
    SupportModule,
    VerificationModule,
  ],
  controllers: [MailSamplesController, MailWordsController],
  providers: [
    ForgetMails,
    MailLooks,
    MailProofs,
    MailSurroundings,
    MailWordingsRepository,
    NoteReturnedMail,
    SendAccountMail,
    SendMail,
    SendMailingMail,
    SendNoticeMail,
    SendDebitNotice,
    SendPaymentMail,
    SendReportMail,
    SendRestrictionMail,
    SendSampleMail,
    SendSupportMail,
    SendTrialMail,
    SendVerificationMail,
    WordMail,
  ],
})
export class NotificationsModule {}
