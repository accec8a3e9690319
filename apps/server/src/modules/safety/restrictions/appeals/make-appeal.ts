import { Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { fieldProblems, problem } from '../../../../kernel/ground/problem.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import { Clock } from '../../../../ports/clock.js';
import { Ids } from '../../../../ports/ids.js';
import { DeskApi } from '../../desk/desk.api.js';
import { restrictionMailJob } from '../restriction-jobs.js';
import { appealDueAt } from '../restriction-rules.js';
import { RestrictionsRepository } from '../restrictions.repository.js';
import { AppealsRepository } from './appeals.repository.js';

/** A member objects to a restriction: free, once, for six months (trust 9). */
@Injectable()
export class MakeAppeal {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly outbox: Outbox,
    private readonly desk: DeskApi,
    private readonly appeals: AppealsRepository,
    private readonly restrictions: RestrictionsRepository,
  ) {}

  /**
   * Puts it on the desk, where whoever decided first never gets it, with a receipt by mail.
   *
   * @param restrictionId of one whose member asks
   * @throws Problem `validation_failed` (`text`), `appeal_closed` when it was appealed, ended or is too old
   */
  async make(restrictionId: string, words: string): Promise<void> {
    const text = words.trim();
    if (text === '') throw fieldProblems({ text: 'required' });
    await this.database.inTransaction(async () => {
      const now = this.clock.now();
      const restriction = await this.restrictions.findForUpdate(restrictionId);
      if (!restriction || restriction.endedAt !== null || restriction.appealUntil <= now)
        throw problem('appeal_closed');
      const { memberId, decidedBy: firstDecider } = restriction;
      const appeal = {
        id: this.ids.next(),
        ...{ restrictionId, firstDecider, text },
        createdAt: now,
        dueAt: appealDueAt(now),
      };
      if (!(await this.appeals.insert(appeal))) throw problem('appeal_closed');
      await this.desk.open({
        kind: 'appeal',
        subjectId: appeal.id,
        memberId,
        dueAt: appeal.dueAt,
        barred: firstDecider === '' ? [] : [firstDecider],
      });
      await this.outbox.add(restrictionMailJob, { about: 'received', restrictionId });
    });
  }
}
