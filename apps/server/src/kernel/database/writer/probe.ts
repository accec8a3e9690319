import { createConnection, type Connection } from 'mysql2/promise';
import type { DatabaseAddress } from './database-address.js';

/** How long a server may take to say how it is: a busy one is no failed one. */
const answerMs = 2500;

const question = `SHOW GLOBAL VARIABLES
  WHERE Variable_name IN ('read_only', 'wsrep_on', 'wsrep_reject_queries')`;
const clusterQuestion = `SHOW GLOBAL STATUS WHERE Variable_name IN ('wsrep_ready', 'wsrep_local_state')`;
/** Of `wsrep_local_state`. */
const synced = '4';

/** Whether a server takes writes: `no`, `yes`, or `spare` while it brings another node up to date, which may block it. */
export type Fitness = 'no' | 'spare' | 'yes';

/** Asks one server, over a connection of its own. */
export class Probe {
  private connection: Connection | undefined;
  private isOver = false;

  constructor(private readonly address: DatabaseAddress) {}

  /** @returns `no` also where it does not answer in time */
  async ask(): Promise<Fitness> {
    try {
      this.connection ??= await this.connect();
      const own = await this.values(this.connection, question);
      if (own.get('read_only') !== 'OFF') return 'no';
      if (own.get('wsrep_on') !== 'ON') return 'yes';
      // It answers SHOW also while it rejects all else.
      if (own.get('wsrep_reject_queries') !== 'NONE') return 'no';
      const cluster = await this.values(this.connection, clusterQuestion);
      if (cluster.get('wsrep_ready') !== 'ON') return 'no';
      return cluster.get('wsrep_local_state') === synced ? 'yes' : 'spare';
    } catch {
      this.drop();
      return 'no';
    }
  }

  end(): void {
    this.isOver = true;
    this.drop();
  }

  private drop(): void {
    this.connection?.destroy();
    this.connection = undefined;
  }

  private async connect(): Promise<Connection> {
    const connection = await createConnection({ ...this.address, connectTimeout: answerMs });
    // The next question finds it out.
    connection.on('error', () => undefined);
    if (this.isOver) connection.destroy();
    return connection;
  }

  private async values(connection: Connection, sql: string): Promise<Map<string, string>> {
    const [rows] = await connection.query({ sql, timeout: answerMs });
    const named = rows as { Variable_name: string; Value: string }[];
    return new Map(named.map((row) => [row.Variable_name, row.Value]));
  }
}
