import mysql from 'mysql2/promise';

/** What some messages, or whatever else is done, make the database do. */
export interface DatabaseWork {
  /** Statements that reached it, those of transactions among them. */
  statements: number;
  /** Rows added, by table; tables that got none are missing. */
  added: Readonly<Record<string, number>>;
  /** Rows changed in place, in any table. */
  changed: number;
  /** Written to its log, which makes commits durable. */
  logBytes: number;
}

/** Counts what the database does during `work`, which nothing else may use meanwhile. */
export async function databaseWork(databaseUrl: string, work: () => Promise<unknown>): Promise<DatabaseWork> {
  const connection = await mysql.createConnection(databaseUrl);
  try {
    const rowsBefore = await countRows(connection);
    const before = await counters(connection);
    await work();
    const after = await counters(connection);
    const rowsAfter = await countRows(connection);
    const added = Object.entries(rowsAfter).map(
      ([table, rows]) => [table, rows - (rowsBefore[table] ?? 0)] as const,
    );
    return {
      // The one that asks for the counters counts itself.
      statements: after.statements - before.statements - 1,
      added: Object.fromEntries(added.filter(([, rows]) => rows !== 0)),
      changed: after.changed - before.changed,
      logBytes: after.logBytes - before.logBytes,
    };
  } finally {
    await connection.end();
  }
}

/** What the tables and their indexes take on disk, all together. */
export async function bytesOfTables(databaseUrl: string): Promise<number> {
  const connection = await mysql.createConnection(databaseUrl);
  try {
    const [rows] = await connection.query<mysql.RowDataPacket[]>(
      `SELECT SUM(FILE_SIZE) AS bytes FROM information_schema.INNODB_SYS_TABLESPACES
        WHERE NAME LIKE CONCAT(DATABASE(), '/%')`,
    );
    return Number(rows[0]?.['bytes']);
  } finally {
    await connection.end();
  }
}

async function counters(connection: mysql.Connection): Promise<Omit<DatabaseWork, 'added'>> {
  const [rows] = await connection.query<mysql.RowDataPacket[]>(
    `SELECT VARIABLE_NAME AS name, VARIABLE_VALUE AS value FROM information_schema.GLOBAL_STATUS
      WHERE VARIABLE_NAME IN ('QUESTIONS', 'HANDLER_UPDATE', 'INNODB_OS_LOG_WRITTEN')`,
  );
  const valueOf = (name: string): number => Number(rows.find((row) => row['name'] === name)?.['value']);
  return {
    statements: valueOf('QUESTIONS'),
    changed: valueOf('HANDLER_UPDATE'),
    logBytes: valueOf('INNODB_OS_LOG_WRITTEN'),
  };
}

async function countRows(connection: mysql.Connection): Promise<Record<string, number>> {
  const [tables] = await connection.query<mysql.RowDataPacket[]>(
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [rows] = await connection.query<mysql.RowDataPacket[]>(
      `SELECT COUNT(*) AS total FROM \`${String(name)}\``,
    );
    counts[String(name)] = Number(rows[0]?.['total']);
  }
  return counts;
}
