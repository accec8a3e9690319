import { Inject, Injectable } from '@nestjs/common';
import { changedPaths } from './changed-paths.js';
import { SiteSettingsRepository } from './site-settings.repository.js';
import { readTenantFiles, type FileProblem } from './tenant-files.js';

export interface Comparison {
  /** Brands whose file says something else than their record, with the dotted paths; `new` for one not imported yet. */
  differences: { id: string; changed: string[] }[];
  problems: FileProblem[];
}

/** Holds the files of `config/tenants` against the records. */
@Injectable()
export class CompareTenants {
  constructor(@Inject(SiteSettingsRepository) private readonly repository: SiteSettingsRepository) {}

  /** @param root folder that holds `config` and `themes` */
  async compare(root: string): Promise<Comparison> {
    const { tenants, problems } = await readTenantFiles(root);
    const differences: Comparison['differences'] = [];
    for (const { record } of tenants) {
      const stored = await this.repository.find(record.id);
      const changed = stored
        ? changedPaths(
            { hosts: stored.hosts, ...stored.settings },
            { hosts: record.hosts, ...record.settings },
          )
        : ['new'];
      if (changed.length > 0) differences.push({ id: record.id, changed });
    }
    return { differences, problems };
  }

  /** Notes that a brand's file, just written from its record, is what the record says: later edits start from here. */
  async adopt(root: string, id: string): Promise<void> {
    const { tenants } = await readTenantFiles(root);
    const file = tenants.find(({ record }) => record.id === id);
    if (file) await this.repository.adoptFile(id, file.hash);
  }
}
