import type { PoolConnection } from 'mysql2';
import type { QueryRunner } from 'typeorm';
import type { GuardedDataSource, SqlParameters, Statement } from './data-source.js';

const begin: Statement = ['START TRANSACTION', {}];
const end: Statement = ['COMMIT', {}];

/**
 * A transaction on its connection, in as few round trips as possible: its begin is sent with its first statement, and
 * queued writes with the next read, or with the COMMIT.
 */
export class UnitOfWork {
  readonly runner: QueryRunner;
  /** Callbacks after the commit. */
  readonly afterCommit: (() => void)[] = [];
  private isBegun = false;
  private queue: Statement[] = [];
  private failure: { error: unknown } | undefined;

  constructor(private readonly source: GuardedDataSource) {
    this.runner = source.createQueryRunner();
    const query = this.runner.query.bind(this.runner);
    // TypeORM's statements, too, run after the queued ones; the begin is sent with the first of all.
    const inTurn = async (sql: string, ...rest: unknown[]): Promise<unknown> => {
      if (sql === begin[0]) return undefined;
      await this.sendQueue();
      return query(sql, ...(rest as [unknown[]?]));
    };
    this.runner.query = inTurn as QueryRunner['query'];
  }

  /** Takes a connection. @throws Problem `unavailable` when too many wait for one */
  async begin(): Promise<void> {
    await this.runner.connect();
    await this.runner.startTransaction();
  }

  /** Runs a statement that returns rows. */
  async read<T>(sql: string, parameters: SqlParameters): Promise<T> {
    if (this.failure) throw this.failure.error;
    if (this.isBegun && this.queue.length === 0)
      return this.source.statementOf<T>(this.runner, sql, parameters);
    this.source.check(sql, parameters);
    const [rows] = (await this.send([sql, parameters])) as [T];
    return rows;
  }

  /** Runs a write that returns its row count, which a batch would return summed up with others. */
  async write<T>(sql: string, parameters: SqlParameters): Promise<T> {
    await this.sendQueue();
    return this.source.statementOf<T>(this.runner, sql, parameters);
  }

  /** @throws Error of the tenant guard */
  writeLater(sql: string, parameters: SqlParameters): void {
    this.source.check(sql, parameters);
    this.queue.push([sql, parameters]);
  }

  /** Commits together with the queued writes: when one of them fails, nothing is committed. */
  async commit(): Promise<void> {
    if (this.failure) throw this.failure.error;
    if (this.queue.length > 0) await this.send(end);
    else if (this.isBegun) await this.runner.commitTransaction();
  }

  /**
   * No effect where nothing needs undoing: after a failed COMMIT, without a connection. A connection that does not roll
   * back ends: the next START TRANSACTION on it would commit what it holds. A Galera node that lost the others refuses
   * even a ROLLBACK.
   */
  async rollback(): Promise<void> {
    this.queue = [];
    this.failure = undefined;
    if (this.isBegun) await this.runner.rollbackTransaction().catch(() => this.end());
  }

  release(): Promise<void> {
    return this.runner.release();
  }

  private async end(): Promise<void> {
    ((await this.runner.connect()) as PoolConnection).destroy();
  }

  private async sendQueue(): Promise<void> {
    if (this.failure) throw this.failure.error;
    if (!this.isBegun || this.queue.length > 0) await this.send();
  }

  /** A failed write fails every later statement, too: no caller can mistake its error for its own and continue. */
  private async send(...last: Statement[]): Promise<unknown> {
    const writes = this.queue;
    const first = this.isBegun ? [] : [begin];
    this.queue = [];
    this.isBegun = true;
    try {
      return await this.source.batch(this.runner, [...first, ...writes, ...last]);
    } catch (error) {
      if (writes.length > 0) this.failure = { error };
      throw error;
    }
  }
}
