import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@kindling/contract/languages';
import { Database } from '../../kernel/database/database.js';
import { Keyset, type KeysetPage, type PageRequest } from '../../kernel/database/keyset.js';
import { columnsOf, type RowOf } from '../../kernel/database/row-shape.js';
import { TenantRepository } from '../../kernel/database/tenant-repository.js';
import { acrossTenants } from '../../kernel/tenancy/tenant-context.js';
import { FictionalLineEntity } from './fictional-line.entity.js';
import type { GivenTenants } from './fictional-queue.repository.js';

const listed = columnsOf(FictionalLineEntity, ['tenantId', 'id', 'language', 'text', 'createdAt']);

export type ListedLine = RowOf<typeof listed>;

const order = new Keyset<ListedLine>([
  ['created_at', (row) => row.createdAt],
  ['tenant_id', (row) => row.tenantId],
  ['id', (row) => row.id],
]);

/** Saved lines in the database. */
@Injectable()
export class FictionalLinesRepository {
  private readonly rows: TenantRepository<FictionalLineEntity>;

  constructor(@Inject(Database) private readonly database: Database) {
    this.rows = new TenantRepository(database, FictionalLineEntity);
  }

  insert(row: Omit<FictionalLineEntity, 'tenantId'>): Promise<void> {
    return this.rows.insert(row);
  }

  async find(id: string): Promise<ListedLine | undefined> {
    const rows = await this.database.rows(
      listed,
      `SELECT ${listed.list} FROM fictional_line WHERE tenant_id = :tenant AND id = :id`,
      { id },
    );
    return rows[0];
  }

  async update(id: string, patch: { language: Language; text: string }): Promise<void> {
    await this.rows.update({ id }, patch);
  }

  async delete(id: string): Promise<void> {
    await this.rows.delete({ id });
  }

  page(
    tenants: GivenTenants,
    language: Language | undefined,
    request: PageRequest,
  ): Promise<KeysetPage<ListedLine>> {
    return acrossTenants('list saved lines of fictional profiles', async () => {
      if (tenants?.length === 0) return { rows: [], total: 0 };
      const where = [
        ...(tenants ? ['tenant_id IN (:tenants)'] : []),
        ...(language ? ['language = :language'] : []),
        'TRUE',
      ].join(' AND ');
      const total = await this.database.number(`SELECT COUNT(*) FROM fictional_line WHERE ${where}`, {
        tenants,
        language,
      });
      const { condition, order: by, parameters } = order.statement(request);
      const found = await this.database.rows(
        listed,
        `SELECT ${listed.list} FROM fictional_line WHERE ${where} AND ${condition} ORDER BY ${by} LIMIT :limit`,
        { tenants, language, ...parameters },
      );
      return order.page(found, total, request);
    });
  }
}
