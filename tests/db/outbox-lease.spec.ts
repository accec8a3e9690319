import Bull, { type Job } from 'bull';
import { TenantRepository } from '../../apps/server/src/kernel/database/tenant-repository.ts';
import { Lease, leaseMs } from '../../apps/server/src/kernel/outbox/lease.ts';
import { queueLock } from '../../apps/server/src/kernel/outbox/outbox-relay.ts';
import { OutboxEntity } from '../../apps/server/src/kernel/outbox/outbox.entity.ts';
import { someId } from '../support/members/profiles.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';

/** What the library offers and does not type. */
interface QueueInside {
  getNextJob(): Promise<Job>;
  moveUnlockedJobsToWait(): Promise<unknown>;
  toKey(name: string): string;
}

describe('the lease of an outbox row', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await newBrands();
  });

  /** A row as the relay hands it over. @returns its id and the lease's token */
  async function handedOver(state: 'open' | 'done' = 'open'): Promise<{ id: string; token: number }> {
    const id = someId();
    const leasedUntil = new Date(app.clock.now().getTime() + leaseMs);
    const [createdAt, runAt] = [app.clock.now(), app.clock.now()];
    const row = { id, job: 'test.job', payload: {}, state, attempts: 0, createdAt, runAt, leasedUntil };
    await app.inTenant('alpha', () => new TenantRepository(app.database, OutboxEntity).insert(row));
    return { id, token: leasedUntil.getTime() };
  }
  const take = (lease: Lease, brand = 'alpha') => app.inTenant(brand, () => lease.take());
  const leaseOf = ({ id, token }: { id: string; token: number | null }) =>
    new Lease(app.database, app.clock, id, token);

  it('is taken by one worker, however many were handed the same envelope', async () => {
    const row = await handedOver();
    const taken = await Promise.all([1, 2, 3, 4, 5].map(() => take(leaseOf(row))));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await take(leaseOf(row))).toBe(false);
  });

  it('is kept by its worker, also when time goes on', async () => {
    const lease = leaseOf(await handedOver());
    for (let renewal = 0; renewal < 3; renewal++) {
      expect(await take(lease)).toBe(true);
      app.clock.advance(leaseMs / 4);
    }
  });

  it('is over for a worker whose row was handed to another', async () => {
    const row = await handedOver();
    const first = leaseOf(row);
    await take(first);
    app.clock.advance(leaseMs * 2);
    const token = app.clock.now().getTime() + leaseMs;
    await app.inTenant('alpha', () =>
      app.database.write('UPDATE outbox SET leased_until = :until WHERE tenant_id = :tenant AND id = :id', {
        id: row.id,
        until: new Date(token),
      }),
    );
    expect(await take(first)).toBe(false);
    expect(await take(leaseOf({ id: row.id, token }))).toBe(true);
  });

  it('is the queue’s lock as well: a job whose worker died is not run by the queue once more', async () => {
    const options = { prefix: `lease-${someId()}`, settings: queueLock };
    const queue = new Bull('outbox', app.environment.REDIS_URL, options);
    const inside = queue as unknown as QueueInside;
    try {
      await queue.add({}, { removeOnComplete: true, removeOnFail: true });
      const { id } = await inside.getNextJob();
      const lock = inside.toKey(`${id}:lock`);
      const lockMs = await queue.client.pttl(lock);
      expect(lockMs).toBeGreaterThan(leaseMs / 2);
      expect(lockMs).toBeLessThanOrEqual(leaseMs);
      // The queue looks twice, so that a job between two locks is not taken for one without.
      for (let look = 0; look < 2; look++) {
        await queue.client.del(lock, inside.toKey('stalled-check'));
        await inside.moveUnlockedJobsToWait();
      }
      expect(await queue.getJobCounts()).toMatchObject({ waiting: 0, active: 0, failed: 0 });
    } finally {
      await queue.close();
    }
  });

  it('is nobody’s once the job is done, and never another brand’s', async () => {
    expect(await take(leaseOf(await handedOver('done')))).toBe(false);
    expect(await take(leaseOf(await handedOver()), 'beta')).toBe(false);
  });
});
