import { Entity, ForeignKey, Index } from 'typeorm';
import { CodeColumn, IdColumn, TenantOwned } from '../../kernel/database/columns.js';

/**
 * Whose first purchase is reduced, of all accounts that one mailbox confirmed: the first one's, as long as it exists or
 * waits to be erased. The mailbox is a hash that only this installation can make.
 */
@Entity('welcome_mailbox')
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
