import { Module } from '@nestjs/common';
import type { EntityClass } from '../../../kernel/database/data-source.js';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { ChatsModule } from '../../chats/chats.module.js';
import { LiveModule } from '../../chats/live/live.module.js';
import { StaffModule } from '../../console/staff/staff.module.js';
import { CreditsModule } from '../../credits/credits.module.js';
import { NoticesModule } from '../../mails/notices/notices.module.js';
import { LikesModule } from '../../meeting/likes/likes.module.js';
import { MatchmakingModule } from '../../meeting/matchmaking/matchmaking.module.js';
import { DiscountsModule } from '../../money/discounts/discounts.module.js';
import { PaymentsModule } from '../../money/payments/payments.module.js';
import { AgeChecksModule } from '../../profiles/age-checks/age-checks.module.js';
import { ConsentsModule } from '../../profiles/consents/consents.module.js';
import { PhotosModule } from '../../profiles/photos/photos.module.js';
import { ProfilesModule } from '../../profiles/profiles.module.js';
import { DateSharesModule } from '../../safety/date-shares/date-shares.module.js';
import { DeskModule } from '../../safety/desk/desk.module.js';
import { FraudModule } from '../../safety/fraud/fraud.module.js';
import { ReportsModule } from '../../safety/reports/reports.module.js';
import { RestrictionsModule } from '../../safety/restrictions/restrictions.module.js';
import { SupportModule } from '../../safety/support/support.module.js';
import { VerificationModule } from '../../safety/verification/verification.module.js';
import { DepartureCountEntity } from './departure-count.entity.js';
import { AccountClosureController } from './account-closure.controller.js';
import { DeparturesRepository } from './departures.repository.js';
import { EraseMember } from './erase-member.js';
import { CollectExport } from './exports/collect-export.js';
import { DataExportEntity, DataExportsRepository } from './exports/data-exports.repository.js';
import { ExportController } from './exports/export.controller.js';
import { OfferExport } from './exports/offer-export.js';
import { Leave } from './leave.js';
import { SweepInvoices } from './sweep-invoices.js';
import { SweepProvisional } from './sweep-provisional.js';

export const departureEntities: readonly EntityClass[] = [DepartureCountEntity, DataExportEntity];

/** Account closure: deletion, its undoing, the member's data export, and the erasure. */
@Module({
  imports: [
    AccountsModule,
    ProfilesModule,
    ConsentsModule,
    CreditsModule,
    DiscountsModule,
    LiveModule,
    PaymentsModule,
    PhotosModule,
    LikesModule,
    MatchmakingModule,
    NoticesModule,
    ChatsModule,
    AgeChecksModule,
    DeskModule,
    FraudModule,
    RestrictionsModule,
    ReportsModule,
    StaffModule,
    SupportModule,
    VerificationModule,
    DateSharesModule,
  ],
  controllers: [AccountClosureController, ExportController],
  providers: [
    // Deletion, and reactivation in time.
    Leave,
    DeparturesRepository,
    // The member's data export.
    OfferExport,
    CollectExport,
    DataExportsRepository,
    // The end: members, accounts never confirmed, invoices after seven years.
    EraseMember,
    SweepProvisional,
    SweepInvoices,
  ],
  exports: [Leave],
})
export class AccountClosureModule {}
