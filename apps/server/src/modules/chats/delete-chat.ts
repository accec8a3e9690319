import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database.js';
import { problem } from '../../kernel/http/problem.js';
import { ConversationsRepository } from './conversations.repository.js';
import { KnownConversation } from './known-conversation.js';

/**
 * Takes a conversation out of a member's own list, with everything in it so far; the other member keeps theirs. A new
 * message brings it back, without what was deleted.
 */
@Injectable()
export class DeleteChat {
  constructor(
    @Inject(KnownConversation) private readonly known: KnownConversation,
    @Inject(ConversationsRepository) private readonly conversations: ConversationsRepository,
    @Inject(Database) private readonly database: Database,
  ) {}

  /** @throws Problem `not_found` */
  async delete(memberId: string, conversationId: string): Promise<void> {
    if (!(await this.known.find(memberId, conversationId))) throw problem('not_found');
    await this.database.inTransaction(async () => {
      // Under the lock no message can arrive between the last place that is read and the mark that is set.
      const { lastSeq } = await this.conversations.lock(conversationId);
      await this.conversations.clear(conversationId, memberId, lastSeq);
    });
  }
}
