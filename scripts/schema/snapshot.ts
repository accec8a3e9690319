import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import mysql from 'mysql2/promise';
import { root } from '../root.ts';
import { startMariaDb } from '../services/mariadb.ts';
import { installPrograms } from '../system/install-programs.ts';
import { mariaDb } from '../system/programs.ts';
import { schemaFile, schemaText } from './schema-text.ts';

type Migrate = (environment: { DATABASE_URL: string }) => Promise<string[]>;

/** Migrates an empty database, on a server of its own, with the built server, and writes down what it then holds. */
export async function writeSnapshot(): Promise<void> {
  await installPrograms([mariaDb]);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kindling-snapshot-'));
  const server = await startMariaDb({ dataDir: folder, durable: false, schema: 'snapshot' });
  try {
    const built = pathToFileURL(path.join(root, 'apps/server/dist/migrate.js')).href;
    const { migrate } = (await import(built)) as { migrate: Migrate };
    await migrate({ DATABASE_URL: server.url });
    const connection = await mysql.createConnection(server.url);
    const text = await schemaText(async (sql) => {
      const [rows] = await connection.query<mysql.RowDataPacket[]>(sql);
      return rows;
    });
    await connection.end();
    fs.writeFileSync(schemaFile, text);
  } finally {
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
