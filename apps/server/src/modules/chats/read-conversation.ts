import { Inject, Injectable } from '@nestjs/common';
import { problem } from '../../kernel/http/problem.js';
import { ConversationsRepository } from './conversations.repository.js';
import { KnownConversation } from './known-conversation.js';

/** Opening a conversation sets its unread count to 0 (specification §4). */
@Injectable()
export class ReadConversation {
  constructor(
    @Inject(KnownConversation) private readonly known: KnownConversation,
    @Inject(ConversationsRepository) private readonly conversations: ConversationsRepository,
  ) {}

  /** @throws Problem `not_found` */
  async read(memberId: string, conversationId: string): Promise<void> {
    if (!(await this.known.find(memberId, conversationId))) throw problem('not_found');
    await this.conversations.markRead(conversationId, memberId);
  }
}
