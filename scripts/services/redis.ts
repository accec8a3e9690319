import fs from 'node:fs';
import path from 'node:path';
import { findExecutable } from '../system/programs.ts';
import { exchange } from './exchange.ts';
import { secretFile } from './secret-file.ts';
import { startService, type Service } from './service.ts';

export interface RedisOptions {
  /** Folder of its own; made when missing. Data, password, socket, log and pid live in it. */
  dataDir: string;
  /** False (tests): keeps nothing on disk. Default true: an append-only file, as queues are kept in it. */
  durable?: boolean;
  /** Start it again when it dies by itself; default false. */
  keepAlive?: boolean;
  onEvent?: (message: string) => void;
}

/** Starts a private Redis on 127.0.0.1 and waits until it has loaded its data. `url` carries its password. */
export async function startRedis(options: RedisOptions): Promise<Service> {
  const folder = path.resolve(options.dataDir);
  const data = path.join(folder, 'data');
  const durable = options.durable ?? true;
  fs.mkdirSync(data, { recursive: true, mode: 0o700 });
  const password = secretFile(path.join(folder, 'password'));
  // The password stands in a file, because everybody on the machine can read a command line.
  const config = path.join(folder, 'redis.conf');
  fs.writeFileSync(config, `requirepass ${password}\n`, { mode: 0o600 });

  const service = await startService({
    name: 'Redis',
    folder,
    workingDirectory: data,
    executable: findExecutable('redis-server') ?? 'redis-server',
    args: (port, socket) => [
      config,
      ...['--port', String(port)],
      ...['--bind', '127.0.0.1'],
      ...['--unixsocket', socket],
      ...['--dir', data],
      ...['--maxmemory-policy', 'noeviction'],
      ...['--databases', '64'],
      ...['--save', ''],
      ...['--appendonly', durable ? 'yes' : 'no'],
    ],
    isReady: async (socket) => {
      const answer = await exchange(socket, `AUTH ${password}\r\nPING\r\n`, (bytes) => {
        return (bytes.toString('latin1').match(/\r\n/g) ?? []).length >= 2;
      });
      return answer?.includes('+PONG') ?? false;
    },
    graceMs: durable ? 10_000 : 0,
    keepAlive: options.keepAlive ?? false,
    onEvent: options.onEvent,
  });
  return Object.assign(service, { url: `redis://:${password}@127.0.0.1:${service.port}` });
}
