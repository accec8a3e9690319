import { Module } from '@nestjs/common';
import type { EntityClass } from '../../../kernel/database/data-source.js';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { StaffModule } from '../../console/staff/staff.module.js';
import { MatchmakingModule } from '../../meeting/matchmaking/matchmaking.module.js';
import { ConsentsModule } from '../../profiles/consents/consents.module.js';
import { ProfilesModule } from '../../profiles/profiles.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { WriteLetters } from './letters/write-letters.js';
import { MailingEntity } from './mailing.entity.js';
import { MailingsRepository } from './mailings.repository.js';
import { ManageNewsletters } from './newsletters/manage-newsletters.js';
import { NewslettersController } from './newsletters/newsletters.controller.js';
import { NewslettersRepository } from './newsletters/newsletters.repository.js';
import { StopWhenClosed } from './newsletters/stop-when-closed.js';
import { WriteTrial } from './newsletters/write-trial.js';
import { CountRefusals } from './refusals/count-refusals.js';
import { ResumeMailing } from './refusals/resume-mailing.js';
import { BeginRounds } from './rounds/begin-rounds.js';
import { WalkMailing } from './walks/walk-mailing.js';

export const mailingsEntities: readonly EntityClass[] = [MailingEntity];

/**
 * Mails of a brand to many of its members: newsletters, and rounds started by the clock. The notifications write them.
 */
@Module({
  imports: [AccountsModule, ConsentsModule, MatchmakingModule, NoticesModule, ProfilesModule, StaffModule],
  controllers: [NewslettersController],
  providers: [
    // Started by staff, or by the clock.
    ManageNewsletters,
    BeginRounds,
    StopWhenClosed,
    // Stopped by itself where too many addresses refuse it, and gone on with by staff.
    CountRefusals,
    ResumeMailing,
    // The walk over members, and each one's mail.
    WalkMailing,
    WriteLetters,
    WriteTrial,
    MailingsRepository,
    NewslettersRepository,
  ],
  exports: [CountRefusals, WriteLetters, WriteTrial],
})
export class MailingsModule {}
