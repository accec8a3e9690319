import { AsyncLocalStorage } from 'node:async_hooks';
import type { QueryRunner } from 'typeorm';
import { TenantContext } from '../../../apps/server/src/kernel/ground/tenant-context.ts';
import { PublishLiveEvents } from '../../../apps/server/src/modules/chats/live/publish-live-events.ts';
import { PasswordQueue } from '../../../apps/server/src/modules/console/authentication/passwords/password-queue.ts';
import type { TestApp } from './test-app.ts';

/** What the server did for one call, as far as it takes time that somebody could measure. */
export interface Work {
  /** Hashes of passwords. */
  hashes: number;
  /**
   * The statements sent to the database, sorted, as some run side by side. Those of one round trip are one entry, parted
   * by semicolons.
   */
  statements: string[];
  /** Rows added to the outbox. */
  jobs: number;
}

const measured = new AsyncLocalStorage<true>();

/**
 * Counts the work of calls that come one after the other; the parts do what they always do.
 *
 * @returns measures one call: its answer and what it took
 */
export function workMeter(app: TestApp): <T>(call: () => Promise<T>) => Promise<{ answer: T; work: Work }> {
  const statements: string[] = [];
  const { dataSource } = app.database;
  const createQueryRunner = dataSource.createQueryRunner.bind(dataSource);
  // What the server does beside calls is no brand's; calls on the console are not either, and are told by their context.
  // A brand is read once for all callers and again after a change, by the call that happens to come first.
  const ofBrand = /^(?:(?!FROM )[^])*FROM (?:tenant|tenant_host|former_host|company) /;
  const note = (sql: string): void => {
    if ((TenantContext.isSet() || measured.getStore()) && !ofBrand.test(sql)) statements.push(sql);
  };
  const statement = dataSource.statement.bind(dataSource);
  jest.spyOn(dataSource, 'statement').mockImplementation((sql, parameters) => {
    note(sql);
    return statement(sql, parameters);
  });
  const statementOf = dataSource.statementOf.bind(dataSource);
  jest.spyOn(dataSource, 'statementOf').mockImplementation((runner, sql, parameters) => {
    note(sql);
    return statementOf(runner, sql, parameters);
  });
  const batch = dataSource.batch.bind(dataSource);
  jest.spyOn(dataSource, 'batch').mockImplementation((runner, together) => {
    note(together.map(([sql]) => sql).join('; '));
    return batch(runner, together);
  });
  jest.spyOn(dataSource, 'createQueryRunner').mockImplementation((mode) => {
    const runner = createQueryRunner(mode);
    const query = runner.query.bind(runner);
    const noted = (sql: string, ...rest: unknown[]): Promise<unknown> => {
      note(sql);
      return query(sql, ...(rest as [unknown[]?]));
    };
    runner.query = noted as QueryRunner['query'];
    return runner;
  });
  const told = whatIsTold();
  const hashes = jest.spyOn(PasswordQueue.prototype, 'pass');

  return async (call) => {
    const jobsBefore = await outboxRows(app);
    statements.length = 0;
    hashes.mockClear();
    const answer = await measured.run(true, call);
    // Open pages are told after the answer: what that takes belongs to this call, and not to the next one.
    await Promise.all(told.splice(0));
    const work = { hashes: hashes.mock.calls.length, statements: statements.toSorted() };
    return { answer, work: { ...work, jobs: (await outboxRows(app)) - jobsBefore } };
  };
}

/** What open pages are being told, as it begins. */
function whatIsTold(): Promise<unknown>[] {
  const told: Promise<unknown>[] = [];
  const live = PublishLiveEvents.prototype as unknown as { later(tell: () => Promise<void>): Promise<void> };
  const { later } = live;
  jest.spyOn(live, 'later').mockImplementation(function (this: typeof live, tell) {
    return later.call(this, () => {
      const telling = tell();
      told.push(telling.catch(() => undefined));
      return telling;
    });
  });
  return told;
}

async function outboxRows(app: TestApp): Promise<number> {
  const rows = await app.inTenant('beta', () =>
    app.database.select<{ jobs: number }>('SELECT COUNT(*) AS jobs FROM outbox WHERE tenant_id = :tenant'),
  );
  return Number(rows[0]?.jobs);
}
