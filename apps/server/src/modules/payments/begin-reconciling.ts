import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database.js';
import { textColumns } from '../../kernel/database/row-shape.js';
import { OneByOne } from '../../kernel/housekeeping/one-by-one.js';
import { Sweep, type Sweeps } from '../../kernel/housekeeping/sweep.js';
import { Outbox } from '../../kernel/outbox/outbox.js';
import { TenantRegistry } from '../../kernel/tenancy/tenant-registry.js';
import { reconcileListsJob } from './payments.jobs.js';

const begun = textColumns(['tenant_id']);

/**
 * Has the lists of the providers read once a day for each brand: a bank takes money back weeks after we asked for the last
 * time, and the message about it may be lost. A second worker finds what the first began; should both begin at once, the
 * same news twice is one event.
 */
@Injectable()
@Sweep('lists of payment providers')
export class BeginReconciling implements Sweeps {
  private day = '';
  private waiting: { tenantId: string }[] = [];

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(OneByOne) private readonly oneByOne: OneByOne,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(TenantRegistry) private readonly registry: TenantRegistry,
  ) {}

  async sweep(now: Date, atMost: number): Promise<number> {
    const day = now.toISOString().slice(0, 10);
    if (day !== this.day) {
      this.waiting = await this.notBegun(day);
      this.day = day;
    }
    return this.oneByOne.end(this.waiting.splice(0, atMost), () =>
      this.database.inTransaction(() => this.outbox.add(reconcileListsJob, {})),
    );
  }

  private async notBegun(day: string): Promise<{ tenantId: string }[]> {
    const rows = await this.database.rows(
      begun,
      `SELECT DISTINCT ${begun.list} FROM outbox
        WHERE state IN ('open', 'done', 'failed') AND run_at >= :since AND job = :job`,
      { since: new Date(`${day}T00:00:00.000Z`), job: reconcileListsJob.name },
    );
    const known = new Set(rows.map(({ tenant_id: tenantId }) => tenantId));
    return this.registry
      .ids()
      .filter((tenantId) => !known.has(tenantId))
      .map((tenantId) => ({ tenantId }));
  }
}
