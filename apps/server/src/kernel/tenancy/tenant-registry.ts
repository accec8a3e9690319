import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Company, Settings } from '@kindling/contract/brands/settings/settings';
import { tenantIdPattern } from '@kindling/contract/paths/patterns';
import { usableSettings } from '@kindling/contract/brands/settings/setting-addresses';
import { Database } from '../database/database.js';
import { columnsAs, columnsOf } from '../database/row-shape.js';
import type { FormerHost } from './former-hosts.js';
import { intern } from './intern.js';
import { CompanyEntity, FormerHostEntity, TenantEntity, TenantHostEntity } from './tenant.entity.js';
import type { Tenant } from '../ground/tenant.js';

const hostColumns = columnsOf(TenantHostEntity, ['host', 'tenantId']);
const formerHostColumns = columnsOf(FormerHostEntity, ['host', 'tenantId', 'leftAt']);
const companyColumns = columnsOf(CompanyEntity, ['record']);
const tenantColumns = columnsOf(
  TenantEntity,
  ['id', 'state', 'version', 'settings', 'pagesVersion', 'pageSlugs'],
  't',
).and(columnsAs(TenantHostEntity, { primaryHost: 'host' }, 'h'));

/**
 * The brand of each host, from memory: the map of hosts is read once and kept fresh by `TenantChanges`, a settings
 * record is read by primary key on the first request for its brand. Nothing here takes time per request.
 */
@Injectable()
export class TenantRegistry {
  private hosts = new Map<string, string>();
  private formerHosts = new Map<string, FormerHost>();
  private brandIds = new Set<string>();
  private readonly tenants = new Map<string, Tenant>();
  private readonly companies = new LRUCache<string, Company>({ max: 500, ttl: 60_000 });
  private readonly loading = new Map<string, Promise<Tenant | undefined>>();

  constructor(private readonly database: Database) {}

  /** Reads the maps of hosts; called at start and when a brand has changed its hosts. */
  async loadHosts(): Promise<void> {
    const rows = await this.database.rows(hostColumns, `SELECT ${hostColumns.list} FROM tenant_host`);
    const former = await this.database.rows(
      formerHostColumns,
      `SELECT ${formerHostColumns.list} FROM former_host`,
    );
    this.formerHosts = new Map(former.map(({ host, tenantId, leftAt }) => [host, { tenantId, leftAt }]));
    this.hosts = new Map(rows.map((row) => [row.host, row.tenantId]));
    this.brandIds = new Set(this.hosts.values());
  }

  /**
   * @param host a normalised host name without port
   * @returns the brand at once when it is in memory, else a promise; undefined for an unknown host
   */
  byHost(host: string): Tenant | Promise<Tenant | undefined> | undefined {
    const id = this.hosts.get(host);
    return id === undefined ? undefined : this.byId(id);
  }

  /** @param host a normalised host name without port */
  hasHost(host: string): boolean {
    return this.hosts.has(host);
  }

  /**
   * @param host a normalised host name without port
   * @returns undefined for a host that a brand has, also where it had left another one before
   */
  formerHost(host: string): FormerHost | undefined {
    return this.hosts.has(host) ? undefined : this.formerHosts.get(host);
  }

  /** Whether there is a brand with this key. */
  hasBrand(id: string): boolean {
    return this.brandIds.has(id);
  }

  byId(id: string): Tenant | Promise<Tenant | undefined> {
    return this.tenants.get(id) ?? this.load(id);
  }

  /** All brands' ids, for jobs that visit each. */
  ids(): string[] {
    return [...this.brandIds];
  }

  /** Drops a brand and the companies from memory; the next request reads them again. */
  forget(id: string): void {
    this.companies.clear();
    this.tenants.delete(id);
    this.loading.delete(id);
  }

  /** @returns a brand's company, cached for a minute, because it has no version that reveals a change */
  async company(id: string): Promise<Company | undefined> {
    const known = this.companies.get(id);
    if (known) return known;
    const rows = await this.database.rows(
      companyColumns,
      `SELECT ${companyColumns.list} FROM company WHERE id = :id`,
      { id },
    );
    if (!rows[0]) return undefined;
    const company = JSON.parse(rows[0].record) as Company;
    this.companies.set(id, company);
    return company;
  }

  private load(id: string): Promise<Tenant | undefined> {
    // Some callers take it from an address. MariaDB compares an ASCII column with no other letters.
    if (!tenantIdPattern.test(id)) return Promise.resolve(undefined);
    const known = this.loading.get(id);
    if (known) return known;
    const promise = this.read(id).then((tenant) => {
      // A brand dropped while it was being read is read again by the next request.
      if (this.loading.get(id) === promise) {
        this.loading.delete(id);
        if (tenant) this.tenants.set(id, tenant);
      }
      return tenant;
    });
    promise.catch(() => this.loading.delete(id));
    this.loading.set(id, promise);
    return promise;
  }

  private async read(id: string): Promise<Tenant | undefined> {
    const rows = await this.database.rows(
      tenantColumns,
      `SELECT ${tenantColumns.list}
         FROM tenant t JOIN tenant_host h ON h.tenant_id = t.id AND h.position = 0
        WHERE t.id = :id`,
      { id },
    );
    const row = rows[0];
    if (!row) return undefined;
    const settings = intern(usableSettings(JSON.parse(row.settings) as Settings)) as Settings;
    const { id: tenantId, state, version, pagesVersion, primaryHost } = row;
    const pageSlugs = new Set(row.pageSlugs.split(' ').filter(Boolean));
    return Object.freeze({ id: tenantId, state, version, pagesVersion, pageSlugs, primaryHost, settings });
  }
}
