import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import type { CorrectionReason, CorrectionState } from '@kindling/contract/correction-rules';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { LedgerAccountEntity } from '../ledger/ledger-account.entity.js';

/**
 * Credits that staff gave or took by hand. It names staff and a wallet's number but no member, so it is kept with the
 * wallet. The database itself refuses a second open correction of a wallet, and an approval by whoever asked for it.
 */
@Entity('credit_correction')
@Index('uq_credit_correction_client', ['tenantId', 'walletId', 'clientId'], { unique: true })
@Index('uq_credit_correction_open', ['tenantId', 'walletId', 'openMark'], { unique: true })
@Index('ix_credit_correction_wallet', ['tenantId', 'walletId', 'requestedAt'])
@Index('ix_credit_correction_queue', ['tenantId', 'state', 'requestedAt'])
@Index('ix_credit_correction_requested', ['requestedAt'])
@Check('ck_credit_correction_amount', 'amount <> 0')
@Check('ck_credit_correction_state', "state IN ('requested', 'booked', 'declined')")
@Check(
  'ck_credit_correction_open',
  "(state = 'requested') = (open_mark IS NOT NULL) AND (open_mark IS NULL OR open_mark = 1)",
)
@Check('ck_credit_correction_settled', "(state = 'requested') = (settled_at IS NULL)")
@Check('ck_credit_correction_alone', "alone = 0 OR (state = 'booked' AND decided_by IS NULL)")
@Check(
  'ck_credit_correction_second',
  "alone = 1 OR state = 'requested' OR (decided_by IS NOT NULL AND (state = 'declined' OR decided_by <> staff_id))",
)
@ForeignKey(() => LedgerAccountEntity, ['tenantId', 'walletId'], ['tenantId', 'id'], {
  name: 'fk_credit_correction_wallet',
  onDelete: 'RESTRICT',
})
export class CreditCorrectionEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  @IdColumn()
  walletId!: string;

  /** Made by the browser that asked: a repeat is the same correction. Null once the member is erased. */
  @Column({ type: 'char', length: 36, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  clientId!: string | null;

  /** Credits: above 0 into the wallet, below 0 out of it. */
  @Column({ type: 'int' })
  amount!: number;

  @CodeColumn(16)
  reason!: CorrectionReason;

  /** What staff wrote beside it, for staff; it goes with the member. */
  @Column({ type: 'varchar', length: 300, nullable: true })
  note!: string | null;

  @CodeColumn(9)
  state!: CorrectionState;

  /** 1 as long as somebody else has to decide, else null: a wallet has one of these at a time. */
  @Column({ type: 'tinyint', nullable: true })
  openMark!: number | null;

  /** Who asked. */
  @IdColumn()
  staffId!: string;

  /** Small enough that nobody else had to agree. */
  @Column({ type: 'boolean' })
  alone!: boolean;

  /** Who agreed or declined; null for one that nobody had to. */
  @IdColumn({ nullable: true })
  decidedBy!: string | null;

  /** Why somebody declined; it goes with the member. */
  @Column({ type: 'varchar', length: 300, nullable: true })
  declineNote!: string | null;

  @InstantColumn()
  requestedAt!: Date;

  @InstantColumn({ nullable: true })
  settledAt!: Date | null;
}
