import { addressesOf } from '../../apps/server/src/kernel/config/addresses.ts';
import mysql from 'mysql2/promise';

/** Columns that hold a day as text. Points in time need no list: their type tells them. */
export const dayColumns: ReadonlySet<string> = new Set([
  'daily_match.day',
  'notice_state.mail_day',
  'visit_tally.day',
]);

/** Made with the installation's secret, and of no use under another one. Seeding gives staff a new second factor. */
const secretColumns: ReadonlySet<string> = new Set(['staff.totp_secret']);
/** The same for a whole table. A mailbox without a row counts as new, and each person of the demo has one account. */
const secretTables: ReadonlySet<string> = new Set(['welcome_mailbox']);

/** Times of last visits are multiples of this. Times move by whole steps, so that they stay multiples. */
const stepMs = 5 * 60_000;
const dayMs = 86_400_000;
const rowsOfStatement = 200;

/** Opens a connection to the first host on which values are read as they are written. */
export function connectTo(databaseUrl: string): Promise<mysql.Connection> {
  return mysql.createConnection({
    uri: addressesOf(databaseUrl)[0]?.href ?? databaseUrl,
    dateStrings: true,
    jsonStrings: true,
    supportBigNumbers: true,
    bigNumberStrings: true,
  });
}

/** Names of the tables that have rows. */
export async function filledTables(connection: mysql.Connection): Promise<Set<string>> {
  const filled = new Set<string>();
  for (const [table] of await select<[string]>(connection, 'SHOW TABLES')) {
    const rows = await select(connection, `SELECT 1 FROM ${mysql.escapeId(table)} LIMIT 1`);
    if (rows.length > 0) filled.add(table);
  }
  return filled;
}

/**
 * Reads all rows as statements that insert them, one on each line. `@seconds` and `@days` in them say how far times and
 * days move.
 *
 * @param without tables that are left out
 */
export async function dumpRows(connection: mysql.Connection, without: ReadonlySet<string>): Promise<string> {
  const lines: string[] = [];
  for (const table of await filledTables(connection)) {
    if (without.has(table) || secretTables.has(table)) continue;
    const columns = await columnsOf(connection, table);
    const names = columns.map(({ name }) => mysql.escapeId(name)).join();
    const rows = await select<Value[]>(connection, `SELECT ${names} FROM ${mysql.escapeId(table)}`);
    const tuples = rows.map((row) => `(${columns.map(({ write }, index) => write(row[index])).join()})`);
    for (let from = 0; from < tuples.length; from += rowsOfStatement)
      lines.push(
        `INSERT INTO ${mysql.escapeId(table)} (${names}) VALUES ${tuples.slice(from, from + rowsOfStatement).join()};`,
      );
  }
  return lines.join('\n');
}

/**
 * Inserts what `dumpRows` gave, in one transaction, and moves it in time.
 *
 * @param from when it was read
 * @param to when it is to look just as fresh
 */
export async function insertRows(
  connection: mysql.Connection,
  dump: string,
  { from, to }: { from: Date; to: Date },
): Promise<void> {
  const movedMs = Math.floor((to.getTime() - from.getTime()) / stepMs) * stepMs;
  const dayOf = (ms: number) => Math.floor(ms / dayMs);
  const days = dayOf(from.getTime() + movedMs) - dayOf(from.getTime());
  await connection.query('SET @seconds = ?, @days = ?, foreign_key_checks = 0', [movedMs / 1000, days]);
  await connection.beginTransaction();
  try {
    for (const statement of dump.split('\n')) await connection.query(statement);
    await connection.commit();
  } catch (error) {
    await connection.rollback();
    throw error;
  } finally {
    await connection.query('SET foreign_key_checks = 1');
  }
}

type Value = Parameters<typeof mysql.escape>[0];

interface Column {
  name: string;
  /** The value in SQL. */
  write: (value: Value) => string;
}

async function columnsOf(connection: mysql.Connection, table: string): Promise<Column[]> {
  const rows = await select<[string, string]>(
    connection,
    `SELECT column_name, data_type FROM information_schema.columns
      WHERE table_schema = DATABASE() AND table_name = ${mysql.escape(table)} ORDER BY ordinal_position`,
  );
  return rows
    .map(([name, type]) => ({ name, write: writerOf(`${table}.${name}`, type) }))
    .filter(({ name }) => !secretColumns.has(`${table}.${name}`));
}

function writerOf(column: string, type: string): Column['write'] {
  const movedBy = (move: string) => (value: Value) => mysql.escape(value) + (value === null ? '' : move);
  if (type === 'datetime' || type === 'timestamp') return movedBy('+INTERVAL @seconds SECOND');
  if (dayColumns.has(column)) return movedBy('+INTERVAL @days DAY');
  return movedBy('');
}

async function select<T extends unknown[]>(connection: mysql.Connection, sql: string): Promise<T[]> {
  const [rows] = await connection.query<mysql.RowDataPacket[][]>({ sql, rowsAsArray: true });
  return rows as unknown as T[];
}
