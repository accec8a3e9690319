import mysql from 'mysql2/promise';
import { migrate } from '../../../apps/server/src/migrate.ts';
import { migrationsForTests } from './migrations.ts';

/** What the migrations left in an empty database, as statements that make it again. */
interface Migrated {
  tables: string;
  /** Rows of the table that knows which migrations ran. */
  history: (string | number)[][];
}

let migrated: Migrated | undefined;

/**
 * Brings a database up to date. The first one of a test file goes through every migration; other empty ones are made as
 * that one was found right after, which takes a quarter of the time. That migrations make what the entities say is shown
 * by tests/db/migrations.spec.ts.
 */
export async function migrateSchema(url: string): Promise<void> {
  const connection = await mysql.createConnection({ uri: url, multipleStatements: true });
  try {
    const isEmpty = (await tablesOf(connection)).length === 0;
    if (isEmpty && migrated) return await makeAgain(connection, migrated);
    await migrate({ DATABASE_URL: url }, migrationsForTests());
    if (isEmpty) migrated = await readMigrated(connection);
  } finally {
    await connection.end();
  }
}

async function tablesOf(connection: mysql.Connection): Promise<string[]> {
  const [rows] = await connection.query<mysql.RowDataPacket[]>('SHOW TABLES');
  return rows.flatMap((row) => Object.values(row as Record<string, string>));
}

async function readMigrated(connection: mysql.Connection): Promise<Migrated> {
  const statements: string[] = [];
  for (const table of await tablesOf(connection)) {
    const [[row]] = await connection.query<mysql.RowDataPacket[]>(`SHOW CREATE TABLE \`${table}\``);
    statements.push(String(row?.['Create Table']));
  }
  const [history] = await connection.query<mysql.RowDataPacket[]>({
    sql: 'SELECT id, timestamp, name FROM migration',
    rowsAsArray: true,
  });
  return { tables: statements.join(';\n'), history: history as unknown as Migrated['history'] };
}

async function makeAgain(connection: mysql.Connection, { tables, history }: Migrated): Promise<void> {
  // Tables stand in the order of their names, which is none in which each finds those that it points at.
  await connection.query(`SET foreign_key_checks = 0;\n${tables}`);
  await connection.query('INSERT INTO migration (id, timestamp, name) VALUES ?', [history]);
}
