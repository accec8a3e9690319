import { DiscoveryService } from '@nestjs/core';
import { z } from 'zod';
import { LOG, type Log } from '../../apps/server/src/kernel/ground/log.ts';
import { JobHandler, type HandlesJob, type Job } from '../../apps/server/src/kernel/outbox/job.ts';
import { OutboxProcessor } from '../../apps/server/src/kernel/outbox/outbox-processor.ts';
import { Outbox } from '../../apps/server/src/kernel/outbox/outbox.ts';
import { TenantRegistry } from '../../apps/server/src/kernel/tenancy/tenant-registry.ts';
import { someId } from '../support/members/profiles.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';

interface JobRow {
  id: string;
  tenant_id: string;
  state: string;
  attempts: number;
  run_at: Date;
  last_error: string | null;
}

describe('a job of a newer release', () => {
  let app: TestApp;
  const handled: object[] = [];
  beforeAll(async () => {
    app = await newBrands();
  });

  /** Written by the newer release, whose worker has one handler more. */
  const release = () => {
    // Not defined: every defined job has a handler in this release.
    const job: Job<{ about: string }> = {
      name: 'test.newer',
      payload: z.strictObject({ about: z.string() }),
      options: { subject: null },
    };
    @JobHandler(job)
    class Newer implements HandlesJob<{ about: string }> {
      handle(payload: { about: string }): Promise<void> {
        handled.push(payload);
        return Promise.resolve();
      }
    }
    const providers = app.nest.get(DiscoveryService, { strict: false }).getProviders();
    const discovery = {
      getProviders: () => [...providers, { instance: new Newer(), metatype: Newer }],
    } as unknown as DiscoveryService;
    const worker = new OutboxProcessor(
      discovery,
      app.database,
      app.clock,
      app.nest.get(TenantRegistry),
      app.nest.get<Log>(LOG),
    );
    worker.onApplicationBootstrap();
    return { job, worker };
  };
  const row = async (job = 'test.newer'): Promise<JobRow> => {
    const rows = await app.inTenant('alpha', () =>
      app.database.select<JobRow>(
        `SELECT id, tenant_id, state, attempts, run_at, last_error FROM outbox
          WHERE tenant_id = :tenant AND job = :job`,
        { job },
      ),
    );
    if (!rows[0]) throw new Error('the job is gone');
    return rows[0];
  };
  const take = (worker: OutboxProcessor, { id, tenant_id: tenantId }: JobRow) =>
    worker.process({ data: { tenantId, id, lease: null } } as never);

  it('waits without an attempt while an older worker meets it, and is carried out by the newer one', async () => {
    const older = app.nest.get(OutboxProcessor, { strict: false });
    const { job, worker: newer } = release();
    await app.inTenant('alpha', () =>
      app.database.inTransaction(() => app.nest.get(Outbox).add(job, { about: 'x' })),
    );
    // More often than the twelve attempts that a job has.
    const pauses: number[] = [];
    for (let meeting = 0; meeting < 20; meeting++) {
      await take(older, await row());
      const { state, attempts, run_at: runAt, last_error: lastError } = await row();
      expect({ state, attempts, lastError }).toEqual({ state: 'open', attempts: 0, lastError: 'UnknownJob' });
      pauses.push(runAt.getTime() - app.clock.now().getTime());
      app.clock.advance(pauses.at(-1) ?? 0);
    }
    expect(pauses.slice(0, 4)).toEqual([1000, 1000, 2000, 4000]);
    expect(Math.max(...pauses)).toBe(60_000);
    expect(handled).toEqual([]);

    await take(newer, await row());
    expect(handled).toEqual([{ about: 'x' }]);
    expect(await row()).toMatchObject({ state: 'done', attempts: 1, last_error: null });
  });

  it('waits as well where its payload is one that the older worker can’t read', async () => {
    const older = app.nest.get(OutboxProcessor, { strict: false });
    await app.inTenant('alpha', () =>
      app.database.write(
        `INSERT INTO outbox (tenant_id, id, job, payload, state, attempts, created_at, run_at)
          VALUES (:tenant, :id, 'accounts.mail', :payload, 'open', 0, :now, :now)`,
        { id: someId(), payload: JSON.stringify({ about: 'newer' }), now: app.clock.now() },
      ),
    );
    await take(older, await row('accounts.mail'));
    expect(await row('accounts.mail')).toMatchObject({
      state: 'open',
      attempts: 0,
      last_error: 'UnknownJob',
    });
  });
});
