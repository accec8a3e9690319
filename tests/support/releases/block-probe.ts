import mysql from 'mysql2/promise';

/** Short enough that no block goes unseen, long enough to leave the machine to the servers. */
const PAUSE_MS = 5;
/** How often it is looked who waits, so a wait is seen up to this much too short. */
const LOOK_MS = 10;

/** The longest that a statement waited for a lock. */
export interface Wait {
  ms: number;
  statement: string;
}

/**
 * Reads and writes a row of each table again and again, each on a connection of its own: what a migration holds up, it
 * holds up here. Writes leave the row as it is. Only the time in which the server says that a statement waits for a lock
 * counts: on a busy machine a statement takes long also because its turn comes late, which no migration is to blame for.
 * The server's slow log does not do: it leaves waits for locks out of a statement's time, so blocked ones are not in it.
 */
export class BlockProbe {
  private readonly loops: Promise<void>[] = [];
  private readonly connections: mysql.Connection[] = [];
  private longest: Wait = { ms: 0, statement: '' };
  private stopped = false;

  /** @param server with root's rights */
  private constructor(private readonly server: mysql.Connection) {}

  /** @param url of the database, with root's rights */
  static async start(url: string, tables: readonly string[]): Promise<BlockProbe> {
    const probe = new BlockProbe(await mysql.createConnection(url));
    try {
      for (const table of tables)
        for (const statement of await statementsFor(probe.server, table)) {
          const connection = await mysql.createConnection(url);
          probe.connections.push(connection);
          probe.loops.push(probe.repeat(connection, statement));
        }
      probe.loops.push(probe.look());
      return probe;
    } catch (error) {
      await probe.stop();
      throw error;
    }
  }

  /** The longest wait since this was asked last. */
  lap(): Wait {
    const { longest } = this;
    this.longest = { ms: 0, statement: '' };
    return longest;
  }

  /** @throws what a statement of it threw */
  async stop(): Promise<void> {
    this.stopped = true;
    try {
      await Promise.all(this.loops);
    } finally {
      await Promise.all([...this.connections, this.server].map((connection) => connection.end()));
    }
  }

  private async look(): Promise<void> {
    const threads = this.connections.map(({ threadId }) => threadId);
    while (!this.stopped) {
      const [[waiting]] = await this.server.query<mysql.RowDataPacket[]>(
        `SELECT time_ms AS ms, info AS statement FROM information_schema.processlist
          WHERE id IN (?) AND state LIKE 'Waiting for % lock' ORDER BY time_ms DESC LIMIT 1`,
        [threads],
      );
      if (waiting && Number(waiting['ms']) > this.longest.ms)
        this.longest = { ms: Number(waiting['ms']), statement: String(waiting['statement']) };
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }

  private async repeat(connection: mysql.Connection, statement: string): Promise<void> {
    while (!this.stopped) {
      await connection.query(statement);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

/** A read and a write of one row; of none where the table is empty, which wait for a lock on the table all the same. */
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
  const where = row ? names.map((name) => mysql.format(`${name} = ?`, [row[name]])).join(' AND ') : 'FALSE';
  const [first] = names;
  return [
    `SELECT COUNT(*) FROM ${table} WHERE ${where}`,
    `UPDATE ${table} SET ${String(first)} = ${String(first)} WHERE ${where}`,
  ];
}
