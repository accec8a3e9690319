import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import mysql from 'mysql2/promise';
import { root } from '../../scripts/root.ts';
import { freePort } from '../../scripts/services/ports.ts';
import { installPrograms } from '../../scripts/system/install-programs.ts';
import { galera, haProxy, mariaDb, redis } from '../../scripts/system/programs.ts';
import { prepareDatabase } from '../support/app/app-process.ts';
import { databaseName, startGalera, type Galera, type Node } from './galera.ts';
import { end, type Part } from './part.ts';
import { startRedisGroup, type RedisGroup } from './redis-group.ts';
import { proxyPart, webPart, workerPart, type Web } from './servers.ts';

/** A reply is free, so that paid and free messages are in the same conversations. */
const PREPARED = "UPDATE tenant SET settings = JSON_SET(settings, '$.reply_credits', 0)";

/** A whole installation on this machine: nothing in it is there only once, but for the proxy and the photos' disk. */
export interface Cluster {
  /** The port that members use. */
  port: number;
  galera: Galera;
  redis: RedisGroup;
  webs: Web[];
  workers: Part[];
  /** All of it. */
  parts: Part[];
  /** The node to which the processes are connected now. */
  writer(): Promise<Node>;
  /** Runs a command of `cli.js`. @throws Error with what it printed, when it ends with another code than 0 */
  command(...args: string[]): Promise<string>;
  stop(): Promise<void>;
}

/** @param folder everything of it stands there; what an earlier one left is removed */
export async function startCluster(folder: string): Promise<Cluster> {
  await installPrograms([mariaDb, redis, galera, haProxy]);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const port = await freePort();
  const common = {
    NODE_ENV: 'development',
    KINDLING_DEV: '0',
    KINDLING_SECRET: 'a-secret-for-tests-only-0123456789abcdef',
    KINDLING_CHEAP_PASSWORDS: '1',
    KINDLING_DATA_DIR: path.join(folder, 'files'),
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'warn',
    PUBLIC_PORT: String(port),
  };
  const nodes = await startGalera(folder, async (databaseUrl) => {
    await prepareDatabase({ databaseUrl, redisUrl: 'redis://127.0.0.1:1', env: common, seed: false });
    const connection = await mysql.createConnection(databaseUrl);
    await connection.query(PREPARED);
    await connection.end();
  });
  const group = await startRedisGroup(folder);
  const env = {
    ...{ PATH: process.env['PATH'], HOME: process.env['HOME'], TMPDIR: process.env['TMPDIR'] },
    ...{ ...common, HOST: '127.0.0.1', DATABASE_URL: nodes.url, REDIS_URL: group.url },
  };
  const webs = await Promise.all(['web1', 'web2'].map((name) => webPart(folder, name, env)));
  // The sandbox's webhooks go to that port.
  const workers = await Promise.all(
    ['worker1', 'worker2'].map((name) => workerPart(folder, name, { ...env, PORT: String(port) })),
  );
  const proxy = await proxyPart(folder, port, webs);
  const processes = [proxy, ...webs, ...workers];
  const stores = [...group.sentinels, ...group.servers, ...nodes.nodes];
  const stop = async () => {
    for (const part of processes) await end(part);
    // One by one: the last node knows all that was written.
    for (const part of stores) await end(part, 60_000);
    nodes.close();
  };
  try {
    await Promise.all([...webs, ...workers].map((part) => part.start()));
    await proxy.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    port,
    galera: nodes,
    redis: group,
    webs,
    workers,
    parts: [...processes, ...stores],
    writer: () => busiest(nodes.nodes),
    async command(...args) {
      const cli = path.join(root, 'apps/server/dist/cli.js');
      const { stdout } = await promisify(execFile)(process.execPath, [cli, ...args], { cwd: root, env });
      return stdout;
    },
    stop,
  };
}

/** The node with the most connections of the server; each process asks every node over one, too. */
async function busiest(nodes: readonly Node[]): Promise<Node> {
  const counts = await Promise.all(nodes.map(connectionsTo));
  return nodes[counts.indexOf(Math.max(...counts))] as Node;
}

async function connectionsTo(node: Node): Promise<number> {
  const connection = await node.connect().catch(() => undefined);
  if (!connection) return -1;
  try {
    const sql = 'SELECT COUNT(*) AS count FROM information_schema.processlist WHERE user = ?';
    const [rows] = await connection.query<mysql.RowDataPacket[]>(sql, [databaseName]);
    return Number(rows[0]?.['count']);
  } finally {
    connection.destroy();
  }
}
