import 'reflect-metadata';
import fs from 'node:fs';
import path from 'node:path';
import { buildUnits } from './builds/build-units.ts';
import { serverUnits } from './builds/units.ts';
import { prepare } from './launch/prepare.ts';
import { withServers } from './launch/with-servers.ts';
import { root } from './root.ts';
import { writeSnapshot } from './schema/snapshot.ts';
import { red, say, step } from './terminal.ts';

/** `npm run migrate -- snapshot` writes migrations/schema.sql; without it the database is brought up to date, with its brands. */
const actions: Record<string, () => Promise<void>> = {
  async up() {
    const dotEnv = path.join(root, '.env');
    if (fs.existsSync(dotEnv)) process.loadEnvFile(dotEnv);
    await withServers(({ env }) => step('migrations, brands', () => prepare(env, { seed: false })));
  },
  async snapshot() {
    await step('migrations/schema.sql', writeSnapshot);
  },
};
const [name = 'up'] = process.argv.slice(2);
const action = actions[name];

try {
  if (!action) throw new Error('Usage: npm run migrate, or npm run migrate -- snapshot');
  await buildUnits(serverUnits, (_name, work) => work());
  await action();
} catch (error) {
  say(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
if (process.connected) process.disconnect();
