import type { SqlParameters } from '../data-source.js';
import type { Database } from '../database.js';
import type { RowShape } from '../row-shape.js';

/** A row's value in one column of an order. */
export type KeysetValue = string | number | Date;

/** Where a page begins: after the row with these values, one for each column of the order. */
export type Position = readonly KeysetValue[];

export type Direction = 'ASC' | 'DESC';

export interface PageRequest {
  direction: Direction;
  limit: number;
  /** Absent for the first page. */
  after?: Position;
}

export interface KeysetPage<Row> {
  rows: Row[];
  /** Number of rows over all pages; a list may stop counting at a cap. */
  total: number;
  /** Where the next page begins; absent on the last one. */
  next?: Position;
}

/** The rows that a list reads. */
export interface ListedRows<Row> {
  shape: RowShape<Row>;
  /** What follows FROM; further conditions are added with AND. */
  from: string;
  /** The same for the count, where it needs fewer tables. */
  countedFrom?: string;
  /** Of both, without those of the page: the count is cached for all pages. */
  parameters: SqlParameters;
  /** The cap of the count. */
  cap?: number;
}

/** Default cap of a list's count: counting everything would cost as much as a scan. Pages continue beyond it. */
const usualCap = 10_000;

/**
 * The order of a list that is read page by page. A page begins after a row's values and not at an offset, so that rows
 * added or removed meanwhile neither repeat nor hide others. The last columns must make each row unique.
 */
export class Keyset<Row> {
  /** @param columns as SQL, none of them nullable, each with its value in a row */
  constructor(
    private readonly columns: readonly (readonly [sql: string, value: (row: Row) => KeysetValue])[],
  ) {}

  /** @returns the conditions after WHERE (or AND), the ORDER BY, and the parameters of both with `:limit` */
  statement({ direction, limit, after }: PageRequest): {
    condition: string;
    order: string;
    parameters: Readonly<Record<string, KeysetValue>>;
  } {
    return {
      condition: after ? this.behind(direction, 0) : 'TRUE',
      order: this.columns.map(([sql]) => `${sql} ${direction}`).join(', '),
      parameters: {
        ...Object.fromEntries(after?.map((value, index) => [`after${index}`, value]) ?? []),
        // One more than shown tells whether another page follows.
        limit: limit + 1,
      },
    };
  }

  /** Reads a page and counts the whole list at the same time (`Database.counted`). */
  async read(
    database: Pick<Database, 'counted' | 'rows'>,
    { shape, from, countedFrom = from, parameters, cap = usualCap }: ListedRows<Row>,
    request: PageRequest,
  ): Promise<KeysetPage<Row>> {
    const { condition, order, parameters: place } = this.statement(request);
    const sql = `SELECT ${shape.list} FROM ${from} AND ${condition} ORDER BY ${order} LIMIT :limit`;
    const [total, found] = await Promise.all([
      database.counted(countedFrom, parameters, cap),
      database.rows(shape, sql, { ...parameters, ...place }),
    ]);
    return this.page(found, total, request);
  }

  /** @param found the rows of a statement with the parameters of `statement` */
  page(found: readonly Row[], total: number, { limit }: PageRequest): KeysetPage<Row> {
    const rows = found.slice(0, limit);
    const last = rows.at(-1);
    if (last === undefined || found.length <= limit) return { rows, total };
    return { rows, total, next: this.columns.map(([, value]) => value(last)) };
  }

  /**
   * Two parts are logically redundant and let the database start in the middle of an index: the leading comparison, and
   * the equation next to what follows, without which all rows that are equal in the first columns are scanned.
   */
  private behind(direction: Direction, index: number): string {
    const sql = this.columns[index]?.[0] ?? '';
    const sign = direction === 'ASC' ? '>' : '<';
    if (index === this.columns.length - 1) return `${sql} ${sign} :after${index}`;
    const further = `${sql} = :after${index} AND ${this.behind(direction, index + 1)}`;
    return `${sql} ${sign}= :after${index} AND (${sql} ${sign} :after${index} OR (${further}))`;
  }
}
