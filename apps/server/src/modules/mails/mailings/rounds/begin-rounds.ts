import { Injectable } from '@nestjs/common';
import { timeZoneOf } from '@kindling/contract/brands/brand-day';
import { Database } from '../../../../kernel/database/database.js';
import { textColumns } from '../../../../kernel/database/row-shape.js';
import { OneByOne } from '../../../../kernel/housekeeping/one-by-one.js';
import { Sweep, type Sweeps } from '../../../../kernel/housekeeping/sweep.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import { TenantRegistry } from '../../../../kernel/tenancy/tenant-registry.js';
import { Ids } from '../../../../ports/ids.js';
import { walkMailingJob } from '../mailing-jobs.js';
import { MailingsRepository } from '../mailings.repository.js';
import { dueRounds, type DueRound } from './due-rounds.js';

const dayMs = 24 * 3_600_000;
const begun = textColumns(['tenant_id', 'kind', 'period']);

/**
 * Starts the rounds of all brands. Several workers may run it: the key of a round allows only one of them to start it.
 */
@Injectable()
@Sweep('rounds of mails')
export class BeginRounds implements Sweeps {
  constructor(
    private readonly database: Database,
    private readonly tenantRegistry: TenantRegistry,
    private readonly oneByOne: OneByOne,
    private readonly mailings: MailingsRepository,
    private readonly outbox: Outbox,
    private readonly ids: Ids,
  ) {}

  async sweep(now: Date, atMost: number): Promise<number> {
    const known = await this.begun(now);
    const due: (DueRound & { tenantId: string })[] = [];
    for (const tenantId of this.tenantRegistry.ids()) {
      const tenant = await this.tenantRegistry.byId(tenantId);
      if (tenant?.state !== 'public') continue;
      for (const round of dueRounds(timeZoneOf(tenant.settings), now))
        if (!known.has(keyOf(tenantId, round))) due.push({ tenantId, ...round });
    }
    return this.oneByOne.end(due.slice(0, atMost), (round) => this.begin(round, now));
  }

  private async begun(now: Date): Promise<Set<string>> {
    const rows = await this.database.rows(
      begun,
      `SELECT ${begun.list} FROM mailing WHERE period IS NOT NULL AND created_at > :since`,
      { since: new Date(now.getTime() - 2 * dayMs) },
    );
    return new Set(rows.map(({ tenant_id: tenantId, kind, period }) => `${tenantId} ${kind} ${period}`));
  }

  private async begin({ kind, period }: DueRound, at: Date): Promise<void> {
    await this.database.inTransaction(async () => {
      const id = this.ids.next();
      if (!(await this.mailings.insertRound({ id, kind, period, at }))) return;
      await this.outbox.add(walkMailingJob, { mailingId: id });
    });
  }
}

function keyOf(tenantId: string, { kind, period }: DueRound): string {
  return `${tenantId} ${kind} ${period}`;
}
