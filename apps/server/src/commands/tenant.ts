import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import type { TenantFile } from '@kindling/contract/brands/settings/tenant-file';
import { repositoryPath } from '../kernel/config/repository.js';
import { SiteSettingsApi, type ImportReport } from '../modules/brands/site-settings/site-settings.api.js';
import type { Command } from './command.js';
import { say } from './say.js';

type Verb = (api: SiteSettingsApi, root: string, args: readonly string[]) => Promise<number>;

/**
 * Brands as code: the files of `config/tenants` and `config/companies`, and the records of the database, in both directions.
 *
 * @param root folder that holds `config` and `themes`
 */
export function tenantCommand(root: string): Command {
  return {
    usage,
    summary: 'brands as files: config/tenants and config/companies',
    async run({ app }, [name = '', ...args]) {
      const verb = verbs[name];
      if (!verb) {
        say(`usage: ${usage}`);
        return 2;
      }
      return verb((await app()).get(SiteSettingsApi, { strict: false }), root, args);
    },
  };
}

const usage = 'tenant new <brand> <host> <name> | check | import | diff | export <brand>';

export const tenant: Command = tenantCommand(repositoryPath());

const verbs: Readonly<Record<string, Verb>> = {
  new: newTenant,
  async check(api, root) {
    const { problems } = await api.compareFiles(root);
    sayProblems(problems);
    return problems.length > 0 ? 1 : 0;
  },
  async import(api, root) {
    const report = await api.importFiles(root);
    sayReport(report);
    const { problems, conflicts, companies } = report;
    return problems.length + conflicts.length + companies.conflicts.length > 0 ? 1 : 0;
  },
  async diff(api, root) {
    const { differences, companies, problems } = await api.compareFiles(root);
    for (const { id, changed } of companies) say(`company ${id}: ${changed.join(', ')}`);
    for (const { id, changed } of differences) say(`${id}: ${changed.join(', ')}`);
    sayProblems(problems);
    return differences.length + companies.length + problems.length > 0 ? 1 : 0;
  },
  async export(api, root, [id = '']) {
    const stored = await api.record(id);
    if (!stored) {
      say(`no brand ${id}`);
      return 1;
    }
    for (const { path: name, bytes } of await api.markFilesOf(stored)) {
      await mkdir(path.join(root, path.dirname(name)), { recursive: true });
      await writeFile(path.join(root, name), bytes);
    }
    // With its company, which another installation does not have.
    const company = await api.unwrittenCompany(root, stored);
    if (company) {
      const name = `config/companies/${company.id}.json`;
      await mkdir(path.join(root, path.dirname(name)), { recursive: true });
      await writeFile(path.join(root, name), toJson(company));
      say(`wrote ${name}`);
    }
    await writeFile(fileOf(root, id), toJson(api.fileOf(stored)));
    await api.adoptFile(root, id);
    say(`wrote config/tenants/${id}.json`);
    return 0;
  },
};

/** Imports the files and tells about each brand. */
export async function importTenants(app: INestApplicationContext): Promise<ImportReport> {
  const report = await app.get(SiteSettingsApi, { strict: false }).importFiles(repositoryPath());
  sayReport(report);
  return report;
}

/** A new brand's file: that of the first demo brand, which the image keeps as a model, with another key, host and name. */
async function newTenant(
  _api: SiteSettingsApi,
  root: string,
  [id, host, name]: readonly string[],
): Promise<number> {
  if (!id || !host || !name) {
    say(`usage: ${usage}`);
    return 2;
  }
  const text = await readFile(path.join(root, 'tenant-model.json'), 'utf8').catch(() =>
    readFile(fileOf(root, 'vonk'), 'utf8'),
  );
  const model = JSON.parse(text) as TenantFile;
  // Its own words are the first thing a brand writes; until then the site has some.
  const { index_heading: _ofTheModel, ...likeTheModel } = model.settings;
  const settings = { ...likeTheModel, name, mail_name: name, index_title: { nl: name } };
  await mkdir(path.dirname(fileOf(root, id)), { recursive: true });
  await writeFile(fileOf(root, id), toJson({ id, hosts: [host], settings }), { flag: 'wx' });
  say(`wrote config/tenants/${id}.json: edit it, then run "kindling tenant import"`);
  return 0;
}

function sayReport(report: ImportReport): void {
  for (const id of report.created) say(`brand ${id}: created`);
  for (const id of report.updated) say(`brand ${id}: updated from its file`);
  for (const id of report.companies.updated) say(`company ${id}: updated from its file`);
  const isTorn = 'its file and the console both changed it; nothing was done';
  for (const id of report.companies.conflicts) say(`company ${id}: ${isTorn}`);
  for (const id of report.conflicts) say(`brand ${id}: ${isTorn}`);
  sayProblems(report.problems);
}

function sayProblems(problems: ImportReport['problems']): void {
  for (const { file, path: at, reason } of problems) say(`${file}${at ? ` at ${at}` : ''}: ${reason}`);
}

function fileOf(root: string, id: string): string {
  return path.join(root, 'config/tenants', `${path.basename(id)}.json`);
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
