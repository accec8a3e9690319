import { Injectable } from '@nestjs/common';
import type { EntityClass, SqlParameters } from '../database/data-source.js';
import { Database } from '../database/database.js';
import { retentionsOf, type Expiry } from '../database/retention.js';
import { keyColumns } from '../database/row-shape.js';
import type { Sweeps } from './sweep.js';

const dayMs = 24 * 3_600_000;

export interface OldRowsOf {
  table: string;
  /** Columns of the primary key. */
  key: readonly string[];
  /** Which rows are expired; uses an index. */
  where: string;
  /** Columns of that index, so that each batch continues where the previous one ended. */
  order: string;
}

/** Deletes expired rows in batches. */
@Injectable()
export class OldRows {
  constructor(private readonly database: Database) {}

  /**
   * The sweeps required by `@Retention` of the entities, by table.
   *
   * @throws what `retentionsOf` throws
   */
  sweeps(): { name: string; sweeper: Sweeps }[] {
    const { entityMetadatas } = this.database.dataSource;
    const keys = new Map(
      entityMetadatas.map(({ tableName, primaryColumns }) => [
        tableName,
        primaryColumns.map(({ databaseName }) => databaseName),
      ]),
    );
    return retentionsOf(entityMetadatas.map(({ target }) => target as EntityClass)).flatMap(
      ({ table, ends }) =>
        ends
          .filter((expiry) => typeof expiry !== 'string')
          .map((expiry) => ({ name: table, sweeper: this.sweeperOf(table, keys.get(table) ?? [], expiry) })),
    );
  }

  /**
   * Finds rows without locking them and deletes them by key, so that the search blocks nothing. Rows found by two
   * workers are deleted once.
   *
   * @param old written in the code, never made from input
   * @returns how many were found
   */
  async delete(old: OldRowsOf, parameters: SqlParameters, atMost: number): Promise<number> {
    const { table, key, where, order } = old;
    const columns = key.join(', ');
    const rows = await this.database.rows(
      keyColumns(key),
      `SELECT ${columns} FROM ${table} WHERE ${where} ORDER BY ${order} LIMIT :atMost`,
      { ...parameters, atMost },
    );
    if (rows.length === 0) return 0;
    const keys = rows.map((row) => key.map((column) => row[column]));
    await this.database.write(`DELETE FROM ${table} WHERE (${columns}) IN (:keys) AND ${where}`, {
      ...parameters,
      keys,
    });
    return rows.length;
  }

  private sweeperOf(table: string, key: readonly string[], { after, days = 0, and }: Expiry): Sweeps {
    const where = [`${after} <= :before`, ...(and === undefined ? [] : [and])].join(' AND ');
    return {
      sweep: (now, atMost) =>
        this.delete(
          { table, key, where, order: after },
          { before: new Date(now.getTime() - days * dayMs) },
          atMost,
        ),
    };
  }
}
