import { Injectable } from '@nestjs/common';
import type { TenantFile } from '@kindling/contract/brands/settings/tenant-file';
import { Database } from '../../../../kernel/database/database.js';
import { Problem } from '../../../../kernel/ground/problem.js';
import { TenantChanges } from '../../../../kernel/tenancy/tenant-changes.js';
import { Clock } from '../../../../ports/clock.js';
import { changedPaths } from '../changed-paths.js';
import { MarksRepository, type StoredMark } from '../logos/marks.repository.js';
import { NameMarks } from '../logos/name-marks.js';
import { SaveSettingsUseCase, type SaveSettings } from '../save-settings.js';
import { SiteSettingsRepository } from '../site-settings.repository.js';
import { CompaniesRepository } from './companies.repository.js';
import { readTenantFiles, type FileProblem, type ReadTenants } from './tenant-files.js';

export interface ImportReport {
  created: string[];
  updated: string[];
  unchanged: string[];
  /** Changed on disk and in the console since the last import: left alone (decisions §1.3). */
  conflicts: string[];
  /** The same of companies. */
  companies: { updated: string[]; conflicts: string[] };
  problems: FileProblem[];
}

/** Brings `config/tenants` into the database, which is the truth at run time. */
@Injectable()
export class ImportTenants {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly companies: CompaniesRepository,
    private readonly marks: MarksRepository,
    private readonly nameMarks: NameMarks,
    private readonly siteSettings: SiteSettingsRepository,
    private readonly saveSettingsUseCase: SaveSettingsUseCase,
    private readonly tenantChanges: TenantChanges,
  ) {}

  /** @param root folder that holds `config` and `themes` */
  async run(root: string): Promise<ImportReport> {
    const read = await readTenantFiles(root, await this.companies.ids());
    const report: ImportReport = {
      created: [],
      updated: [],
      unchanged: [],
      conflicts: [],
      companies: { updated: [], conflicts: [] },
      problems: read.problems,
    };
    for (const company of read.companies) {
      const done = await this.companies.import(company);
      if (done === 'updated') report.companies.updated.push(company.id);
      if (done === 'conflict') report.companies.conflicts.push(company.id);
    }
    for (const tenant of read.tenants) await this.importOne(tenant, report);
    for (const { record } of read.tenants) {
      // Its pages name the company.
      if (
        report.companies.updated.includes(record.settings.company_id) &&
        report.unchanged.includes(record.id)
      )
        await this.tenantChanges.announce(record.id);
    }
    return report;
  }

  private async importOne(
    { file, hash, record, marks }: ReadTenants['tenants'][number],
    report: ImportReport,
  ): Promise<void> {
    const taken = await this.siteSettings.hostsOfOthers(record.id, record.hosts);
    if (taken.length > 0) {
      report.problems.push({ file, path: 'hosts', reason: `${taken.join(', ')} belongs to another brand` });
      return;
    }
    const stored = await this.siteSettings.find(record.id);
    if (!stored) {
      const { id, hosts, settings, state = 'public' } = record;
      await this.database.inTransaction(async () => {
        await this.siteSettings.insert({
          ...{ id, hosts, settings, state, author: 'file', fileHash: hash, at: this.clock.now() },
        });
        await this.store(id, marks);
        await this.nameMarks.keep(id, settings);
      });
      await this.tenantChanges.announce(record.id);
      report.created.push(record.id);
      return;
    }
    if (stored.fileHash === hash) {
      // The change that was in conflict was taken back on disk.
      if (stored.conflict) await this.siteSettings.clearConflict(record.id);
      report.unchanged.push(record.id);
      return;
    }
    if (changedPaths(contentOf(stored), contentOf(record)).length === 0) {
      await this.siteSettings.adoptFile(record.id, hash);
      report.unchanged.push(record.id);
      return;
    }
    await this.store(record.id, marks);
    const saved =
      stored.version === stored.fileVersion &&
      (await this.saveUnlessEdited({
        tenantId: record.id,
        expectedVersion: stored.version,
        settings: record.settings,
        hosts: record.hosts,
        author: 'file',
        fileHash: hash,
      }));
    if (saved) {
      report.updated.push(record.id);
      return;
    }
    await this.siteSettings.markConflict(record.id);
    report.conflicts.push(record.id);
  }

  private async store(id: string, marks: readonly StoredMark[]): Promise<void> {
    for (const mark of marks) await this.marks.put(id, mark, this.clock.now());
  }

  /** @returns false when the console stored a version in this very moment */
  private async saveUnlessEdited(edit: SaveSettings): Promise<boolean> {
    try {
      await this.saveSettingsUseCase.save(edit);
      return true;
    } catch (error) {
      if (error instanceof Problem && error.code === 'settings_conflict') return false;
      throw error;
    }
  }
}

function contentOf({ hosts, settings }: Pick<TenantFile, 'hosts' | 'settings'>): object {
  return { hosts, settings };
}
