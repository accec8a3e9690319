import type { EntityMetadata } from 'typeorm';
import type { SqlParameters } from './data-source.js';

/** A statement and its named values; the caller supplies `:tenant`. */
export interface PlainStatement {
  sql: string;
  parameters: SqlParameters;
}

/** Which of the rows found are read, and how; columns are named by their properties. */
export interface FindOptions<Column extends string = string> {
  order?: Readonly<Partial<Record<Column, 'ASC' | 'DESC'>>>;
  /** Only these columns. */
  select?: Readonly<Partial<Record<Column, true>>>;
  take?: number;
  /** Locks the rows until the transaction ends. */
  forUpdate?: boolean;
}

type ColumnMetadata = EntityMetadata['columns'][number];
type Values = Readonly<Record<string, unknown>>;

/**
 * Writes the statements of one entity that need no query builder, which costs more than most of them themselves:
 * inserts, and selects, updates and counts by equality of columns with given values.
 */
export class PlainStatements {
  private readonly table: string;
  private readonly columns: ReadonlyMap<string, ColumnMetadata>;

  constructor(private readonly metadata: EntityMetadata) {
    this.table = quoted(metadata.tableName);
    this.columns = new Map(metadata.columns.map((column) => [column.propertyName, column]));
  }

  /** An absent value is the column's default; the caller supplies the tenant. */
  insert(rows: readonly Values[]): PlainStatement {
    const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => name !== 'tenantId');
    const parameters: Record<string, unknown> = {};
    const lines = rows.map((row, at) => {
      const values = names.map((name) => {
        if (row[name] === undefined) return 'DEFAULT';
        parameters[`${name}_${at}`] = this.stored(name, row[name]);
        return `:${name}_${at}`;
      });
      return `(${[':tenant', ...values].join(', ')})`;
    });
    const columns = ['`tenant_id`', ...names.map((name) => this.column(name))];
    return {
      sql: `INSERT INTO ${this.table} (${columns.join(', ')}) VALUES ${lines.join(', ')}`,
      parameters,
    };
  }

  /** @returns undefined when only a query builder can express it */
  update(where: Values, patch: Values): PlainStatement | undefined {
    const condition = this.condition(where);
    const changed = Object.keys(patch).filter((name) => patch[name] !== undefined);
    if (!condition || changed.length === 0) return undefined;
    const set = changed.map((name) => `${this.column(name)} = :set_${name}`);
    const values = changed.map((name) => [`set_${name}`, this.stored(name, patch[name])] as const);
    return {
      sql: `UPDATE ${this.table} SET ${set.join(', ')} WHERE ${condition.sql}`,
      parameters: { ...condition.parameters, ...Object.fromEntries(values) },
    };
  }

  /**
   * @param list what is read of each row
   * @returns undefined when only a query builder can express it
   */
  find(
    where: Values,
    list: string,
    { order = {}, take, forUpdate }: Omit<FindOptions, 'select'>,
  ): PlainStatement | undefined {
    const condition = this.condition(where);
    if (!condition) return undefined;
    const by = Object.entries(order).map(([name, direction]) => `${this.column(name)} ${direction}`);
    const parts = [
      `SELECT ${list} FROM ${this.table} WHERE ${condition.sql}`,
      ...(by.length > 0 ? [`ORDER BY ${by.join(', ')}`] : []),
      ...(take === undefined ? [] : ['LIMIT :take']),
      ...(forUpdate ? ['FOR UPDATE'] : []),
    ];
    return { sql: parts.join(' '), parameters: { ...condition.parameters, take } };
  }

  /** @returns undefined when only a query builder can express it */
  count(where: Values): PlainStatement | undefined {
    const condition = this.condition(where);
    if (!condition) return undefined;
    return {
      sql: `SELECT COUNT(*) AS total FROM ${this.table} WHERE ${condition.sql}`,
      parameters: condition.parameters,
    };
  }

  private condition(where: Values): PlainStatement | undefined {
    const entries = Object.entries(where).filter(([, value]) => value !== undefined);
    if (!entries.every(([name, value]) => this.columns.has(name) && isPlain(value))) return undefined;
    const equations = entries.map(([name]) => `${this.column(name)} = :is_${name}`);
    const values = entries.map(([name, value]) => [`is_${name}`, this.stored(name, value)] as const);
    return {
      sql: ['`tenant_id` = :tenant', ...equations].join(' AND '),
      parameters: Object.fromEntries(values),
    };
  }

  private column(name: string): string {
    const column = this.columns.get(name);
    if (!column) throw new Error(`${this.table} has no ${name}`);
    return quoted(column.databaseName);
  }

  private stored(name: string, value: unknown): unknown {
    const column = this.columns.get(name);
    return column ? this.metadata.dataSource.driver.preparePersistentValue(value, column) : value;
  }
}

/** NULL equals nothing, and operators are objects. */
function isPlain(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function quoted(name: string): string {
  return `\`${name}\``;
}
