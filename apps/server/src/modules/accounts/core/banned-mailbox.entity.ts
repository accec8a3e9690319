import { Entity, Index } from 'typeorm';
import { CodeColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';

/**
 * A banned member's mailbox, as a hash under the brand's salt, for 12 months (decisions §3.5, trust 11). It leads to no
 * member.
 */
@Entity('banned_mailbox')
@Index('ix_banned_mailbox_expiry', ['expiresAt'])
export class BannedMailboxEntity extends TenantOwned {
  @CodeColumn(64, { primary: true })
  mailboxHash!: string;

  @InstantColumn()
  expiresAt!: Date;
}
