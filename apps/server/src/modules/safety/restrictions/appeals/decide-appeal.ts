import { Injectable } from '@nestjs/common';
import type { AppealDecision } from '@kindling/contract/safety/restriction-kinds';
import { Database } from '../../../../kernel/database/database.js';
import { problem } from '../../../../kernel/ground/problem.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import { Clock } from '../../../../ports/clock.js';
import { AccountsApi } from '../../../accounts/accounts.api.js';
import { EndRestriction } from '../imposing/end-restriction.js';
import { restrictionMailJob } from '../statements/restriction-mails.js';
import { keptUntil } from '../restriction-rules.js';
import { RestrictionsRepository } from '../restrictions.repository.js';
import { RestrictionVoice } from '../statements/restriction-voice.js';
import { outcomeOf } from '../statements/statements.js';
import { AppealsRepository } from './appeals.repository.js';

export interface AppealVerdict {
  decision: AppealDecision;
  note: string | null;
  /** Another person than the first decision's (trust 9). */
  staffId: string;
}

/** Decides about an appeal; a justified one ends the restriction and its effect. */
@Injectable()
export class DecideAppeal {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly accounts: AccountsApi,
    private readonly appeals: AppealsRepository,
    private readonly endRestriction: EndRestriction,
    private readonly restrictionVoice: RestrictionVoice,
    private readonly restrictions: RestrictionsRepository,
  ) {}

  /**
   * Without effect on a decided appeal.
   *
   * @throws Problem `other_person_required` for the first decider, whom the database refuses as well
   * @throws Error outside a transaction
   */
  async decide(appealId: string, { decision, note, staffId }: AppealVerdict): Promise<void> {
    this.database.requireTransaction('Deciding about an appeal');
    const waiting = await this.appeals.find(appealId);
    const restriction = waiting && (await this.restrictions.findForUpdate(waiting.restrictionId));
    const appeal = restriction && (await this.appeals.findForUpdate(appealId));
    if (!appeal || appeal.decision !== null) return;
    if (appeal.firstDecider === staffId) throw problem('other_person_required');
    const now = this.clock.now();
    const statement = outcomeOf(
      decision,
      { ...restriction, note },
      this.restrictionVoice.in(restriction.language),
    );
    await this.appeals.decide(appealId, { decidedBy: staffId, decidedAt: now, decision, note, statement });
    const restrictionId = restriction.id;
    if (decision === 'reverse' && restriction.endedAt === null)
      await this.endRestriction.end(restrictionId, { by: staffId, reason: 'appeal', statement });
    else if (!(await this.accounts.addressee(restriction.memberId)))
      await this.restrictions.keepUntil(restrictionId, keptUntil(now));
    await this.outbox.add(restrictionMailJob, { about: 'outcome', restrictionId });
  }
}
