import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import type { DiscountStatus, DiscountValidity } from '@kindling/contract/discount-codes';
import type { Country, Currency } from '@kindling/contract/languages';
import type { PaymentMethod } from '@kindling/contract/payment-methods';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';

/**
 * A discount code made by staff; payments name it in `discount_code` (specification §3). It is never deleted, so that
 * its name is never reused; a code for a single member goes with that member.
 */
@Entity('promotion_code')
@Index('uq_promotion_code', ['tenantId', 'code'], { unique: true })
@Index('ix_promotion_code_created', ['tenantId', 'createdAt'])
@Index('ix_promotion_code_made', ['createdAt'])
@Index('ix_promotion_code_code', ['code'])
@Index('ix_promotion_code_status', ['status', 'createdAt'])
@Index('ix_promotion_code_member', ['tenantId', 'memberId'])
@Check('ck_promotion_code_off', '(percentage IS NULL) <> (value_cents IS NULL)')
@Check('ck_promotion_code_percentage', 'percentage IS NULL OR percentage BETWEEN 1 AND 99')
@Check('ck_promotion_code_value', 'value_cents IS NULL OR value_cents > 0')
@Check('ck_promotion_code_minimum', 'minimum_cents IS NULL OR minimum_cents > 0')
@Check(
  'ck_promotion_code_currency',
  '(currency IS NOT NULL) = (value_cents IS NOT NULL OR minimum_cents IS NOT NULL)',
)
@Check('ck_promotion_code_status', "status IN ('active', 'disabled')")
@Check('ck_promotion_code_validity', "validity IN ('once', 'once-per-user', 'unlimited')")
@ForeignKey('account', ['tenantId', 'memberId'], ['tenantId', 'id'], {
  name: 'fk_promotion_code_account',
  onDelete: 'CASCADE',
})
export class DiscountCodeEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  @CodeColumn(24)
  code!: string;

  @Column({ type: 'tinyint', unsigned: true, nullable: true })
  percentage!: number | null;

  /** Taken off, in minor units of `currency`. */
  @Column({ type: 'int', nullable: true })
  valueCents!: number | null;

  /** Of `valueCents` and `minimumCents`. */
  @Column({ type: 'char', length: 3, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  currency!: Currency | null;

  /** The least usual price of what is bought. */
  @Column({ type: 'int', nullable: true })
  minimumCents!: number | null;

  @Column({ type: 'char', length: 2, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  country!: Country | null;

  /** The only member who has it. */
  @IdColumn({ nullable: true })
  memberId!: string | null;

  /** The only methods that it is for. */
  @Column({ type: 'json', nullable: true })
  methods!: PaymentMethod[] | null;

  @InstantColumn({ nullable: true })
  expiresAt!: Date | null;

  @CodeColumn(8)
  status!: DiscountStatus;

  @CodeColumn(13)
  validity!: DiscountValidity;

  /** Id of the staff member; no foreign key, staff stand over all brands. */
  @IdColumn()
  createdBy!: string;

  @InstantColumn()
  createdAt!: Date;
}
