import mysql from 'mysql2/promise';

/** Short enough that no block goes unseen, long enough to leave the machine to the servers. */
const PAUSE_MS = 5;
/** Shorter waits are not written down. */
const NOTED_SECONDS = 0.005;

/** The longest that a statement waited for a lock. */
export interface Wait {
  ms: number;
  statement: string;
}

/**
 * Reads and writes a row of each table again and again, each on a connection of its own: what a migration holds up, it
 * holds up here. Writes leave the row as it is. How long each waited for a lock is what the server itself noted (its slow
 * log): on a busy machine a statement takes long also because its turn comes late, which no migration is to blame for.
 */
export class BlockProbe {
  private readonly loops: Promise<void>[] = [];
  private readonly connections: mysql.Connection[] = [];
  private stopped = false;

  /** @param server with root's rights */
  private constructor(private readonly server: mysql.Connection) {}

  /**
   * @param url of the database, with root's rights
   * @throws Error for a table without rows
   */
  static async start(url: string, tables: readonly string[]): Promise<BlockProbe> {
    const probe = new BlockProbe(await mysql.createConnection(url));
    await probe.server.query("SET GLOBAL log_output = 'TABLE'");
    await probe.server.query('SET GLOBAL slow_query_log = ON');
    await probe.lap();
    try {
      for (const table of tables)
        for (const statement of await statementsFor(probe.server, table)) {
          const connection = await mysql.createConnection(url);
          probe.connections.push(connection);
          await connection.query(`SET SESSION slow_query_log = ON, long_query_time = ${NOTED_SECONDS}`);
          probe.loops.push(probe.repeat(connection, statement));
        }
      return probe;
    } catch (error) {
      await probe.stop();
      throw error;
    }
  }

  /** The longest wait of the statements that ended since this was asked last. */
  async lap(): Promise<Wait> {
    const threads = this.connections.map(({ threadId }) => threadId);
    const [[longest]] = await this.server.query<mysql.RowDataPacket[]>(
      `SELECT TIME_TO_SEC(lock_time) * 1000 AS ms, CONVERT(sql_text USING utf8mb4) AS statement FROM mysql.slow_log
        WHERE thread_id IN (?) ORDER BY lock_time DESC LIMIT 1`,
      [threads.length > 0 ? threads : [0]],
    );
    await this.server.query('TRUNCATE mysql.slow_log');
    return { ms: Number(longest?.['ms'] ?? 0), statement: String(longest?.['statement'] ?? '') };
  }

  /** @throws what a statement of it threw */
  async stop(): Promise<void> {
    this.stopped = true;
    try {
      await Promise.all(this.loops);
    } finally {
      await this.server.query('SET GLOBAL slow_query_log = OFF');
      await Promise.all([...this.connections, this.server].map((connection) => connection.end()));
    }
  }

  private async repeat(connection: mysql.Connection, statement: string): Promise<void> {
    while (!this.stopped) {
      await connection.query(statement);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

/** A read and a write of one row. */
async function statementsFor(connection: mysql.Connection, table: string): Promise<string[]> {
  const [keys] = await connection.query<mysql.RowDataPacket[]>(
    `SELECT column_name AS name FROM information_schema.key_column_usage
      WHERE table_schema = DATABASE() AND table_name = ? AND constraint_name = 'PRIMARY'`,
    [table],
  );
  const names = keys.map(({ name }) => String(name));
  const [[row]] = await connection.query<mysql.RowDataPacket[]>(
    `SELECT ${names.join(', ')} FROM ${table} LIMIT 1`,
  );
  if (!row) throw new Error(`${table} has no row to be probed`);
  const where = names.map((name) => mysql.format(`${name} = ?`, [row[name]])).join(' AND ');
  const [first] = names;
  return [
    `SELECT COUNT(*) FROM ${table} WHERE ${where}`,
    `UPDATE ${table} SET ${String(first)} = ${String(first)} WHERE ${where}`,
  ];
}
