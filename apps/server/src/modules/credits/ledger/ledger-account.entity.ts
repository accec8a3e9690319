import { Check, Column, Entity, Index } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Retention } from '../../../kernel/database/retention.js';
import type { AccountKind } from '../credit-rules.js';

/**
 * An account of the credit ledger: a member's wallet, or one of the brand's own (decisions §7.1). A wallet has a random
 * number of its own instead of the member's id, so that its postings can be kept when the member is erased (decisions
 * §3.5): `memberId` then becomes null. For the same reason no foreign key leads to the member. The brand's accounts are
 * named by their kind; they would be the hottest rows of the database, so they hold no balance and are never updated.
 *
 * The database itself refuses a wallet below 0 and a balance on a brand's account (checks in the migration).
 */
@Entity('ledger_account')
@Retention(
  { kept: 'invoices: the wallet under its random number' },
  'seven years after the newest invoice (`SweepInvoices`)',
)
@Index('uq_ledger_account_member', ['tenantId', 'memberId'], { unique: true })
@Index('ix_ledger_account_keep', ['keepUntil'])
@Index('ix_ledger_account_opened', ['tenantId', 'kind', 'createdAt', 'paidSince'])
@Check('ck_ledger_account_kind', "kind IN ('member', 'sales', 'usage', 'grants')")
@Check('ck_ledger_account_balance', "(kind = 'member') = (balance IS NOT NULL)")
@Check('ck_ledger_account_not_negative', "kind <> 'member' OR balance >= 0")
@Check('ck_ledger_account_brand', "kind = 'member' OR (id = kind AND member_id IS NULL)")
@Check('ck_ledger_account_paid', 'paid_user = (paid_since IS NOT NULL)')
@Check('ck_ledger_account_keep', "(keep_until IS NOT NULL) = (kind = 'member' AND member_id IS NULL)")
export class LedgerAccountEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  @CodeColumn(12)
  kind!: AccountKind;

  @IdColumn({ nullable: true })
  memberId!: string | null;

  /** Changed only while locked, together with its posting; null on the brand's accounts. */
  @Column({ type: 'int', nullable: true })
  balance!: number | null;

  /** Premium: since the first completed purchase (decisions §7.7). */
  @Column({ type: 'boolean', default: false })
  paidUser!: boolean;

  @InstantColumn({ nullable: true })
  paidSince!: Date | null;

  @InstantColumn()
  createdAt!: Date;

  /** Of an erased member: when the law no longer asks for the account with all that rests on it; else null. */
  @InstantColumn({ nullable: true })
  keepUntil!: Date | null;
}
