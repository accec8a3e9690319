import { Module } from '@nestjs/common';
import type { EntityClass } from '../../../kernel/database/data-source.js';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { SiteSettingsModule } from '../../brands/site-settings/site-settings.module.js';
import { AuthenticationModule } from '../../console/authentication/authentication.module.js';
import { CreditsModule } from '../../credits/credits.module.js';
import { ProfilesModule } from '../../profiles/profiles.module.js';
import { DiscountsModule } from '../discounts/discounts.module.js';
import { DiscountsController } from './bundles/discounts.controller.js';
import { ListBundles } from './bundles/list-bundles.js';
import { MemberDiscounts } from './bundles/member-discounts.js';
import { OfferedMethods } from './bundles/offered-methods.js';
import { Checkouts, ForgetCheckouts } from './checkout/checkouts.js';
import { ExpirePayment } from './checkout/expire-payment.js';
import { PayRules } from './checkout/pay-rules.js';
import { Payers } from './checkout/payers.js';
import { ShowPayment } from './checkout/show-payment.js';
import { StartPayment } from './checkout/start-payment.js';
import { ErasePayments } from './erase-payments.js';
import { DebitNotices } from './mandates/debit-notices.js';
import { DirectDebitBlockEntity } from './mandates/direct-debit-block.entity.js';
import { DirectDebits } from './mandates/direct-debits.js';
import { KeepCard } from './mandates/keep-card.js';
import { MakeMandate } from './mandates/make-mandate.js';
import { MandatesController } from './mandates/mandates.controller.js';
import { EndMandateAtProvider, Mandates } from './mandates/mandates.js';
import { DebitLimitEntity, MandateEntity, MandatesRepository } from './mandates/mandates.repository.js';
import { SmsCodeEntity } from './mandates/sms-code.entity.js';
import { SmsCodes } from './mandates/sms-codes.js';
import { PaymentListRepository } from './payment-list.repository.js';
import { PaymentMails } from './payment-mails.js';
import { PaymentEntity } from './payment.entity.js';
import { PaymentsApi } from './payments.api.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentsRepository } from './payments.repository.js';
import { MakeReceipt } from './receipts/make-receipt.js';
import { ReceiptsController } from './receipts/receipts.controller.js';
import { TaxOfPayment } from './receipts/tax-of-payment.js';
import { CompareWithProviders } from './reconciliation/compare-with-providers.js';
import { ReconcilePayment } from './reconciliation/reconcile-payment.js';
import { ReverseCredits } from './refunds/reverse-credits.js';
import { ReconcileRefund, SendRefund } from './refunds/refund-handlers.js';
import { RefundOffers } from './refunds/refund-offers.js';
import { RefundEntity } from './refunds/refund.entity.js';
import { Refunds } from './refunds/refunds.js';
import { RefundsRepository } from './refunds/refunds.repository.js';
import { StaffRefunds } from './refunds/staff-refunds.js';
import { PaymentEventEntity } from './webhooks/payment-event.entity.js';
import { PaymentEvents } from './webhooks/payment-events.js';

export const paymentsEntities: readonly EntityClass[] = [
  PaymentEntity,
  PaymentEventEntity,
  RefundEntity,
  DebitLimitEntity,
  DirectDebitBlockEntity,
  MandateEntity,
  SmsCodeEntity,
];

@Module({
  imports: [
    AccountsModule,
    AuthenticationModule,
    CreditsModule,
    DiscountsModule,
    ProfilesModule,
    SiteSettingsModule,
  ],
  controllers: [PaymentsController, DiscountsController, MandatesController, ReceiptsController],
  providers: [
    PaymentsApi,
    PaymentsRepository,
    PaymentListRepository,
    // What is for sale, at which price, and how it can be paid.
    ListBundles,
    MemberDiscounts,
    OfferedMethods,
    Payers,
    // From the order to the provider's page.
    StartPayment,
    PayRules,
    Checkouts,
    ForgetCheckouts,
    ShowPayment,
    // Kept accounts and cards.
    MandatesRepository,
    Mandates,
    MakeMandate,
    KeepCard,
    SmsCodes,
    DirectDebits,
    DebitNotices,
    EndMandateAtProvider,
    // What providers say of payments, by message or when asked.
    PaymentEvents,
    ReconcilePayment,
    ExpirePayment,
    CompareWithProviders,
    // Money that goes back.
    RefundsRepository,
    RefundOffers,
    Refunds,
    StaffRefunds,
    SendRefund,
    ReconcileRefund,
    ReverseCredits,
    // Receipts and mails.
    MakeReceipt,
    TaxOfPayment,
    PaymentMails,
    ErasePayments,
  ],
  exports: [
    CompareWithProviders,
    DebitNotices,
    Mandates,
    PaymentListRepository,
    PaymentMails,
    PaymentsApi,
    StaffRefunds,
    TaxOfPayment,
  ],
})
export class PaymentsModule {}
