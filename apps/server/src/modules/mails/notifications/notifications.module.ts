import { Module } from '@nestjs/common';
import type { EntityClass } from '../../../kernel/database/data-source.js';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { SiteSettingsModule } from '../../brands/site-settings/site-settings.module.js';
import { StaffModule } from '../../console/staff/staff.module.js';
import { PaymentsModule } from '../../money/payments/payments.module.js';
import { ReportsModule } from '../../safety/reports/reports.module.js';
import { RestrictionsModule } from '../../safety/restrictions/restrictions.module.js';
import { SupportModule } from '../../safety/support/support.module.js';
import { DateSharesModule } from '../../safety/date-shares/date-shares.module.js';
import { VerificationModule } from '../../safety/verification/verification.module.js';
import { MailingsModule } from '../mailings/mailings.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { SendingDomainModule } from '../sending-domain/sending-domain.module.js';
import { ForgetMails } from './forget-mails.js';
import { MailLooks } from './look/mail-look.js';
import { MailSurroundings } from './look/mail-surroundings.js';
import { mailHandlers } from './mails/all-mails.js';
import { MailProofs } from './returned/mail-proofs.js';
import { MailRefusalsController } from './returned/mail-refusals.controller.js';
import { NoteReturnedMail } from './returned/note-returned-mail.js';
import { MailSamplesController } from './samples/mail-samples.controller.js';
import { SendSampleMail } from './samples/send-sample-mail.js';
import { SendMail } from './send-mail.js';
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
    SendingDomainModule,
    SiteSettingsModule,
    StaffModule,
    SupportModule,
    VerificationModule,
    DateSharesModule,
  ],
  controllers: [MailRefusalsController, MailSamplesController, MailWordsController],
  providers: [
    // The look of a mail, and the brand's own wording.
    MailLooks,
    MailSurroundings,
    MailWordingsRepository,
    WordMail,
    // Sending: each job's mail, and samples for staff.
    SendMail,
    ...mailHandlers,
    SendSampleMail,
    // Afterwards: bounces, and mail of erased accounts.
    MailProofs,
    NoteReturnedMail,
    ForgetMails,
  ],
})
export class NotificationsModule {}
