import fs from 'node:fs';
import path from 'node:path';
import { nodeArguments } from '../../scripts/launch/node-arguments.ts';
import { root } from '../../scripts/root.ts';
import { freePort } from '../../scripts/services/ports.ts';
import { findExecutable } from '../../scripts/system/programs.ts';
import { requestOnce } from '../support/app/http.ts';
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

/** Shares the requests out among the web processes that are ready, and asks another when one does not take a connection. */
export async function proxyPart(folder: string, port: number, webs: readonly Web[]): Promise<Part> {
  const own = path.join(folder, 'haproxy');
  fs.mkdirSync(own, { recursive: true, mode: 0o700 });
  const config = path.join(own, 'haproxy.cfg');
  fs.writeFileSync(config, configuration(port, webs), { mode: 0o600 });
  return processPart({
    name: 'haproxy',
    folder: own,
    command: findExecutable('haproxy') ?? 'haproxy',
    args: () => ['-db', '-f', config],
    isReady: () => isReady(port),
  });
}

const configuration = (port: number, webs: readonly Web[]): string => `
defaults
  mode http
  timeout connect 1s
  timeout client 30s
  timeout server 10s
  retries 2
  option redispatch
  retry-on conn-failure empty-response response-timeout
  option forwardfor

frontend members
  bind 127.0.0.1:${port}
  # Only what may be done twice is sent again once it was sent.
  http-request disable-l7-retry unless METH_GET
  default_backend webs

backend webs
  balance leastconn
  option httpchk
  http-check send meth GET uri /health/ready ver HTTP/1.1 hdr Host localhost
  timeout check 2s
  default-server check inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${webs.map(({ name, port: own }) => `  server ${name} 127.0.0.1:${own}`).join('\n')}
`;

async function isReady(port: number): Promise<boolean> {
  const request = { path: '/health/ready', signal: AbortSignal.timeout(3000) };
  const answer = await requestOnce(port, 'localhost', request).catch(() => undefined);
  return answer?.status === 200;
}
