import type mysql from 'mysql2/promise';
import type { Cluster } from './cluster.ts';
import { databaseName, status, type Node } from './galera.ts';
import { freeze, kill, thaw, type Part } from './part.ts';

/** How long a part is frozen or cut off. */
const AWAY_MS = 10_000;

export interface Fault {
  name: string;
  /** Does it and undoes it; resolves when everything is well again. */
  happen(cluster: Cluster): Promise<void>;
  /** Processes it kills, for the count. */
  kills?: 'app' | 'database';
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function killed(part: Part): Promise<void> {
  await kill(part);
  // As long as a manager of services takes to notice.
  await pause(1000);
  await part.start();
}

async function frozen(part: Part): Promise<void> {
  freeze(part);
  await pause(AWAY_MS);
  thaw(part);
}

async function cutOff(node: Node): Promise<void> {
  await node.partition?.();
  await pause(AWAY_MS);
  await node.heal?.();
}

async function another(cluster: Cluster): Promise<Node> {
  const writer = await cluster.writer();
  return cluster.galera.nodes.find((node) => node !== writer) ?? writer;
}

async function on(node: Node, work: (connection: mysql.Connection) => Promise<void>): Promise<void> {
  const connection = await node.connect();
  try {
    await work(connection);
  } finally {
    connection.destroy();
  }
}

/** In total order on all nodes at once: each step must be one that InnoDB does at once. */
async function changeTables(cluster: Cluster): Promise<void> {
  await on(await another(cluster), async (connection) => {
    await connection.query('CREATE TABLE IF NOT EXISTS soak_scratch (id INT PRIMARY KEY)');
    await connection.query('INSERT IGNORE INTO soak_scratch VALUES (1), (2)');
    for (const table of ['soak_scratch', 'message', 'ledger_posting']) {
      await connection.query(`ALTER TABLE ${table} ADD COLUMN soak INT NULL, ALGORITHM=INSTANT, LOCK=NONE`);
      await pause(500);
      await connection.query(`ALTER TABLE ${table} DROP COLUMN soak, ALGORITHM=INSTANT, LOCK=NONE`);
    }
  });
}

/**
 * Node by node, the writer last, for an index, with which rows stay exchangeable. Each node first sends its clients away: a
 * COMMIT on it would wait for the group, which waits for the change, which waits for the COMMIT.
 */
async function addIndexNodeByNode(cluster: Cluster): Promise<void> {
  const writer = await cluster.writer();
  const inTurn = [...cluster.galera.nodes.filter((node) => node !== writer), writer];
  for (const change of ['ADD INDEX ix_soak (sent_at)', 'DROP INDEX ix_soak']) {
    for (const node of inTurn) {
      await on(node, async (connection) => {
        await sendAway(connection);
        await connection.query("SET SESSION wsrep_OSU_method = 'RSU'");
        await connection.query(`ALTER TABLE message ${change}, ALGORITHM=INPLACE, LOCK=NONE`);
      });
      await untilSynced([node]);
    }
  }
}

/** More than each process takes to see that a node rejects it, whether or not it asks anything of it. */
const NOTICED_MS = 3000;

/** Clients move to another node and come back no sooner than after 10 s. */
async function sendAway(connection: mysql.Connection): Promise<void> {
  await connection.query('SET GLOBAL wsrep_reject_queries = ALL');
  // So that this session is not rejected.
  await connection.query('SET SESSION wsrep_on = OFF');
  await pause(NOTICED_MS);
  const open = `SELECT COUNT(*) AS open FROM information_schema.innodb_trx
    JOIN information_schema.processlist ON id = trx_mysql_thread_id WHERE user = ?`;
  for (;;) {
    const [rows] = await connection.query<mysql.RowDataPacket[]>(open, [databaseName]);
    if (Number(rows[0]?.['open']) === 0) break;
    await pause(100);
  }
  await connection.query('SET SESSION wsrep_on = ON');
  await connection.query('SET GLOBAL wsrep_reject_queries = NONE');
}

export async function untilSynced(nodes: readonly Node[]): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (const node of nodes) {
    for (;;) {
      const connection = await node.connect().catch(() => undefined);
      const state = connection && (await status(connection, 'wsrep_local_state_comment').catch(() => ''));
      const size = connection && (await status(connection, 'wsrep_cluster_size').catch(() => ''));
      connection?.destroy();
      if (state === 'Synced' && size === String(nodes.length > 1 ? nodes.length : size)) break;
      if (Date.now() > deadline) throw new Error(`${node.name} does not come back: ${state}`);
      await pause(100);
    }
  }
}

const ofApps = (name: string, parts: (cluster: Cluster) => readonly Part[]): Fault[] =>
  [0, 1].flatMap((index) => {
    const part = (cluster: Cluster) => parts(cluster)[index] as Part;
    return [
      { name: `${name}${index + 1} killed`, kills: 'app', happen: (cluster) => killed(part(cluster)) },
      { name: `${name}${index + 1} frozen`, happen: (cluster) => frozen(part(cluster)) },
    ] satisfies Fault[];
  });

/** What happens in a round, the writer first. */
export const faults: readonly Fault[] = [
  {
    name: 'writer killed',
    kills: 'database',
    happen: async (cluster) => killed(await cluster.writer()),
  },
  { name: 'writer frozen', happen: async (cluster) => frozen(await cluster.writer()) },
  { name: 'writer partitioned', happen: async (cluster) => cutOff(await cluster.writer()) },
  { name: 'columns added (TOI)', happen: changeTables },
  { name: 'Redis primary killed', happen: async ({ redis }) => killed(await redis.primary()) },
  ...ofApps('web', ({ webs }) => webs),
  {
    name: 'another node killed',
    kills: 'database',
    happen: async (cluster) => killed(await another(cluster)),
  },
  { name: 'another node frozen', happen: async (cluster) => frozen(await another(cluster)) },
  { name: 'another node partitioned', happen: async (cluster) => cutOff(await another(cluster)) },
  { name: 'index added node by node (RSU)', happen: addIndexNodeByNode },
  { name: 'Redis primary frozen', happen: async ({ redis }) => frozen(await redis.primary()) },
  { name: 'Redis emptied', happen: ({ redis }) => redis.empty() },
  ...ofApps('worker', ({ workers }) => workers),
  { name: 'Sentinel killed', happen: ({ redis }) => killed(redis.sentinels[0] as Part) },
];
