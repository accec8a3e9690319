import { Module } from '@nestjs/common';
import { StaffModule } from '../../console/staff/staff.module.js';
import { CreditsModule } from '../../credits/credits.module.js';
import { BooksModule } from '../books/books.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { CorrectionDesk } from './corrections/correction-desk.js';
import { CorrectionsController } from './corrections/corrections.controller.js';
import { DecideRefunds } from './decide-refunds.js';
import { PaymentDeskController } from './payment-desk.controller.js';
import { MemberMoneyPresenter } from './member-money-presenter.js';
import { PaymentPresenter } from './payment-presenter.js';

/** The console's desk of payments: a module of its own, because it shows the ledger's postings as well. */
@Module({
  imports: [BooksModule, CreditsModule, PaymentsModule, StaffModule],
  controllers: [PaymentDeskController, CorrectionsController],
  providers: [PaymentPresenter, DecideRefunds, CorrectionDesk, MemberMoneyPresenter],
  exports: [MemberMoneyPresenter],
})
export class PaymentDeskModule {}
