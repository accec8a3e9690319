import { Module } from '@nestjs/common';
import type { EntityClass } from '../../kernel/database/data-source.js';
import { CorrectCredits } from './corrections/correct-credits.js';
import { CorrectionsRepository, CreditCorrectionEntity } from './corrections/corrections.repository.js';
import { CreditsApi } from './credits.api.js';
import { CreditsController } from './credits.controller.js';
import { CreditsRepository } from './credits.repository.js';
import { LedgerAccountEntity } from './ledger/ledger-account.entity.js';
import { LedgerAuditRepository } from './ledger/ledger-audit.repository.js';
import { LedgerPostingEntity } from './ledger/ledger-posting.entity.js';
import { VerifyLedger } from './ledger/verify-ledger.js';
import { PersonalCredits } from './personal-credits.js';
import { PurchaseLotsRepository } from './purchases/purchase-lots.repository.js';
import { Purchases } from './purchases/purchases.js';
import { FictionalAcknowledgementEntity } from './wallet/fictional-acknowledgement.entity.js';
import { MessageChargeEntity } from './wallet/message-charge.entity.js';
import { MessageCharges } from './wallet/message-charges.js';
import { OpenWallet } from './wallet/open-wallet.js';
import { ShowStatement } from './wallet/show-statement.js';
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
    CreditsApi,
    CreditsRepository,
    // The wallet and what comes in and goes out.
    OpenWallet,
    MessageCharges,
    Purchases,
    PurchaseLotsRepository,
    CorrectCredits,
    CorrectionsRepository,
    // What is shown of it, and kept.
    ShowStatement,
    WalletSpendingRepository,
    PersonalCredits,
    // The audit of the ledger.
    VerifyLedger,
    LedgerAuditRepository,
  ],
  exports: [CorrectCredits, CorrectionsRepository, CreditsApi],
})
export class CreditsModule {}
