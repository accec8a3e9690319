import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import { LRUCache } from 'lru-cache';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../ports/clock.js';
import { LOG, type Log } from '../ground/log.js';
import { jitter } from '../ground/jitter.js';
import { databaseRepeats } from '../ground/measures.js';
import { Sampled } from '../ground/sampled.js';
import { TenantContext } from '../ground/tenant-context.js';
import type { GuardedDataSource, SqlParameters } from './data-source.js';
import type { RawRow, RowShape } from './row-shape.js';
import { nullable, wholeNumber } from './row-values.js';
import { UnitOfWork } from './unit-of-work.js';
import { DatabaseFailure, errorNumber } from './writer/failures.js';

export { errorNumber };

export interface WriteResult {
  affectedRows: number;
}

const ambient = new AsyncLocalStorage<UnitOfWork>();
const maxAttempts = 5;
/** A read that ends its server's process should not end the next one's for long. */
const maxLostReads = 2;
/** Failures come in floods: one line per kind in this time. */
const toldEveryMs = 10_000;
/** A count that stops at fewer rows than this is too cheap to cache. */
const fewestRemembered = 1000;

/** Access to the database: raw statements with named parameters, entity managers and the one `inTransaction`. */
@Injectable()
export class Database {
  /** Statements and parameters of counts that stopped at their cap. */
  private readonly capped = new LRUCache<string, true>({
    max: 1000,
    ttl: 5 * 60_000,
    ttlResolution: 0,
    perf: { now: () => this.clock.now().getTime() },
  });

  private readonly told = new Sampled(toldEveryMs);

  constructor(
    @Inject(getDataSourceToken()) readonly dataSource: GuardedDataSource,
    private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** The transaction's manager inside `inTransaction`, the pool's otherwise. */
  get manager(): EntityManager {
    return ambient.getStore()?.runner.manager ?? this.dataSource.manager;
  }

  /** Runs a SELECT with a shape's select list; `:tenant` is the current brand. */
  async rows<Row>(shape: RowShape<Row>, sql: string, parameters: SqlParameters = {}): Promise<Row[]> {
    const rows = await this.select<RawRow>(sql, parameters);
    return rows.map((row) => shape.read(row));
  }

  /** Runs a SELECT of one whole number, such as COUNT(*); 0 for no row or null. */
  async number(sql: string, parameters: SqlParameters = {}): Promise<number> {
    const [row] = await this.select<RawRow>(sql, parameters);
    return nullable(wholeNumber)(row === undefined ? null : Object.values(row)[0]) ?? 0;
  }

  /**
   * Counts rows up to a cap. A count that reaches it is cached for five minutes, so that the pages of a long list do
   * not count it again; a shorter list is counted each time.
   *
   * @param from what follows FROM
   */
  async counted(from: string, parameters: SqlParameters, cap: number): Promise<number> {
    const key = JSON.stringify([from, this.bind(parameters), cap]);
    if (this.capped.has(key)) return cap;
    const sql = `SELECT COUNT(*) FROM (SELECT 1 FROM ${from} LIMIT :cap) AS capped`;
    const count = await this.number(sql, { ...parameters, cap });
    if (count >= cap && cap >= fewestRemembered) this.capped.set(key, true);
    return count;
  }

  /**
   * Runs a SELECT with rows of unknown type: to lock them, or to test for existence. Values are read through a shape
   * (`rows`); lint refuses a type that is only asserted here.
   */
  select<Row = unknown>(sql: string, parameters: SqlParameters = {}): Promise<NoInfer<Row>[]> {
    const bound = this.bind(parameters);
    return (
      ambient.getStore()?.read(sql, bound) ??
      this.repeatedly(() => this.dataSource.statement(sql, bound), isRepeatableRead)
    );
  }

  /** Runs an INSERT, UPDATE or DELETE, as `onItsOwn` does; `:tenant` is the current brand. */
  write(sql: string, parameters: SqlParameters = {}): Promise<WriteResult> {
    const bound = this.bind(parameters);
    return (
      ambient.getStore()?.write(sql, bound) ??
      this.alone(() => this.dataSource.statement<WriteResult>(sql, bound))
    );
  }

  /**
   * Queues a write, which is sent with the next statement of the transaction, at the latest with its COMMIT. For rows
   * that no earlier statement reads, and that are known to exist or to be new. Queued writes keep their order. When one
   * fails, that statement or the COMMIT throws its error, and the transaction is rolled back.
   *
   * @throws Error outside a transaction
   */
  writeLater(sql: string, parameters: SqlParameters = {}): void {
    const unit = ambient.getStore();
    if (!unit) throw new Error('Only a transaction writes later');
    unit.writeLater(sql, this.bind(parameters));
  }

  /**
   * Runs one statement that writes. If the database aborts or refuses it, it is repeated; inside a transaction it is
   * not, because the whole transaction is.
   *
   * @throws DatabaseFailure of kind `unknown` when the connection was lost: it may have been carried out
   */
  onItsOwn<T>(statement: () => Promise<T>): Promise<T> {
    return ambient.getStore() ? statement() : this.alone(statement);
  }

  /**
   * Runs `work` in one short transaction and repeats the whole of it, at most 5 times, when the database aborted or
   * refused it (also at COMMIT) or the connection was lost before the COMMIT was sent. `work` must have no side effects
   * outside the database: record the intent in the outbox instead.
   *
   * @throws Error when called inside another transaction
   * @throws DatabaseFailure of kind `unknown` when the connection was lost during the COMMIT: whoever asked repeats the
   * call by its id
   */
  async inTransaction<T>(work: () => Promise<T>): Promise<T> {
    if (ambient.getStore()) throw new Error('Transactions do not nest');
    return this.repeatedly(() => this.attempt(work), isRepeatableWork);
  }

  /** Runs `work` as part of the current transaction, or in its own. */
  withinTransaction<T>(work: () => Promise<T>): Promise<T> {
    return ambient.getStore() ? work() : this.inTransaction(work);
  }

  /** @throws Error outside a transaction: for steps that are only sound as part of one */
  requireTransaction(step: string): void {
    if (!ambient.getStore()) throw new Error(`${step} must run inside a transaction`);
  }

  /** Runs `fn` once the current transaction is committed, or at once when there is none. */
  afterCommit(fn: () => void): void {
    const unit = ambient.getStore();
    if (unit) unit.afterCommit.push(fn);
    else fn();
  }

  private async attempt<T>(work: () => Promise<T>): Promise<T> {
    const unit = new UnitOfWork(this.dataSource);
    let result: T;
    let isCommitting = false;
    try {
      await unit.begin();
      result = await ambient.run(unit, work);
      isCommitting = true;
      await unit.commit();
    } catch (error) {
      // The first error is the one to report.
      await unit.rollback();
      throw isCommitting && error instanceof DatabaseFailure ? error.asUnknown : error;
    } finally {
      await unit.release();
    }
    for (const fn of unit.afterCommit) fn();
    return result;
  }

  /** One that writes: whether a lost connection carried it out is unknown. */
  private alone<T>(statement: () => Promise<T>): Promise<T> {
    const known = async () => {
      try {
        return await statement();
      } catch (error) {
        throw error instanceof DatabaseFailure ? error.asUnknown : error;
      }
    };
    return this.repeatedly(known, isRepeatableWork);
  }

  private async repeatedly<T>(
    work: () => Promise<T>,
    mayRepeat: (failure: DatabaseFailure, attempt: number) => boolean,
  ): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof DatabaseFailure)) throw error;
        const repeats = attempt < maxAttempts && mayRepeat(error, attempt);
        this.note(error, repeats);
        if (!repeats) throw error;
        await pause(jitter(10 * 2 ** attempt));
      }
    }
  }

  /** Every failure passes here, whether it is repeated or handed on. */
  private note({ kind, code, errno }: DatabaseFailure, isRepeated: boolean): void {
    if (isRepeated) databaseRepeats.inc({ errno });
    if (kind === 'conflict' && isRepeated) return;
    const count = this.told.take(`${kind} ${code} ${isRepeated}`, performance.now());
    if (count !== undefined) this.log.warn({ kind, code, errno, isRepeated, count }, 'the database failed');
  }

  private bind(parameters: SqlParameters): SqlParameters {
    return TenantContext.isSet() ? { ...parameters, tenant: TenantContext.id() } : parameters;
  }
}

const isRepeatableWork = ({ kind }: DatabaseFailure): boolean => kind !== 'unknown';
const isRepeatableRead = ({ kind }: DatabaseFailure, attempt: number): boolean =>
  kind !== 'lost' || attempt < maxLostReads;

/** Whether a write that failed may have happened: what goes with it must stay. */
export function mayBeDone(error: unknown): boolean {
  return error instanceof DatabaseFailure && error.kind === 'unknown';
}

/** Whether a write failed because a unique key already has the value. */
export function isDuplicate(error: unknown, key?: string): boolean {
  return errorNumber(error) === 1062 && (key === undefined || String((error as Error).message).includes(key));
}
