import { Injectable } from '@nestjs/common';
import { problem } from '../../../kernel/ground/problem.js';
import type { View } from '../conversations/conversations.repository.js';
import { KnownConversation } from '../conversations/known-conversation.js';
import { MessagesRepository, type MessageRow } from './messages.repository.js';

/** A delivered message as one of the two stands to it. */
export interface KnownTo {
  row: MessageRow & { seq: number };
  view: View;
}

/** Finds a message for a member of its conversation. */
@Injectable()
export class KnownMessage {
  constructor(
    private readonly knownConversation: KnownConversation,
    private readonly messages: MessagesRepository,
  ) {}

  /**
   * @throws Problem `not_found`, and the same for what is not delivered, was deleted by this member for themselves, or is
   *   with somebody whom they may not see
   */
  async find(memberId: string, messageId: string): Promise<KnownTo> {
    const row = (await this.messages.findByIds([messageId]))[0];
    const view = row && (await this.knownConversation.find(memberId, row.conversationId));
    if (!view || !isDelivered(row) || row.seq <= view.clearedSeq) throw problem('not_found');
    return { row, view };
  }
}

function isDelivered(row: MessageRow): row is MessageRow & { seq: number } {
  return row.seq !== null;
}
