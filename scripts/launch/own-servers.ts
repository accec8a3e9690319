import path from 'node:path';
import { dataFolder, root } from '../root.ts';
import { startMariaDb } from '../services/mariadb.ts';
import { startRedis } from '../services/redis.ts';
import { endOrphan, type Service } from '../services/service.ts';
import { installPrograms } from '../system/install-programs.ts';
import { findExecutable, mariaDb, redis } from '../system/programs.ts';
import { firstMigration, setOlderAside } from './set-aside.ts';

/** Where database and Redis are, and how to end those that are ours. */
export interface Servers {
  DATABASE_URL: string;
  REDIS_URL: string;
  stop(): Promise<void>;
}

/**
 * Starts a private MariaDB and Redis under .data/, except where DATABASE_URL or REDIS_URL name another;
 * installs the programs first when the machine lacks them. A private database that this code's migrations do not lead
 * to is set aside first, and `onEvent` is told so.
 */
export async function startOwnServers(
  env: NodeJS.ProcessEnv,
  options: { keepAlive: boolean; onEvent: (message: string) => void },
): Promise<Servers> {
  const given = { database: env['DATABASE_URL'], redis: env['REDIS_URL'] };
  await installPrograms([...(given.database ? [] : [mariaDb]), ...(given.redis ? [] : [redis])]);

  if (!given.database) await makeRoom(options.onEvent);

  const own: Service[] = [];
  const start = async (url: string | undefined, begin: () => Promise<Service>) => {
    if (url) return url;
    const service = await begin();
    own.push(service);
    return service.url;
  };
  const stop = async () => {
    await Promise.all(own.map((service) => service.stop()));
  };
  const common = { durable: true, ...options };
  const results = await Promise.allSettled([
    start(given.database, () =>
      startMariaDb({ dataDir: path.join(dataFolder, 'mariadb'), schema: 'kindling', ...common }),
    ),
    start(given.redis, () => startRedis({ dataDir: path.join(dataFolder, 'redis'), ...common })),
  ]);
  const [database, redisUrl] = results;
  if (database.status === 'fulfilled' && redisUrl.status === 'fulfilled') {
    return { DATABASE_URL: database.value, REDIS_URL: redisUrl.value, stop };
  }
  await stop();
  throw database.status === 'rejected' ? database.reason : (redisUrl as PromiseRejectedResult).reason;
}

async function makeRoom(onEvent: (message: string) => void): Promise<void> {
  const endLeftOver = (name: string, folder: string, ...programs: string[]) =>
    endOrphan({
      name,
      folder: path.join(dataFolder, folder),
      workingDirectory: path.join(dataFolder, folder, 'data'),
      executable: findExecutable(...programs) ?? folder,
      graceMs: 30_000,
      onEvent,
    });
  await Promise.all([
    endLeftOver('MariaDB', 'mariadb', 'mariadbd', 'mysqld'),
    endLeftOver('Redis', 'redis', 'redis-server'),
  ]);
  const history = await firstMigration(path.join(root, 'migrations'));
  const aside = setOlderAside(dataFolder, history, new Date());
  if (aside === undefined) return;
  onEvent(
    `The data in .data/ is of another version, whose tables this one cannot bring up to date: it is kept in ${aside}`,
  );
}
