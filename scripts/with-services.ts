import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { buildUnits } from './builds/build-units.ts';
import { serverUnits } from './builds/units.ts';
import { prepare } from './launch/prepare.ts';
import { withServers } from './launch/with-servers.ts';
import { root } from './root.ts';
import { red, say } from './terminal.ts';

/**
 * Runs a command of the server (`bin/kindling`, `npm run seed`) with its build up to date and its servers at hand.
 * A database that DATABASE_URL names is left as it is but for what the command itself does.
 */
const [file = '', ...args] = process.argv.slice(2);
const asksForHelp = [undefined, 'help', '--help', '-h'].includes(args[0]) && file.endsWith('/cli.js');
const dotEnv = path.join(root, '.env');
if (fs.existsSync(dotEnv)) process.loadEnvFile(dotEnv);

try {
  await buildUnits(serverUnits, (_name, work) => work());
  process.exitCode = asksForHelp
    ? await run({})
    : await withServers(async ({ env, isOwn }) => {
        // What restores needs an empty database.
        if (isOwn && args[0] !== 'restore') await prepare(env, { seed: false });
        return run(env);
      });
} catch (error) {
  say(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
if (process.connected) process.disconnect();

async function run(env: Record<string, string>): Promise<number> {
  const child = spawn(process.execPath, ['--enable-source-maps', path.join(root, file), ...args], {
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  await once(child, 'exit');
  return child.exitCode ?? 1;
}
