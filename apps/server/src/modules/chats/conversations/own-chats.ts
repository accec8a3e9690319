import { Injectable } from '@nestjs/common';
import type { Input } from '@kindling/contract/route';
import type { deleteChat } from '@kindling/contract/chats/calls/chats';
import { Database } from '../../../kernel/database/database.js';
import { fieldProblems, problem } from '../../../kernel/ground/problem.js';
import { Events } from '../../../kernel/outbox/events.js';
import { chatDeleted, conversationRead } from '../chat-events.js';
import { ConversationsRepository } from './conversations.repository.js';
import { KnownChats } from './known-chats.js';

/** What a member does to a conversation on their own side: reading it, and taking it out of their list. */
@Injectable()
export class OwnChats {
  constructor(
    private readonly knownChats: KnownChats,
    private readonly conversations: ConversationsRepository,
    private readonly database: Database,
    private readonly events: Events,
  ) {}

  /**
   * What a member saw of a conversation is no longer unread: opened at its end, all of it (specification §4).
   *
   * @param seen place of the newest message that the member saw; one that came meanwhile stays unread
   * @throws Problem `not_found`
   */
  async read(memberId: string, conversationId: string, seen: number): Promise<void> {
    const known = await this.knownChats.conversation(memberId, conversationId);
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

  /**
   * Takes a conversation out of the member's list, with everything in it so far; the other member keeps theirs. A new message
   * brings it back, without what was deleted.
   *
   * @param named the conversation, or the other member of it: two members have one at most
   * @throws Problem `not_found`; `validation_failed` unless exactly one of the two is named
   */
  async delete(memberId: string, named: Input<typeof deleteChat>['body']): Promise<void> {
    const conversationId = await this.find(memberId, named);
    if (conversationId === undefined || !(await this.knownChats.conversation(memberId, conversationId)))
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
