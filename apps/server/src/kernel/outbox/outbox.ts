import { Injectable } from '@nestjs/common';
import { Clock } from '../../ports/clock.js';
import { Ids } from '../../ports/ids.js';
import { Database } from '../database/database.js';
import { TenantRepository } from '../database/tenant-repository.js';
import { requestIdOfCall } from '../ground/tenant-context.js';
import type { Job } from './job.js';
import { OutboxEntity } from './outbox.entity.js';

/** Records side effects with their cause; the worker runs them. */
@Injectable()
export class Outbox {
  private readonly rows: TenantRepository<OutboxEntity>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    this.rows = new TenantRepository(database, OutboxEntity);
  }

  /**
   * Adds a job of the current brand, in the current transaction, by `Database.writeLater`.
   *
   * @param delaySeconds runs no earlier than this much later
   * @throws Error outside a transaction: an effect without its cause would be a lie
   */
  add<T>(job: Job<T>, payload: T, delaySeconds = 0): Promise<void> {
    this.database.requireTransaction(`Outbox job ${job.name}`);
    const now = this.clock.now();
    const checked = job.payload.parse(payload);
    this.rows.insertLater({
      id: this.ids.next(),
      job: job.name,
      payload: checked as object,
      subject: job.options.subject?.(checked) ?? null,
      state: 'open',
      attempts: 0,
      createdAt: now,
      requestId: requestIdOfCall() ?? null,
      runAt: new Date(now.getTime() + delaySeconds * 1000),
      leasedUntil: null,
      lastError: null,
    });
    return Promise.resolve();
  }

  /** Drops every job of a kind of the current brand, done or not. */
  async drop(job: Job): Promise<void> {
    await this.database.write('DELETE FROM outbox WHERE tenant_id = :tenant AND job = :job', {
      job: job.name,
    });
  }

  /** Drops every job of the current brand about one of some ids (`JobOptions.subject`), done or not. */
  async forget(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.database.write('DELETE FROM outbox WHERE tenant_id = :tenant AND subject IN (:ids)', { ids });
  }
}
