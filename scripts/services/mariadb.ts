import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findExecutable } from '../system/programs.ts';
import { exchange } from './exchange.ts';
import { secretFile } from './secret-file.ts';
import { startService, type Service } from './service.ts';

export interface MariaDbOptions {
  /** Folder of its own; made when missing. Data, password, socket, log and pid live in it. */
  dataDir: string;
  /** True: every commit reaches the disk. False (tests): as fast as can be, the data is thrown away. */
  durable: boolean;
  /** Makes this schema and a user of the same name who may do everything in it; `url` then names both. */
  schema?: string;
  /** Writes a binary log, which the schema's user may read and replay; default false. */
  binlog?: boolean;
  /** Start it again when it dies by itself; default false. */
  keepAlive?: boolean;
  onEvent?: (message: string) => void;
}

const PROTOCOL_VERSION = 10;

/**
 * Starts a private MariaDB on 127.0.0.1 and waits until it accepts connections.
 * `url` has root's rights and no schema, or the schema's own user when `schema` is given.
 */
export async function startMariaDb(options: MariaDbOptions): Promise<Service> {
  const folder = path.resolve(options.dataDir);
  const data = path.join(folder, 'data');
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const password = secretFile(path.join(folder, 'password'));
  install(folder, data);
  const temporary = path.join(folder, 'tmp');
  fs.mkdirSync(temporary, { recursive: true, mode: 0o700 });
  const init = path.join(folder, 'init.sql');
  fs.writeFileSync(init, initStatements(password, options), { mode: 0o600 });

  const service = await startService({
    name: 'MariaDB',
    folder,
    workingDirectory: data,
    executable: installed('mariadbd', 'mysqld'),
    args: (port, socket) => [
      '--no-defaults',
      `--datadir=${data}`,
      `--socket=${socket}`,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      '--skip-name-resolve',
      // Its own: at its start a server deletes the temporary tables that it finds, whoever's they are.
      `--tmpdir=${temporary}`,
      `--pid-file=${path.join(folder, 'server.pid')}`,
      `--init-file=${init}`,
      '--character-set-server=utf8mb4',
      '--collation-server=utf8mb4_unicode_520_ci',
      '--default-time-zone=+00:00',
      '--max-connections=300',
      // "loose": versions that do not know it yet go on without.
      '--loose-innodb-snapshot-isolation=ON',
      ...(options.binlog ? ['--log-bin=binlog', '--binlog-format=ROW', '--sync-binlog=1'] : []),
      ...(options.durable
        ? ['--innodb-flush-log-at-trx-commit=1']
        : ['--innodb-flush-log-at-trx-commit=0', '--loose-debug-no-sync=ON', '--skip-innodb-doublewrite']),
      ...asRoot(),
    ],
    isReady: async (socket) => {
      const greeting = await exchange(socket, '', (bytes) => bytes.length > 4);
      return greeting?.[4] === PROTOCOL_VERSION;
    },
    graceMs: options.durable ? 30_000 : 0,
    keepAlive: options.keepAlive ?? false,
    onEvent: options.onEvent,
  });

  const login = options.schema === undefined ? 'root' : options.schema;
  const url = `mysql://${login}:${password}@127.0.0.1:${service.port}${options.schema === undefined ? '' : `/${options.schema}`}`;
  return Object.assign(service, { url });
}

/** Makes the system tables aside and moves them into place, so that an interrupted run leaves nothing half made. */
function install(folder: string, data: string): void {
  if (fs.existsSync(data)) return;
  const fresh = path.join(folder, 'data.new');
  fs.rmSync(fresh, { recursive: true, force: true });
  execFileSync(
    installed('mariadb-install-db', 'mysql_install_db'),
    [
      '--no-defaults',
      `--datadir=${fresh}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      ...asRoot(),
    ],
    { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  fs.renameSync(fresh, data);
}

/** Run by the server before it accepts anybody, so root is never reachable without a password. */
function initStatements(password: string, { schema, binlog }: MariaDbOptions): string {
  const owners = ["'root'@'localhost'", "'root'@'127.0.0.1'"];
  const statements = [
    `DROP USER IF EXISTS 'root'@'${os.hostname()}', 'root'@'::1'`,
    ...owners.flatMap((owner) => [
      `CREATE OR REPLACE USER ${owner} IDENTIFIED BY '${password}'`,
      `GRANT ALL PRIVILEGES ON *.* TO ${owner} WITH GRANT OPTION`,
    ]),
  ];
  if (schema !== undefined) {
    for (const host of ['localhost', '127.0.0.1']) {
      statements.push(
        `CREATE OR REPLACE USER '${schema}'@'${host}' IDENTIFIED BY '${password}'`,
        `GRANT ALL PRIVILEGES ON \`${schema}\`.* TO '${schema}'@'${host}'`,
        ...(binlog
          ? [`GRANT BINLOG MONITOR, REPLICATION SLAVE, BINLOG REPLAY ON *.* TO '${schema}'@'${host}'`]
          : []),
      );
    }
    statements.push(`CREATE DATABASE IF NOT EXISTS \`${schema}\``);
  }
  return statements.map((statement) => `${statement};\n`).join('');
}

/** mariadbd refuses to run as root unless told so. */
function asRoot(): string[] {
  return process.getuid?.() === 0 ? ['--user=root'] : [];
}

/** @throws Error when it is not installed. */
function installed(...names: string[]): string {
  const found = findExecutable(...names);
  if (found === undefined) throw new Error(`${names[0]} is not installed`);
  return found;
}
