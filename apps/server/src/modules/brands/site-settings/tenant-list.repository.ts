import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { Keyset, type KeysetPage, type PageRequest } from '../../../kernel/database/lists/keyset.js';
import { typedInAscii } from '../../../kernel/database/lists/like-pattern.js';
import { columnsOf, type RowOf } from '../../../kernel/database/row-shape.js';
import { text as readText } from '../../../kernel/database/row-values.js';
import { TenantEntity, TenantHostEntity } from '../../../kernel/tenancy/tenant.entity.js';

const summary = columnsOf(
  TenantEntity,
  ['id', 'name', 'state', 'niche', 'version', 'conflict', 'changedAt'],
  't',
).with('domainLanguage', "JSON_UNQUOTE(JSON_EXTRACT(t.settings, '$.domain_language'))", readText);
const hostColumns = columnsOf(TenantHostEntity, ['host', 'tenantId']);

export type TenantSummary = RowOf<typeof summary> & { hosts: string[] };

export interface TenantListing extends PageRequest {
  /** The brands to choose from, or null for all. */
  ids: readonly string[] | null;
  /** Found in the name, the key or a host. */
  text?: string;
  column: keyof typeof orders;
}

type Row = RowOf<typeof summary>;

const id = ['t.id', (row: Row) => row.id] as const;
const orders = {
  name: new Keyset<Row>([['t.name', (row) => row.name], id]),
  id: new Keyset<Row>([id]),
  niche: new Keyset<Row>([['t.niche', (row) => row.niche], id]),
  updated_at: new Keyset<Row>([['t.changed_at', (row) => row.changedAt], id]),
};

/** Pages of brands, read without their settings so that ten thousand of them stay cheap. */
@Injectable()
export class TenantListRepository {
  constructor(private readonly database: Database) {}

  async page(wanted: TenantListing): Promise<KeysetPage<TenantSummary>> {
    const { ids, text } = wanted;
    if (ids?.length === 0) return { rows: [], total: 0 };
    const conditions = [
      ...(ids ? ['t.id IN (:ids)'] : []),
      ...(text
        ? [
            `(t.name LIKE :pattern OR t.id LIKE ${typedInAscii('pattern')} OR EXISTS
              (SELECT 1 FROM tenant_host h WHERE h.tenant_id = t.id AND h.host LIKE ${typedInAscii('pattern')}))`,
          ]
        : []),
    ];
    const where = ['TRUE', ...conditions].join(' AND ');
    const parameters = { ids, pattern: `%${(text ?? '').replace(/[\\%_]/g, '\\$&')}%` };
    const rows = { shape: summary, from: `tenant t WHERE ${where}`, parameters };
    const page = await orders[wanted.column].read(this.database, rows, wanted);
    const hosts = await this.hostsOf(page.rows.map((row) => row.id));
    return { ...page, rows: page.rows.map((row) => ({ ...row, hosts: hosts.get(row.id) ?? [] })) };
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
