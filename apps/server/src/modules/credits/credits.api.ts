import { Injectable } from '@nestjs/common';
import { PageReads } from '../../kernel/pages/page-reads.js';
import type { PurchaseOwner, ReturnCause } from './credit-rules.js';
import { CreditsRepository, type AwaitedAnswer } from './credits.repository.js';
import { VerifyLedger, type LedgerReport } from './ledger/verify-ledger.js';
import { PersonalCredits, type CreditsExport } from './personal-credits.js';
import { Purchases, type Purchase, type TakenCredits } from './purchases/purchases.js';
import { MessageCharges, type MessageSpending } from './wallet/message-charges.js';
import { ShowStatement, type StatementPosting, type WalletStatement } from './wallet/show-statement.js';
import { WalletSpendingRepository, type WalletSpending } from './wallet/wallet-spending.repository.js';

export {
  CorrectCredits,
  type CorrectionDecision,
  type CorrectionOrder,
} from './corrections/correct-credits.js';
export {
  CorrectionsRepository,
  type CorrectionRow,
  type ListedCorrection,
} from './corrections/corrections.repository.js';
export { LedgerPostingEntity } from './ledger/ledger-posting.entity.js';
export { chargeReturned, walletChanged } from './credit-events.js';
export {
  invoiceKeptUntil,
  messageCost,
  messagePriceCents,
  messagesOfBundle,
  settledId,
} from './credit-rules.js';
export type { LedgerFinding, LedgerReport } from './ledger/verify-ledger.js';
export type { StatementPosting, WalletStatement };
export type { AwaitedAnswer, MessageSpending, Purchase, PurchaseOwner };

export interface Wallet {
  credits: number;
  /** Premium (decisions §7.7). */
  paidUser: boolean;
}

/** What other modules may do with credits. What a message costs: `messageCost`. */
@Injectable()
export class CreditsApi {
  constructor(
    private readonly credits: CreditsRepository,
    private readonly messageCharges: MessageCharges,
    private readonly purchases: Purchases,
    private readonly personalCredits: PersonalCredits,
    private readonly showStatement: ShowStatement,
    private readonly verification: VerifyLedger,
    private readonly walletSpending: WalletSpendingRepository,
  ) {}

  /** A page reads it once. @returns an empty, unpaid wallet for a member without one */
  async wallet(memberId: string): Promise<Wallet> {
    const wallet = await PageReads.once(`wallet ${memberId}`, () => this.credits.findWallet(memberId));
    return { credits: wallet?.balance ?? 0, paidUser: wallet?.paidUser ?? false };
  }

  /**
   * Charges a message inside the caller's transaction, which fails by the message's key (`isDuplicate`) when it was charged
   * before.
   *
   * @returns the credits that are left
   * @throws Problem `insufficient_credits`; `fictional_acknowledgement_required`
   */
  spendOnMessage(spending: MessageSpending): Promise<{ credits: number }> {
    return this.messageCharges.spend(spending);
  }

  /**
   * Credits a completed purchase inside the caller's transaction and makes the member premium; a repeat for the same
   * payment has no second effect.
   *
   * @throws Problem `idempotency_conflict` when the payment was credited before with another amount or member
   */
  grantPurchase(purchase: Purchase): Promise<void> {
    return this.purchases.grant(purchase);
  }

  /** How many credits of a purchase are still in the wallet, which is locked by asking. 0 without a wallet. */
  unusedOfPurchase(owner: PurchaseOwner, paymentId: string): Promise<number> {
    return this.purchases.unused(owner, paymentId);
  }

  /**
   * Takes credits out of the wallet inside the caller's transaction, because their money goes back; a repeat under the
   * same id has no second effect.
   *
   * @throws Error when the wallet holds less: ask `unusedOfPurchase` before
   */
  takeBack(taken: TakenCredits): Promise<void> {
    return this.purchases.takeBack(taken);
  }

  /** Puts back what was taken for a refund that came to nothing. */
  returnTaken(taken: Omit<TakenCredits, 'cause'>): Promise<void> {
    return this.purchases.returnTaken(taken);
  }

  /** Ends premium: every purchase was fully refunded or charged back (decisions §7.7). */
  endPremium(owner: PurchaseOwner): Promise<void> {
    return this.purchases.endPremium(owner);
  }

  /** Charges, over all brands, for messages to fictional profiles that were not answered in time and are not settled. */
  answersOverdue(now: Date, atMost: number): Promise<AwaitedAnswer[]> {
    return this.credits.answersOverdue(now, atMost);
  }

  /** The message was answered in time: what it cost is spent. */
  keepCharge(messageId: string): Promise<void> {
    return this.credits.settleCharge(messageId);
  }

  /**
   * Gives back, inside the caller's transaction, what an unanswered or refused message cost. Without effect when it was
   * settled already.
   *
   * @returns whether it was given back now
   */
  returnCharge(messageId: string, cause: ReturnCause): Promise<boolean> {
    return this.messageCharges.giveBack(messageId, cause);
  }

  /** Stores that the member knows this profile to be fictional; the first time counts (decisions §5.1). */
  acknowledgeFictional(memberId: string, profileId: string): Promise<void> {
    return this.messageCharges.acknowledge(memberId, profileId);
  }

  /** Whether the member has acknowledged that this profile is fictional. */
  async hasAcknowledgedFictional(memberId: string, profileId: string): Promise<boolean> {
    const wallet = await this.credits.findWallet(memberId);
    return wallet !== undefined && this.credits.hasAcknowledged(wallet.id, profileId);
  }

  /** See `PersonalCredits.erase`. */
  erase(memberId: string, keepUntil: Date | null): Promise<string | undefined> {
    return this.personalCredits.erase(memberId, keepUntil);
  }

  /** See `PersonalCredits.drop`. */
  dropKept(walletId: string): Promise<void> {
    return this.personalCredits.drop(walletId);
  }

  /** Wallets of erased members, over all brands, that need not be kept any longer. */
  keptTooLong(now: Date, atMost: number): Promise<{ tenantId: string; walletId: string }[]> {
    return this.credits.keptTooLong(now, atMost);
  }

  /** See `PersonalCredits.export`. */
  export(memberId: string): Promise<CreditsExport> {
    return this.personalCredits.export(memberId);
  }

  /** See `ShowStatement.of`. */
  statement(memberId: string, atMost: number): Promise<WalletStatement | undefined> {
    return this.showStatement.of(memberId, atMost);
  }

  /** See `ShowStatement.ofPayment`. */
  postingsOfPayment(paymentId: string, refundIds: readonly string[]): Promise<StatementPosting[]> {
    return this.showStatement.ofPayment(paymentId, refundIds);
  }

  /** How many messages a wallet paid for since then, and with how many credits. */
  spentSince(owner: PurchaseOwner, since: Date): Promise<WalletSpending> {
    return this.walletSpending.since(owner, since);
  }

  /** See `VerifyLedger.verify`. */
  verifyLedger(tenantId?: string): Promise<LedgerReport> {
    return this.verification.verify(tenantId);
  }
}
