/** What a row has in one column of an order. */
export type KeysetValue = string | number | Date;

/** Where a page begins: behind the row that has these values, one for each column of the order. */
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
  /** How many rows all pages have together; a list may stop counting somewhere. */
  total: number;
  /** Where the next page begins; absent on the last one. */
  next?: Position;
}

/**
 * The order of a list that is read page by page. A page begins behind a row's values and not behind a number of rows, so
 * that rows which come or go meanwhile neither repeat nor hide others. The last columns have to tell any two rows apart.
 */
export class Keyset<Row> {
  /** @param columns as SQL, none of them nullable, each with what a row has there */
  constructor(
    private readonly columns: readonly (readonly [sql: string, value: (row: Row) => KeysetValue])[],
  ) {}

  /** @returns what goes behind WHERE (or AND), behind ORDER BY, and the parameters of both with `:limit` */
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
        // One more than is shown tells whether another page follows.
        limit: limit + 1,
      },
    };
  }

  /** @param found what a statement with the parameters of `statement` found */
  page(found: readonly Row[], total: number, { limit }: PageRequest): KeysetPage<Row> {
    const rows = found.slice(0, limit);
    const last = rows.at(-1);
    if (last === undefined || found.length <= limit) return { rows, total };
    return { rows, total, next: this.columns.map(([, value]) => value(last)) };
  }

  /**
   * Two parts say nothing new and are what lets the database begin in the middle of an index: the leading comparison, and
   * the equation beside what follows, without which rows that are alike in the first columns are all walked over.
   */
  private behind(direction: Direction, index: number): string {
    const sql = this.columns[index]?.[0] ?? '';
    const sign = direction === 'ASC' ? '>' : '<';
    if (index === this.columns.length - 1) return `${sql} ${sign} :after${index}`;
    const further = `${sql} = :after${index} AND ${this.behind(direction, index + 1)}`;
    return `${sql} ${sign}= :after${index} AND (${sql} ${sign} :after${index} OR (${further}))`;
  }
}
