import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { problem } from '../../../kernel/ground/problem.js';
import { Events } from '../../../kernel/outbox/events.js';
import { conversationRead } from '../chat-events.js';
import { ConversationsRepository } from './conversations.repository.js';
import { KnownConversation } from './known-conversation.js';

/** What a member saw of a conversation is no longer unread: opened at its end, all of it (specification §4). */
@Injectable()
export class ReadConversation {
  constructor(
    private readonly knownConversation: KnownConversation,
    private readonly conversations: ConversationsRepository,
    private readonly database: Database,
    private readonly events: Events,
  ) {}

  /**
   * @param seen place of the newest message that the member saw; one that came meanwhile stays unread
   * @throws Problem `not_found`
   */
  async read(memberId: string, conversationId: string, seen: number): Promise<void> {
    const known = await this.knownConversation.find(memberId, conversationId);
    if (!known) throw problem('not_found');
    if (known.unread === 0) return;
    await this.database.inTransaction(async () => {
      // Locked first, as where a message takes its place: both change the reader's row.
      const { lastSeq } = await this.conversations.lock(conversationId);
      const seq = Math.min(seen, lastSeq);
      await this.conversations.markRead(conversationId, memberId, seq);
      await this.events.emit(conversationRead, { memberId, otherId: known.otherId, conversationId, seq });
    });
  }
}
