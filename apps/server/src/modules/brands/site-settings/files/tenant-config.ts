import { Injectable } from '@nestjs/common';
import type { TenantFile } from '@kindling/contract/brands/settings/tenant-file';
import type { Company } from '@kindling/contract/brands/settings/settings';
import { Database } from '../../../../kernel/database/database.js';
import { Problem } from '../../../../kernel/ground/problem.js';
import { TenantChanges } from '../../../../kernel/tenancy/tenant-changes.js';
import { Clock } from '../../../../ports/clock.js';
import { changedPaths } from '../changed-paths.js';
import { Logos } from '../logos/logos.js';
import { MarksRepository, type StoredMark } from '../logos/marks.repository.js';
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

export interface Comparison {
  /** Brands whose file differs from their record, with the dotted paths; `new` for one that is not imported yet. */
  differences: { id: string; changed: string[] }[];
  /** The same of companies. */
  companies: { id: string; changed: string[] }[];
  problems: FileProblem[];
}

/** The files of `config/tenants` and `config/companies` beside the database, which is the truth at run time. */
@Injectable()
export class TenantConfig {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly companies: CompaniesRepository,
    private readonly marks: MarksRepository,
    private readonly logos: Logos,
    private readonly siteSettings: SiteSettingsRepository,
    private readonly saveSettingsUseCase: SaveSettingsUseCase,
    private readonly tenantChanges: TenantChanges,
  ) {}

  /** Brings the files into the database. @param root folder that holds `config` and `themes` */
  async import(root: string): Promise<ImportReport> {
    const read = await this.read(root);
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

  /** Compares the files with the records. @param root folder that holds `config` and `themes` */
  async compare(root: string): Promise<Comparison> {
    const { tenants, companies: files, problems } = await this.read(root);
    const companies: Comparison['companies'] = [];
    for (const file of files) {
      const stored = await this.companies.find(file.id);
      const changed = stored ? changedPaths(stored, file) : ['new'];
      if (changed.length > 0) companies.push({ id: file.id, changed });
    }
    const differences: Comparison['differences'] = [];
    for (const { record } of tenants) {
      const stored = await this.siteSettings.find(record.id);
      const changed = stored
        ? changedPaths(
            { hosts: stored.hosts, ...stored.settings },
            { hosts: record.hosts, ...record.settings },
          )
        : ['new'];
      if (changed.length > 0) differences.push({ id: record.id, changed });
    }
    return { differences, companies, problems };
  }

  /** @returns a brand's company where its record differs from its file, or has none */
  async unwrittenCompany(root: string, id: string): Promise<Company | undefined> {
    const stored = await this.companies.find(id);
    const { companies } = await this.read(root);
    const file = companies.find((one) => one.id === id);
    return stored && (!file || changedPaths(stored, file).length > 0) ? stored : undefined;
  }

  /**
   * Notes that the files of a brand and its company were just written from their records: later edits start from here.
   */
  async adopt(root: string, id: string): Promise<void> {
    const { tenants, companies } = await this.read(root);
    const file = tenants.find(({ record }) => record.id === id);
    if (!file) return;
    await this.siteSettings.adoptFile(id, file.hash);
    const company = companies.find((one) => one.id === file.record.settings.company_id);
    if (company) await this.companies.adoptFile(company);
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
        await this.logos.keep(id, settings);
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

  private async read(root: string): Promise<ReadTenants> {
    return readTenantFiles(root, await this.companies.ids());
  }
}

function contentOf({ hosts, settings }: Pick<TenantFile, 'hosts' | 'settings'>): object {
  return { hosts, settings };
}
