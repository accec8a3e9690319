import { Entity, ForeignKey, Index } from 'typeorm';
import { CodeColumn, IdColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Retention } from '../../../kernel/database/retention.js';

/**
 * The account whose first purchase is reduced, of all that one mailbox confirmed. It is the first one, as long as that
 * exists or waits to be erased. The mailbox is a hash that only this installation can make.
 */
@Entity('welcome_mailbox')
@Retention('erased', 'one row per account, and with it')
@Index('ix_welcome_mailbox_member', ['tenantId', 'memberId'])
@ForeignKey('account', ['tenantId', 'memberId'], ['tenantId', 'id'], {
  name: 'fk_welcome_mailbox_account',
  onDelete: 'CASCADE',
})
export class WelcomeMailboxEntity extends TenantOwned {
  @CodeColumn(64, { primary: true })
  mailboxHash!: string;

  @IdColumn()
  memberId!: string;
}
