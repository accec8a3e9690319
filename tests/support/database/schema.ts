import mysql from 'mysql2/promise';
import { randomBytes } from 'node:crypto';
import { databaseServerUrl, workerNumber } from './servers.ts';

/** A database of its own on the run's server. */
export interface TestSchema {
  name: string;
  /** Address for DATABASE_URL, with root's rights. */
  url: string;
  /** Removes it with all it holds. */
  drop(): Promise<void>;
}

/** Makes an empty schema that the caller drops. */
export async function createSchema(): Promise<TestSchema> {
  const server = databaseServerUrl();
  const name = `kindling_test_${workerNumber()}_${randomBytes(6).toString('hex')}`;
  await run(server, `CREATE DATABASE \`${name}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci`);
  return { name, url: `${server}/${name}`, drop: () => run(server, `DROP DATABASE IF EXISTS \`${name}\``) };
}

let current: Promise<TestSchema> | undefined;

/** The schema of this test file: empty when first asked for, dropped when the file is done. */
export function testSchema(): Promise<TestSchema> {
  current ??= createSchema();
  return current;
}

/** Drops that schema; the next time it is another one. */
export async function dropTestSchema(): Promise<void> {
  const dropped = await current;
  current = undefined;
  await dropped?.drop();
}

// Where a test runner offers the hook. It stands here, not in testSchema(), as jest takes hooks only at load.
if (typeof afterAll === 'function') afterAll(dropTestSchema);

async function run(url: string, statement: string): Promise<void> {
  const connection = await mysql.createConnection(url);
  try {
    await connection.query(statement);
  } finally {
    await connection.end();
  }
}
