import { Injectable } from '@nestjs/common';
import { Column, Entity, Index } from 'typeorm';
import { InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';
import { Database } from '../../../../kernel/database/database.js';
import { Retention } from '../../../../kernel/database/retention.js';
import { columnsOf, type RowOf } from '../../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../../kernel/database/tenant-repository.js';
import { domainColumn } from '../keys/mail-keys.repository.js';
import type { Judged } from './judge-records.js';

/** What the last check found: each record but those of keys by its kind, those by their selectors. */
export interface FoundRecords {
  spf?: Judged;
  dmarc?: Judged;
  return_path?: Judged;
  keys: Readonly<Record<string, Judged>>;
}

/** What is published for the domain that a brand's mails are from, as the last check found it. */
@Entity('mail_domain')
@Retention({ notAboutMembers: 'the domains of brands' }, 'one for each brand')
@Index('ix_mail_domain_due', ['nextCheckAt'])
export class MailDomainEntity extends TenantOwned {
  @Column(domainColumn)
  domain!: string;

  @Column({ type: 'json' })
  records!: FoundRecords;

  /** When something was changed last: for some days checks are frequent. */
  @InstantColumn()
  watchedSince!: Date;

  @InstantColumn({ nullable: true })
  checkedAt!: Date | null;

  @InstantColumn()
  nextCheckAt!: Date;
}

export type MailDomain = Omit<MailDomainEntity, 'tenantId'>;

const due = columnsOf(MailDomainEntity, ['tenantId', 'nextCheckAt']);
export type DueDomain = RowOf<typeof due>;

/** The sending domain of the current brand, and those of all that are due. */
@Injectable()
export class MailDomainsRepository {
  private readonly rows: TenantRepository<MailDomainEntity>;

  constructor(private readonly database: Database) {
    this.rows = new TenantRepository(database, MailDomainEntity);
  }

  find(): Promise<MailDomain | undefined> {
    return this.rows.findOne({});
  }

  /** Makes the row if it is missing, and locks it until the transaction ends: changes of a brand's keys take turns. */
  async lock(domain: string, now: Date): Promise<void> {
    await this.database.write(
      `INSERT INTO mail_domain (tenant_id, domain, records, watched_since, next_check_at)
       VALUES (:tenant, :domain, :records, :now, :now) ON DUPLICATE KEY UPDATE domain = domain`,
      { domain, records: JSON.stringify({ keys: {} }), now },
    );
    await this.rows.findOne({}, { forUpdate: true });
  }

  async update(patch: Partial<MailDomain>): Promise<void> {
    await this.rows.update({}, patch);
  }

  /** Domains of all brands whose next check is due, the longest first. */
  due(now: Date, atMost: number): Promise<DueDomain[]> {
    return this.database.rows(
      due,
      `SELECT ${due.list} FROM mail_domain WHERE next_check_at <= :now ORDER BY next_check_at LIMIT :atMost`,
      { now, atMost },
    );
  }

  /** @returns false where another worker took the check meanwhile */
  async claim(from: Date, until: Date): Promise<boolean> {
    return (await this.rows.update({ nextCheckAt: from }, { nextCheckAt: until })) === 1;
  }
}
