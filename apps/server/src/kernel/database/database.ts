import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { EntityManager, QueryRunner } from 'typeorm';
import { jitter } from '../jitter.js';
import { TenantContext } from '../tenancy/tenant-context.js';
import type { GuardedDataSource } from './data-source.js';
import type { RawRow, RowShape } from './row-shape.js';
import { nullable, wholeNumber } from './row-values.js';

interface Transaction {
  runner: QueryRunner;
  afterCommit: (() => void)[];
}

export type SqlParameters = Readonly<Record<string, unknown>>;

export interface WriteResult {
  affectedRows: number;
}

const ambient = new AsyncLocalStorage<Transaction>();
/** Deadlock, lock wait timeout, changed since snapshot: the whole unit of work may be repeated. */
const repeatable = new Set([1213, 1205, 1020]);
const maxAttempts = 5;

/** The way to the database: raw statements with named parameters, entity managers and the one `inTransaction`. */
@Injectable()
export class Database {
  constructor(@Inject(getDataSourceToken()) readonly dataSource: GuardedDataSource) {}

  /** The transaction's manager inside `inTransaction`, the pool's otherwise. */
  get manager(): EntityManager {
    return ambient.getStore()?.runner.manager ?? this.dataSource.manager;
  }

  /** Runs a SELECT whose list is that of a shape; `:tenant` is the current brand. */
  async rows<Row>(shape: RowShape<Row>, sql: string, parameters: SqlParameters = {}): Promise<Row[]> {
    const rows = await this.select<RawRow>(sql, parameters);
    return rows.map((row) => shape.read(row));
  }

  /** Runs a SELECT of one whole number, as COUNT(*) makes; 0 where it finds no row or nothing to count. */
  async number(sql: string, parameters: SqlParameters = {}): Promise<number> {
    const [row] = await this.select<RawRow>(sql, parameters);
    return nullable(wholeNumber)(row === undefined ? null : Object.values(row)[0]) ?? 0;
  }

  /**
   * Runs a SELECT whose rows are of unknown type: to lock them, or to see whether there are any. What is read of rows
   * goes through a shape (`rows`); lint refuses a type that is only claimed here.
   */
  select<Row = unknown>(sql: string, parameters: SqlParameters = {}): Promise<NoInfer<Row>[]> {
    return this.run(sql, parameters);
  }

  /** Runs an INSERT, UPDATE or DELETE, by the rules of `onItsOwn`; `:tenant` is the current brand. */
  write(sql: string, parameters: SqlParameters = {}): Promise<WriteResult> {
    return this.onItsOwn(() => this.run<WriteResult>(sql, parameters));
  }

  /**
   * Runs one statement that writes. When the database gives it up, it is repeated; inside a transaction it is not,
   * because the whole transaction is.
   */
  onItsOwn<T>(statement: () => Promise<T>): Promise<T> {
    return ambient.getStore() ? statement() : repeatedly(statement);
  }

  /**
   * Runs `work` in one short transaction and repeats the whole of it, at most 5 times, when the database gave it up
   * (errors 1213, 1205, 1020, also at COMMIT). `work` must have no side effects outside the database: record the
   * intent in the outbox instead.
   *
   * @throws Error when called inside another transaction
   */
  async inTransaction<T>(work: () => Promise<T>): Promise<T> {
    if (ambient.getStore()) throw new Error('Transactions do not nest');
    return repeatedly(() => this.attempt(work));
  }

  /** Runs `work` as a part of the current transaction, or where there is none in one of its own. */
  withinTransaction<T>(work: () => Promise<T>): Promise<T> {
    return ambient.getStore() ? work() : this.inTransaction(work);
  }

  /** @throws Error outside a transaction: for steps that are only sound as part of one */
  requireTransaction(step: string): void {
    if (!ambient.getStore()) throw new Error(`${step} must run inside a transaction`);
  }

  /** Runs `fn` once the current transaction is committed, or at once when there is none. */
  afterCommit(fn: () => void): void {
    const transaction = ambient.getStore();
    if (transaction) transaction.afterCommit.push(fn);
    else fn();
  }

  private async attempt<T>(work: () => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    const transaction: Transaction = { runner, afterCommit: [] };
    let result: T;
    try {
      await runner.connect();
      await runner.startTransaction();
      result = await ambient.run(transaction, work);
      await runner.commitTransaction();
    } catch (error) {
      // A failed COMMIT or a lost connection has nothing left to roll back; the first error is the one that counts.
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    } finally {
      await runner.release();
    }
    for (const fn of transaction.afterCommit) fn();
    return result;
  }

  private run<T>(sql: string, parameters: SqlParameters): Promise<T> {
    const bound = this.bind(parameters);
    const transaction = ambient.getStore();
    return transaction
      ? this.dataSource.statementOf<T>(transaction.runner, sql, bound)
      : this.dataSource.statement<T>(sql, bound);
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

/** Whether a write failed because a unique key holds the value already. */
export function isDuplicate(error: unknown, key?: string): boolean {
  return errorNumber(error) === 1062 && (key === undefined || String((error as Error).message).includes(key));
}
