import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Repository } from 'typeorm';
import { company as companySchema, type Company } from '@kindling/contract/brands/settings/settings';
import { Database } from '../../../../kernel/database/database.js';
import { columnsOf } from '../../../../kernel/database/row-shape.js';
import { text } from '../../../../kernel/database/row-values.js';
import { CompanyEntity, TenantEntity } from '../../../../kernel/tenancy/tenant.entity.js';

const company = columnsOf(CompanyEntity, ['record'], 'c');
const brandOfCompany = columnsOf(TenantEntity, ['id', 'name'], 't').with(
  'companyId',
  "JSON_UNQUOTE(JSON_EXTRACT(t.settings, '$.company_id'))",
  text,
);

/** The companies that brands belong to. */
@Injectable()
export class CompaniesRepository {
  constructor(private readonly database: Database) {}

  async save(company: Company): Promise<void> {
    await this.rows.upsert({ id: company.id, record: recordOf(company) }, ['id']);
  }

  /**
   * Brings a company's file in, unless it is the file that was imported last: what the console changed since stays.
   *
   * @returns `conflict` where the file and the console both changed it, and nothing was done
   */
  import(company: Company): Promise<'created' | 'updated' | 'unchanged' | 'conflict'> {
    const { id } = company;
    const record = recordOf(company);
    const fileHash = hashOf(record);
    return this.database.inTransaction(async () => {
      const stored = await this.rows.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
      if (stored?.fileHash === fileHash) return 'unchanged';
      const isSame = stored?.record === record;
      if (stored && !isSame && stored.fileHash !== hashOf(stored.record)) return 'conflict';
      await this.rows.upsert({ id, record, fileHash }, ['id']);
      return isSame ? 'unchanged' : stored ? 'updated' : 'created';
    });
  }

  /** Notes that a company's file equals its record: later edits start from here. */
  async adoptFile(company: Company): Promise<void> {
    const record = recordOf(company);
    await this.rows.update({ id: company.id, record }, { fileHash: hashOf(record) });
  }

  async find(id: string): Promise<Company | undefined> {
    const stored = await this.rows.findOneBy({ id });
    return stored ? (JSON.parse(stored.record) as Company) : undefined;
  }

  /** Of all companies. */
  async ids(): Promise<string[]> {
    return (await this.list(null)).map(({ id }) => id);
  }

  /** @param given ids of the brands whose companies to read, or null for all companies */
  async list(given: readonly string[] | null): Promise<Company[]> {
    if (given?.length === 0) return [];
    const rows = await this.database.rows(
      company,
      given
        ? `SELECT ${company.list} FROM company c WHERE c.id IN
            (SELECT JSON_UNQUOTE(JSON_EXTRACT(t.settings, '$.company_id')) FROM tenant t WHERE t.id IN (:given))`
        : `SELECT ${company.list} FROM company c`,
      given ? { given } : {},
    );
    return rows.map(({ record }) => JSON.parse(record) as Company);
  }

  /** Every brand with its company. */
  brands(): Promise<{ id: string; name: string; companyId: string }[]> {
    return this.database.rows(brandOfCompany, `SELECT ${brandOfCompany.list} FROM tenant t ORDER BY t.name`);
  }

  /** A company, locked until the transaction ends. */
  async locked(id: string): Promise<Company | undefined> {
    const [row] = await this.database.rows(
      company,
      `SELECT ${company.list} FROM company c WHERE c.id = :id FOR UPDATE`,
      { id },
    );
    return row && (JSON.parse(row.record) as Company);
  }

  private get rows(): Repository<CompanyEntity> {
    return this.database.manager.getRepository(CompanyEntity);
  }
}

/** The fields in the order of their schema, so that the same company is the same text. */
function recordOf(company: Company): string {
  return JSON.stringify(companySchema.parse(company));
}

function hashOf(record: string): string {
  return createHash('sha256').update(record).digest('hex');
}
