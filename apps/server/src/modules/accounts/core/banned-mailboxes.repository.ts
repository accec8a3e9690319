import { Injectable } from '@nestjs/common';
import { Entity, Index } from 'typeorm';
import { CodeColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Database } from '../../../kernel/database/database.js';
import { Retention } from '../../../kernel/database/retention.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { Clock } from '../../../ports/clock.js';
import { KeyedHashes } from '../../console/authentication/authentication.api.js';
import { mailboxOf } from './mailbox.js';

/**
 * A banned member's mailbox, as a hash under the brand's salt, for 12 months (decisions §3.5, trust 11). It leads to no
 * member.
 */
@Entity('banned_mailbox')
@Retention({ kept: 'bans: a salted hash of the address, for 12 months' }, { after: 'expires_at' })
@Index('ix_banned_mailbox_expiry', ['expiresAt'])
export class BannedMailboxEntity extends TenantOwned {
  @CodeColumn(64, { primary: true })
  mailboxHash!: string;

  @InstantColumn()
  expiresAt!: Date;
}

/**
 * Mailboxes that get no account on the brand any more. Each is a hash under a salt of the brand's own, which only this
 * installation can make, and names no member: it remains after the member is erased (trust 11).
 */
@Injectable()
export class BannedMailboxes {
  private readonly rows: TenantRepository<BannedMailboxEntity>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly keyedHashes: KeyedHashes,
  ) {
    this.rows = new TenantRepository(database, BannedMailboxEntity);
  }

  /** @param email in its normalised form, under whatever spelling of its mailbox */
  async isBanned(email: string): Promise<boolean> {
    const row = await this.rows.findOne({ mailboxHash: this.hashOf(email) });
    return row !== undefined && row.expiresAt > this.clock.now();
  }

  async add(email: string, expiresAt: Date): Promise<void> {
    await this.database.write(
      `INSERT INTO banned_mailbox (tenant_id, mailbox_hash, expires_at) VALUES (:tenant, :mailboxHash, :expiresAt)
       ON DUPLICATE KEY UPDATE expires_at = VALUES(expires_at)`,
      { mailboxHash: this.hashOf(email), expiresAt },
    );
  }

  /** @returns whether there was such a mailbox */
  async remove(email: string): Promise<boolean> {
    return (await this.rows.delete({ mailboxHash: this.hashOf(email) })) > 0;
  }

  private hashOf(email: string): string {
    return this.keyedHashes.of('ban', mailboxOf(email));
  }
}
