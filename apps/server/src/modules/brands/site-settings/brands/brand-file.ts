import type { TenantFile } from '@kindling/contract/brands/settings/tenant-file';
import { repositoryPath } from '../../../../kernel/config/repository.js';
import { changedPaths } from '../changed-paths.js';
import { readTenantFiles } from '../files/tenant-files.js';
import type { StoredTenant } from '../site-settings.repository.js';

/** A brand's record compared with its file in `config/tenants`. */
export interface BrandFile {
  file: TenantFile;
  /** Undefined where it has no file, or a broken one. */
  onDisk: TenantFile | undefined;
  /** Dotted paths in which they differ. */
  changed: string[];
  /** Why the file on disk could not be read. */
  problems: string[];
}

/** A brand's record as a file, with its state only where that is not the usual one. */
export function fileOf({ id, hosts, settings, state }: StoredTenant): TenantFile {
  return { id, ...(state === 'public' ? {} : { state }), hosts, settings };
}

/**
 * Holds a record against the file of the same brand, as the server's disk has it.
 *
 * @param companies those of the database
 */
export async function compareWithFile(
  stored: StoredTenant,
  companies: readonly string[],
): Promise<BrandFile> {
  const { tenants, problems } = await readTenantFiles(repositoryPath(), companies);
  const onDisk = tenants.find(({ record }) => record.id === stored.id)?.record;
  const content = ({ hosts, settings }: Pick<TenantFile, 'hosts' | 'settings'>) => ({ hosts, ...settings });
  return {
    file: fileOf(stored),
    onDisk,
    changed: onDisk ? changedPaths(content(onDisk), content(stored)) : [],
    problems: problems
      .filter(({ file }) => file === `tenants/${stored.id}.json`)
      .map(({ path, reason }) => (path === '' ? reason : `${path}: ${reason}`)),
  };
}
