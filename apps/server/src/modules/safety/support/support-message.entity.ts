import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { SupportCaseEntity } from './support-case.entity.js';

/** A message of a support case from either side, or a note by staff. */
@Entity('support_message')
@Index('ix_support_message_case', ['tenantId', 'caseId', 'writtenAt', 'id'])
@Index('ix_support_message_written', ['tenantId', 'kind', 'writtenAt'])
@Check('ck_support_message_kind', "kind IN ('complaint', 'answer', 'note')")
@Check('ck_support_message_staff', "(kind = 'complaint') = (staff_id IS NULL)")
@ForeignKey(() => SupportCaseEntity, ['tenantId', 'caseId'], ['tenantId', 'id'], {
  name: 'fk_support_message_case',
  onDelete: 'CASCADE',
})
export class SupportMessageEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  @IdColumn()
  caseId!: string;

  @CodeColumn(9)
  kind!: 'complaint' | 'answer' | 'note';

  /** Null for whoever complained. */
  @IdColumn({ nullable: true })
  staffId!: string | null;

  @Column({ type: 'text' })
  text!: string;

  @InstantColumn()
  writtenAt!: Date;
}
