import { Module } from '@nestjs/common';
import type { EntityClass } from '../../../kernel/database/data-source.js';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { SiteSettingsModule } from '../../brands/site-settings/site-settings.module.js';
import { StaffModule } from '../../console/staff/staff.module.js';
import { PaymentsModule } from '../../money/payments/payments.module.js';
import { ReportsModule } from '../../safety/reports/reports.module.js';
import { RestrictionsModule } from '../../safety/restrictions/restrictions.module.js';
import { SupportModule } from '../../safety/support/support.module.js';
import { VerificationModule } from '../../safety/verification/verification.module.js';
import { MailingsModule } from '../mailings/mailings.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { ForgetMails } from './forget-mails.js';
import { MailLooks } from './look/mail-look.js';
import { MailSurroundings } from './look/mail-surroundings.js';
import { MailProofs } from './returned/mail-proofs.js';
import { NoteReturnedMail } from './returned/note-returned-mail.js';
import { MailSamplesController } from './samples/mail-samples.controller.js';
import { SendSampleMail } from './samples/send-sample-mail.js';
import { SendAccountMail } from './sending/send-account-mail.js';
import { SendDebitNotice } from './sending/send-debit-notice.js';
import { SendMail } from './sending/send-mail.js';
import { SendMailingMail } from './sending/send-mailing-mail.js';
import { SendNoticeMail } from './sending/send-notice-mail.js';
import { SendPaymentMail } from './sending/send-payment-mail.js';
import { SendReportMail } from './sending/send-report-mail.js';
import { SendRestrictionMail } from './sending/send-restriction-mail.js';
import { SendSupportMail } from './sending/send-support-mail.js';
import { SendTrialMail } from './sending/send-trial-mail.js';
import { SendVerificationMail } from './sending/send-verification-mail.js';
import { MailWordingEntity, MailWordingsRepository } from './words/mail-wordings.repository.js';
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
