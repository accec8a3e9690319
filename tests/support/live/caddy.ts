import { execFileSync, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/root.ts';
import { freePort } from '../../../scripts/services/ports.ts';
import { spawnTied } from '../../../scripts/services/tied-process.ts';
import { findExecutable } from '../../../scripts/system/programs.ts';
import { until } from '../app/until.ts';

/** A running Caddy with the configuration that we document. */
export interface Caddy {
  /** The certificate of the authority that signs its certificates. */
  ca: string;
  /** Hosts that have a certificate. */
  certified(): string[];
  /** What it logged so far. */
  logs(): string;
  stop(): void;
}

/** Where Caddy listens. */
export interface CaddyPorts {
  http: number;
  https: number;
}

/**
 * Starts Caddy with `ops/Caddyfile`, but other addresses, no administration, and an authority of its own in place of a
 * public one: it issues by the same rules, without leaving this machine.
 *
 * @param folder for everything that Caddy keeps
 * @param servers the ports of the two web processes
 * @throws Error when it refuses the configuration
 */
export async function startCaddy(
  folder: string,
  servers: readonly [number, number],
  ports: CaddyPorts,
): Promise<Caddy> {
  const storage = path.join(folder, 'caddy');
  const file = path.join(folder, 'Caddyfile');
  fs.mkdirSync(storage, { recursive: true });
  const question = await freePort();
  const options = [
    'admin off',
    `http_port ${ports.http}`,
    `https_port ${ports.https}`,
    'default_bind 127.0.0.1',
    `storage file_system ${storage}`,
    'skip_install_trust',
  ];
  const filled = [
    ['\tadmin localhost:2019\n', options.map((option) => `\t${option}\n`).join('')],
    ['127.0.0.1:2018', `127.0.0.1:${question}`],
    ['\ttls {\n', '\ttls internal {\n'],
  ].reduce(
    (text, [from = '', to = '']) => {
      if (!text.includes(from)) throw new Error(`ops/Caddyfile does not say "${from}"`);
      return text.replaceAll(from, to);
    },
    fs.readFileSync(path.join(root, 'ops/Caddyfile'), 'utf8'),
  );
  fs.writeFileSync(file, filled);
  const [WEB1, WEB2] = servers.map((port) => `127.0.0.1:${port}`);
  const env = {
    ...{ PATH: process.env['PATH'], HOME: storage, XDG_DATA_HOME: storage, XDG_CONFIG_HOME: storage },
    ...{ WEB1, WEB2 },
  };
  const program = findExecutable('caddy') ?? 'caddy';
  const config = ['--config', file, '--adapter', 'caddyfile'];
  execFileSync(program, ['validate', ...config], { stdio: 'pipe', env });
  const child: ChildProcess = spawnTied(program, ['run', ...config], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  });
  let logs = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part: string) => (logs += part));
  const authority = path.join(storage, 'pki/authorities/local/root.crt');
  await until('Caddy', () => {
    if (child.exitCode !== null) throw new Error(`Caddy ended:\n${logs}`);
    return logs.includes('serving initial configuration') && fs.existsSync(authority);
  });
  return {
    ca: fs.readFileSync(authority, 'utf8'),
    certified: () =>
      fs
        .readdirSync(storage, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.includes('certificates/') && name.endsWith('.crt'))
        .map((name) => path.basename(name, '.crt'))
        .toSorted(),
    logs: () => logs,
    stop: () => void child.kill('SIGKILL'),
  };
}
