import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectQueue } from '@nestjs/bull';
import type { AdvancedSettings, Queue } from 'bull';
import { Clock } from '../../ports/clock.js';
import { Database } from '../database/database.js';
import { columnsOf, type RowOf } from '../database/row-shape.js';
import { acrossTenants } from '../ground/tenant-context.js';
import { beat } from './heartbeat.js';
import { leaseMs, renewMs } from './lease.js';
import { OutboxEntity } from './outbox.entity.js';

export const outboxQueue = 'outbox';

/** The envelope of a queued job; the row in the database is authoritative. */
export interface Envelope {
  tenantId: string;
  id: string;
  /** End of the lease under which it was queued, in milliseconds: the token of the worker that may process the row. */
  lease: number | null;
}

/**
 * The queue locks a job for as long as its row is leased, and the worker renews both together. When a worker dies, the
 * queue drops the job instead of running it again: the row's lease ends, and the row is handed over again.
 */
export const queueLock = {
  lockDuration: leaseMs,
  lockRenewTime: renewMs,
  stalledInterval: leaseMs,
  maxStalledCount: 0,
} as const satisfies AdvancedSettings;

const pollMs = 250;
const batch = 100;
/** Maximum jobs in the queue, where the leases run; the other rows wait in the database without one. */
const mostQueued = 200;

const due = columnsOf(OutboxEntity, ['tenantId', 'id']);

/**
 * Leases due rows and hands them to the queue. No lock is held while Redis is called; a row whose lease ended before
 * its job did is handed over again.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, OnApplicationShutdown {
  private stopped = false;
  private running: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    @InjectQueue(outboxQueue) private readonly queue: Queue<Envelope>,
  ) {}

  onApplicationBootstrap(): void {
    this.queue.on('error', () => undefined);
    beat();
    this.schedule();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /**
   * Leases and queues due rows.
   * @returns how many
   */
  async relayOnce(): Promise<number> {
    if ((await this.queue.getWaitingCount()) >= mostQueued) return 0;
    const until = new Date(this.clock.now().getTime() + leaseMs);
    const rows = await acrossTenants('lease due outbox rows', () =>
      this.database.inTransaction(() => this.lease(until)),
    );
    for (const row of rows) {
      await this.queue.add(
        { tenantId: row.tenantId, id: row.id, lease: until.getTime() },
        {
          jobId: `${row.tenantId}:${row.id}:${until.getTime()}`,
          removeOnComplete: true,
          removeOnFail: true,
        },
      );
    }
    return rows.length;
  }

  private async lease(until: Date): Promise<RowOf<typeof due>[]> {
    const now = this.clock.now();
    const rows = await this.database.rows(
      due,
      `SELECT ${due.list} FROM outbox
        WHERE state = 'open' AND run_at <= :now AND (leased_until IS NULL OR leased_until < :now)
        ORDER BY run_at LIMIT ${batch} FOR UPDATE SKIP LOCKED`,
      { now },
    );
    if (rows.length === 0) return rows;
    const keys = rows.map((row) => [row.tenantId, row.id]);
    await this.database.write('UPDATE outbox SET leased_until = :until WHERE (tenant_id, id) IN (:keys)', {
      until,
      keys,
    });
    return rows;
  }

  private schedule(): void {
    this.timer = setTimeout(() => {
      this.running = this.relayOnce()
        .then(() => undefined)
        // The database or Redis is away for the moment: the rows wait.
        .catch(() => undefined)
        .finally(() => {
          beat();
          if (!this.stopped) this.schedule();
        });
    }, pollMs);
  }
}
