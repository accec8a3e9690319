import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import mysql from 'mysql2/promise';
import { Gate } from '../../scripts/services/gate.ts';
import { startMariaDb } from '../../scripts/services/mariadb.ts';
import { freePort } from '../../scripts/services/ports.ts';
import { findExecutable, galera } from '../../scripts/system/programs.ts';
import { end, type Part } from './part.ts';
import { processPart } from './processes.ts';

export const databaseName = 'kindling';
const NODES = 3;

/** A node of Galera; clients come through its gate. */
export interface Node extends Part {
  /** A connection past the gate, with root's rights. */
  connect(): Promise<mysql.Connection>;
}

export interface Galera {
  nodes: Node[];
  /** For DATABASE_URL. */
  url: string;
  /** Closes the ways to the nodes, which hold the process. */
  close(): void;
}

interface Ports {
  sql: number;
  group: number;
  transfer: number;
}

/**
 * Makes three nodes with the same data and starts them. Nodes that come back fetch what they missed (IST); nothing here
 * needs a whole copy (SST), for which rsync would have to be trusted with all of the data.
 *
 * @param fill is given a plain MariaDB with an empty database, whose content all nodes begin with
 */
export async function startGalera(folder: string, fill: (url: string) => Promise<void>): Promise<Galera> {
  const folders = Array.from({ length: NODES }, (_, index) => path.join(folder, `db${index + 1}`));
  const [first = ''] = folders;
  const plain = await startMariaDb({ dataDir: first, durable: true, schema: databaseName });
  try {
    await fill(plain.url);
  } finally {
    await plain.stop();
  }
  const ports = await Promise.all(
    folders.map(async () => ({ sql: await freePort(), group: await freePort(), transfer: await freePort() })),
  );
  const password = fs.readFileSync(path.join(first, 'password'), 'utf8').trim();
  const gates = ports.map(({ sql }) => new Gate(sql));
  const nodes = folders.map((own, index) => nodeOf(own, index, ports, gates[index] as Gate, password));
  const [leader, ...others] = nodes as [StartableNode, ...StartableNode[]];
  // The state's id and position, which the copies need to join without a transfer.
  await leader.startNew();
  await end(leader, 60_000);
  for (const other of folders.slice(1))
    fs.cpSync(path.join(first, 'data'), path.join(other, 'data'), { recursive: true });
  await leader.startNew();
  for (const other of others) await other.start();
  const entries = await Promise.all(gates.map((gate) => gate.open()));
  const hosts = entries.map((port) => `127.0.0.1:${port}`).join(',');
  return {
    nodes,
    url: `mysql://${databaseName}:${password}@${hosts}/${databaseName}`,
    close() {
      for (const gate of gates) gate.close();
    },
  };
}

interface StartableNode extends Node {
  /** Starts it as the first of a new group. */
  startNew(): Promise<void>;
}

function nodeOf(
  folder: string,
  index: number,
  all: readonly Ports[],
  gate: Gate,
  password: string,
): StartableNode {
  const name = `db${index + 1}`;
  const socket = path.join(folder, 's');
  const data = path.join(folder, 'data');
  let isNew = false;
  const connect = () =>
    mysql.createConnection({
      socketPath: socket,
      user: 'root',
      password,
      database: databaseName,
      connectTimeout: 3000,
    });
  const server = [
    '--no-defaults',
    `--datadir=${data}`,
    ...(process.getuid?.() === 0 ? ['--user=root'] : []),
    ...settings(folder, index, all),
  ];
  const executable = findExecutable('mariadbd', 'mysqld') ?? 'mariadbd';
  const part = processPart({
    name,
    folder,
    command: executable,
    env: { ...process.env, PATH: `${path.join(import.meta.dirname, 'sst')}:${process.env['PATH']}` },
    args: () => [...server, ...(isNew ? ['--wsrep-new-cluster'] : startPosition(executable, server))],
    isReady: async () => {
      const connection = await connect().catch(() => undefined);
      if (!connection) return false;
      try {
        return (await status(connection, 'wsrep_local_state_comment')) === 'Synced';
      } catch {
        return false;
      } finally {
        connection.destroy();
      }
    },
  });
  const isolate = async (value: 0 | 1) => {
    const connection = await connect();
    await connection.query(`SET GLOBAL wsrep_provider_options = 'gmcast.isolate=${value}'`);
    connection.destroy();
  };
  return {
    ...part,
    connect,
    async start() {
      isNew = false;
      await part.start();
    },
    async startNew() {
      isNew = true;
      await part.start();
    },
    async partition() {
      gate.silence();
      await isolate(1);
    },
    async heal() {
      await isolate(0);
      gate.pass();
    },
  };
}

function settings(folder: string, index: number, all: readonly Ports[]): string[] {
  const { sql, group, transfer } = all[index] as Ports;
  const library = galera.files?.[0]?.find((file) => fs.existsSync(file)) ?? '';
  const provider = [
    `gmcast.listen_addr=tcp://127.0.0.1:${group}`,
    `ist.recv_addr=127.0.0.1:${transfer}`,
    // A node that is silent for 2 s is out; the default is 5 s.
    'evs.keepalive_period=PT0.3S',
    'evs.inactive_check_period=PT0.3S',
    'evs.suspect_timeout=PT2S',
    'evs.inactive_timeout=PT4S',
    'evs.install_timeout=PT4S',
    'gcache.size=256M',
    'pc.recovery=FALSE',
  ];
  const others = all.map((ports) => `127.0.0.1:${ports.group}`).join(',');
  return [
    `--socket=${path.join(folder, 's')}`,
    `--port=${sql}`,
    '--bind-address=127.0.0.1',
    '--skip-name-resolve',
    `--tmpdir=${temporary(folder)}`,
    `--pid-file=${path.join(folder, 'server.pid')}`,
    '--character-set-server=utf8mb4',
    '--collation-server=utf8mb4_unicode_520_ci',
    '--default-time-zone=+00:00',
    '--max-connections=300',
    '--innodb-snapshot-isolation=ON',
    '--innodb-flush-log-at-trx-commit=1',
    '--innodb-autoinc-lock-mode=2',
    '--binlog-format=ROW',
    '--wsrep-on=ON',
    `--wsrep-provider=${library}`,
    '--wsrep-cluster-name=kindling',
    `--wsrep-cluster-address=gcomm://${others}`,
    '--wsrep-node-address=127.0.0.1',
    `--wsrep-node-name=db${index + 1}`,
    '--wsrep-sst-method=missed',
    '--wsrep-slave-threads=2',
    `--wsrep-provider-options=${provider.join(';')}`,
  ];
}

function temporary(folder: string): string {
  const made = path.join(folder, 'tmp');
  fs.mkdirSync(made, { recursive: true, mode: 0o700 });
  return made;
}

/** After a crash the position stands in InnoDB only; from there on the node fetches what it missed. */
function startPosition(executable: string, args: readonly string[]): string[] {
  const asked = spawnSync(executable, [...args, '--wsrep-recover', '--skip-networking'], {
    encoding: 'utf8',
  });
  const position = /Recovered position:?\s*([0-9a-f-]+:\d+)/.exec(asked.stderr + asked.stdout)?.[1];
  return position === undefined ? [] : [`--wsrep-start-position=${position}`];
}

export async function status(connection: mysql.Connection, name: string): Promise<string> {
  const [rows] = await connection.query<mysql.RowDataPacket[]>('SHOW GLOBAL STATUS LIKE ?', [name]);
  return String(rows[0]?.['Value']);
}
