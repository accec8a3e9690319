import { Injectable } from '@nestjs/common';
import { reportDays, type ReportOutcome } from '@kindling/contract/safety/report-rules';
import { Database } from '../../../../kernel/database/database.js';
import { OneByOne } from '../../../../kernel/housekeeping/one-by-one.js';
import { Sweep, type Sweeps } from '../../../../kernel/housekeeping/sweep.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import { Clock } from '../../../../ports/clock.js';
import { Ids } from '../../../../ports/ids.js';
import type { SeenSubject } from '../filing/find-subject.js';
import { ReportPictures, type CopiedPicture } from '../pictures/report-pictures.js';
import { reportMailJob } from '../report-mails.js';
import { dayMs, openKeyOf, closedBefore } from '../report-rules.js';
import { ReportsRepository, type ReportCase, type ReportRow } from '../reports.repository.js';

/** The end of a case. */
export interface CaseEnd {
  decided: Exclude<ReportOutcome, 'left'>;
  /** The restriction that was imposed for it; null for none. */
  restrictionId: string | null;
  /** The moderator has not seen what was reported or added later. */
  seenUntil: Date;
}

/** Cases of reported subjects from the first report to the end of their evidence. */
@Injectable()
@Sweep('reported cases')
export class ReportCases implements Sweeps {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly oneByOne: OneByOne,
    private readonly outbox: Outbox,
    private readonly reportPictures: ReportPictures,
    private readonly reports: ReportsRepository,
  ) {}

  /** Copies the picture before the transaction, once per case: a repeated report makes no second copy. */
  async copyOf({ picture, ...subject }: SeenSubject): Promise<CopiedPicture | undefined> {
    const openKey = openKeyOf(subject);
    if (picture === null || openKey === null) return undefined;
    return (await this.reports.hasPicture(openKey, picture.id))
      ? undefined
      : this.reportPictures.copy(picture);
  }

  /** @returns the subject's open case, or a new one; locked. @throws Error outside a transaction */
  async open(seen: SeenSubject, copy: CopiedPicture | undefined): Promise<ReportCase> {
    const { kind, memberId, photoId, field, messageId } = seen;
    const openedAt = this.clock.now();
    const found = await this.reports.openCase({
      ...{ kind, memberId, photoId, field, messageId, openedAt },
      ...{ closedAt: null, outcome: null, restrictionId: null },
      id: this.ids.next(),
      openKey: openKeyOf(seen),
      dueAt: new Date(openedAt.getTime() + reportDays * dayMs),
    });
    if (copy) await this.reports.insertPicture({ ...copy, caseId: found.id });
    return found;
  }

  /**
   * Closes a case with all its reports that were seen, and informs each of their reporters (trust 8). A closed case stays as
   * it was decided; one that is dismissed after its member was erased counts as `left`.
   *
   * @returns the new case of the reports that were not seen; undefined where all were
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
    return this.reopen(found, later);
  }

  /** Deletes cases six months after they were closed, with their evidence (decisions §3.5). */
  async sweep(now: Date, atMost: number): Promise<number> {
    const found = await this.reports.closedBefore(closedBefore(now), atMost);
    return this.oneByOne.end(found, ({ id }) => this.database.inTransaction(() => this.delete(id)));
  }

  private async reopen(
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

  private async delete(caseId: string): Promise<void> {
    const copies = await this.reports.picturesOf(caseId);
    await this.reports.delete(caseId);
    await this.reportPictures.remove(copies.map(({ storageKey }) => storageKey));
  }
}
