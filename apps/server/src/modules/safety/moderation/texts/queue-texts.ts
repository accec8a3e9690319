import { Injectable } from '@nestjs/common';
import type { DeskRisk } from '@kindling/contract/safety/desk';
import { OnEvent } from '../../../../kernel/outbox/events.js';
import { MemberFacts } from '../../../profiles/member-facts.api.js';
import { textHeld, textSettled } from '../../../profiles/profiles.api.js';
import { DeskApi } from '../../desk/desk.api.js';
import { textSubjectId, type TextSubject } from './text-subject.js';

/** Puts texts that wait on the desk, and takes off what waits no longer. */
@Injectable()
export class QueueTexts {
  constructor(
    private readonly desk: DeskApi,
    private readonly memberFacts: MemberFacts,
  ) {}

  @OnEvent(textHeld)
  async open(text: TextSubject): Promise<void> {
    const { memberId } = text;
    const subjectId = textSubjectId(text);
    // A new item each time: whoever holds the one before saw another text than that which they would decide about.
    await this.desk.withdraw('text', subjectId);
    const risks: DeskRisk[] = ['held_text', ...(await this.memberFacts.risksOf(memberId))];
    await this.desk.open({ kind: 'text', subjectId, memberId, risks });
  }

  @OnEvent(textSettled)
  async withdraw(text: TextSubject): Promise<void> {
    await this.desk.withdraw('text', textSubjectId(text));
  }
}
