import { Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { fieldProblems, problem } from '../../../../kernel/ground/problem.js';
import { OnEvent } from '../../../../kernel/outbox/events.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import { Clock } from '../../../../ports/clock.js';
import { Ids } from '../../../../ports/ids.js';
import { DeskApi } from '../../desk/desk.api.js';
import { restrictionEnded, type EndedRestriction } from '../imposing/end-restriction.js';
import { appealDueAt } from '../restriction-rules.js';
import { RestrictionsRepository } from '../restrictions.repository.js';
import { restrictionMailJob } from '../statements/restriction-mails.js';
import { AppealsRepository } from './appeals.repository.js';

/** Appeals of members against restrictions: free, once, for six months (trust 9). */
@Injectable()
export class Appeals {
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
   * Puts an appeal on the desk, which never gives it to the first decider, and mails its receipt.
   *
   * @param restrictionId of the asking member's own restriction
   * @throws Problem `validation_failed` (`text`), `appeal_closed` when it was appealed, has ended or is too old
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

  /** An appeal against an ended restriction is moot, and the desk notes the reversal in its decider's figures. */
  @OnEvent(restrictionEnded)
  async withdrawEnded({ restrictionId: id, by }: EndedRestriction): Promise<void> {
    const appeal = (await this.appeals.against([id])).get(id);
    if (appeal?.decision === null) await this.desk.withdraw('appeal', appeal.id);
    await this.desk.overturn(id, by);
  }
}
