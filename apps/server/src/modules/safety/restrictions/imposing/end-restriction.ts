import { Injectable } from '@nestjs/common';
import type { RestrictionEnd } from '@kindling/contract/safety/restriction-kinds';
import { Database } from '../../../../kernel/database/database.js';
import { problem } from '../../../../kernel/ground/problem.js';
import { Events } from '../../../../kernel/outbox/events.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import { Clock } from '../../../../ports/clock.js';
import { restrictionEnded } from '../restriction-events.js';
import { restrictionMailJob } from '../restriction-jobs.js';
import { keptUntil } from '../restriction-rules.js';
import { RestrictionsRepository } from '../restrictions.repository.js';
import { RestrictionVoice } from '../statements/restriction-voice.js';
import { liftOf } from '../statements/statements.js';
import { RestrictionEffects } from './restriction-effects.js';

export interface RestrictionEnding {
  /** Id of the staff member; null where it ends by itself. */
  by: string | null;
  reason: RestrictionEnd;
  /** What staff want to say with it, in words the member will read. */
  note?: string | null | undefined;
  /** The outcome of an appeal, which says it already and is mailed by whoever decided it. */
  statement?: string;
}

/** Gives back what a restriction took. */
@Injectable()
export class EndRestriction {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly restrictionEffects: RestrictionEffects,
    private readonly restrictionVoice: RestrictionVoice,
    private readonly restrictions: RestrictionsRepository,
  ) {}

  /**
   * @throws Problem `not_found`, `appeal_closed` for one that ended already
   * @throws Error outside a transaction
   */
  async end(restrictionId: string, { by, reason, note, statement }: RestrictionEnding): Promise<void> {
    this.database.requireTransaction('Ending a restriction');
    const restriction = await this.restrictions.findForUpdate(restrictionId);
    if (!restriction) throw problem('not_found');
    const { kind, memberId, subjectId, ground, decidedAt } = restriction;
    const added = note?.trim() ?? '';
    const facts = { kind, subjectId, decidedAt, note: added === '' ? null : added };
    const now = this.clock.now();
    const isEnded = await this.restrictions.end(restrictionId, {
      endedAt: now,
      endReason: reason,
      endedBy: by,
      endStatement: statement ?? liftOf(facts, await this.restrictionVoice.to(memberId)),
      keepUntil: keptUntil(now),
    });
    if (!isEnded) throw problem('appeal_closed');
    await this.restrictionEffects.of(kind).lift({ memberId, subjectId }, restrictionId);
    await this.events.emit(restrictionEnded, {
      ...{ restrictionId, kind, memberId, subjectId, ground, by },
    });
    if (statement === undefined) await this.outbox.add(restrictionMailJob, { about: 'ended', restrictionId });
  }
}
