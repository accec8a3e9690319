import type { Database } from '../../../apps/server/src/kernel/database/database.ts';

/**
 * Whether some index of its table has the rows of a list in the order of its statement, behind columns that the statement
 * holds to one value. Looks at columns and not at a plan: the database sorts what is little, whatever indexes there are.
 *
 * @param sql ends with `ORDER BY … LIMIT :limit`, all columns of one table
 */
export async function isOrderedByIndex(database: Database, sql: string): Promise<boolean> {
  const order = (/ORDER BY (.*?)\s+LIMIT :limit/s.exec(sql)?.[1] ?? '').split(',').map((part) =>
    part
      .trim()
      .replace(/ (ASC|DESC)$/, '')
      .split('.')
      .reverse(),
  );
  const [, alias] = order[0] ?? [];
  const named = alias === undefined ? /FROM (\w+)/ : new RegExp(`(?:FROM|JOIN) (\\w+) (?:AS )?${alias}\\b`);
  const table = named.exec(sql)?.[1] ?? alias ?? '';
  const columns = order.map(([column = '']) => column);
  const held = (column: string) =>
    new RegExp(`(^|[^\\w.])${alias ? `${alias}\\.` : ''}${column} = :`).test(sql) &&
    !columns.includes(column);
  const indexes = await indexesOf(database, table);
  const primary = indexes.find(([name]) => name === 'PRIMARY') ?? [];
  return indexes.some(([, ...own]) => {
    // An index of InnoDB ends with the primary key.
    const whole = [...own, ...primary.slice(1).filter((column) => !own.includes(column))];
    const begin = whole.findIndex((column) => !held(column));
    return columns.every((column, at) => whole[begin + at] === column);
  });
}

/** Each index of a table: its name and its columns. */
async function indexesOf(database: Database, table: string): Promise<string[][]> {
  const rows = await database.select<{ name: string; columns: string }>(
    `SELECT index_name AS name, GROUP_CONCAT(column_name ORDER BY seq_in_index) AS columns
     FROM information_schema.statistics WHERE table_schema = DATABASE() AND table_name = :table GROUP BY index_name`,
    { table },
  );
  return rows.map(({ name, columns }) => [name, ...columns.split(',')]);
}
