import { Injectable } from '@nestjs/common';
import type {
  RestrictionEnd,
  RestrictionGround,
  RestrictionKind,
} from '@kindling/contract/safety/restriction-kinds';
import { Database } from '../../../../kernel/database/database.js';
import { Events, defineEvent } from '../../../../kernel/outbox/events.js';
import { problem } from '../../../../kernel/ground/problem.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import { Clock } from '../../../../ports/clock.js';
import { restrictionMailJob } from '../statements/restriction-mails.js';
import { keptUntil } from '../restriction-rules.js';
import { RestrictionsRepository } from '../restrictions.repository.js';
import { RestrictionVoice } from '../statements/restriction-voice.js';
import { liftOf } from '../statements/statements.js';
import { RestrictionEffects } from './restriction-effects.js';

export interface EndedRestriction {
  restrictionId: string;
  kind: RestrictionKind;
  /** As the restriction names them: by a random id once the member is erased. */
  memberId: string;
  subjectId: string | null;
  ground: RestrictionGround;
  /** Id of the staff member; null where it ended by itself. */
  by: string | null;
}

/** A restriction ended, and its effect was undone as far as its subject is still there. */
export const restrictionEnded = defineEvent<EndedRestriction>('restrictions.ended');

export interface RestrictionEnding {
  /** Id of the staff member; null where it ends by itself. */
  by: string | null;
  reason: RestrictionEnd;
  /** An addition by staff that the member will read. */
  note?: string | null | undefined;
  /** The outcome of an appeal, which says it already and is mailed by its own decision. */
  statement?: string;
}

/** Ends a restriction and undoes its effect. */
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
   * @throws Problem `not_found`, `appeal_closed` for one that has ended
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
