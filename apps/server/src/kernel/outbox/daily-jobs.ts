import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { textColumns } from '../database/row-shape.js';
import { dailyJobSuccesses } from '../ground/measures.js';
import { OneByOne } from '../housekeeping/one-by-one.js';
import { TenantRegistry } from '../tenancy/tenant-registry.js';
import type { Job } from './job.js';
import { Outbox } from './outbox.js';

const begun = textColumns(['tenant_id']);

/** The brands that still wait for a job, and its day. */
interface Waiting {
  day: string;
  tenants: { tenantId: string }[];
}

/**
 * Starts a job once a day for each brand. A second worker finds the jobs of the first; should both start one at once,
 * the job runs twice, so it must be idempotent.
 */
@Injectable()
export class DailyJobs {
  private readonly waiting = new Map<string, Waiting>();

  constructor(
    private readonly database: Database,
    private readonly oneByOne: OneByOne,
    private readonly outbox: Outbox,
    private readonly tenantRegistry: TenantRegistry,
  ) {}

  /**
   * To be called by a sweep.
   *
   * @param delaySeconds delay of the job
   * @returns the number of brands for which it was started
   */
  async begin(job: Job<object>, now: Date, atMost: number, delaySeconds = 0): Promise<number> {
    dailyJobSuccesses.expect(job.name);
    const day = now.toISOString().slice(0, 10);
    let waiting = this.waiting.get(job.name);
    if (waiting?.day !== day) {
      waiting = { day, tenants: await this.notBegun(job, day) };
      this.waiting.set(job.name, waiting);
    }
    return this.oneByOne.end(waiting.tenants.splice(0, atMost), () =>
      this.database.inTransaction(() => this.outbox.add(job, {}, delaySeconds)),
    );
  }

  private async notBegun({ name }: Job<object>, day: string): Promise<{ tenantId: string }[]> {
    const rows = await this.database.rows(
      begun,
      `SELECT DISTINCT ${begun.list} FROM outbox
        WHERE job = :name AND run_at >= :since`,
      { since: new Date(`${day}T00:00:00.000Z`), name },
    );
    const known = new Set(rows.map(({ tenant_id: tenantId }) => tenantId));
    return this.tenantRegistry
      .ids()
      .filter((tenantId) => !known.has(tenantId))
      .map((tenantId) => ({ tenantId }));
  }
}
