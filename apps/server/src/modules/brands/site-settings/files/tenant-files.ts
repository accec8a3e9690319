import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { hostProblem } from '@kindling/contract/brands/brand-rules';
import { company, type Company } from '@kindling/contract/brands/settings/settings';
import { tenantFile, type TenantFile } from '@kindling/contract/brands/settings/tenant-file';
import { pictureHost } from '@kindling/contract/brands/settings/setting-addresses';
import { settingsProblems, type SettingsProblem } from '@kindling/contract/brands/settings/settings-rules';
import { lookProblems } from '@kindling/contract/themes/look-problems';
import { ownHostProblems } from '@kindling/contract/brands/settings/tracking';
import { markProblems } from '../logos/logos.js';
import { marksFolder, readMarks } from '../logos/mark-files.js';
import type { StoredMark } from '../logos/marks.repository.js';
import { readThemes } from '../theme/theme-files.js';

/** One thing that is wrong with a file: which file, where in it, and why. */
export interface FileProblem {
  file: string;
  path: string;
  reason: string;
}

export interface ReadTenants {
  tenants: { file: string; hash: string; record: TenantFile; marks: readonly StoredMark[] }[];
  companies: Company[];
  /** All problems of all files at once; a broken file takes no other brand down. */
  problems: FileProblem[];
}

/**
 * Reads `config/tenants/*.json`, with the pictures that they name, and `config/companies/*.json`.
 *
 * @param root folder that holds `config` and `themes`
 * @param knownCompanies those of the database, which a brand may name without a file
 */
export async function readTenantFiles(root: string, knownCompanies: readonly string[]): Promise<ReadTenants> {
  const problems: FileProblem[] = [];
  const companies = await readAll(path.join(root, 'config/companies'), company, problems);
  const files = await readAll(path.join(root, 'config/tenants'), tenantFile, problems);
  const themes = await readThemes(path.join(root, 'themes'));
  const companyIds = new Set([...companies.map(({ record }) => record.id), ...knownCompanies]);
  for (const { file, record } of companies) problems.push(...misnamed(file, record.id, 'companies'));

  const known = { ids: new Map<string, string>(), hosts: new Map<string, string>() };
  const hosts = files.flatMap(({ record }) => record.hosts);
  const pictured = await Promise.all(
    files.map(async (read) => ({ ...read, marks: await readMarks(root, read.record.settings.look?.marks) })),
  );
  const sound = pictured.filter(({ file, record, marks }) => {
    const { settings } = record;
    const broken = [...settingsProblems(settings), ...ownHostProblems(settings, hosts)];
    const found = broken.map(inSettings);
    for (const [at, host] of record.hosts.entries()) {
      const reason = hostProblem(host, anywhere);
      if (reason !== undefined) found.push({ path: `hosts.${at}`, reason });
    }
    const pictures = pictureHost(settings);
    if (pictures !== undefined && hosts.includes(pictures) && !record.hosts.includes(pictures))
      found.push({ path: 'settings.cdn_prefix', reason: `${pictures} belongs to another brand` });
    const theme = themes.get(settings.theme);
    if (!theme) found.push({ path: 'settings.theme', reason: `no folder themes/${settings.theme}` });
    else found.push(...lookProblems(theme, settings.look, (name) => themes.get(name)).map(inSettings));
    const names = new Set(marks.map(({ name }) => name));
    found.push(
      ...markProblems(
        settings.look?.marks,
        names,
        (name) => `no such picture ${marksFolder}/${name}.webp`,
      ).map(inSettings),
    );
    if (!companyIds.has(settings.company_id)) {
      found.push({
        path: 'settings.company_id',
        reason: `no company ${settings.company_id}, neither in config/companies nor in the database`,
      });
    }
    found.push(
      ...misnamed(file, record.id, 'tenants'),
      ...taken(known.ids, [record.id], file, 'id'),
      ...taken(known.hosts, record.hosts, file, 'hosts'),
    );
    problems.push(...found.map((problem) => ({ file, ...problem })));
    return found.length === 0;
  });
  return { tenants: sound, companies: companies.map(({ record }) => record), problems };
}

/** Files are read without an environment, so only a host's syntax is checked. */
const anywhere = { consoleHost: '', isProduction: false };

function inSettings({ path, reason }: SettingsProblem): SettingsProblem {
  return { path: `settings.${path}`, reason };
}

/** A file with another name would remain next to the one that an export writes. */
function misnamed(file: string, id: string, folder: string): FileProblem[] {
  if (path.basename(file) === `${id}.json`) return [];
  return [{ file, path: 'id', reason: `the file of ${id} is config/${folder}/${id}.json` }];
}

function taken(map: Map<string, string>, values: readonly string[], file: string, at: string) {
  return values.flatMap((value) => {
    const owner = map.get(value);
    if (owner === undefined) map.set(value, file);
    return owner === undefined ? [] : [{ path: at, reason: `${value} belongs to ${owner} already` }];
  });
}

async function readAll<T>(folder: string, schema: z.ZodType<T>, problems: FileProblem[]) {
  const names = (await readFolder(folder)).filter((name) => name.endsWith('.json')).sort();
  const read = await Promise.all(
    names.map(async (name) => ({
      file: `${path.basename(folder)}/${name}`,
      text: await readFile(path.join(folder, name), 'utf8'),
    })),
  );
  return read.flatMap(({ file, text }) => {
    const json = parseJson(text);
    if ('reason' in json) {
      problems.push({ file, path: '', reason: json.reason });
      return [];
    }
    const result = schema.safeParse(json.value);
    if (result.success)
      return [{ file, hash: createHash('sha256').update(text).digest('hex'), record: result.data }];
    problems.push(
      ...result.error.issues.map((issue) => ({ file, path: issue.path.join('.'), reason: issue.message })),
    );
    return [];
  });
}

/** An installation whose brands were all opened on the console has no such folder. */
async function readFolder(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function parseJson(text: string): { value: unknown } | { reason: string } {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { reason: `not JSON: ${(error as Error).message}` };
  }
}
