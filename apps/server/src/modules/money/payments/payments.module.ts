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
import { CancelPayments } from './checkout/cancel-payments.js';
import { ExpirePayment } from './checkout/expire-payment.js';
import { ForgetCheckouts } from './checkout/forget-checkouts.js';
import { OpenCheckout } from './checkout/open-checkout.js';
import { PayRules } from './checkout/pay-rules.js';
import { PayerCountry } from './checkout/payer-country.js';
import { PayerLanguage } from './checkout/payer-language.js';
import { ShowPayment } from './checkout/show-payment.js';
import { StartPayment } from './checkout/start-payment.js';
import { ErasePayments } from './erase-payments.js';
import { DebitNotices } from './mandates/debit-notices.js';
import { DirectDebits } from './mandates/direct-debits.js';
import { EndMandate, EndMandateAtProvider } from './mandates/end-mandate.js';
import { KeepCard } from './mandates/keep-card.js';
import { MakeMandate } from './mandates/make-mandate.js';
import { MandateHolders } from './mandates/mandate-holders.js';
import { MandatesController } from './mandates/mandates.controller.js';
import { DebitLimitEntity, MandateEntity, MandatesRepository } from './mandates/mandates.repository.js';
import { SmsCodeEntity } from './mandates/sms-code.entity.js';
import { SmsCodes } from './mandates/sms-codes.js';
import { StoreMandate } from './mandates/store-mandate.js';
import { PaymentListRepository } from './payment-list.repository.js';
import { PaymentMails } from './payment-mails.js';
import { PaymentEntity } from './payment.entity.js';
import { PaymentsApi } from './payments.api.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentsRepository } from './payments.repository.js';
import { MakeReceipt } from './receipts/make-receipt.js';
import { ReceiptsController } from './receipts/receipts.controller.js';
import { ResendReceipt } from './receipts/resend-receipt.js';
import { TaxOfPayment } from './receipts/tax-of-payment.js';
import { BeginReconciling } from './reconciliation/begin-reconciling.js';
import { CompareWithProviders } from './reconciliation/compare-with-providers.js';
import { ReconcileLists } from './reconciliation/reconcile-lists.js';
import { ReconcilePayment } from './reconciliation/reconcile-payment.js';
import { ApplyRefundOutcome } from './refunds/apply-refund-outcome.js';
import { ReconcileRefund } from './refunds/reconcile-refund.js';
import { RefundOffers } from './refunds/refund-offers.js';
import { RefundEntity } from './refunds/refund.entity.js';
import { RefundsRepository } from './refunds/refunds.repository.js';
import { RequestRefund } from './refunds/request-refund.js';
import { DirectDebitBlockEntity } from './refunds/returned/direct-debit-block.entity.js';
import { DirectDebitBlocks } from './refunds/returned/direct-debit-blocks.js';
import { MoneyWentBack } from './refunds/returned/money-went-back.js';
import { PremiumAfterReturn } from './refunds/returned/premium-after-return.js';
import { SettleReturned } from './refunds/returned/settle-returned.js';
import { SendRefund } from './refunds/send-refund.js';
import { SettleRefund } from './refunds/settle-refund.js';
import { StaffRefunds } from './refunds/staff-refunds.js';
import { WithdrawPurchase } from './refunds/withdraw-purchase.js';
import { ApplyPaymentEvent } from './webhooks/apply-payment-event.js';
import { PaymentEventEntity } from './webhooks/payment-event.entity.js';
import { ReceiveWebhook } from './webhooks/receive-webhook.js';

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
  controllers: [DiscountsController, MandatesController, PaymentsController, ReceiptsController],
  providers: [
    ApplyPaymentEvent,
    ApplyRefundOutcome,
    BeginReconciling,
    CompareWithProviders,
    DebitNotices,
    DirectDebitBlocks,
    DirectDebits,
    EndMandate,
    EndMandateAtProvider,
    ErasePayments,
    ExpirePayment,
    ForgetCheckouts,
    KeepCard,
    ListBundles,
    MakeMandate,
    MakeReceipt,
    MandateHolders,
    MandatesRepository,
    MemberDiscounts,
    MoneyWentBack,
    OfferedMethods,
    OpenCheckout,
    PayRules,
    PayerCountry,
    PayerLanguage,
    PaymentListRepository,
    PaymentMails,
    PaymentsApi,
    PaymentsRepository,
    PremiumAfterReturn,
    ReceiveWebhook,
    ReconcileLists,
    ReconcilePayment,
    ReconcileRefund,
    RefundOffers,
    RefundsRepository,
    CancelPayments,
    RequestRefund,
    ResendReceipt,
    SendRefund,
    SettleRefund,
    SettleReturned,
    ShowPayment,
    SmsCodes,
    StaffRefunds,
    StoreMandate,
    TaxOfPayment,
    WithdrawPurchase,
    StartPayment,
  ],
  exports: [
    CompareWithProviders,
    DebitNotices,
    MandateHolders,
    PaymentListRepository,
    PaymentMails,
    PaymentsApi,
    ResendReceipt,
    StaffRefunds,
    TaxOfPayment,
  ],
})
export class PaymentsModule {}
