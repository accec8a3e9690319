import { Check, Entity, ForeignKey, Index } from 'typeorm';
import type { MailKind, MailState } from '@kindling/contract/mail-kinds';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { AccountEntity } from '../core/account.entity.js';

/** A mail that went to a member: its kind and what became of it, never its text or its address. */
@Entity('sent_mail')
@Index('ix_sent_mail_member', ['tenantId', 'memberId', 'triedAt'])
@Index('ix_sent_mail_age', ['triedAt'])
@Index('ix_sent_mail_state', ['tenantId', 'state', 'triedAt'])
@Check('ck_sent_mail_state', "state IN ('trying', 'sent', 'refused', 'blocked', 'returned')")
@ForeignKey(() => AccountEntity, ['tenantId', 'memberId'], ['tenantId', 'id'], {
  name: 'fk_sent_mail_account',
  onDelete: 'CASCADE',
})
export class SentMailEntity extends TenantOwned {
  /** The mail's own: that of its job. */
  @IdColumn({ primary: true })
  id!: string;

  @IdColumn()
  memberId!: string;

  @CodeColumn(24)
  kind!: MailKind;

  @CodeColumn(8)
  state!: MailState;

  /** When it was handed to the mail server last. */
  @InstantColumn()
  triedAt!: Date;
}
