import { Inject, Injectable } from '@nestjs/common';
import type { Company } from '@kindling/contract/settings';
import { Database } from '../../kernel/database/database.js';
import { columnsOf } from '../../kernel/database/row-shape.js';
import { text } from '../../kernel/database/row-values.js';
import { CompanyEntity, TenantEntity } from '../../kernel/tenancy/tenant.entity.js';

const company = columnsOf(CompanyEntity, ['record'], 'c');
const brandOfCompany = columnsOf(TenantEntity, ['id', 'name'], 't').with(
  'companyId',
  "JSON_UNQUOTE(JSON_EXTRACT(t.settings, '$.company_id'))",
  text,
);

/** The companies that brands belong to. */
@Injectable()
export class CompaniesRepository {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** @returns whether it is another record than before */
  async save(company: Company): Promise<boolean> {
    const rows = this.database.manager.getRepository(CompanyEntity);
    const record = JSON.stringify(company);
    const before = await rows.findOneBy({ id: company.id });
    if (before?.record === record) return false;
    await rows.upsert({ id: company.id, record }, ['id']);
    return true;
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

  /** Every brand with the company that stands behind it. */
  brands(): Promise<{ id: string; name: string; companyId: string }[]> {
    return this.database.rows(brandOfCompany, `SELECT ${brandOfCompany.list} FROM tenant t ORDER BY t.name`);
  }

  /** A company whose row nobody else changes until the transaction ends. */
  async locked(id: string): Promise<Company | undefined> {
    const [row] = await this.database.rows(
      company,
      `SELECT ${company.list} FROM company c WHERE c.id = :id FOR UPDATE`,
      { id },
    );
    return row && (JSON.parse(row.record) as Company);
  }
}
