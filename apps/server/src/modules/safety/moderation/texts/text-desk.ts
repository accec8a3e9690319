import { Injectable, type OnModuleInit } from '@nestjs/common';
import { textGrounds, type TextGround } from '@kindling/contract/safety/restriction-grounds';
import type { DeskSubject } from '@kindling/contract/safety/desk-subjects';
import { fieldProblems } from '../../../../kernel/ground/problem.js';
import { SettleText } from '../../../profiles/profiles.api.js';
import {
  DeskKinds,
  type DecidedItem,
  type DeskKind,
  type DraftedStatement,
  type MadeDecision,
} from '../../desk/desk.api.js';
import { RestrictionsApi, type NewRestriction } from '../../restrictions/restrictions.api.js';
import { checkGround } from '../check-ground.js';
import { textSubjectOf } from './text-subject.js';

/** Names and texts on the desk: others read what is approved, and what is removed has its statement (trust 9). */
@Injectable()
export class TextDesk implements DeskKind, OnModuleInit {
  readonly kind = 'text';

  constructor(
    private readonly deskKinds: DeskKinds,
    private readonly settleText: SettleText,
    private readonly restrictions: RestrictionsApi,
  ) {}

  onModuleInit(): void {
    this.deskKinds.register(this);
  }

  async describe(subjectId: string): Promise<DeskSubject | undefined> {
    const { memberId, field } = textSubjectOf(subjectId);
    const held = await this.settleText.find(memberId, field);
    if (!held) return undefined;
    const { text, before, findings } = held;
    return { kind: 'text', field, text, before: before === '' ? null : before, findings: [...findings] };
  }

  async check(made: MadeDecision, subjectId: string): Promise<void> {
    const { explicit, measure } = made.details;
    if (explicit) throw fieldProblems({ explicit: 'invalid' });
    if (measure !== undefined) throw fieldProblems({ measure: 'invalid' });
    // As the member would get it: a ground that says nothing by itself needs facts.
    await this.preview(made, subjectId);
  }

  async preview(made: MadeDecision, subjectId: string): Promise<DraftedStatement | undefined> {
    checkGround(made, textGrounds);
    return made.decision === 'remove' ? this.restrictions.preview(removalOf(subjectId, made)) : undefined;
  }

  async apply({ subjectId }: DecidedItem, made: MadeDecision, staffId: string): Promise<string | null> {
    const { memberId, field } = textSubjectOf(subjectId);
    if (!(await this.settleText.find(memberId, field))) return null;
    if (made.decision === 'approve') {
      await this.settleText.approve(memberId, field);
      return null;
    }
    return this.restrictions.impose({ ...removalOf(subjectId, made), decidedBy: staffId });
  }
}

function removalOf(subjectId: string, { ground, note }: MadeDecision): Omit<NewRestriction, 'decidedBy'> {
  const { memberId, field } = textSubjectOf(subjectId);
  return { kind: 'text_removed', memberId, subjectId: field, ground: ground as TextGround, note };
}
