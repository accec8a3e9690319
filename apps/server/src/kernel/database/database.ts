import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import { LRUCache } from 'lru-cache';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../ports/clock.js';
import { jitter } from '../ground/jitter.js';
import { databaseRepeats } from '../ground/measures.js';
import { TenantContext } from '../ground/tenant-context.js';
import type { GuardedDataSource, SqlParameters } from './data-source.js';
import type { RawRow, RowShape } from './row-shape.js';
import { nullable, wholeNumber } from './row-values.js';
import { UnitOfWork } from './unit-of-work.js';

export interface WriteResult {
  affectedRows: number;
}

const ambient = new AsyncLocalStorage<UnitOfWork>();
/** Deadlock, lock wait timeout, changed since snapshot: the whole unit of work may be repeated. */
const repeatable = new Set([1213, 1205, 1020]);
const maxAttempts = 5;
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

  constructor(
    @Inject(getDataSourceToken()) readonly dataSource: GuardedDataSource,
    private readonly clock: Clock,
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
    return ambient.getStore()?.read(sql, bound) ?? this.dataSource.statement(sql, bound);
  }

  /** Runs an INSERT, UPDATE or DELETE, as `onItsOwn` does; `:tenant` is the current brand. */
  write(sql: string, parameters: SqlParameters = {}): Promise<WriteResult> {
    const bound = this.bind(parameters);
    return (
      ambient.getStore()?.write(sql, bound) ??
      repeatedly(() => this.dataSource.statement<WriteResult>(sql, bound))
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
   * Runs one statement that writes. If the database aborts it, it is repeated; inside a transaction it is not, because
   * the whole transaction is.
   */
  onItsOwn<T>(statement: () => Promise<T>): Promise<T> {
    return ambient.getStore() ? statement() : repeatedly(statement);
  }

  /**
   * Runs `work` in one short transaction and repeats the whole of it, at most 5 times, when the database aborted it
   * (errors 1213, 1205, 1020, also at COMMIT). `work` must have no side effects outside the database: record the intent
   * in the outbox instead.
   *
   * @throws Error when called inside another transaction
   */
  async inTransaction<T>(work: () => Promise<T>): Promise<T> {
    if (ambient.getStore()) throw new Error('Transactions do not nest');
    return repeatedly(() => this.attempt(work));
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
    try {
      await unit.begin();
      result = await ambient.run(unit, work);
      await unit.commit();
    } catch (error) {
      // The first error is the one to report.
      await unit.rollback();
      throw error;
    } finally {
      await unit.release();
    }
    for (const fn of unit.afterCommit) fn();
    return result;
  }

  private bind(parameters: SqlParameters): SqlParameters {
    return TenantContext.isSet() ? { ...parameters, tenant: TenantContext.id() } : parameters;
  }
}

async function repeatedly<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= maxAttempts || !repeatable.has(errorNumber(error))) throw error;
      databaseRepeats.inc({ errno: errorNumber(error) });
      await pause(jitter(10 * 2 ** attempt));
    }
  }
}

/** MySQL's error number, 0 for every other error. */
export function errorNumber(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 0;
  const { errno, driverError } = error as { errno?: unknown; driverError?: { errno?: unknown } };
  const number = driverError?.errno ?? errno;
  return typeof number === 'number' ? number : 0;
}

/** Whether a write failed because a unique key already has the value. */
export function isDuplicate(error: unknown, key?: string): boolean {
  return errorNumber(error) === 1062 && (key === undefined || String((error as Error).message).includes(key));
}
