import { Module } from '@nestjs/common';
import type { EntityClass } from '../../kernel/database/data-source.js';
import { CorrectCredits } from './corrections/correct-credits.js';
import { CorrectionsRepository, CreditCorrectionEntity } from './corrections/corrections.repository.js';
import { CreditsApi } from './credits.api.js';
import { CreditsController } from './credits.controller.js';
import { CreditsRepository } from './credits.repository.js';
import { EraseCredits } from './erase-credits.js';
import { ExportCredits } from './export-credits.js';
import { LedgerAccountEntity } from './ledger/ledger-account.entity.js';
import { LedgerAuditRepository } from './ledger/ledger-audit.repository.js';
import { LedgerPostingEntity } from './ledger/ledger-posting.entity.js';
import { VerifyLedger } from './ledger/verify-ledger.js';
import { GrantPurchase } from './purchases/grant-purchase.js';
import { PurchaseLotsRepository } from './purchases/purchase-lots.repository.js';
import { TakeBackPurchase } from './purchases/take-back-purchase.js';
import { AcknowledgeFictional } from './wallet/acknowledge-fictional.js';
import { FictionalAcknowledgementEntity } from './wallet/fictional-acknowledgement.entity.js';
import { MessageChargeEntity } from './wallet/message-charge.entity.js';
import { OpenWallet } from './wallet/open-wallet.js';
import { ReturnCharge } from './wallet/return-charge.js';
import { ShowStatement } from './wallet/show-statement.js';
import { SpendOnMessage } from './wallet/spend-on-message.js';
import { WalletSpendingRepository } from './wallet/wallet-spending.repository.js';

export const creditsEntities: readonly EntityClass[] = [
  LedgerAccountEntity,
  FictionalAcknowledgementEntity,
  MessageChargeEntity,
  LedgerPostingEntity,
  CreditCorrectionEntity,
];

@Module({
  controllers: [CreditsController],
  providers: [
    AcknowledgeFictional,
    CorrectCredits,
    CorrectionsRepository,
    CreditsApi,
    CreditsRepository,
    EraseCredits,
    ExportCredits,
    GrantPurchase,
    LedgerAuditRepository,
    OpenWallet,
    PurchaseLotsRepository,
    ReturnCharge,
    ShowStatement,
    SpendOnMessage,
    TakeBackPurchase,
    VerifyLedger,
    WalletSpendingRepository,
  ],
  exports: [CorrectCredits, CorrectionsRepository, CreditsApi],
})
export class CreditsModule {}
