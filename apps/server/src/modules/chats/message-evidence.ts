import { Inject, Injectable } from '@nestjs/common';
import { messagesAround } from '@kindling/contract/report-rules';
import { ConversationsRepository } from './conversations.repository.js';
import { MessagesRepository } from './messages.repository.js';

/** A message as evidence of what was said. */
export interface EvidentMessage {
  /** Who reads it wrote it. */
  fromReporter: boolean;
  /** The one that is meant. */
  reported: boolean;
  text: string;
  /** ISO 8601. */
  sentAt: string;
}

/** What a member got from another, with what stands around it: the least that tells what was meant (trust 7, trust 8). */
@Injectable()
export class MessageEvidence {
  constructor(
    @Inject(ConversationsRepository) private readonly conversations: ConversationsRepository,
    @Inject(MessagesRepository) private readonly messages: MessagesRepository,
  ) {}

  /** @returns undefined unless the reader can read that message now, and the other one wrote it */
  async of(readerId: string, senderId: string, messageId: string): Promise<EvidentMessage[] | undefined> {
    const [message] = await this.messages.findByIds([messageId]);
    if (message?.senderId !== senderId || message.seq === null || message.removedAt !== null)
      return undefined;
    const { seq, conversationId } = message;
    const view = await this.conversations.find(readerId, conversationId);
    if (view?.otherId !== senderId || seq <= view.clearedSeq) return undefined;
    const rows = await this.messages.delivered(conversationId, {
      above: Math.max(view.clearedSeq, seq - messagesAround.before - 1),
      below: seq + messagesAround.after + 1,
      limit: messagesAround.before + messagesAround.after + 1,
    });
    return rows.toReversed().map((row) => ({
      fromReporter: row.senderId === readerId,
      reported: row.id === messageId,
      text: row.removedAt === null ? row.body : '',
      sentAt: row.sentAt.toISOString(),
    }));
  }
}
