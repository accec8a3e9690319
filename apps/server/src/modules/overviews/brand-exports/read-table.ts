import { createHmac } from 'node:crypto';
import type { Database } from '../../../kernel/database/database.js';
import { Keyset, type KeysetValue } from '../../../kernel/database/lists/keyset.js';
import { columnsAs, type RowShape } from '../../../kernel/database/row-shape.js';
import type { ExportedTable } from './exported-tables.js';

const pageRows = 500;

type Row = Readonly<Record<string, unknown>>;

/**
 * The rows of a table in the current brand, page by page along its primary key, as lines of JSON.
 *
 * @param secret of this file alone: a member has the same number throughout it, and in no other
 */
export async function* linesOf(
  database: Pick<Database, 'rows' | 'dataSource'>,
  table: ExportedTable,
  secret: Buffer,
): AsyncGenerator<string> {
  const { key, where = 'TRUE' } = table;
  const shape = shapeOf(database, table);
  const keyset = new Keyset<Row>(key.map((column) => [column, (row) => row[column] as KeysetValue]));
  const page = { direction: 'ASC', limit: pageRows } as const;
  let after: readonly KeysetValue[] | undefined;
  for (;;) {
    const { condition, order, parameters } = keyset.statement({ ...page, ...(after && { after }) });
    const found = await database.rows(
      shape,
      `SELECT ${shape.list} FROM ${table.table} WHERE tenant_id = :tenant AND ${where} AND (${condition})
        ORDER BY ${order} LIMIT :limit`,
      parameters,
    );
    const { rows, next } = keyset.page(found, 0, page);
    if (rows.length > 0) yield rows.map((row) => `${JSON.stringify(toldOf(row, table, secret))}\n`).join('');
    if (!next) return;
    after = next;
  }
}

/** The entity belongs to another module and knows its columns better than a list here could. */
function shapeOf(
  { dataSource }: Pick<Database, 'dataSource'>,
  { table, key, columns }: ExportedTable,
): RowShape<Row> {
  const found = dataSource.entityMetadatas.find(({ tableName }) => tableName === table);
  const names = [...key, ...columns].map((name) => {
    const column = found?.findColumnWithDatabaseName(name);
    if (!column) throw new Error(`${table}.${name} is no column`);
    return [name, column.propertyName] as const;
  });
  return columnsAs(found?.target as abstract new () => Record<string, unknown>, Object.fromEntries(names));
}

function toldOf(row: Row, { members = [], json = [] }: ExportedTable, secret: Buffer): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      if (members.includes(column)) return [column.replace(/_id$/, ''), numberOf(value, secret)];
      return [column, json.includes(column) && typeof value === 'string' ? JSON.parse(value) : value];
    }),
  );
}

function numberOf(id: unknown, secret: Buffer): string | null {
  if (typeof id !== 'string') return null;
  return createHmac('sha256', secret).update(id).digest('base64url').slice(0, 16);
}
