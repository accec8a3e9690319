import { Injectable } from '@nestjs/common';
import type { Language } from '@kindling/contract/languages';
import {
  groundsOfKind,
  type RestrictionGround,
  type RestrictionKind,
} from '@kindling/contract/safety/restriction-kinds';
import { Database } from '../../../../kernel/database/database.js';
import { fieldProblems } from '../../../../kernel/ground/problem.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import { Clock } from '../../../../ports/clock.js';
import { Ids } from '../../../../ports/ids.js';
import { restrictionMailJob } from '../statements/restriction-mails.js';
import { appealUntil } from '../restriction-rules.js';
import { RestrictionsRepository } from '../restrictions.repository.js';
import { RestrictionLinks } from '../statements/restriction-links.js';
import { RestrictionVoice } from '../statements/restriction-voice.js';
import { statementOf } from '../statements/statements.js';
import { RestrictionEffects, type RestrictionSubject } from './restriction-effects.js';

export interface NewRestriction extends RestrictionSubject {
  kind: RestrictionKind;
  ground: RestrictionGround;
  /** Facts that the moderator adds to those of the ground, in words the member will read. */
  note?: string | null | undefined;
  /** Id of the staff member; null where a programme decided. */
  decidedBy: string | null;
}

/** A statement that was not sent. */
export interface StatementDraft {
  statement: string;
  language: Language;
}

/** Imposes a restriction on a member: the row with its statement, the effect and the mail, all or none (trust 9). */
@Injectable()
export class ImposeRestriction {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly outbox: Outbox,
    private readonly restrictionEffects: RestrictionEffects,
    private readonly restrictionLinks: RestrictionLinks,
    private readonly restrictionVoice: RestrictionVoice,
    private readonly restrictions: RestrictionsRepository,
  ) {}

  /**
   * @returns the restriction's id
   * @throws Problem `validation_failed` for a `ground` that is none of its kind, or for `other` without a `note`, and
   *   what the effect throws
   * @throws Error outside a transaction
   */
  async impose({ kind, memberId, subjectId, ground, note, decidedBy }: NewRestriction): Promise<string> {
    this.database.requireTransaction('Imposing a restriction');
    const effect = this.restrictionEffects.of(kind);
    const id = this.ids.next();
    const voice = await this.restrictionVoice.to(memberId);
    const now = this.clock.now();
    const facts = this.factsOf({ kind, subjectId, ground, note, automated: decidedBy === null }, now);
    await this.restrictions.insert({
      id,
      memberId,
      ...facts,
      statement: statementOf(facts, voice),
      language: voice.language,
      decidedBy: decidedBy ?? '',
      tokenHash: this.restrictionLinks.hash(id),
      ...{ endedAt: null, endReason: null, endedBy: null, endStatement: null, keepUntil: null },
    });
    await effect.apply({ memberId, subjectId }, id);
    await this.outbox.add(restrictionMailJob, { about: 'imposed', restrictionId: id });
    return id;
  }

  /** The statement as the member would get it, shown before the decision. @throws Problem like `impose` */
  async preview(draft: Omit<NewRestriction, 'decidedBy'>): Promise<StatementDraft> {
    const voice = await this.restrictionVoice.to(draft.memberId);
    const facts = this.factsOf({ ...draft, automated: false }, this.clock.now());
    return { statement: statementOf(facts, voice), language: voice.language };
  }

  private factsOf(
    {
      kind,
      subjectId,
      ground,
      note,
      automated,
    }: Pick<NewRestriction, 'kind' | 'subjectId' | 'ground' | 'note'> & { automated: boolean },
    now: Date,
  ) {
    if (!groundsOfKind[kind].includes(ground)) throw fieldProblems({ ground: 'invalid' });
    const added = note?.trim() ?? '';
    // Its sentence does not say what happened, and a statement needs facts.
    if (ground === 'other' && added === '') throw fieldProblems({ note: 'required' });
    return {
      ...{ kind, subjectId, ground, automated },
      note: added === '' ? null : added,
      decidedAt: now,
      appealUntil: appealUntil(now),
    };
  }
}
