import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { offeredSearchFields } from '../../../packages/contract/src/brands/settings/settings-rules.ts';
import type { Settings } from '../../../packages/contract/src/brands/settings/settings.ts';
import type { TenantFile } from '../../../packages/contract/src/brands/settings/tenant-file.ts';
import { root } from '../../../scripts/root.ts';

export const fixtureNames = ['alpha', 'beta'] as const;

/** Settings that a test wants different from the demo brand's, per fixture brand. */
export type FixtureSettings = Partial<Record<(typeof fixtureNames)[number], Partial<Settings>>>;

/**
 * Writes a folder with two brands to import: `alpha` (alpha.localhost, reveals accounts, Dutch) and `beta`
 * (beta.localhost, conceals them, English with four more languages).
 *
 * @param idOf the key of each, which its host begins with
 * @returns the folder and how to remove it
 */
export async function writeFixtureTenants(
  changes: FixtureSettings = {},
  idOf: (name: string) => string = (name) => name,
): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'kindling-fixture-'));
  await mkdir(path.join(folder, 'config/tenants'), { recursive: true });
  await symlink(path.join(root, 'config/companies'), path.join(folder, 'config/companies'));
  await symlink(path.join(root, 'themes'), path.join(folder, 'themes'));
  const originals = { alpha: 'vonk', beta: 'harbour' } as const;
  for (const name of fixtureNames) {
    const id = idOf(name);
    const text = await readFile(path.join(root, `config/tenants/${originals[name]}.json`), 'utf8');
    const file = JSON.parse(text) as TenantFile;
    const called = name === 'alpha' ? 'Alpha' : 'Beta';
    const settings = {
      ...inOneCurrency(file.settings),
      ...{ name: called, mail_name: called },
      logged_out_search: 'all',
      fictional_answers: false,
      ...changes[name],
    };
    // Who lets profiles show less means no filter that would tell it.
    const offered = changes[name]?.search_fields ?? offeredSearchFields(settings);
    const brand = { id, hosts: [`${id}.localhost`], settings: { ...settings, search_fields: offered } };
    await writeFile(path.join(folder, `config/tenants/${id}.json`), JSON.stringify(brand));
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The fixtures sell in their own currency alone, unless a test gives them prices in others. */
function inOneCurrency({ trial_prices: _trial, ...settings }: Settings): Settings {
  const least = Object.entries(settings.minimum_message_costs);
  return {
    ...settings,
    bundles: settings.bundles.map(({ prices: _prices, ...bundle }) => bundle),
    minimum_message_costs: Object.fromEntries(
      least.filter(([, { currency }]) => currency === settings.currency),
    ),
  };
}
