import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import type { PostingCause } from '@kindling/contract/credits/calls/credits';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Retention } from '../../../kernel/database/retention.js';
import { MessageChargeEntity } from '../wallet/message-charge.entity.js';
import { LedgerAccountEntity } from './ledger-account.entity.js';

/**
 * A transfer of credits between two accounts; never updated, never deleted. What goes into `usage` is paid for a
 * message and must name its charge, and the account it leaves must be the charge's sender (checks in the migration).
 * The indexes of its accounts hold the amount: an audit sums up each account without reading the rows.
 */
@Entity('ledger_posting')
@Retention({ kept: 'invoices: the postings behind them' }, 'with the wallet (`SweepInvoices`)')
@Index('uq_ledger_posting_key', ['tenantId', 'idempotencyKey'], { unique: true })
@Index('uq_ledger_posting_message', ['tenantId', 'messageId', 'debitAccount'], { unique: true })
@Index('ix_ledger_posting_debit', ['tenantId', 'debitAccount', 'createdAt', 'id', 'amount'])
@Index('ix_ledger_posting_credit', ['tenantId', 'creditAccount', 'createdAt', 'id', 'amount'])
@Check('ck_ledger_posting_amount', 'amount > 0')
@Check('ck_ledger_posting_accounts', 'debit_account <> credit_account')
@Check(
  'ck_ledger_posting_cause',
  "cause IN ('signup', 'purchase', 'message', 'refund', 'expired_message', 'correction', 'photo', 'gift', 'refused_message', 'refund_failed', 'chargeback')",
)
@Check('ck_ledger_posting_message', "(cause IN ('message', 'photo', 'gift')) = (message_id IS NOT NULL)")
@Check(
  'ck_ledger_posting_message_cause',
  'message_id IS NULL OR (cause_id IS NOT NULL AND cause_id = message_id)',
)
@Check('ck_ledger_posting_usage', "credit_account <> 'usage' OR cause IN ('message', 'photo', 'gift')")
@ForeignKey(() => LedgerAccountEntity, ['tenantId', 'debitAccount'], ['tenantId', 'id'], {
  name: 'fk_ledger_posting_debit',
  onDelete: 'RESTRICT',
})
@ForeignKey(() => LedgerAccountEntity, ['tenantId', 'creditAccount'], ['tenantId', 'id'], {
  name: 'fk_ledger_posting_credit',
  onDelete: 'RESTRICT',
})
@ForeignKey(
  () => MessageChargeEntity,
  ['tenantId', 'messageId', 'debitAccount'],
  ['tenantId', 'messageId', 'senderWalletId'],
  { name: 'fk_ledger_posting_charge', onDelete: 'RESTRICT' },
)
export class LedgerPostingEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  @IdColumn()
  debitAccount!: string;

  @IdColumn()
  creditAccount!: string;

  @Column({ type: 'int' })
  amount!: number;

  /** A repeat under the same key is this posting and has no second effect. */
  @CodeColumn(80)
  idempotencyKey!: string;

  @CodeColumn(16)
  cause!: PostingCause;

  @IdColumn({ nullable: true })
  causeId!: string | null;

  /** Set exactly when the cause is a message of whatever kind. */
  @IdColumn({ nullable: true })
  messageId!: string | null;

  @InstantColumn()
  createdAt!: Date;
}
