import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { buildUnits } from './builds/build-units.ts';
import { serverUnits } from './builds/units.ts';
import { publishedAddresses, releaseInstance, takeInstance } from './launch/instance.ts';
import { startOwnServers } from './launch/own-servers.ts';
import { prepare } from './launch/prepare.ts';
import { serverEnvironment } from './launch/server-environment.ts';
import { root } from './root.ts';
import { red, say } from './terminal.ts';

/**
 * Runs a command of the server (`npm run tenant`, `npm run seed`, …) with its build up to date and its
 * servers at hand: those of the Kindling that runs from this folder, or its own for the time being.
 */
const [file = '', ...args] = process.argv.slice(2);
const dotEnv = path.join(root, '.env');
if (fs.existsSync(dotEnv)) process.loadEnvFile(dotEnv);

try {
  await buildUnits(serverUnits, (_name, work) => work());
  process.exitCode = await withServers((env) => run(env));
} catch (error) {
  say(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
if (process.connected) process.disconnect();

async function withServers(work: (env: Record<string, string>) => Promise<number>): Promise<number> {
  const running = publishedAddresses();
  if (running !== undefined) return work(running);
  const holder = takeInstance();
  if (holder !== undefined) {
    throw new Error(`Kindling is just starting from this folder (process ${holder}). Try again in a moment.`);
  }
  try {
    const servers = await startOwnServers(process.env, { keepAlive: false, onEvent: say });
    try {
      const env = serverEnvironment(process.env, servers, false);
      await prepare(env, { seed: false });
      return await work(env);
    } finally {
      await servers.stop();
    }
  } finally {
    releaseInstance();
  }
}

async function run(env: Record<string, string>): Promise<number> {
  const child = spawn(process.execPath, ['--enable-source-maps', file, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  await once(child, 'exit');
  return child.exitCode ?? 1;
}
