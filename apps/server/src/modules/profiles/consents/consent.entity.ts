import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { ConsentKind } from '@kindling/contract/routes/consents';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';

/** A consent that a member gave. Giving it again adds a row; the only later change of a row is its end. */
@Entity('consent')
@Unique('uq_consent_standing', ['tenantId', 'memberId', 'kind', 'standing'])
@Index('ix_consent_member', ['tenantId', 'memberId', 'givenAt'])
@Check('ck_consent_kind', "kind IN ('terms', 'sensitive_data', 'marketing')")
@Check('ck_consent_standing', 'standing IS NULL OR (standing = 1 AND withdrawn_at IS NULL)')
@ForeignKey('account', ['tenantId', 'memberId'], ['tenantId', 'id'], {
  name: 'fk_consent_account',
  onDelete: 'CASCADE',
})
export class ConsentEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  @IdColumn()
  memberId!: string;

  @CodeColumn(16)
  kind!: ConsentKind;

  /** Date of the text that was agreed to, ISO 8601. */
  @CodeColumn(30)
  version!: string;

  /** True while it stands, null once it was withdrawn or replaced. By the unique key only one of a kind can stand. */
  @Column({ type: 'boolean', nullable: true })
  standing!: true | null;

  @InstantColumn()
  givenAt!: Date;

  @InstantColumn({ nullable: true })
  withdrawnAt!: Date | null;
}
