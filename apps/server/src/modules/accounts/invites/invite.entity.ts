import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { AccountEntity } from '../core/account.entity.js';

/** A single-use invitation by staff to a brand that does not admit everyone (decisions §3.6). */
@Entity('invite')
@Index('uq_invite_token', ['tenantId', 'tokenHash'], { unique: true })
@Index('ix_invite_created', ['tenantId', 'createdAt'])
@Index('ix_invite_created_first', ['createdAt'])
@Index('ix_invite_expires', ['expiresAt'])
@Index('ix_invite_used_by', ['tenantId', 'usedBy'])
@Check('ck_invite_used', '(used_at IS NULL) = (used_by IS NULL)')
// Who came by an invitation takes it along: nothing tells of them once they are erased.
@ForeignKey(() => AccountEntity, ['tenantId', 'usedBy'], ['tenantId', 'id'], {
  name: 'fk_invite_account',
  onDelete: 'CASCADE',
})
export class InviteEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  /** SHA-256 of the token, hexadecimal. */
  @CodeColumn(64)
  tokenHash!: string;

  /** Id of the staff member; no foreign key, staff stand over all brands. */
  @IdColumn()
  createdBy!: string;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  expiresAt!: Date;

  @InstantColumn({ nullable: true })
  usedAt!: Date | null;

  @IdColumn({ nullable: true })
  usedBy!: string | null;
}
