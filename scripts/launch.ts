import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { consoleUnits, serverUnits, units, type Unit } from './builds/units.ts';
import { AppProcess } from './launch/app-process.ts';
import { printBanner } from './launch/banner.ts';
import { publishAddresses, releaseInstance, takeInstance } from './launch/instance.ts';
import { startOwnServers } from './launch/own-servers.ts';
import { prepare, prepareIfChanged } from './launch/prepare.ts';
import { serverEnvironment } from './launch/server-environment.ts';
import { Shutdown } from './launch/shutdown.ts';
import { watchSources } from './launch/watch.ts';
import { root } from './root.ts';
import { runProcess } from './run-process.ts';
import { isPortFree } from './services/ports.ts';
import { bold, dim, red, say, seconds, step } from './terminal.ts';

/** `npm start`: builds what changed, starts database and Redis, prepares the data, serves, and ends it all again. */

const dev = process.argv.includes('--dev');
const started = performance.now();
const shutdown = new Shutdown();

try {
  await launch();
} catch (error) {
  say(red(told(error)));
  await shutdown.run(1);
}

/** Errors that we made speak for themselves; of any other one wants to know where it happened. */
function told(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isOurs = error.constructor === Error && !('code' in error);
  return isOurs ? error.message : (error.stack ?? error.message);
}

async function launch(): Promise<void> {
  say(bold(dev ? 'Kindling, development' : 'Kindling'));
  const dotEnv = path.join(root, '.env');
  if (fs.existsSync(dotEnv)) process.loadEnvFile(dotEnv);
  const holder = takeInstance();
  if (holder !== undefined) {
    throw new Error(`Kindling already runs from this folder (process ${holder}). Stop that one first.`);
  }
  shutdown.add('', async () => releaseInstance());

  let env: Record<string, string> = {};
  const appProcess = (name: string, script: string, isReady: () => Promise<boolean>) =>
    new AppProcess({ name, script, env: () => env, isReady, verbose: dev });
  const worker = appProcess('worker', 'worker.js', async () => true);
  const web = appProcess('web', 'main.js', () => isReady(host, port));
  await Promise.all([web.endOrphan(), worker.endOrphan()]);
  const { host, port } = await freeAddress();

  const wanted = dev ? [...serverUnits, ...consoleUnits] : units;
  const [servers] = await all([
    step('database and Redis', () =>
      startOwnServers(process.env, { keepAlive: true, onEvent: (message) => say(dim(message)) }),
    ).then((servers) => {
      shutdown.add('database and Redis', () => servers.stop());
      return servers;
    }),
    build(wanted),
  ]);
  if (shutdown.isRunning) return;

  env = serverEnvironment(process.env, servers, dev);
  const seed = env['NODE_ENV'] !== 'production';
  const bringUp = () => prepare(env, { seed });
  if (process.env['DATABASE_URL']) await step('migrations, brands, demo', bringUp);
  else await step('migrations, brands, demo', () => prepareIfChanged(env, { seed }), String);
  publishAddresses(env);

  if (shutdown.isRunning) return;
  shutdown.add('server', async () => void (await Promise.all([web.stop(), worker.stop()])));
  await step('server', () => Promise.all([web.start(), worker.start()]));
  say(dim(`ready after ${seconds(performance.now() - started)}`));
  printBanner(env);

  if (dev) {
    const watcher = watchSources({ prepare: bringUp, restart: [web, worker] });
    shutdown.add('', async () => watcher.close());
  }
}

/** Builds in a process of its own: the memory that a build takes goes with it. @throws Error when it failed, as it told */
async function build(all: readonly Unit[]): Promise<void> {
  const names = all.map(({ name }) => name);
  const script = path.join(root, 'scripts/build.ts');
  const { code } = await runProcess(process.execPath, [script, ...names], {}, say);
  if (code !== 0) throw new Error('The build failed.');
}

async function freeAddress(): Promise<{ host: string; port: number }> {
  const host = process.env['HOST'] || '127.0.0.1';
  const port = Number(process.env['PORT'] || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT is ${process.env['PORT']}; it must be a number from 1 to 65535.`);
  }
  if (!(await isPortFree(port, host))) {
    throw new Error(`Port ${port} on ${host} is in use. Choose another: PORT=${port + 80} npm start`);
  }
  return { host, port };
}

function isReady(host: string, port: number): Promise<boolean> {
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return new Promise((resolve) => {
    // Without a host: at a brand's, which HOST may name, this is a page that does not exist.
    const address = { host: reachable, port, path: '/health/ready', setHost: false, timeout: 2_000 };
    const request = http.get(address, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(false));
  });
}

/** Like Promise.all, but waits for all of them, so that what started can be stopped. */
async function all<A, B>(work: [Promise<A>, Promise<B>]): Promise<[A, B]> {
  await Promise.allSettled(work);
  return Promise.all(work);
}
