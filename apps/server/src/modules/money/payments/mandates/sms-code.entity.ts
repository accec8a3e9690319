import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { CodeColumn, InstantColumn, IdColumn, TenantOwned } from '../../../../kernel/database/columns.js';
import { Retention } from '../../../../kernel/database/retention.js';

/** The last code sent to a member by SMS: keyed hashes of the code and of the mobile number. */
@Entity('sms_code')
@Retention('erased', { after: 'expires_at' })
@Index('ix_sms_code_expires', ['expiresAt'])
@ForeignKey('account', ['tenantId', 'memberId'], ['tenantId', 'id'], {
  name: 'fk_sms_code_account',
  onDelete: 'CASCADE',
})
export class SmsCodeEntity extends TenantOwned {
  @IdColumn({ primary: true })
  memberId!: string;

  @CodeColumn(64)
  mobileHash!: string;

  /** Of the code with the member, so that equal codes are not seen. */
  @CodeColumn(64)
  codeHash!: string;

  @Column({ type: 'tinyint', unsigned: true })
  tries!: number;

  @InstantColumn()
  expiresAt!: Date;
}
