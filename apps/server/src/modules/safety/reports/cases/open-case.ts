import { Injectable } from '@nestjs/common';
import { reportDays } from '@kindling/contract/safety/report-rules';
import { Clock } from '../../../../ports/clock.js';
import { Ids } from '../../../../ports/ids.js';
import type { SeenSubject } from '../filing/find-subject.js';
import { ReportPictures, type CopiedPicture } from '../pictures/report-pictures.js';
import { dayMs, openKeyOf } from '../report-rules.js';
import { ReportsRepository, type ReportCase } from '../reports.repository.js';

/** The open case of a subject, with the copy of its picture. */
@Injectable()
export class OpenCase {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly reportPictures: ReportPictures,
    private readonly reports: ReportsRepository,
  ) {}

  /** Before the transaction, and once per case: whoever reports the same again makes no second copy. */
  async copyOf({ picture, ...subject }: SeenSubject): Promise<CopiedPicture | undefined> {
    const openKey = openKeyOf(subject);
    if (picture === null || openKey === null) return undefined;
    return (await this.reports.hasPicture(openKey, picture.id))
      ? undefined
      : this.reportPictures.copy(picture);
  }

  /** @returns the case, locked: a new one where there is none open. @throws Error outside a transaction */
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
}
