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
  /** Of HTTPS. */
  port: number;
  /** Whether it sends requests to each of the servers, in their order. */
  serving(): Promise<boolean[]>;
  stop(): void;
}

/**
 * Starts HAProxy with `ops/haproxy.cfg`, in which only the addresses and the certificate are other ones.
 *
 * @param folder for its files
 * @param servers the ports of the web processes
 * @throws Error when HAProxy refuses the configuration
 */
export async function startProxy(folder: string, servers: readonly number[]): Promise<Proxy> {
  const [plain, port] = [await freePort(), await freePort()];
  const certificates = path.join(folder, 'certificates');
  const admin = path.join(folder, 'admin.sock');
  fs.mkdirSync(certificates);
  const { cert, key } = selfSigned('alpha.localhost');
  fs.writeFileSync(path.join(certificates, 'alpha.pem'), cert + key);
  const documented = fs.readFileSync(path.join(root, 'ops/haproxy.cfg'), 'utf8');
  const filled = [
    ['bind :80', `bind 127.0.0.1:${plain}`],
    ['bind :443', `bind 127.0.0.1:${port}`],
    ['/etc/haproxy/certificates/', `${certificates}/`],
    ['/run/haproxy/admin.sock', admin],
    ...servers.map((server, index) => [`10.0.0.1${index + 1}:3000`, `127.0.0.1:${server}`]),
  ].reduce((text, [from = '', to = '']) => {
    if (!text.includes(from)) throw new Error(`ops/haproxy.cfg does not say "${from}"`);
    return text.replace(from, to);
  }, documented);
  const file = path.join(folder, 'haproxy.cfg');
  fs.writeFileSync(file, filled);
  const executable = findExecutable('haproxy') ?? 'haproxy';
  execFileSync(executable, ['-c', '-f', file], { stdio: 'pipe' });
  const child: ChildProcess = spawnTied(executable, ['-db', '-f', file], {
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
