import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { HostChecksModule } from '../../brands/host-checks/host-checks.module.js';
import { FictionalDeskModule } from '../../chats/fictional-desk/fictional-desk.module.js';
import { StaffModule } from '../../console/staff/staff.module.js';
import { CreditsModule } from '../../credits/credits.module.js';
import { PaymentsModule } from '../../money/payments/payments.module.js';
import { DeskModule } from '../../safety/desk/desk.module.js';
import { SupportModule } from '../../safety/support/support.module.js';
import { CountDays } from './count-days.js';
import { CountWaiting } from './count-waiting.js';
import { HomeFiguresRepository } from './home-figures.repository.js';
import { FictionalFiguresRepository } from './fictional-figures.repository.js';
import { HomeController } from './home.controller.js';

/**
 * The console's first page: what waits in the queues of other modules, which mail servers refuse our mail, which hosts
 * do not lead here any more, and the brands' recent figures.
 */
@Module({
  imports: [
    AccountsModule,
    CreditsModule,
    DeskModule,
    FictionalDeskModule,
    HostChecksModule,
    PaymentsModule,
    StaffModule,
    SupportModule,
  ],
  controllers: [HomeController],
  providers: [CountWaiting, CountDays, FictionalFiguresRepository, HomeFiguresRepository],
})
export class HomeModule {}
