import { Module } from '@nestjs/common';
import type { EntityClass } from '../../kernel/database/data-source.js';
import { CorrectCredits } from './corrections/correct-credits.js';
import { CorrectionsRepository } from './corrections/corrections.repository.js';
import { CreditCorrectionEntity } from './corrections/credit-correction.entity.js';
import { AcknowledgeFictional } from './acknowledge-fictional.js';
import { CreditsApi } from './credits.api.js';
import { CreditsController } from './credits.controller.js';
import { CreditsRepository } from './credits.repository.js';
import { EraseCredits } from './erase-credits.js';
import { ExportCredits } from './export-credits.js';
import { FictionalAcknowledgementEntity } from './fictional-acknowledgement.entity.js';
import { GrantPurchase } from './grant-purchase.js';
import { LedgerAccountEntity } from './ledger-account.entity.js';
import { LedgerAuditRepository } from './ledger-audit.repository.js';
import { LedgerPostingEntity } from './ledger-posting.entity.js';
import { MessageChargeEntity } from './message-charge.entity.js';
import { OpenWallet } from './open-wallet.js';
import { PurchaseLotsRepository } from './purchase-lots.repository.js';
import { ReturnCharge } from './return-charge.js';
import { ShowStatement } from './show-statement.js';
import { SpendOnMessage } from './spend-on-message.js';
import { TakeBackPurchase } from './take-back-purchase.js';
import { VerifyLedger } from './verify-ledger.js';
import { WalletSpendingRepository } from './wallet-spending.repository.js';

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
