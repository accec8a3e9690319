import type { QueryRunner } from 'typeorm';
import type { GuardedDataSource, SqlParameters, Statement } from './data-source.js';

const begin: Statement = ['START TRANSACTION', {}];
const end: Statement = ['COMMIT', {}];

/**
 * One transaction on its connection, in as few messages as there can be: its begin goes along with its first statement,
 * and writes that nobody reads wait until something is read, or until the COMMIT, and go along with that.
 */
export class UnitOfWork {
  readonly runner: QueryRunner;
  /** What runs once it is committed. */
  readonly afterCommit: (() => void)[] = [];
  private isBegun = false;
  private waiting: Statement[] = [];
  private failure: { error: unknown } | undefined;

  constructor(private readonly source: GuardedDataSource) {
    this.runner = source.createQueryRunner();
    const query = this.runner.query.bind(this.runner);
    // TypeORM's own statements come in their turn, too.
    const inTurn = async (sql: string, ...rest: unknown[]): Promise<unknown> => {
      if (sql === begin[0]) return undefined;
      await this.sendWaiting();
      return query(sql, ...(rest as [unknown[]?]));
    };
    this.runner.query = inTurn as QueryRunner['query'];
  }

  /** Takes a connection. @throws Problem `unavailable` when too many wait for one */
  async begin(): Promise<void> {
    await this.runner.connect();
    await this.runner.startTransaction();
  }

  /** Runs a statement that gives rows. */
  async read<T>(sql: string, parameters: SqlParameters): Promise<T> {
    if (this.failure) throw this.failure.error;
    if (this.isBegun && this.waiting.length === 0)
      return this.source.statementOf<T>(this.runner, sql, parameters);
    this.source.check(sql, parameters);
    const [rows] = (await this.send([sql, parameters])) as [T];
    return rows;
  }

  /** Runs a write whose count of rows the caller wants to know; a message with others tells the sum alone. */
  async write<T>(sql: string, parameters: SqlParameters): Promise<T> {
    await this.sendWaiting();
    return this.source.statementOf<T>(this.runner, sql, parameters);
  }

  /** @throws Error of the tenant guard */
  writeLater(sql: string, parameters: SqlParameters): void {
    this.source.check(sql, parameters);
    this.waiting.push([sql, parameters]);
  }

  /** Commits in the same message as the writes that still wait: when one of them fails, nothing is committed. */
  async commit(): Promise<void> {
    if (this.failure) throw this.failure.error;
    if (this.waiting.length > 0) await this.send(end);
    else if (this.isBegun) await this.runner.commitTransaction();
  }

  /** Without effect where nothing is left to undo: after a COMMIT that failed, without a connection. */
  async rollback(): Promise<void> {
    this.waiting = [];
    this.failure = undefined;
    if (this.isBegun) await this.runner.rollbackTransaction().catch(() => undefined);
  }

  release(): Promise<void> {
    return this.runner.release();
  }

  private async sendWaiting(): Promise<void> {
    if (this.failure) throw this.failure.error;
    if (!this.isBegun || this.waiting.length > 0) await this.send();
  }

  /** After a write that failed, everything fails by its error: nobody takes it for their own and goes on. */
  private async send(...last: Statement[]): Promise<unknown> {
    const writes = this.waiting;
    const first = this.isBegun ? [] : [begin];
    this.waiting = [];
    this.isBegun = true;
    try {
      return await this.source.block(this.runner, [...first, ...writes, ...last]);
    } catch (error) {
      if (writes.length > 0) this.failure = { error };
      throw error;
    }
  }
}
