import { Injectable } from '@nestjs/common';
import type { ReportOutcome } from '@kindling/contract/safety/report-rules';
import { Database } from '../../../../kernel/database/database.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import { Clock } from '../../../../ports/clock.js';
import { Ids } from '../../../../ports/ids.js';
import { reportMailJob } from '../report-mails.js';
import { openKeyOf } from '../report-rules.js';
import { ReportsRepository, type ReportCase, type ReportRow } from '../reports.repository.js';

/** How a case ends. */
export interface CaseEnd {
  decided: Exclude<ReportOutcome, 'left'>;
  /** What was taken for it; null: nothing of a member's. */
  restrictionId: string | null;
  /** What was reported or added later whoever decided has not seen. */
  seenUntil: Date;
}

/** Closes a case: all its reports that were seen, and each of their reporters is told (trust 8). */
@Injectable()
export class DecideCase {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly outbox: Outbox,
    private readonly reports: ReportsRepository,
  ) {}

  /**
   * A case that is closed stays as it was decided. What is dismissed after its member was erased counts as `left`.
   *
   * @returns the case that what was not seen makes; undefined where everything was
   * @throws Error outside a transaction
   */
  async close(
    caseId: string,
    { decided, restrictionId, seenUntil }: CaseEnd,
  ): Promise<ReportCase | undefined> {
    this.database.requireTransaction('Closing a case');
    const found = await this.reports.lockCase(caseId);
    if (!found || found.closedAt !== null) return undefined;
    const isLeft = found.memberId === null && found.kind !== 'address';
    const outcome = isLeft ? 'left' : decided;
    await this.reports.close(caseId, { outcome, closedAt: this.clock.now(), restrictionId });
    const reports = await this.reports.ofCase(caseId);
    const later = reports.filter(({ reportedAt, addedAt }) => (addedAt ?? reportedAt) > seenUntil);
    for (const one of reports)
      if (!later.includes(one)) await this.outbox.add(reportMailJob, { about: 'decision', reportId: one.id });
    return this.openAnew(found, later);
  }

  private async openAnew(
    { id: caseId, ...subject }: ReportCase,
    later: readonly ReportRow[],
  ): Promise<ReportCase | undefined> {
    const [first] = later;
    if (!first) return undefined;
    const opened = await this.reports.openCase({
      ...subject,
      ...{ id: this.ids.next(), openKey: openKeyOf(subject), openedAt: first.reportedAt },
    });
    const ids = later.map(({ id }) => id);
    await this.reports.move(ids, caseId, opened.id);
    return opened;
  }
}
