import { Entity, ForeignKey, Index } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Retention } from '../../../kernel/database/retention.js';
import { AccountEntity } from '../core/account.entity.js';

export type LinkPurpose = 'activation' | 'reset' | 'mail_change' | 'reactivation';

/** A single-use link sent by mail (decisions §3.4). The token itself is only in the mail. */
@Entity('mailed_link')
@Retention('erased', { after: 'expires_at', days: 30 })
@Index('uq_mailed_link_token', ['tenantId', 'tokenHash'], { unique: true })
@Index('ix_mailed_link_account', ['tenantId', 'accountId', 'purpose', 'createdAt'])
@Index('ix_mailed_link_address', ['tenantId', 'addressHash', 'purpose', 'createdAt'])
@Index('ix_mailed_link_mailbox', ['tenantId', 'mailboxHash', 'createdAt'])
@Index('ix_mailed_link_expiry', ['expiresAt'])
@ForeignKey(() => AccountEntity, ['tenantId', 'accountId'], ['tenantId', 'id'], {
  name: 'fk_mailed_link_account',
  onDelete: 'CASCADE',
})
export class MailedLinkEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  /** Null for a reset of an address without an account: it leads nowhere and is not mailed. */
  @IdColumn({ nullable: true })
  accountId!: string | null;

  /** Keyed hash of the address that asked or is asked about, where links are counted by it. */
  @CodeColumn(64, { nullable: true })
  addressHash!: string | null;

  /** Keyed hash of the mailbox that its mail is for, where it is unproven. */
  @CodeColumn(64, { nullable: true })
  mailboxHash!: string | null;

  @CodeColumn(16)
  purpose!: LinkPurpose;

  /** SHA-256 of the token, hexadecimal. */
  @CodeColumn(64)
  tokenHash!: string;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  expiresAt!: Date;

  @InstantColumn({ nullable: true })
  usedAt!: Date | null;
}
