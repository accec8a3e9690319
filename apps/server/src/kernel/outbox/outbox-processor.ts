import { Inject, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Process, Processor } from '@nestjs/bull';
import type { Job as QueuedJob } from 'bull';
import { Clock } from '../../ports/clock.js';
import { Database } from '../database/database.js';
import { columnsOf, type RowOf } from '../database/row-shape.js';
import { LOG, type Log } from '../ground/log.js';
import { TenantContext } from '../ground/tenant-context.js';
import { TenantRegistry } from '../tenancy/tenant-registry.js';
import { definedJobs, handledJob, type HandlesJob, type Job } from './job.js';
import { Lease } from './lease.js';
import { outboxQueue, type Envelope } from './outbox-relay.js';
import { OutboxEntity } from './outbox.entity.js';

const maxAttempts = 12;
const concurrency = 8;
/** Longest pause before a job that this release can't read is looked at again. */
const mostUnknownMs = 60_000;

const openJob = columnsOf(OutboxEntity, ['job', 'payload', 'attempts', 'createdAt']);

/**
 * Runs queued jobs; the outbox row, not the queue, owns the attempts. An envelope with an expired lease is dropped,
 * because the row was handed to another worker meanwhile.
 */
@Processor(outboxQueue)
export class OutboxProcessor implements OnApplicationBootstrap {
  private readonly handlers = new Map<string, { job: Job; handler: HandlesJob<unknown> }>();

  constructor(
    private readonly discoveryService: DiscoveryService,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly tenantRegistry: TenantRegistry,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** @throws Error unless every defined job has exactly one handler */
  onApplicationBootstrap(): void {
    for (const { instance, metatype } of this.discoveryService.getProviders()) {
      const job = metatype && handledJob(metatype);
      if (!job) continue;
      if (this.handlers.has(job.name)) throw new Error(`Job ${job.name} has two handlers`);
      this.handlers.set(job.name, { job, handler: instance as HandlesJob<unknown> });
    }
    const missing = definedJobs().filter((job) => !this.handlers.has(job.name));
    if (missing.length > 0)
      throw new Error(`Jobs without a handler: ${missing.map((job) => job.name).join(', ')}`);
  }

  @Process({ concurrency })
  async process(queued: QueuedJob<Envelope>): Promise<void> {
    const { tenantId, id, lease } = queued.data;
    const tenant = await this.tenantRegistry.byId(tenantId);
    if (!tenant) return;
    await TenantContext.run(tenant, () => this.runRow(id, lease ?? null));
  }

  private async runRow(id: string, token: number | null): Promise<void> {
    const lease = new Lease(this.database, this.clock, id, token);
    if (!(await lease.take())) return;
    const rows = await this.database.rows(
      openJob,
      `SELECT ${openJob.list} FROM outbox WHERE tenant_id = :tenant AND id = :id AND state = 'open'`,
      { id },
    );
    const row = rows[0];
    if (!row) return;
    const known = this.handlers.get(row.job);
    const payload = known?.job.payload.safeParse(row.payload);
    if (!known || !payload?.success) return this.leaveToNewer(id, row);
    const stopRenewing = lease.renew();
    try {
      await known.handler.handle(payload.data, { id, attempt: row.attempts + 1 });
      await this.finish(id, known.job);
    } catch (error) {
      await this.reschedule(id, row, error, known.job.options.neverGivesUp ?? false);
    } finally {
      stopRenewing();
    }
  }

  /**
   * Gives back a job of a newer release, unknown here or with a payload that is, without using up an attempt: that
   * release's worker takes it while it serves beside this one or, after a rollback, when it is back. The pause grows with
   * the row's age, so one that was just written soon meets the right worker.
   */
  private async leaveToNewer(id: string, { job, createdAt }: RowOf<typeof openJob>): Promise<void> {
    this.log.warn({ job, outboxId: id }, 'job of another release');
    const now = this.clock.now().getTime();
    const waitMs = Math.min(mostUnknownMs, Math.max(1000, now - createdAt.getTime()));
    await this.database.write(
      `UPDATE outbox SET run_at = :runAt, leased_until = NULL, last_error = 'UnknownJob'
        WHERE tenant_id = :tenant AND id = :id`,
      { id, runAt: new Date(now + waitMs) },
    );
  }

  private async finish(id: string, { options }: Job): Promise<void> {
    await this.database.write(
      options.leavesNoTrace
        ? 'DELETE FROM outbox WHERE tenant_id = :tenant AND id = :id'
        : `UPDATE outbox SET state = 'done', attempts = attempts + 1, leased_until = NULL, last_error = NULL
            WHERE tenant_id = :tenant AND id = :id`,
      { id },
    );
  }

  private async reschedule(
    id: string,
    row: RowOf<typeof openJob>,
    error: unknown,
    neverGivesUp: boolean,
  ): Promise<void> {
    const kind = (error instanceof Error ? error.name : 'unknown').slice(0, 60);
    const attempt = row.attempts + 1;
    this.log.warn({ job: row.job, outboxId: id, attempt, kind }, 'job failed');
    const waitMs = Math.min(3_600_000, 1000 * 2 ** attempt);
    await this.database.write(
      `UPDATE outbox SET state = :state, attempts = :attempt, run_at = :runAt, leased_until = NULL, last_error = :kind
        WHERE tenant_id = :tenant AND id = :id`,
      {
        id,
        kind,
        attempt,
        state: attempt >= maxAttempts && !neverGivesUp ? 'failed' : 'open',
        runAt: new Date(this.clock.now().getTime() + waitMs),
      },
    );
  }
}
