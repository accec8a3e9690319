import { execFileSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { root } from '../../../scripts/root.ts';
import { freePort } from '../../../scripts/services/ports.ts';
import { spawnTied } from '../../../scripts/services/tied-process.ts';
import { findExecutable } from '../../../scripts/system/programs.ts';
import { selfSigned } from '../app/self-signed.ts';
import { until } from '../app/until.ts';

/** A running HAProxy with the configuration that we document. */
export interface Proxy {
  /** Of HTTPS, or of HTTP where that is asked for. */
  port: number;
  /** Whether it sends requests to each of the servers, in their order. */
  serving(): Promise<boolean[]>;
  stop(): void;
}

/** Where HAProxy listens; without `https` it takes plain requests and does not send them elsewhere. */
interface Ports {
  http: number;
  https?: number;
}

/**
 * Writes `ops/haproxy.cfg` with other addresses and another certificate; without HTTPS also without its redirect.
 *
 * @param folder for its files
 * @param servers the ports of the web processes
 * @throws Error when HAProxy refuses the configuration
 */
export function configureProxy(
  folder: string,
  servers: readonly number[],
  ports: Ports,
): { file: string; admin: string } {
  const certificates = path.join(folder, 'certificates');
  const [file, admin] = [path.join(folder, 'haproxy.cfg'), path.join(folder, 'admin.sock')];
  fs.mkdirSync(certificates, { recursive: true });
  const { cert, key } = selfSigned('alpha.localhost');
  fs.writeFileSync(path.join(certificates, 'alpha.pem'), cert + key);
  const tls = 'bind :443 ssl crt /etc/haproxy/certificates/ alpn h2,http/1.1';
  const filled = [
    ['bind :80', `bind 127.0.0.1:${ports.http}`],
    ...(ports.https === undefined
      ? [
          [tls, ''],
          ['http-request redirect scheme https code 301 unless { ssl_fc }', ''],
          ['X-Forwarded-Proto https', 'X-Forwarded-Proto http'],
        ]
      : [[tls, `bind 127.0.0.1:${ports.https} ssl crt ${certificates}/ alpn h2,http/1.1`]]),
    ['/run/haproxy/admin.sock', admin],
    ...servers.map((server, index) => [`10.0.0.1${index + 1}:3000`, `127.0.0.1:${server}`]),
  ].reduce(
    (text, [from = '', to = '']) => {
      if (!text.includes(from)) throw new Error(`ops/haproxy.cfg does not say "${from}"`);
      return text.replaceAll(from, to);
    },
    fs.readFileSync(path.join(root, 'ops/haproxy.cfg'), 'utf8'),
  );
  fs.writeFileSync(file, filled);
  execFileSync(haProxy(), ['-c', '-f', file], { stdio: 'pipe' });
  return { file, admin };
}

export const haProxy = (): string => findExecutable('haproxy') ?? 'haproxy';

/**
 * Starts HAProxy with the configuration that we document.
 *
 * @throws Error when it refuses the configuration
 */
export async function startProxy(
  folder: string,
  servers: readonly number[],
  { tls = true } = {},
): Promise<Proxy> {
  const port = await freePort();
  const ports = tls ? { http: await freePort(), https: port } : { http: port };
  const { file, admin } = configureProxy(folder, servers, ports);
  const child: ChildProcess = spawnTied(haProxy(), ['-db', '-f', file], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const serving = async () => {
    const lines = (await command(admin, 'show stat')).split('\n').map((line) => line.split(','));
    const column = lines[0]?.indexOf('status') ?? -1;
    return servers.map((_, index) => {
      const row = lines.find(([backend, name]) => backend === 'kindling' && name === `web${index + 1}`);
      return row?.[column]?.startsWith('UP') ?? false;
    });
  };
  await until('HAProxy', async () => {
    if (child.exitCode !== null) throw new Error('HAProxy ended');
    return (await serving().catch(() => [false])).every(Boolean);
  });
  return { port, serving, stop: () => void child.kill('SIGKILL') };
}

function command(socketPath: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    net
      .connect(socketPath, function send(this: net.Socket) {
        this.write(`${text}\n`);
      })
      .setEncoding('utf8')
      .on('data', (part: string) => (answer += part))
      .once('end', () => resolve(answer))
      .once('error', reject);
  });
}
