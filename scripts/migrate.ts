import 'reflect-metadata';
import fs from 'node:fs';
import path from 'node:path';
import { buildUnits } from './builds/build-units.ts';
import { serverUnits } from './builds/units.ts';
import { prepare } from './launch/prepare.ts';
import { withServers } from './launch/with-servers.ts';
import { writeRelease } from './releases/releases.ts';
import { root } from './root.ts';
import { writeSnapshot } from './schema/snapshot.ts';
import { red, say, step } from './terminal.ts';

/**
 * `npm run migrate` brings the database up to date, with its brands; `npm run migrate -- snapshot` writes migrations/schema.sql;
 * `npm run migrate -- release 0.1.0` writes what is checked out into releases.json as that release.
 */
const actions: Record<string, (word?: string) => Promise<void>> = {
  async up() {
    await build();
    const dotEnv = path.join(root, '.env');
    if (fs.existsSync(dotEnv)) process.loadEnvFile(dotEnv);
    await withServers(({ env }) => step('migrations, brands', () => prepare(env, { seed: false })));
  },
  async snapshot() {
    await build();
    await step('migrations/schema.sql', writeSnapshot);
  },
  async release(version = '') {
    const { commit, migrations } = await writeRelease(version);
    say(`${version} is ${commit}, with ${Object.keys(migrations).length} migrations of its own`);
  },
};
const build = () => buildUnits(serverUnits, (_name, work) => work());
const [name = 'up', word] = process.argv.slice(2);
const action = actions[name];

try {
  if (!action)
    throw new Error('Usage: npm run migrate, or that with -- snapshot, or with -- release <version>');
  await action(word);
} catch (error) {
  say(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
if (process.connected) process.disconnect();
