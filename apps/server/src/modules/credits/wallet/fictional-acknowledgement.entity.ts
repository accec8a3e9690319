import { Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Retention } from '../../../kernel/database/retention.js';
import { LedgerAccountEntity } from '../ledger/ledger-account.entity.js';

/**
 * A member learned that a profile is fictional, and went on (decisions §5.1). Kept under the wallet's number, because
 * the postings that rest on it outlive the member.
 */
@Entity('fictional_acknowledgement')
@Retention('erased', 'one row per wallet and fictional profile, and with either')
@Index('ix_fictional_acknowledgement_profile', ['tenantId', 'profileId'])
@ForeignKey(() => LedgerAccountEntity, ['tenantId', 'walletId'], ['tenantId', 'id'], {
  name: 'fk_fictional_acknowledgement_wallet',
  onDelete: 'RESTRICT',
})
// By its table's name: credits do not know the profiles' module.
@ForeignKey('profile', ['tenantId', 'profileId'], ['tenantId', 'id'], {
  name: 'fk_fictional_acknowledgement_profile',
  onDelete: 'RESTRICT',
})
export class FictionalAcknowledgementEntity extends TenantOwned {
  @IdColumn({ primary: true })
  walletId!: string;

  @IdColumn({ primary: true })
  profileId!: string;

  @InstantColumn()
  acknowledgedAt!: Date;
}
