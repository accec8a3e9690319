import { Injectable } from '@nestjs/common';
import { In, Not } from 'typeorm';
import type { BrandState } from '@kindling/contract/brands/brand-states';
import type { Settings } from '@kindling/contract/brands/settings/settings';
import { Database } from '../../../kernel/database/database.js';
import { Keyset, type KeysetPage, type PageRequest } from '../../../kernel/database/lists/keyset.js';
import { columnsBut, columnsOf, type RowOf } from '../../../kernel/database/row-shape.js';
import {
  FormerHostEntity,
  TenantEntity,
  TenantHostEntity,
  TenantSettingsVersionEntity,
} from '../../../kernel/tenancy/tenant.entity.js';

export interface StoredTenant {
  id: string;
  version: number;
  settings: Settings;
  hosts: string[];
  state: BrandState;
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
  hosts: readonly string[] | null;
  state: BrandState;
  /** The version before; undefined for the first one. */
  before: VersionContent | undefined;
  /** Dotted paths of the fields that differ from it. */
  changed: string[];
}

/** The content of a version: hosts are null in versions from before they were kept. */
export interface VersionContent {
  settings: Settings;
  hosts: readonly string[] | null;
  state: BrandState;
}

export interface VersionListing extends PageRequest {
  tenantId: string;
}

/** A brand that is stored for the first time. */
export interface NewTenant {
  id: string;
  hosts: readonly string[];
  settings: Settings;
  state: BrandState;
  /** Id of the staff member, or `file`. */
  author: string;
  at: Date;
  /** Of the file that it comes from. */
  fileHash?: string;
  /** The call that made it. */
  creation?: { id: string; hash: string };
}

export interface NewVersion {
  id: string;
  version: number;
  settings: Settings;
  hosts: readonly string[];
  state: BrandState;
  author: string;
  changed: readonly string[];
  at: Date;
  /** Set by an import: the file's hash, whose version this then is. */
  fileHash?: string;
  /** The change concerns no file: a file that equalled the record still does. */
  isBesideFile?: boolean;
}

const listedVersion = columnsBut(TenantSettingsVersionEntity, []);
const datedVersion = columnsOf(TenantSettingsVersionEntity, ['createdAt', 'settings']);
const byVersion = new Keyset<RowOf<typeof listedVersion>>([['version', (row) => row.version]]);

/** The tables of brands, which are over all brands by nature. */
/** Besides the first, which says since when there is the brand, and those of a year, from which lowest prices are read. */
const versionsKept = 500;
const yearMs = 365 * 86_400_000;

@Injectable()
export class SiteSettingsRepository {
  constructor(private readonly database: Database) {}

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

  /** @throws the database's refusal of a key, a host or a creation that is there already */
  async insert({ id, hosts, settings, state, author, at, fileHash, creation }: NewTenant): Promise<void> {
    const version = 1;
    await this.tenants().insert({
      ...{ id, version, state, name: settings.name, niche: settings.niche },
      settings: JSON.stringify(settings),
      fileHash: fileHash ?? null,
      fileVersion: fileHash === undefined ? null : version,
      conflict: false,
      changedAt: at,
      creationId: creation?.id ?? null,
      creationHash: creation?.hash ?? null,
    });
    await this.replaceHosts(id, hosts);
    await this.insertVersion({ id, version, settings, hosts, state, author, changed: [], at });
  }

  /** The brand that a call of the console made. */
  async findCreated(creationId: string): Promise<{ id: string; creationHash: string | null } | undefined> {
    return (await this.tenants().findOneBy({ creationId })) ?? undefined;
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
        state: next.state,
        changedAt: next.at,
        ...(next.fileHash ? { fileHash: next.fileHash, fileVersion: next.version, conflict: false } : {}),
        ...(next.isBesideFile
          ? { fileVersion: () => `IF(file_version = ${next.version - 1}, ${next.version}, file_version)` }
          : {}),
      },
    );
    if (result.affected !== 1) return false;
    if (next.changed.includes('hosts'))
      // A draft's hosts served nobody.
      await this.replaceHosts(next.id, next.hosts, next.state === 'draft' ? undefined : next.at);
    await this.insertVersion(next);
    return true;
  }

  /** Every host of every brand. */
  async allHosts(): Promise<string[]> {
    const rows = await this.hosts().find();
    return rows.map(({ host }) => host);
  }

  /** @param id undefined for a brand that is not there yet @returns those of `hosts` that belong to other brands */
  async hostsOfOthers(id: string | undefined, hosts: readonly string[]): Promise<string[]> {
    const rows = await this.hosts().findBy({
      host: In([...hosts]),
      ...(id === undefined ? {} : { tenantId: Not(id) }),
    });
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

  /** @param leftAt since when the hosts left out are former ones; without it they are forgotten */
  async replaceHosts(tenantId: string, hosts: readonly string[], leftAt?: Date): Promise<void> {
    const left = (await this.hostsOf(tenantId)).filter((host) => !hosts.includes(host));
    await this.hosts().delete({ tenantId });
    await this.hosts().insert(hosts.map((host, position) => ({ host, tenantId, position })));
    await this.formerHosts().delete({ host: In([...hosts, ...left]) });
    if (leftAt && left.length > 0)
      await this.formerHosts().insert(left.map((host) => ({ host, tenantId, leftAt })));
  }

  async versions(listing: VersionListing): Promise<KeysetPage<StoredVersion>> {
    const { tenantId } = listing;
    const from = 'tenant_settings_version WHERE tenant_id = :tenantId';
    const page = await byVersion.read(
      this.database,
      { shape: listedVersion, from, parameters: { tenantId } },
      listing,
    );
    const before = await this.settingsVersions().find({
      where: { tenantId, version: In(page.rows.map(({ version }) => version - 1)) },
      select: { version: true, settings: true, hosts: true, state: true },
    });
    const contents = new Map([...before, ...page.rows].map((row) => [row.version, row]));
    const rows = page.rows.map((row) => {
      const { version, author, changed, createdAt } = row;
      const previous = contents.get(version - 1);
      return {
        ...{ tenantId, version, author, changed, createdAt },
        ...toContent(row),
        before: previous && toContent(previous),
      };
    });
    return { ...page, rows };
  }

  /**
   * The versions that held at some time since `from`, the oldest first. Nobody bought from a draft: its versions are none.
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
        WHERE tenant_id = :tenantId AND state <> 'draft' AND version <= :upTo AND version >= COALESCE(
          (SELECT MAX(version) FROM tenant_settings_version
            WHERE tenant_id = :tenantId AND version <= :upTo AND created_at <= :from), 0)
        ORDER BY version`,
      { tenantId, from, upTo },
    );
    return rows.map(({ createdAt, settings }) => ({ createdAt, settings: JSON.parse(settings) as Settings }));
  }

  async contentOfVersion(tenantId: string, version: number): Promise<VersionContent | undefined> {
    const row = await this.settingsVersions().findOneBy({ tenantId, version });
    return row ? toContent(row) : undefined;
  }

  private async insertVersion(version: NewVersion): Promise<void> {
    await this.settingsVersions().insert({
      tenantId: version.id,
      version: version.version,
      settings: JSON.stringify(version.settings),
      hosts: JSON.stringify(version.hosts),
      state: version.state,
      author: version.author,
      changed: [...version.changed],
      createdAt: version.at,
    });
    await this.database.write(
      `DELETE FROM tenant_settings_version
        WHERE tenant_id = :tenantId AND version > 1 AND version <= :dropped AND created_at < :yearAgo`,
      {
        tenantId: version.id,
        dropped: version.version - versionsKept,
        yearAgo: new Date(version.at.getTime() - yearMs),
      },
    );
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
      state: row.state,
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

  private formerHosts() {
    return this.database.manager.getRepository(FormerHostEntity);
  }

  private settingsVersions() {
    return this.database.manager.getRepository(TenantSettingsVersionEntity);
  }
}

function toContent({
  settings,
  hosts,
  state,
}: Pick<TenantSettingsVersionEntity, 'settings' | 'hosts' | 'state'>): VersionContent {
  return {
    settings: JSON.parse(settings) as Settings,
    hosts: hosts === null ? null : (JSON.parse(hosts) as string[]),
    state,
  };
}
