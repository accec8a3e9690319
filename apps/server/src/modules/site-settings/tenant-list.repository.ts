import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database.js';
import { columnsOf, type RowOf } from '../../kernel/database/row-shape.js';
import { text as readText } from '../../kernel/database/row-values.js';
import { TenantEntity, TenantHostEntity } from '../../kernel/tenancy/tenant.entity.js';

const summary = columnsOf(
  TenantEntity,
  ['id', 'name', 'niche', 'version', 'conflict', 'changedAt'],
  't',
).with('domainLanguage', "JSON_UNQUOTE(JSON_EXTRACT(t.settings, '$.domain_language'))", readText);
const hostColumns = columnsOf(TenantHostEntity, ['host', 'tenantId']);

export type TenantSummary = RowOf<typeof summary> & { hosts: string[] };

export interface TenantPage {
  /** The brands to choose from, or null for all. */
  ids: readonly string[] | null;
  /** Found in the name, the key or a host. */
  text?: string;
  column: 'name' | 'id' | 'niche' | 'updated_at';
  direction: 'ASC' | 'DESC';
  offset: number;
  limit: number;
}

const columns = { name: 't.name', id: 't.id', niche: 't.niche', updated_at: 't.changed_at' } as const;

/** Pages of brands, read without their settings so that ten thousand of them stay cheap. */
@Injectable()
export class TenantListRepository {
  constructor(@Inject(Database) private readonly database: Database) {}

  async page(wanted: TenantPage): Promise<{ rows: TenantSummary[]; total: number }> {
    const { ids, text, column, direction, offset, limit } = wanted;
    if (ids?.length === 0) return { rows: [], total: 0 };
    const conditions = [
      ...(ids ? ['t.id IN (:ids)'] : []),
      ...(text
        ? [
            `(t.name LIKE :pattern OR t.id LIKE :pattern OR EXISTS
              (SELECT 1 FROM tenant_host h WHERE h.tenant_id = t.id AND h.host LIKE :pattern))`,
          ]
        : []),
    ];
    const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
    const parameters = { ids, pattern: `%${(text ?? '').replace(/[\\%_]/g, '\\$&')}%`, offset, limit };
    const total = await this.database.number(`SELECT COUNT(*) FROM tenant t ${where}`, parameters);
    const rows = await this.database.rows(
      summary,
      `SELECT ${summary.list}
         FROM tenant t ${where}
        ORDER BY ${columns[column]} ${direction}, t.id ${direction} LIMIT :limit OFFSET :offset`,
      parameters,
    );
    const hosts = await this.hostsOf(rows.map((row) => row.id));
    return { total, rows: rows.map((row) => ({ ...row, hosts: hosts.get(row.id) ?? [] })) };
  }

  private async hostsOf(ids: readonly string[]): Promise<Map<string, string[]>> {
    const hosts = new Map<string, string[]>();
    if (ids.length === 0) return hosts;
    const rows = await this.database.rows(
      hostColumns,
      `SELECT ${hostColumns.list} FROM tenant_host WHERE tenant_id IN (:ids) ORDER BY tenant_id, position`,
      { ids },
    );
    for (const row of rows) hosts.set(row.tenantId, [...(hosts.get(row.tenantId) ?? []), row.host]);
    return hosts;
  }
}
