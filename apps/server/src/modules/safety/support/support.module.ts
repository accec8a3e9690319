import { Module } from '@nestjs/common';
import type { EntityClass } from '../../../kernel/database/data-source.js';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { StaffModule } from '../../console/staff/staff.module.js';
import { PaymentsModule } from '../../money/payments/payments.module.js';
import { ProfilesModule } from '../../profiles/profiles.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { Complaints } from './complaints.js';
import { DescribeCases } from './desk/describe-cases.js';
import { HandleCase } from './desk/handle-case.js';
import { SearchCases } from './desk/search-cases.js';
import { SupportDeskController } from './desk/support-desk.controller.js';
import { SupportQueueRepository } from './desk/support-queue.repository.js';
import { SupportSearchRepository } from './desk/support-search.repository.js';
import { WrittenOrders } from './desk/written-orders.js';
import { MakeComplaint } from './make-complaint.js';
import { SupportCaseEntity } from './support-case.entity.js';
import { SupportCasesRepository, SupportMessageEntity } from './support-cases.repository.js';
import { SupportMails } from './support-mails.js';
import { SupportApi } from './support.api.js';
import { SupportController } from './support.controller.js';

export const supportEntities: readonly EntityClass[] = [SupportCaseEntity, SupportMessageEntity];

/** Complaints by anyone, and what support answers (trust 10). */
@Module({
  imports: [AccountsModule, PaymentsModule, ProfilesModule, ReportsModule, StaffModule],
  controllers: [SupportController, SupportDeskController],
  providers: [
    SupportApi,
    SupportCasesRepository,
    // A complaint comes in and has its page.
    MakeComplaint,
    Complaints,
    SupportMails,
    // Support answers it on the console.
    SupportQueueRepository,
    SupportSearchRepository,
    SearchCases,
    WrittenOrders,
    DescribeCases,
    HandleCase,
  ],
  exports: [SupportApi, SupportMails, SupportQueueRepository],
})
export class SupportModule {}
