import { Module } from '@nestjs/common';
import { CreditsModule } from '../credits/credits.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { DecideRefunds } from './decide-refunds.js';
import { PaymentDeskController } from './payment-desk.controller.js';
import { TellPayments } from './tell-payments.js';

/** The console's desk of payments: beside their module, because it shows the ledger's postings as well. */
@Module({
  imports: [CreditsModule, PaymentsModule, StaffModule],
  controllers: [PaymentDeskController],
  providers: [DecideRefunds, TellPayments],
})
export class PaymentDeskModule {}
