import { Inject, Injectable } from '@nestjs/common';
import { In, Not } from 'typeorm';
import type { Company, Settings, TenantFile } from '@kindling/contract/settings';
import { Database } from '../../kernel/database/database.js';
import { Keyset, type KeysetPage, type PageRequest } from '../../kernel/database/keyset.js';
import { columnsBut, columnsOf, type RowOf } from '../../kernel/database/row-shape.js';
import {
  CompanyEntity,
  TenantEntity,
  TenantHostEntity,
  TenantSettingsVersionEntity,
} from '../../kernel/tenancy/tenant.entity.js';

export interface StoredTenant {
  id: string;
  version: number;
  settings: Settings;
  hosts: string[];
  fileHash: string | null;
  fileVersion: number | null;
  conflict: boolean;
  changedAt: Date;
}

export interface StoredVersion {
  tenantId: string;
  version: number;
  author: string;
  createdAt: Date;
  settings: Settings;
  /** What the version before was; undefined for the first one. */
  before: Settings | undefined;
  /** Dotted paths of the fields that differ from it. */
  changed: string[];
}

export interface VersionListing extends PageRequest {
  tenantId: string;
}

export interface NewVersion {
  id: string;
  version: number;
  settings: Settings;
  author: string;
  changed: readonly string[];
  at: Date;
  /** Set by an import: the file's hash, whose version this then is. */
  fileHash?: string;
}

const company = columnsOf(CompanyEntity, ['record'], 'c');
const listedVersion = columnsBut(TenantSettingsVersionEntity, []);
const datedVersion = columnsOf(TenantSettingsVersionEntity, ['createdAt', 'settings']);
const byVersion = new Keyset<RowOf<typeof listedVersion>>([['version', (row) => row.version]]);

/** The tables of brands, which are over all brands by nature. */
@Injectable()
export class SiteSettingsRepository {
  constructor(@Inject(Database) private readonly database: Database) {}

  async find(id: string): Promise<StoredTenant | undefined> {
    const row = await this.tenants().findOneBy({ id });
    return row ? this.toStored(row, await this.hostsOf(id)) : undefined;
  }

  /** @param ids the brands to read, or null for all */
  async list(ids: readonly string[] | null): Promise<StoredTenant[]> {
    const rows = await this.tenants().find();
    const hosts = await this.hosts().find({ order: { position: 'ASC' } });
    return rows
      .filter((row) => ids === null || ids.includes(row.id))
      .map((row) =>
        this.toStored(
          row,
          hosts.filter((host) => host.tenantId === row.id).map((host) => host.host),
        ),
      );
  }

  async insert(file: TenantFile, fileHash: string, at: Date): Promise<void> {
    const version = 1;
    await this.tenants().insert({
      id: file.id,
      version,
      name: file.settings.name,
      niche: file.settings.niche,
      settings: JSON.stringify(file.settings),
      fileHash,
      fileVersion: version,
      conflict: false,
      changedAt: at,
    });
    await this.replaceHosts(file.id, file.hosts);
    await this.insertVersion({
      id: file.id,
      version,
      settings: file.settings,
      author: 'file',
      changed: [],
      at,
    });
  }

  /** @returns false when the record is not at the version before the new one any more */
  async update(next: NewVersion): Promise<boolean> {
    const result = await this.tenants().update(
      { id: next.id, version: next.version - 1 },
      {
        version: next.version,
        name: next.settings.name,
        niche: next.settings.niche,
        settings: JSON.stringify(next.settings),
        changedAt: next.at,
        ...(next.fileHash ? { fileHash: next.fileHash, fileVersion: next.version, conflict: false } : {}),
      },
    );
    if (result.affected !== 1) return false;
    await this.insertVersion(next);
    return true;
  }

  /** Every host of every brand. */
  async allHosts(): Promise<string[]> {
    const rows = await this.hosts().find();
    return rows.map(({ host }) => host);
  }

  /** @returns those of `hosts` that belong to other brands */
  async hostsOfOthers(id: string, hosts: readonly string[]): Promise<string[]> {
    const rows = await this.hosts().findBy({ host: In([...hosts]), tenantId: Not(id) });
    return rows.map((row) => row.host);
  }

  async clearConflict(id: string): Promise<void> {
    await this.tenants().update({ id }, { conflict: false });
  }

  async markConflict(id: string): Promise<void> {
    await this.tenants().update({ id }, { conflict: true });
  }

  /** The file says what the record says at its present version. */
  async adoptFile(id: string, fileHash: string): Promise<void> {
    await this.tenants().update({ id }, { fileHash, fileVersion: () => 'version', conflict: false });
  }

  async replaceHosts(tenantId: string, hosts: readonly string[]): Promise<void> {
    await this.hosts().delete({ tenantId });
    await this.hosts().insert(hosts.map((host, position) => ({ host, tenantId, position })));
  }

  async versions(listing: VersionListing): Promise<KeysetPage<StoredVersion>> {
    const { tenantId } = listing;
    const total = await this.settingsVersions().countBy({ tenantId });
    const { condition, order, parameters } = byVersion.statement(listing);
    const found = await this.database.rows(
      listedVersion,
      `SELECT ${listedVersion.list} FROM tenant_settings_version
        WHERE tenant_id = :tenantId AND ${condition} ORDER BY ${order} LIMIT :limit`,
      { ...parameters, tenantId },
    );
    const page = byVersion.page(found, total, listing);
    const before = await this.settingsVersions().find({
      where: { tenantId, version: In(page.rows.map(({ version }) => version - 1)) },
      select: { version: true, settings: true },
    });
    const settings = new Map([...before, ...page.rows].map((row) => [row.version, row.settings]));
    const read = (version: number): Settings | undefined => {
      const json = settings.get(version);
      return json === undefined ? undefined : (JSON.parse(json) as Settings);
    };
    const rows = page.rows.map(({ version, author, changed, createdAt, settings: json }) => ({
      ...{ tenantId, version, author, changed, createdAt },
      settings: JSON.parse(json) as Settings,
      before: read(version - 1),
    }));
    return { ...page, rows };
  }

  /**
   * The versions that held at some time since `from`, the oldest first.
   *
   * @param upTo the newest one to read
   */
  async versionsSince(
    tenantId: string,
    from: Date,
    upTo: number,
  ): Promise<{ createdAt: Date; settings: Settings }[]> {
    const rows = await this.database.rows(
      datedVersion,
      `SELECT ${datedVersion.list} FROM tenant_settings_version
        WHERE tenant_id = :tenantId AND version <= :upTo AND version >= COALESCE(
          (SELECT MAX(version) FROM tenant_settings_version
            WHERE tenant_id = :tenantId AND version <= :upTo AND created_at <= :from), 0)
        ORDER BY version`,
      { tenantId, from, upTo },
    );
    return rows.map(({ createdAt, settings }) => ({ createdAt, settings: JSON.parse(settings) as Settings }));
  }

  async settingsOfVersion(tenantId: string, version: number): Promise<unknown> {
    const row = await this.settingsVersions().findOneBy({ tenantId, version });
    return row ? (JSON.parse(row.settings) as unknown) : undefined;
  }

  /** @returns whether it is another record than before */
  async saveCompany(company: Company): Promise<boolean> {
    const rows = this.database.manager.getRepository(CompanyEntity);
    const record = JSON.stringify(company);
    const before = await rows.findOneBy({ id: company.id });
    if (before?.record === record) return false;
    await rows.upsert({ id: company.id, record }, ['id']);
    return true;
  }

  /** @param given ids of the brands whose companies to read, or null for all companies */
  async companies(given: readonly string[] | null): Promise<Company[]> {
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

  private async insertVersion(version: NewVersion): Promise<void> {
    await this.settingsVersions().insert({
      tenantId: version.id,
      version: version.version,
      settings: JSON.stringify(version.settings),
      author: version.author,
      changed: [...version.changed],
      createdAt: version.at,
    });
  }

  private async hostsOf(tenantId: string): Promise<string[]> {
    const rows = await this.hosts().find({ where: { tenantId }, order: { position: 'ASC' } });
    return rows.map((row) => row.host);
  }

  private toStored(row: TenantEntity, hosts: string[]): StoredTenant {
    return {
      id: row.id,
      version: row.version,
      settings: JSON.parse(row.settings) as Settings,
      hosts,
      fileHash: row.fileHash,
      fileVersion: row.fileVersion,
      conflict: row.conflict,
      changedAt: row.changedAt,
    };
  }

  private tenants() {
    return this.database.manager.getRepository(TenantEntity);
  }

  private hosts() {
    return this.database.manager.getRepository(TenantHostEntity);
  }

  private settingsVersions() {
    return this.database.manager.getRepository(TenantSettingsVersionEntity);
  }
}
