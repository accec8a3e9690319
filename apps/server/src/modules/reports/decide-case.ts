import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database.js';
import { Outbox } from '../../kernel/outbox/outbox.js';
import { Clock } from '../../ports/clock.js';
import type { ReportOutcome } from './report-case.entity.js';
import { reportMailJob } from './report-mails.js';
import { ReportsRepository } from './reports.repository.js';

/** Closes a case: all its reports at once, and each reporter is told (trust 8). */
@Injectable()
export class DecideCase {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(ReportsRepository) private readonly reports: ReportsRepository,
  ) {}

  /**
   * A case that is closed stays as it was decided. What is dismissed after its member was erased counts as `left`.
   *
   * @param restrictionId what was taken for it; null: nothing of a member's
   * @throws Error outside a transaction
   */
  async close(
    caseId: string,
    decided: Exclude<ReportOutcome, 'left'>,
    restrictionId: string | null,
  ): Promise<void> {
    this.database.requireTransaction('Closing a case');
    const found = await this.reports.lockCase(caseId);
    if (!found || found.closedAt !== null) return;
    const isLeft = found.memberId === null && found.kind !== 'address';
    const outcome = isLeft ? 'left' : decided;
    await this.reports.close(caseId, { outcome, closedAt: this.clock.now(), restrictionId });
    for (const { id } of await this.reports.ofCase(caseId))
      await this.outbox.add(reportMailJob, { about: 'decision', reportId: id });
  }
}
