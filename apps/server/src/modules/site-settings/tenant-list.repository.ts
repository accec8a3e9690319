import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database.js';

export interface TenantSummary {
  id: string;
  name: string;
  niche: number;
  domainLanguage: string;
  version: number;
  hosts: string[];
  conflict: boolean;
  changedAt: Date;
}

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

interface TenantRow {
  id: string;
  name: string;
  niche: number;
  domain_language: string;
  version: number;
  conflict: number;
  changed_at: Date;
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
    const counted = await this.database.select<{ total: number }>(
      `SELECT COUNT(*) AS total FROM tenant t ${where}`,
      parameters,
    );
    const rows = await this.database.select<TenantRow>(
      `SELECT t.id, t.name, t.niche, t.version, t.conflict, t.changed_at,
              JSON_UNQUOTE(JSON_EXTRACT(t.settings, '$.domain_language')) AS domain_language
         FROM tenant t ${where}
        ORDER BY ${columns[column]} ${direction}, t.id ${direction} LIMIT :limit OFFSET :offset`,
      parameters,
    );
    const hosts = await this.hostsOf(rows.map((row) => row.id));
    return {
      total: Number(counted[0]?.total ?? 0),
      rows: rows.map((row) => ({
        id: row.id,
        name: row.name,
        niche: row.niche,
        domainLanguage: row.domain_language,
        version: row.version,
        hosts: hosts.get(row.id) ?? [],
        conflict: row.conflict !== 0,
        changedAt: row.changed_at,
      })),
    };
  }

  private async hostsOf(ids: readonly string[]): Promise<Map<string, string[]>> {
    const hosts = new Map<string, string[]>();
    if (ids.length === 0) return hosts;
    const rows = await this.database.select<{ host: string; tenant_id: string }>(
      'SELECT host, tenant_id FROM tenant_host WHERE tenant_id IN (:ids) ORDER BY tenant_id, position',
      { ids },
    );
    for (const row of rows) hosts.set(row.tenant_id, [...(hosts.get(row.tenant_id) ?? []), row.host]);
    return hosts;
  }
}
