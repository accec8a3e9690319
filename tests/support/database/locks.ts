import type mysql from 'mysql2/promise';
import { until } from '../app/until.ts';

/**
 * Waits until a statement waits for a lock on a table of the connection's schema, as one does that wants a row which the
 * connection's transaction holds.
 */
export async function untilLocked(connection: mysql.Connection): Promise<void> {
  // The server's status tells of all schemas, and other tests use it too.
  const waiting = new RegExp(`of table \`${connection.config.database}\`\\.\\S+ trx id \\d+ .*waiting`);
  await until('a statement that waits for a lock', async () => {
    const [rows] = await connection.query<mysql.RowDataPacket[]>('SHOW ENGINE INNODB STATUS');
    return waiting.test(String(rows[0]?.['Status']));
  });
}
