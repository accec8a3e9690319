import mysql from 'mysql2/promise';
import type { PhotoStorage } from '../../ports/photo-storage.js';
import type { Ledger, Manifest } from './manifest.js';

type Connection = mysql.Connection;
type Row = Record<string, string | number | null>;

/** Runs what looks at a database, over a connection of its own. */
export async function withConnection<T>(
  databaseUrl: string,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = await mysql.createConnection(databaseUrl);
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}

async function rowsOf(connection: Connection, sql: string): Promise<Row[]> {
  const [rows] = await connection.query(sql);
  return rows as Row[];
}

/** Names of the tables of a database. */
export async function tablesOf(connection: Connection): Promise<string[]> {
  const rows = await rowsOf(
    connection,
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY table_name',
  );
  return rows.map(({ name }) => String(name));
}

/** What the database says otherwise than the manifest: rows of each table, sums of the ledger, the audit log's last seal. */
export async function differences(connection: Connection, manifest: Manifest): Promise<string[]> {
  const rows: Record<string, number> = {};
  for (const table of await tablesOf(connection)) {
    const [count] = await rowsOf(connection, `SELECT COUNT(*) AS rows_of FROM \`${table}\``);
    rows[table] = Number(count?.['rows_of']);
  }
  const [head] = await rowsOf(
    connection,
    'SELECT position, hash FROM audit_seal ORDER BY position DESC LIMIT 1',
  );
  const auditHead = head ? { position: Number(head['position']), hash: String(head['hash']) } : null;
  return [
    ...compared('rows of', manifest.database.rows, rows),
    ...compared('ledger of', manifest.ledger, await ledgerOf(connection)),
    ...compared('last seal of', { 'the audit log': manifest.auditHead }, { 'the audit log': auditHead }),
  ];
}

function compared(
  what: string,
  noted: Readonly<Record<string, unknown>>,
  found: Readonly<Record<string, unknown>>,
): string[] {
  return [...new Set([...Object.keys(noted), ...Object.keys(found)])].flatMap((name) => {
    const [one, other] = [JSON.stringify(noted[name]), JSON.stringify(found[name])];
    return one === other ? [] : [`${what} ${name}: ${other} instead of ${one}`];
  });
}

async function ledgerOf(connection: Connection): Promise<Ledger> {
  const ledger: Ledger = {};
  const of = (tenant: Row[string] | undefined) =>
    (ledger[String(tenant)] ??= { postings: 0, amount: 0, wallets: 0, balance: 0 });
  for (const row of await rowsOf(
    connection,
    'SELECT tenant_id, COUNT(*) AS postings, SUM(amount) AS amount FROM ledger_posting GROUP BY tenant_id',
  ))
    Object.assign(of(row['tenant_id']), {
      postings: Number(row['postings']),
      amount: Number(row['amount']),
    });
  for (const row of await rowsOf(
    connection,
    'SELECT tenant_id, COUNT(balance) AS wallets, COALESCE(SUM(balance), 0) AS balance FROM ledger_account GROUP BY tenant_id',
  ))
    Object.assign(of(row['tenant_id']), {
      wallets: Number(row['wallets']),
      balance: Number(row['balance']),
    });
  return ledger;
}

/**
 * Photos that a row names and the storage lacks. Every table with a `storage_key` or `blurred_key` counts, so a new one is
 * looked at without a word here.
 *
 * @returns `<table> <brand> <key>`
 */
export async function missingPhotos(connection: Connection, storage: PhotoStorage): Promise<string[]> {
  const present = new Set<string>();
  for await (const name of storage.names()) present.add(keyIn(name));
  const columns = await rowsOf(
    connection,
    `SELECT table_name AS table_name, column_name AS column_name FROM information_schema.columns
      WHERE table_schema = DATABASE() AND column_name IN ('storage_key', 'blurred_key')`,
  );
  const missing: string[] = [];
  for (const { table_name: table, column_name: column } of columns) {
    const sql = `SELECT tenant_id AS tenant, \`${column}\` AS storage_key FROM \`${table}\` WHERE \`${column}\` IS NOT NULL`;
    for (const { tenant, storage_key: key } of await rowsOf(connection, sql))
      if (!present.has(`${tenant} ${key}`)) missing.push(`${table} ${tenant} ${key}`);
  }
  return missing;
}

/** Brand and key in a name of the storage: `tenant:<brand>:<kind>:<key>…`. */
export function keyIn(name: string): string {
  const [, tenant, , key] = name.split(':');
  return `${tenant} ${key}`;
}
