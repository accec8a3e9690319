import { Inject, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Process, Processor } from '@nestjs/bull';
import type { Job as QueuedJob } from 'bull';
import { Clock } from '../../ports/clock.js';
import { Database } from '../database/database.js';
import { columnsOf, type RowOf } from '../database/row-shape.js';
import { factsOf, LOG, type Log } from '../ground/log.js';
import { dailyJobSuccesses, jobDurations, jobRuns } from '../ground/measures.js';
import { causedBy, TenantContext } from '../ground/tenant-context.js';
import { TenantRegistry } from '../tenancy/tenant-registry.js';
import { definedJobs, handledJob, type HandlesJob, type Job } from './job.js';
import { Lease } from './lease.js';
import { outboxQueue, type Envelope } from './outbox-relay.js';
import { OutboxEntity } from './outbox.entity.js';

const maxAttempts = 12;
const concurrency = 8;
/** Longest pause before a job that this release can't read is looked at again. */
const mostUnknownMs = 60_000;

const openJob = columnsOf(OutboxEntity, ['job', 'payload', 'attempts', 'createdAt', 'requestId']);

interface Handled {
  job: Job;
  handler: HandlesJob<unknown>;
}

/**
 * Runs queued jobs; the outbox row, not the queue, owns the attempts. An envelope with an expired lease is dropped,
 * because the row was handed to another worker meanwhile.
 */
@Processor(outboxQueue)
export class OutboxProcessor implements OnApplicationBootstrap {
  private readonly handlers = new Map<string, Handled>();

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
    // An increase is seen only of a series that exists before it.
    for (const jobName of [...this.handlers.keys(), 'unknown'])
      for (const outcome of ['retried', 'given_up']) jobRuns.inc({ job_name: jobName, outcome }, 0);
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
    // What the job adds to the outbox has the same cause.
    const work = () => this.carryOut(id, row, known, payload.data);
    await causedBy(row.requestId ?? undefined, work).finally(stopRenewing);
  }

  private async carryOut(
    id: string,
    row: RowOf<typeof openJob>,
    { job, handler }: Handled,
    payload: unknown,
  ): Promise<void> {
    const attempt = { id, attempt: row.attempts + 1 };
    const line = { job: row.job, outboxId: id, attempt: attempt.attempt, reqId: row.requestId ?? undefined };
    const stopTiming = jobDurations.startTimer({ job_name: job.name });
    try {
      await handler.handle(payload, attempt);
      await this.finish(id, job);
      jobRuns.inc({ job_name: job.name, outcome: 'done' });
      dailyJobSuccesses.note(job.name);
      this.log.debug(line, 'job done');
    } catch (error) {
      const givesUp = attempt.attempt >= maxAttempts && !(job.options.neverGivesUp ?? false);
      jobRuns.inc({ job_name: job.name, outcome: givesUp ? 'given_up' : 'retried' });
      this.log[givesUp ? 'error' : 'warn'](
        { ...line, ...factsOf(error) },
        givesUp ? 'job given up' : 'job failed',
      );
      await this.reschedule(id, attempt.attempt, error, givesUp);
    } finally {
      stopTiming();
    }
  }

  /**
   * Gives back a job of a newer release, unknown here or with a payload that is, without using up an attempt: that
   * release's worker takes it while it serves beside this one or, after a rollback, when it is back. The pause grows with
   * the row's age, so one that was just written soon meets the right worker.
   */
  private async leaveToNewer(id: string, { job, createdAt }: RowOf<typeof openJob>): Promise<void> {
    jobRuns.inc({ job_name: 'unknown', outcome: 'left' });
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

  private async reschedule(id: string, attempt: number, error: unknown, givesUp: boolean): Promise<void> {
    const kind = (error instanceof Error ? error.name : 'unknown').slice(0, 60);
    const waitMs = Math.min(3_600_000, 1000 * 2 ** attempt);
    await this.database.write(
      `UPDATE outbox SET state = :state, attempts = :attempt, run_at = :runAt, leased_until = NULL, last_error = :kind
        WHERE tenant_id = :tenant AND id = :id`,
      {
        id,
        kind,
        attempt,
        state: givesUp ? 'failed' : 'open',
        runAt: new Date(this.clock.now().getTime() + waitMs),
      },
    );
  }
}
