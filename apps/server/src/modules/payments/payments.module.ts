import { Module } from '@nestjs/common';
import type { EntityClass } from '../../kernel/database/data-source.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CreditsModule } from '../credits/credits.module.js';
import { DiscountsModule } from '../discounts/discounts.module.js';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { SiteSettingsModule } from '../site-settings/site-settings.module.js';
import { ApplyPaymentEvent } from './apply-payment-event.js';
import { AuthenticationModule } from '../authentication/authentication.module.js';
import { BeginReconciling } from './begin-reconciling.js';
import { CompareWithProviders } from './compare-with-providers.js';
import { DiscountsController } from './discounts.controller.js';
import { ErasePayments } from './erase-payments.js';
import { ExpirePayment } from './expire-payment.js';
import { ForgetCheckouts } from './forget-checkouts.js';
import { ListBundles } from './list-bundles.js';
import { DebitNotices } from './mandates/debit-notices.js';
import { DirectDebits } from './mandates/direct-debits.js';
import { EndMandate, EndMandateAtProvider } from './mandates/end-mandate.js';
import { KeepCard } from './mandates/keep-card.js';
import { MakeMandate } from './mandates/make-mandate.js';
import { DebitLimitEntity } from './mandates/debit-limit.entity.js';
import { MandateEntity } from './mandates/mandate.entity.js';
import { MandatesController } from './mandates/mandates.controller.js';
import { MandatesRepository } from './mandates/mandates.repository.js';
import { SmsCodeEntity } from './mandates/sms-code.entity.js';
import { SmsCodes } from './mandates/sms-codes.js';
import { StoreMandate } from './mandates/store-mandate.js';
import { MemberDiscounts } from './member-discounts.js';
import { OfferedMethods } from './offered-methods.js';
import { OpenCheckout } from './open-checkout.js';
import { PayRules } from './pay-rules.js';
import { PayerCountry } from './payer-country.js';
import { PaymentEventEntity } from './payment-event.entity.js';
import { PaymentEntity } from './payment.entity.js';
import { PaymentsApi } from './payments.api.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentsRepository } from './payments.repository.js';
import { ReceiveWebhook } from './receive-webhook.js';
import { ReconcileLists } from './reconcile-lists.js';
import { ReconcilePayment } from './reconcile-payment.js';
import { CancelPayments } from './cancel-payments.js';
import { ApplyRefundOutcome } from './refunds/apply-refund-outcome.js';
import { DirectDebitBlockEntity } from './refunds/direct-debit-block.entity.js';
import { DirectDebitBlocks } from './refunds/direct-debit-blocks.js';
import { MoneyWentBack } from './refunds/money-went-back.js';
import { PremiumAfterReturn } from './refunds/premium-after-return.js';
import { ReconcileRefund } from './refunds/reconcile-refund.js';
import { PayerLanguage } from './payer-language.js';
import { MakeReceipt } from './receipts/make-receipt.js';
import { ResendReceipt } from './receipts/resend-receipt.js';
import { MandateHolders } from './mandates/mandate-holders.js';
import { TaxOfPayment } from './receipts/tax-of-payment.js';
import { ReceiptsController } from './receipts/receipts.controller.js';
import { RefundOffers } from './refunds/refund-offers.js';
import { RequestRefund } from './refunds/request-refund.js';
import { StaffRefunds } from './refunds/staff-refunds.js';
import { WithdrawPurchase } from './refunds/withdraw-purchase.js';
import { ShowPayment } from './show-payment.js';
import { PaymentMails } from './payment-mails.js';
import { PaymentListRepository } from './payment-list.repository.js';
import { RefundEntity } from './refunds/refund.entity.js';
import { RefundsRepository } from './refunds/refunds.repository.js';
import { SendRefund } from './refunds/send-refund.js';
import { SettleReturned } from './refunds/settle-returned.js';
import { SettleRefund } from './refunds/settle-refund.js';
import { StartPayment } from './start-payment.js';

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
