import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database.js';
import { TenantChanges } from '../../kernel/tenancy/tenant-changes.js';
import { Clock } from '../../ports/clock.js';
import { SaveSettingsUseCase } from './save-settings.js';
import { SiteSettingsRepository } from './site-settings.repository.js';
import { readTenantFiles, type FileProblem, type ReadTenants } from './tenant-files.js';

export interface ImportReport {
  created: string[];
  updated: string[];
  unchanged: string[];
  /** Changed on disk and in the console since the last import: left alone (decisions §1.3). */
  conflicts: string[];
  problems: FileProblem[];
}

/** Brings `config/tenants` into the database, which is the truth at run time. */
@Injectable()
export class ImportTenants {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(SiteSettingsRepository) private readonly repository: SiteSettingsRepository,
    @Inject(SaveSettingsUseCase) private readonly saveSettings: SaveSettingsUseCase,
    @Inject(TenantChanges) private readonly changes: TenantChanges,
  ) {}

  /** @param root folder that holds `config` and `themes` */
  async run(root: string): Promise<ImportReport> {
    const read = await readTenantFiles(root);
    const report: ImportReport = {
      created: [],
      updated: [],
      unchanged: [],
      conflicts: [],
      problems: read.problems,
    };
    for (const company of read.companies) await this.repository.saveCompany(company);
    for (const tenant of read.tenants) await this.importOne(tenant, report);
    return report;
  }

  private async importOne(
    { file, hash, record }: ReadTenants['tenants'][number],
    report: ImportReport,
  ): Promise<void> {
    const stored = await this.repository.find(record.id);
    const taken = await this.hostTakenByAnother(record.id, record.hosts);
    if (taken) {
      report.problems.push({ file, path: 'hosts', reason: `${taken} belongs to another brand` });
      return;
    }
    if (!stored) {
      await this.database.inTransaction(() => this.repository.insert(record, hash, this.clock.now()));
      await this.changes.announce(record.id);
      report.created.push(record.id);
      return;
    }
    if (stored.fileHash === hash) {
      report.unchanged.push(record.id);
      return;
    }
    if (stored.version !== stored.fileVersion) {
      await this.repository.markConflict(record.id);
      report.conflicts.push(record.id);
      return;
    }
    await this.repository.replaceHosts(record.id, record.hosts);
    await this.saveSettings.save({
      tenantId: record.id,
      expectedVersion: stored.version,
      settings: record.settings,
      author: 'file',
      fileHash: hash,
    });
    report.updated.push(record.id);
  }

  private async hostTakenByAnother(id: string, hosts: readonly string[]): Promise<string | undefined> {
    const all = await this.repository.list(null);
    const others = new Set(all.filter((tenant) => tenant.id !== id).flatMap((tenant) => tenant.hosts));
    return hosts.find((host) => others.has(host));
  }
}
