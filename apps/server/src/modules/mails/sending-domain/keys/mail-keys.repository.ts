import { Injectable } from '@nestjs/common';
import type { MailKeyState } from '@kindling/contract/mails/mail-domain';
import { Check, Column, Entity, Index } from 'typeorm';
import { CodeColumn, InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';
import { Database } from '../../../../kernel/database/database.js';
import { Retention } from '../../../../kernel/database/retention.js';
import { TenantRepository } from '../../../../kernel/database/tenant-repository.js';

/** A domain name as an address may hold it. */
export const domainColumn = {
  type: 'varchar',
  length: 253,
  charset: 'utf8mb4',
  collation: 'utf8mb4_bin',
} as const;

/** A key that signs a brand's mails, by the selector under which its public half is published. */
@Entity('mail_key')
@Retention(
  { notAboutMembers: 'keys of brands, and the domains that they sign for' },
  { after: 'retired_at', days: 90 },
)
@Index('ix_mail_key_retired', ['retiredAt'])
@Check('ck_mail_key_state', "state IN ('waiting', 'active', 'old')")
@Check(
  'ck_mail_key_old',
  "(state = 'old') = (retired_at IS NOT NULL) AND (state = 'old') = (private_key IS NULL)",
)
export class MailKeyEntity extends TenantOwned {
  @CodeColumn(32, { primary: true })
  selector!: string;

  @Column(domainColumn)
  domain!: string;

  @CodeColumn(8)
  state!: MailKeyState;

  /** Base64 of the DER form, as it is published. */
  @CodeColumn(512)
  publicKey!: string;

  /** PEM, encrypted (`SecretBox`); deleted with the last mail that it signs. */
  @CodeColumn(4000, { nullable: true })
  privateKey!: string | null;

  /** Whether the last check saw its record. */
  @Column({ type: 'boolean' })
  isPublished!: boolean;

  @InstantColumn()
  createdAt!: Date;

  /** When its record was seen first. */
  @InstantColumn({ nullable: true })
  seenAt!: Date | null;

  /** When another took its place. */
  @InstantColumn({ nullable: true })
  retiredAt!: Date | null;
}

export type MailKey = Omit<MailKeyEntity, 'tenantId'>;

/** Keys of the current brand. */
@Injectable()
export class MailKeysRepository {
  private readonly rows: TenantRepository<MailKeyEntity>;

  constructor(database: Database) {
    this.rows = new TenantRepository(database, MailKeyEntity);
  }

  /** The newest first. */
  all(): Promise<MailKey[]> {
    return this.rows.find({}, { order: { createdAt: 'DESC', selector: 'ASC' } });
  }

  insert(key: MailKey): Promise<void> {
    return this.rows.insert(key);
  }

  async update(selector: string, patch: Partial<MailKey>): Promise<void> {
    await this.rows.update({ selector }, patch);
  }

  async delete(selector: string): Promise<void> {
    await this.rows.delete({ selector });
  }
}
