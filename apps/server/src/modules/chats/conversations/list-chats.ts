import { Injectable } from '@nestjs/common';
import type { getChats } from '@kindling/contract/chats/calls/chats';
import type { Answer } from '@kindling/contract/route';
import { PageReads } from '../../../kernel/pages/page-reads.js';
import { PresenceApi } from '../../profiles/presence/presence.api.js';
import { ProfilesApi } from '../../profiles/profiles.api.js';
import { MessageViews } from '../messages/message-view.js';
import { MessagesRepository } from '../messages/messages.repository.js';
import { ConversationsRepository } from './conversations.repository.js';

/** The newest of the list; older conversations are reached through their profiles. */
const listLength = 200;

/** A member's conversations with everyone they may see. */
@Injectable()
export class ListChats {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly messages: MessagesRepository,
    private readonly messageViews: MessageViews,
    private readonly profiles: ProfilesApi,
    private readonly presence: PresenceApi,
  ) {}

  async list(memberId: string): Promise<Answer<typeof getChats>> {
    const views = await this.conversations.list(memberId, listLength);
    const lastIds = views.flatMap((view) => view.lastMessageId ?? []);
    const otherIds = views.map((view) => view.otherId);
    const [members, lastMessages, total] = await Promise.all([
      this.presence.members(otherIds, memberId),
      this.messages.findByIds(lastIds),
      this.unread(memberId),
    ]);
    const cleared = new Map(views.map((view) => [view.conversationId, view.clearedSeq]));
    const shown = await this.messageViews.of(lastMessages, (conversationId) => ({
      memberId,
      clearedSeq: cleared.get(conversationId) ?? 0,
    }));
    const messageById = new Map(shown.map((message) => [message.id, message]));
    const chats = views.flatMap((view) => {
      const other = members.get(view.otherId);
      if (!other) return [];
      const last = view.lastMessageId && messageById.get(view.lastMessageId);
      return {
        conversation: view.conversationId,
        profile: other.card,
        online: other.online,
        num_unread_messages: view.unread,
        messages: last ? [last] : [],
      };
    });
    return { chats, total_unread_messages: total };
  }

  /** Unread messages from members that this one may see. */
  unread(memberId: string): Promise<number> {
    return PageReads.once(`unread ${memberId}`, async () => {
      const unread = await this.conversations.unread(memberId);
      const visible = await this.profiles.visibleIds(
        unread.map((row) => row.otherId),
        memberId,
      );
      return unread.reduce((sum, row) => sum + (visible.has(row.otherId) ? row.unread : 0), 0);
    });
  }
}
