import fs from 'node:fs';
import path from 'node:path';
import { nodeArguments } from '../../scripts/launch/node-arguments.ts';
import { root } from '../../scripts/root.ts';
import { freePort } from '../../scripts/services/ports.ts';
import { requestOnce } from '../support/app/http.ts';
import { configureProxy, haProxy } from '../support/live/haproxy.ts';
import type { Part } from './part.ts';
import { processPart } from './processes.ts';

const SERVER = path.join(root, 'apps/server/dist');

export interface Web extends Part {
  port: number;
}

/** Web process that serves members, on a port of its own. */
export async function webPart(folder: string, name: string, env: NodeJS.ProcessEnv): Promise<Web> {
  const port = await freePort();
  const part = processPart({
    name,
    folder: path.join(folder, name),
    command: process.execPath,
    args: () => [...nodeArguments, path.join(SERVER, 'main.js')],
    cwd: root,
    env: { ...env, PORT: String(port) },
    isReady: () => isReady(port),
  });
  return { ...part, port };
}

/** Process that carries out jobs. */
export async function workerPart(folder: string, name: string, env: NodeJS.ProcessEnv): Promise<Part> {
  const own = path.join(folder, name);
  let from = 0;
  const log = path.join(own, 'log');
  return processPart({
    name,
    folder: own,
    command: process.execPath,
    args: () => {
      from = fs.existsSync(log) ? fs.statSync(log).size : 0;
      return [...nodeArguments, path.join(SERVER, 'worker.js')];
    },
    cwd: root,
    // It says when it is ready, which is a line of this level.
    env: { ...env, LOG_LEVEL: 'info' },
    isReady: () => Promise.resolve(fs.readFileSync(log).subarray(from).includes('"msg":"working"')),
  });
}

/** HAProxy as documented, without TLS. */
export async function proxyPart(folder: string, port: number, webs: readonly Web[]): Promise<Part> {
  const own = path.join(folder, 'haproxy');
  fs.mkdirSync(own, { recursive: true, mode: 0o700 });
  const servers = webs.map((web) => web.port);
  return processPart({
    name: 'haproxy',
    folder: own,
    command: haProxy(),
    args: () => ['-db', '-f', configureProxy(own, servers, { http: port }).file],
    isReady: () => isReady(port),
  });
}

async function isReady(port: number): Promise<boolean> {
  const request = { path: '/health/ready', signal: AbortSignal.timeout(3000) };
  const answer = await requestOnce(port, '127.0.0.1', request).catch(() => undefined);
  return answer?.status === 200;
}
