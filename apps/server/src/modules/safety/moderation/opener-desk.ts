import { Injectable, type OnModuleInit } from '@nestjs/common';
import { messageGrounds, type MessageGround } from '@kindling/contract/safety/restriction-grounds';
import type { DeskSubject } from '@kindling/contract/safety/desk-subjects';
import type { DeskRisk } from '@kindling/contract/safety/desk';
import { fieldProblems } from '../../../kernel/ground/problem.js';
import { OnEvent } from '../../../kernel/outbox/events.js';
import { ReviewOpeners, messageHeldForReview } from '../../chats/chats.api.js';
import { MemberFacts } from '../../profiles/member-facts.api.js';
import {
  DeskKinds,
  DeskApi,
  type DecidedItem,
  type DeskKind,
  type DraftedStatement,
  type MadeDecision,
} from '../desk/desk.api.js';
import { RestrictionsApi } from '../restrictions/restrictions.api.js';
import { checkGround } from './check-ground.js';

/**
 * First messages on the desk whose words were sent to many members (trust 19). An approved one is delivered; a removed one
 * has its statement of reasons, costs nothing and is never delivered.
 */
@Injectable()
export class OpenerDesk implements DeskKind, OnModuleInit {
  readonly kind = 'opener';

  constructor(
    private readonly desk: DeskApi,
    private readonly deskKinds: DeskKinds,
    private readonly memberFacts: MemberFacts,
    private readonly reviewOpeners: ReviewOpeners,
    private readonly restrictions: RestrictionsApi,
  ) {}

  onModuleInit(): void {
    this.deskKinds.register(this);
  }

  @OnEvent(messageHeldForReview)
  async open({ messageId, senderId }: { messageId: string; senderId: string }): Promise<void> {
    const risks: DeskRisk[] = ['held_text'];
    if ((await this.memberFacts.count('restrictions', senderId)) > 0) risks.push('removed_before');
    if ((await this.memberFacts.count('reports', senderId)) > 0) risks.push('reported');
    await this.desk.open({ kind: 'opener', subjectId: messageId, memberId: senderId, risks });
  }

  async describe(messageId: string): Promise<DeskSubject | undefined> {
    const found = await this.reviewOpeners.find(messageId);
    return found && { kind: 'opener', text: found.text, receivers: found.receivers };
  }

  async check(made: MadeDecision, messageId: string): Promise<void> {
    const { explicit, measure } = made.details;
    if (explicit) throw fieldProblems({ explicit: 'invalid' });
    if (measure !== undefined) throw fieldProblems({ measure: 'invalid' });
    // The statement as the member would get it: its faults are found before anything happens.
    await this.preview(made, messageId);
  }

  async preview(made: MadeDecision, messageId: string): Promise<DraftedStatement | undefined> {
    checkGround(made, messageGrounds);
    const found = made.decision === 'remove' ? await this.reviewOpeners.find(messageId) : undefined;
    return found && this.restrictions.preview(removalOf(found.senderId, messageId, made));
  }

  async apply(
    { subjectId: messageId }: DecidedItem,
    made: MadeDecision,
    staffId: string,
  ): Promise<string | null> {
    const found = await this.reviewOpeners.find(messageId);
    if (!found) return null;
    if (made.decision === 'approve') {
      await this.reviewOpeners.release(messageId);
      return null;
    }
    const removal = { ...removalOf(found.senderId, messageId, made), decidedBy: staffId };
    const restrictionId = await this.restrictions.impose(removal);
    await this.reviewOpeners.refuse(messageId);
    return restrictionId;
  }
}

function removalOf(memberId: string, subjectId: string, { ground, note }: MadeDecision) {
  return { kind: 'message_removed', memberId, subjectId, ground: ground as MessageGround, note } as const;
}
