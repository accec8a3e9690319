import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import type { MandateKind } from '@kindling/contract/payment-methods';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';

/**
 * A bank account or a card that a member allowed charges to (docs/decisions/0114-direct-debit.md). Only the provider
 * has its number.
 */
@Entity('mandate')
@Index('uq_mandate_client', ['tenantId', 'memberId', 'clientId'], { unique: true })
@Index('uq_mandate_provider', ['tenantId', 'provider', 'providerMandate'], { unique: true })
@Index('ix_mandate_account', ['tenantId', 'accountHash'])
@Index('ix_mandate_mobile', ['tenantId', 'mobileHash'])
@Check('ck_mandate_kind', "kind IN ('account', 'card')")
@Check(
  'ck_mandate_holder',
  "(kind = 'account') = (account_hash IS NOT NULL AND holder IS NOT NULL AND street IS NOT NULL AND house_number IS NOT NULL AND postcode IS NOT NULL AND city IS NOT NULL)",
)
@ForeignKey('account', ['tenantId', 'memberId'], ['tenantId', 'id'], {
  name: 'fk_mandate_account',
  onDelete: 'CASCADE',
})
export class MandateEntity extends TenantOwned {
  /** Also its reference on bank statements. */
  @IdColumn({ primary: true })
  id!: string;

  @IdColumn()
  memberId!: string;

  /** Made by the member's browser: a repeat is the same mandate. Null for a card, which a payment leaves behind. */
  @Column({ type: 'char', length: 36, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  clientId!: string | null;

  @CodeColumn(7)
  kind!: MandateKind;

  @CodeColumn(20)
  provider!: string;

  /** The provider's own names of payer and mandate. */
  @CodeColumn(80)
  providerCustomer!: string;

  @CodeColumn(80)
  providerMandate!: string;

  /** Keyed hash of the IBAN: limits and blocks hold for an account, whoever names it. Null for a card. */
  @CodeColumn(64, { nullable: true })
  accountHash!: string | null;

  @CodeColumn(4)
  lastFour!: string;

  /** The mark of a card. */
  @Column({ type: 'varchar', length: 40, nullable: true })
  label!: string | null;

  /** Who signed, as the mandate names them; null for a card. */
  @Column({ type: 'varchar', length: 70, nullable: true })
  holder!: string | null;

  @Column({ type: 'varchar', length: 70, nullable: true })
  street!: string | null;

  @Column({ type: 'varchar', length: 12, nullable: true })
  houseNumber!: string | null;

  @Column({ type: 'varchar', length: 12, nullable: true })
  postcode!: string | null;

  @Column({ type: 'varchar', length: 60, nullable: true })
  city!: string | null;

  @InstantColumn()
  signedAt!: Date;

  /** Since then nothing is taken any more; the row stays as the proof of what was taken before. */
  @InstantColumn({ nullable: true })
  endedAt!: Date | null;

  /** Keyed hash of the number that its code was sent to, so that support finds whoever calls; null for a card. */
  @CodeColumn(64, { nullable: true })
  mobileHash!: string | null;
}
