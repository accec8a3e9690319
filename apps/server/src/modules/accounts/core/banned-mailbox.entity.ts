import { Entity, Index } from 'typeorm';
import { CodeColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';

/**
 * A mailbox whose owner was banned: a hash under the brand's salt, of nobody's id, for 12 months (decisions §3.5,
 * trust 11).
 */
@Entity('banned_mailbox')
@Index('ix_banned_mailbox_expiry', ['expiresAt'])
export class BannedMailboxEntity extends TenantOwned {
  @CodeColumn(64, { primary: true })
  mailboxHash!: string;

  @InstantColumn()
  expiresAt!: Date;
}
