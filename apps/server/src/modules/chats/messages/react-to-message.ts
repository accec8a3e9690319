import { Injectable } from '@nestjs/common';
import type { reactToMessage } from '@kindling/contract/chats/calls/chats';
import type { Answer } from '@kindling/contract/route';
import { Database } from '../../../kernel/database/database.js';
import { problem } from '../../../kernel/ground/problem.js';
import { Events } from '../../../kernel/outbox/events.js';
import { Clock } from '../../../ports/clock.js';
import { ProfilesApi } from '../../profiles/profiles.api.js';
import { messageChanged } from '../chat-events.js';
import { KnownChats } from '../conversations/known-chats.js';
import { MessageReactionsRepository } from './message-reactions.repository.js';
import { isGone, MessageViews } from './message-view.js';

/** A member reacts to a message of theirs or of the other one with an emoji; it costs nothing. */
@Injectable()
export class ReactToMessage {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly events: Events,
    private readonly knownChats: KnownChats,
    private readonly messageReactions: MessageReactionsRepository,
    private readonly messageViews: MessageViews,
    private readonly profiles: ProfilesApi,
  ) {}

  /**
   * @param emoji null takes the reaction back
   * @throws Problem `not_found`; `account_restricted` for a disabled member
   */
  async react(
    memberId: string,
    messageId: string,
    emoji: string | null,
  ): Promise<Answer<typeof reactToMessage>> {
    const { row, view } = await this.knownChats.message(memberId, messageId);
    if (isGone(row) && emoji !== null) throw problem('not_found');
    await this.profiles.requireUnrestricted(memberId);
    await this.database.inTransaction(async () => {
      if (emoji === null) await this.messageReactions.remove(messageId, memberId);
      else await this.messageReactions.put({ messageId, memberId, emoji, reactedAt: this.clock.now() });
      const { conversationId, otherId } = view;
      await this.events.emit(messageChanged, { conversationId, messageId, memberId, otherId });
    });
    return { message: await this.messageViews.one(row, { memberId, clearedSeq: view.clearedSeq }) };
  }
}
