import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { DeskSubject } from '@kindling/contract/safety/desk-subjects';
import { fieldProblems } from '../../../../kernel/ground/problem.js';
import { MemberFacts } from '../../../profiles/member-facts.api.js';
import { DeskKinds, type DecidedItem, type DeskKind, type MadeDecision } from '../../desk/desk.api.js';
import { RestrictionEffects } from '../imposing/restriction-effects.js';
import { appealNumber } from '../restriction-rules.js';
import { RestrictionsRepository } from '../restrictions.repository.js';
import { AppealsRepository } from './appeals.repository.js';
import { DecideAppeal } from './decide-appeal.js';

/** Appeals on the desk, and the desk's count of a member's restrictions. */
@Injectable()
export class AppealDesk implements DeskKind, OnModuleInit {
  readonly kind = 'appeal';
  readonly outlivesMember = true;

  constructor(
    private readonly deskKinds: DeskKinds,
    private readonly memberFacts: MemberFacts,
    private readonly appeals: AppealsRepository,
    private readonly decideAppeal: DecideAppeal,
    private readonly restrictionEffects: RestrictionEffects,
    private readonly restrictions: RestrictionsRepository,
  ) {}

  onModuleInit(): void {
    this.deskKinds.register(this);
    this.memberFacts.register('restrictions', (memberId, without) =>
      this.restrictions.countOf(memberId, without),
    );
  }

  async describe(appealId: string): Promise<DeskSubject | undefined> {
    const appeal = await this.appeals.find(appealId);
    const restriction = appeal && (await this.restrictions.find(appeal.restrictionId));
    if (!restriction || appeal.decision !== null || restriction.endedAt !== null) return undefined;
    const { id, kind, memberId, subjectId, ground, note, statement, decidedAt, automated } = restriction;
    const taken = await this.restrictionEffects.of(kind).show?.({ memberId, subjectId }, id);
    return {
      kind: 'appeal',
      number: appealNumber(appealId),
      restriction: { kind, ground, note, statement, decided_at: decidedAt.toISOString(), automated },
      words: appeal.text,
      image: taken?.image ?? null,
      text: taken?.text ?? null,
    };
  }

  /** An upheld restriction is explained to the member in the words of their own case. */
  check({ decision, note }: MadeDecision): void {
    if (decision === 'uphold' && (note?.trim() ?? '') === '') throw fieldProblems({ note: 'required' });
  }

  async apply({ subjectId }: DecidedItem, { decision, note }: MadeDecision, staffId: string): Promise<null> {
    if (decision !== 'uphold' && decision !== 'reverse') return null;
    const added = note?.trim() ?? '';
    await this.decideAppeal.decide(subjectId, { decision, note: added === '' ? null : added, staffId });
    return null;
  }

  async mayDecide(staffId: string, appealId: string): Promise<boolean> {
    return (await this.appeals.find(appealId))?.firstDecider !== staffId;
  }
}
