import { Injectable } from '@nestjs/common';
import type { Company } from '@kindling/contract/brands/settings/settings';
import { changedPaths } from '../changed-paths.js';
import { SiteSettingsRepository } from '../site-settings.repository.js';
import { CompaniesRepository } from './companies.repository.js';
import { readTenantFiles, type FileProblem, type ReadTenants } from './tenant-files.js';

export interface Comparison {
  /** Brands whose file says something else than their record, with the dotted paths; `new` for one not imported yet. */
  differences: { id: string; changed: string[] }[];
  /** The same of companies. */
  companies: { id: string; changed: string[] }[];
  problems: FileProblem[];
}

/** Holds the files of `config/tenants` and `config/companies` against the records. */
@Injectable()
export class CompareTenants {
  constructor(
    private readonly companies: CompaniesRepository,
    private readonly siteSettings: SiteSettingsRepository,
  ) {}

  /** @param root folder that holds `config` and `themes` */
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

  /** @returns a brand's company where no file says what its record says */
  async unwrittenCompany(root: string, id: string): Promise<Company | undefined> {
    const stored = await this.companies.find(id);
    const { companies } = await this.read(root);
    const file = companies.find((one) => one.id === id);
    return stored && (!file || changedPaths(stored, file).length > 0) ? stored : undefined;
  }

  /**
   * Notes that the files of a brand and its company, just written from their records, are what the records say: later
   * edits start from here.
   */
  async adopt(root: string, id: string): Promise<void> {
    const { tenants, companies } = await this.read(root);
    const file = tenants.find(({ record }) => record.id === id);
    if (!file) return;
    await this.siteSettings.adoptFile(id, file.hash);
    const company = companies.find((one) => one.id === file.record.settings.company_id);
    if (company) await this.companies.adoptFile(company);
  }

  private async read(root: string): Promise<ReadTenants> {
    return readTenantFiles(root, await this.companies.ids());
  }
}
