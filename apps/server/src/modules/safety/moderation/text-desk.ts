import { Injectable, type OnModuleInit } from '@nestjs/common';
import { textGrounds, type TextGround } from '@kindling/contract/safety/restriction-grounds';
import type { DeskSubject } from '@kindling/contract/safety/desk-subjects';
import type { HeldField } from '@kindling/contract/profiles/own-profile-rules';
import type { DeskRisk } from '@kindling/contract/safety/desk';
import { fieldProblems } from '../../../kernel/ground/problem.js';
import { OnEvent } from '../../../kernel/outbox/events.js';
import { MemberFacts } from '../../profiles/member-facts.api.js';
import { DecideHeldText, textHeld, textSettled } from '../../profiles/profiles.api.js';
import {
  DeskKinds,
  DeskApi,
  type DecidedItem,
  type DeskKind,
  type DraftedStatement,
  type MadeDecision,
} from '../desk/desk.api.js';
import { RestrictionsApi, type NewRestriction } from '../restrictions/restrictions.api.js';
import { checkGround } from './check-ground.js';

/** A text on the desk: its member and its field. */
export interface TextSubject {
  memberId: string;
  field: HeldField;
}

/** Names and texts on the desk: an approved one is published, a removed one has its statement of reasons (trust 9). */
@Injectable()
export class TextDesk implements DeskKind, OnModuleInit {
  readonly kind = 'text';

  constructor(
    private readonly desk: DeskApi,
    private readonly deskKinds: DeskKinds,
    private readonly memberFacts: MemberFacts,
    private readonly decideHeldText: DecideHeldText,
    private readonly restrictions: RestrictionsApi,
  ) {}

  onModuleInit(): void {
    this.deskKinds.register(this);
  }

  @OnEvent(textHeld)
  async open(text: TextSubject): Promise<void> {
    const { memberId } = text;
    const subjectId = textSubjectId(text);
    // A new item each time: the holder of the former one saw another text than the one to decide about.
    await this.desk.withdraw('text', subjectId);
    const risks: DeskRisk[] = ['held_text', ...(await this.memberFacts.risksOf(memberId))];
    await this.desk.open({ kind: 'text', subjectId, memberId, risks });
  }

  @OnEvent(textSettled)
  async withdraw(text: TextSubject): Promise<void> {
    await this.desk.withdraw('text', textSubjectId(text));
  }

  async describe(subjectId: string): Promise<DeskSubject | undefined> {
    const { memberId, field } = textSubjectOf(subjectId);
    const held = await this.decideHeldText.find(memberId, field);
    if (!held) return undefined;
    const { text, before, findings } = held;
    return { kind: 'text', field, text, before: before === '' ? null : before, findings: [...findings] };
  }

  async check(made: MadeDecision, subjectId: string): Promise<void> {
    const { explicit, measure } = made.details;
    if (explicit) throw fieldProblems({ explicit: 'invalid' });
    if (measure !== undefined) throw fieldProblems({ measure: 'invalid' });
    // The statement as the member would get it: a ground that says nothing by itself needs facts.
    await this.preview(made, subjectId);
  }

  async preview(made: MadeDecision, subjectId: string): Promise<DraftedStatement | undefined> {
    checkGround(made, textGrounds);
    return made.decision === 'remove' ? this.restrictions.preview(removalOf(subjectId, made)) : undefined;
  }

  async apply({ subjectId }: DecidedItem, made: MadeDecision, staffId: string): Promise<string | null> {
    const { memberId, field } = textSubjectOf(subjectId);
    if (!(await this.decideHeldText.find(memberId, field))) return null;
    if (made.decision === 'approve') {
      await this.decideHeldText.approve(memberId, field);
      return null;
    }
    return this.restrictions.impose({ ...removalOf(subjectId, made), decidedBy: staffId });
  }
}

function removalOf(subjectId: string, { ground, note }: MadeDecision): Omit<NewRestriction, 'decidedBy'> {
  const { memberId, field } = textSubjectOf(subjectId);
  return { kind: 'text_removed', memberId, subjectId: field, ground: ground as TextGround, note };
}

/** The id of a text on the desk. */
export function textSubjectId({ memberId, field }: TextSubject): string {
  return `${memberId}.${field}`;
}

function textSubjectOf(subjectId: string): TextSubject {
  const [memberId = '', field = ''] = subjectId.split('.');
  return { memberId, field: field as HeldField };
}
