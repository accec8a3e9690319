import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database.js';
import { columnsAs, columnsOf, type RowOf } from '../../kernel/database/row-shape.js';
import { TenantRepository } from '../../kernel/database/tenant-repository.js';
import { problem } from '../../kernel/ground/problem.js';
import { Clock } from '../../ports/clock.js';
import { Ids } from '../../ports/ids.js';
import {
  answerDueAt,
  brandAccounts,
  isForMessage,
  isSameTransfer,
  postingKey,
  settledId,
  type PurchaseOwner,
  type Transfer,
} from './credit-rules.js';
import { LedgerAccountEntity } from './ledger/ledger-account.entity.js';
import { LedgerPostingEntity } from './ledger/ledger-posting.entity.js';
import { FictionalAcknowledgementEntity } from './wallet/fictional-acknowledgement.entity.js';
import { MessageChargeEntity } from './wallet/message-charge.entity.js';

/** An account of the ledger that has a balance. */
const wallet = columnsOf(LedgerAccountEntity, ['id', 'balance', 'paidUser']).present('balance');
const statement = columnsOf(LedgerPostingEntity, [
  ...(['id', 'debitAccount', 'amount', 'cause', 'causeId', 'createdAt'] as const),
]);
const posted = columnsOf(LedgerPostingEntity, ['debitAccount', 'creditAccount', 'amount', 'cause']);
const awaited = columnsAs(MessageChargeEntity, {
  tenantId: 'tenantId',
  messageId: 'messageId',
  chargedAt: 'createdAt',
  dueAt: 'answerDueAt',
}).present('dueAt');
const paidCharge = columnsOf(MessageChargeEntity, ['senderWalletId'], 'c')
  .and(columnsOf(LedgerPostingEntity, ['amount'], 'p'))
  .and(columnsOf(LedgerAccountEntity, ['memberId'], 'a'));
const kept = columnsAs(LedgerAccountEntity, { tenantId: 'tenantId', walletId: 'id' });
const brandAccount = columnsOf(LedgerAccountEntity, ['id']);

/** The account of a member; `id` is its number. */
export type WalletRow = RowOf<typeof wallet>;

type Charge = Omit<MessageChargeEntity, 'tenantId' | 'createdAt' | 'answerDueAt' | 'erased'> & {
  isAnswerAwaited: boolean;
};

/** A charge for a message to a fictional profile that was not answered in time. */
export type AwaitedAnswer = RowOf<typeof awaited>;

/** Wallets, postings and what they rest on. A balance changes only together with its posting, never below 0. */
@Injectable()
export class CreditsRepository {
  private readonly accounts: TenantRepository<LedgerAccountEntity>;
  private readonly postings: TenantRepository<LedgerPostingEntity>;
  private readonly charges: TenantRepository<MessageChargeEntity>;
  private readonly acknowledgementRows: TenantRepository<FictionalAcknowledgementEntity>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    this.accounts = new TenantRepository(database, LedgerAccountEntity);
    this.postings = new TenantRepository(database, LedgerPostingEntity);
    this.charges = new TenantRepository(database, MessageChargeEntity);
    this.acknowledgementRows = new TenantRepository(database, FictionalAcknowledgementEntity);
  }

  async findWallet(memberId: string): Promise<WalletRow | undefined> {
    const sql = `SELECT ${wallet.list} FROM ledger_account WHERE tenant_id = :tenant AND member_id = :memberId`;
    return (await this.database.rows(wallet, sql, { memberId }))[0];
  }

  /**
   * Locks the wallet until the transaction ends. Every change of a wallet begins with it, for two reasons: whoever
   * waited sees what was posted before, and two postings never hold the shared lock of a foreign key while both want
   * to change the row, which would be a deadlock.
   */
  async lockWallet(memberId: string): Promise<WalletRow | undefined> {
    this.database.requireTransaction('Changing a wallet');
    const sql = `SELECT ${wallet.list} FROM ledger_account
                  WHERE tenant_id = :tenant AND member_id = :memberId FOR UPDATE`;
    return (await this.database.rows(wallet, sql, { memberId }))[0];
  }

  /** Locks the wallet of a member, or the one kept of an erased member. */
  lockOwned(owner: PurchaseOwner): Promise<WalletRow | undefined> {
    return 'memberId' in owner ? this.lockWallet(owner.memberId) : this.lockKept(owner.walletId);
  }

  /** Makes an empty wallet, and the brand's own accounts before its first one. */
  async insertWallet(memberId: string): Promise<WalletRow> {
    await this.insertBrandAccounts();
    const wallet = { id: this.ids.next(), balance: 0, paidUser: false };
    await this.accounts.insert({
      ...wallet,
      kind: 'member',
      memberId,
      paidSince: null,
      createdAt: this.clock.now(),
      keepUntil: null,
    });
    return wallet;
  }

  /** Takes from a wallet that is locked and holds as much: the transaction fails where it does not (a check of the table). */
  debitWallet(walletId: string, amount: number): void {
    this.database.writeLater(
      'UPDATE ledger_account SET balance = balance - :amount WHERE tenant_id = :tenant AND id = :walletId',
      { walletId, amount },
    );
  }

  /** @throws Error when there is no such wallet */
  async creditWallet(walletId: string, amount: number): Promise<void> {
    const { affectedRows } = await this.database.write(
      `UPDATE ledger_account SET balance = balance + :amount
        WHERE tenant_id = :tenant AND id = :walletId AND kind = 'member'`,
      { walletId, amount },
    );
    if (affectedRows !== 1) throw new Error('There is no such wallet');
  }

  /** Premium from now on; a premium member keeps the first date. @returns whether they were not before */
  async markPaid(walletId: string): Promise<boolean> {
    const { affectedRows } = await this.database.write(
      `UPDATE ledger_account SET paid_user = 1, paid_since = COALESCE(paid_since, :now)
        WHERE tenant_id = :tenant AND id = :walletId AND paid_user = 0`,
      { walletId, now: this.clock.now() },
    );
    return affectedRows === 1;
  }

  /** Premium no longer. @returns whether they were before */
  async markUnpaid(walletId: string): Promise<boolean> {
    const { affectedRows } = await this.database.write(
      `UPDATE ledger_account SET paid_user = 0, paid_since = NULL
        WHERE tenant_id = :tenant AND id = :walletId AND paid_user = 1`,
      { walletId },
    );
    return affectedRows === 1;
  }

  /**
   * Whether the transfer is posted already. Ask only with the wallet locked.
   *
   * @throws Problem `idempotency_conflict` when its key belongs to another transfer
   */
  async isPosted(transfer: Transfer): Promise<boolean> {
    const [known] = await this.database.rows(
      posted,
      `SELECT ${posted.list} FROM ledger_posting WHERE tenant_id = :tenant AND idempotency_key = :idempotencyKey`,
      { idempotencyKey: transfer.idempotencyKey },
    );
    if (known && !isSameTransfer(known, transfer)) throw problem('idempotency_conflict');
    return known !== undefined;
  }

  /** Writes the posting of a transfer whose wallet has been changed in this transaction. */
  post(transfer: Transfer): void {
    this.postings.insertLater({
      ...transfer,
      id: this.ids.next(),
      messageId: isForMessage(transfer.cause) ? transfer.causeId : null,
      createdAt: this.clock.now(),
    });
  }

  insertCharge({ isAnswerAwaited, ...charge }: Charge): void {
    const now = this.clock.now();
    this.charges.insertLater({
      ...charge,
      answerDueAt: isAnswerAwaited ? answerDueAt(now) : null,
      createdAt: now,
      erased: false,
    });
  }

  /** Reads over all brands: call it in `acrossTenants`. */
  answersOverdue(now: Date, atMost: number): Promise<AwaitedAnswer[]> {
    return this.database.rows(
      awaited,
      `SELECT ${awaited.list}
         FROM message_charge WHERE answer_due_at <= :now ORDER BY answer_due_at LIMIT :atMost`,
      { now, atMost },
    );
  }

  /**
   * What a message cost and its payer, whose wallet is locked.
   *
   * @param isAwaited only while an answer to it is awaited
   * @returns undefined for a message that cost nothing, or that is settled
   */
  async lockPaidCharge(messageId: string, isAwaited: boolean): Promise<RowOf<typeof paidCharge> | undefined> {
    this.database.requireTransaction('Changing a wallet');
    const walletId = (await this.charges.findOne({ messageId }))?.senderWalletId;
    await this.database.select(
      'SELECT id FROM ledger_account WHERE tenant_id = :tenant AND id = :walletId FOR UPDATE',
      { walletId: walletId ?? null },
    );
    const rows = await this.database.rows(
      paidCharge,
      `SELECT ${paidCharge.list}
         FROM message_charge c
         JOIN ledger_posting p ON p.tenant_id = :tenant AND p.message_id = c.message_id
                              AND p.debit_account = c.sender_wallet_id
         JOIN ledger_account a ON a.tenant_id = :tenant AND a.id = c.sender_wallet_id
        WHERE c.tenant_id = :tenant AND c.message_id = :messageId
          ${isAwaited ? 'AND c.answer_due_at IS NOT NULL' : ''}
          FOR UPDATE`,
      { messageId },
    );
    return rows[0];
  }

  /** Nobody waits for an answer to this message any more. */
  async settleCharge(messageId: string): Promise<void> {
    await this.charges.update({ messageId }, { answerDueAt: null });
  }

  async hasAcknowledged(walletId: string, profileId: string): Promise<boolean> {
    return (await this.acknowledgementRows.count({ walletId, profileId })) > 0;
  }

  /** Keeps the first acknowledgement when there is one. */
  async insertAcknowledgement(walletId: string, profileId: string): Promise<void> {
    await this.database.write(
      `INSERT INTO fictional_acknowledgement (tenant_id, wallet_id, profile_id, acknowledged_at)
       VALUES (:tenant, :walletId, :profileId, :now) ON DUPLICATE KEY UPDATE acknowledged_at = acknowledged_at`,
      { walletId, profileId, now: this.clock.now() },
    );
  }

  /** The newest postings of a wallet, on either side; two index ranges rather than one scan. */
  newestPostings(walletId: string, limit: number): Promise<RowOf<typeof statement>[]> {
    const side = (column: 'debit_account' | 'credit_account') =>
      `(SELECT ${statement.list} FROM ledger_posting
         WHERE tenant_id = :tenant AND ${column} = :walletId ORDER BY created_at DESC, id DESC LIMIT :limit)`;
    return this.database.rows(
      statement,
      `${side('debit_account')} UNION ALL ${side('credit_account')}
        ORDER BY createdAt DESC, id DESC LIMIT :limit`,
      { walletId, limit },
    );
  }

  /** Postings by their idempotency keys, and what was settled for a payment, in the order in which they were made. */
  postingsOf(keys: readonly string[], paymentId: string): Promise<RowOf<typeof statement>[]> {
    return this.database.rows(
      statement,
      `SELECT ${statement.list} FROM ledger_posting
        WHERE tenant_id = :tenant AND (idempotency_key IN (:keys) OR idempotency_key LIKE :afterChargeback
           OR idempotency_key LIKE :afterRefund) ORDER BY created_at, id`,
      {
        keys: [...keys],
        afterChargeback: postingKey.chargeback(settledId(paymentId, '%')),
        afterRefund: postingKey.refund(settledId(paymentId, '%')),
      },
    );
  }

  /** The same for the wallet of an erased member, by its number. */
  async lockKept(walletId: string): Promise<WalletRow | undefined> {
    this.database.requireTransaction('Changing a wallet');
    const sql = `SELECT ${wallet.list} FROM ledger_account
                  WHERE tenant_id = :tenant AND id = :walletId AND keep_until IS NOT NULL FOR UPDATE`;
    return (await this.database.rows(wallet, sql, { walletId }))[0];
  }

  /** Takes the member off a wallet that is kept; one that is kept already is kept for longer. */
  async keepUntil(walletId: string, until: Date): Promise<void> {
    await this.database.write(
      `UPDATE ledger_account SET member_id = NULL, keep_until = GREATEST(COALESCE(keep_until, :until), :until)
        WHERE tenant_id = :tenant AND id = :walletId`,
      { walletId, until },
    );
  }

  /** Takes this profile off all charges as their recipient, and drops all acknowledgements of it. */
  async forgetRecipient(profileId: string): Promise<void> {
    await this.database.write(
      `UPDATE message_charge SET recipient_id = NULL, recipient_fictional = NULL, ack_profile_id = NULL, erased = 1
        WHERE tenant_id = :tenant AND recipient_id = :profileId`,
      { profileId },
    );
    await this.acknowledgementRows.delete({ profileId });
  }

  /** Forgets who received the messages that a wallet paid for. */
  async forgetRecipientsOf(walletId: string): Promise<void> {
    await this.database.write(
      `UPDATE message_charge
          SET recipient_id = NULL, recipient_fictional = NULL, ack_profile_id = NULL, answer_due_at = NULL, erased = 1
        WHERE tenant_id = :tenant AND sender_wallet_id = :walletId`,
      { walletId },
    );
    await this.acknowledgementRows.delete({ walletId });
  }

  /** Removes a wallet with all its postings. Each one goes whole, so what is left still sums to zero. */
  async dropWallet(walletId: string): Promise<void> {
    await this.postings.delete({ debitAccount: walletId });
    await this.postings.delete({ creditAccount: walletId });
    await this.charges.delete({ senderWalletId: walletId });
    await this.acknowledgementRows.delete({ walletId });
    await this.accounts.delete({ id: walletId, kind: 'member' });
  }

  /** Reads over all brands: call it in `acrossTenants`. */
  keptTooLong(now: Date, atMost: number): Promise<RowOf<typeof kept>[]> {
    return this.database.rows(
      kept,
      `SELECT ${kept.list} FROM ledger_account
        WHERE keep_until <= :now ORDER BY keep_until, tenant_id, id LIMIT :atMost`,
      { now, atMost },
    );
  }

  acknowledgements(walletId: string): Promise<{ profileId: string; acknowledgedAt: Date }[]> {
    return this.acknowledgementRows.find(
      { walletId },
      { order: { acknowledgedAt: 'ASC', profileId: 'ASC' } },
    );
  }

  private async insertBrandAccounts(): Promise<void> {
    const known = await this.database.rows(
      brandAccount,
      `SELECT ${brandAccount.list} FROM ledger_account WHERE tenant_id = :tenant AND id IN (:accounts)`,
      { accounts: [...brandAccounts] },
    );
    for (const kind of brandAccounts) {
      if (known.some((account) => account.id === kind)) continue;
      // When two first members sign up at once, both make the same row.
      await this.database.write(
        `INSERT INTO ledger_account (tenant_id, id, kind, created_at) VALUES (:tenant, :kind, :kind, :now)
         ON DUPLICATE KEY UPDATE kind = kind`,
        { kind, now: this.clock.now() },
      );
    }
  }
}
