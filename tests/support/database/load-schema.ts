import fs from 'node:fs';
import mysql from 'mysql2/promise';
import { schemaFile } from '../../../scripts/schema/schema-text.ts';

/**
 * Makes the tables of an empty database as `migrations/schema.sql` has them, which takes a fraction of the time that
 * migrating does; leaves a database that has tables alone. tests/db/migrations.spec.ts holds the file to the migrations.
 */
export async function loadSchema(url: string): Promise<void> {
  const connection = await mysql.createConnection({ uri: url, multipleStatements: true });
  try {
    const [tables] = await connection.query<mysql.RowDataPacket[]>('SHOW TABLES');
    if (tables.length === 0) await connection.query(fs.readFileSync(schemaFile, 'utf8'));
  } finally {
    await connection.end();
  }
}
