import { Injectable } from '@nestjs/common';
import type { Input } from '@kindling/contract/route';
import type { deleteChat } from '@kindling/contract/chats/calls/chats';
import { Database } from '../../../kernel/database/database.js';
import { fieldProblems, problem } from '../../../kernel/ground/problem.js';
import { Events } from '../../../kernel/outbox/events.js';
import { chatDeleted } from '../chat-events.js';
import { ConversationsRepository } from './conversations.repository.js';
import { KnownConversation } from './known-conversation.js';

/**
 * Takes a conversation out of a member's own list, with everything in it so far; the other member keeps theirs. A new
 * message brings it back, without what was deleted.
 */
@Injectable()
export class DeleteChat {
  constructor(
    private readonly knownConversation: KnownConversation,
    private readonly conversations: ConversationsRepository,
    private readonly database: Database,
    private readonly events: Events,
  ) {}

  /**
   * @param named the conversation, or the other member of it: two members have one at most
   * @throws Problem `not_found`; `validation_failed` unless exactly one of the two is named
   */
  async delete(memberId: string, named: Input<typeof deleteChat>['body']): Promise<void> {
    const conversationId = await this.find(memberId, named);
    if (conversationId === undefined || !(await this.knownConversation.find(memberId, conversationId)))
      throw problem('not_found');
    await this.database.inTransaction(async () => {
      // Under the lock no message can arrive between the last place that is read and the mark that is set.
      const { lastSeq } = await this.conversations.lock(conversationId);
      await this.conversations.clear(conversationId, memberId, lastSeq);
      await this.events.emit(chatDeleted, { memberId, conversationId });
    });
  }

  private async find(
    memberId: string,
    { conversation, profile_id: profileId }: Input<typeof deleteChat>['body'],
  ): Promise<string | undefined> {
    if (conversation !== undefined && profileId !== undefined) throw fieldProblems({ profile_id: 'invalid' });
    if (conversation !== undefined) return conversation;
    if (profileId === undefined) throw fieldProblems({ conversation: 'required' });
    return (await this.conversations.between(memberId, profileId))?.conversationId;
  }
}
