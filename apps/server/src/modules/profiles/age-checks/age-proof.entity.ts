import { Check, Entity, ForeignKey } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';

/** A provider's finding that a member is an adult; nothing else that it knows is kept. */
@Entity('age_proof')
@Check('ck_age_proof_expires', 'expires_at > proven_at')
@ForeignKey('profile', ['tenantId', 'memberId'], ['tenantId', 'id'], {
  name: 'fk_age_proof_member',
  onDelete: 'CASCADE',
})
export class AgeProofEntity extends TenantOwned {
  @IdColumn({ primary: true })
  memberId!: string;

  /** Who found it. */
  @CodeColumn(32)
  provider!: string;

  @InstantColumn()
  provenAt!: Date;

  @InstantColumn()
  expiresAt!: Date;
}
