import type mysql from 'mysql2/promise';
import { until } from './until.ts';

/** Waits until some statement waits for a lock, as one does that wants a row which the connection's transaction holds. */
export async function untilLocked(connection: mysql.Connection): Promise<void> {
  await until('a statement that waits for a lock', async () => {
    const [rows] = await connection.query<mysql.RowDataPacket[]>('SHOW ENGINE INNODB STATUS');
    return /LOCK WAIT \d+ lock struct/.test(String(rows[0]?.['Status']));
  });
}
