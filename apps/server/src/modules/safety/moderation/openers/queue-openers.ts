import { Injectable } from '@nestjs/common';
import type { DeskRisk } from '@kindling/contract/safety/desk';
import { OnEvent } from '../../../../kernel/outbox/events.js';
import { openerHeld } from '../../../chats/chats.api.js';
import { MemberFacts } from '../../../profiles/member-facts.api.js';
import { DeskApi } from '../../desk/desk.api.js';

/** Puts first messages on the desk whose words went to many (trust 19). */
@Injectable()
export class QueueOpeners {
  constructor(
    private readonly desk: DeskApi,
    private readonly memberFacts: MemberFacts,
  ) {}

  @OnEvent(openerHeld)
  async open({ messageId, senderId }: { messageId: string; senderId: string }): Promise<void> {
    const risks: DeskRisk[] = ['held_text'];
    if ((await this.memberFacts.count('restrictions', senderId)) > 0) risks.push('removed_before');
    if ((await this.memberFacts.count('reports', senderId)) > 0) risks.push('reported');
    await this.desk.open({ kind: 'opener', subjectId: messageId, memberId: senderId, risks });
  }
}
