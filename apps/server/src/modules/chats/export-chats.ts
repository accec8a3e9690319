import { Inject, Injectable } from '@nestjs/common';
import { ProfilesApi } from '../profiles/profiles.api.js';
import { ConversationsRepository } from './conversations.repository.js';
import { knownTo } from './known-conversation.js';
import { MessagesRepository } from './messages.repository.js';

const pageLength = 500;

export interface MessageExport {
  from: 'me' | 'them';
  text: string;
  sentAt: Date;
  /** False while it waits for the sender's confirmation. */
  delivered: boolean;
  /** The member took it out of their own view. */
  removed: boolean;
}

/** A conversation for its member to take along: what they wrote and what the other one sent them. */
export interface ConversationExport {
  /** As the other shows themselves; null for one who is not to be seen (any more), whose messages are left out. */
  with: string | null;
  fictional: boolean;
  /** The next messages, oldest first; none at the end. */
  next(): Promise<MessageExport[]>;
}

@Injectable()
export class ExportChats {
  constructor(
    @Inject(ConversationsRepository) private readonly conversations: ConversationsRepository,
    @Inject(MessagesRepository) private readonly messages: MessagesRepository,
    @Inject(ProfilesApi) private readonly profiles: ProfilesApi,
  ) {}

  /** The oldest first; messages are read page by page. */
  async export(memberId: string): Promise<ConversationExport[]> {
    const views = (await this.conversations.all(memberId)).filter((view) => knownTo(view) !== undefined);
    const names = await this.profiles.names(
      memberId,
      views.map(({ otherId }) => otherId),
    );
    return views.map(({ conversationId, otherId, clearedSeq }) => {
      const other = names.get(otherId);
      return {
        with: other?.name ?? null,
        fictional: other?.fictional ?? false,
        next: this.pages({ memberId, conversationId, clearedSeq, isOtherSeen: other !== undefined }),
      };
    });
  }

  private pages(of: {
    memberId: string;
    conversationId: string;
    clearedSeq: number;
    isOtherSeen: boolean;
  }): () => Promise<MessageExport[]> {
    const { memberId, conversationId, clearedSeq, isOtherSeen } = of;
    let above = 0;
    let isOver = false;
    return async () => {
      while (!isOver) {
        const rows = await this.messages.deliveredAbove(conversationId, above, pageLength);
        above = rows.at(-1)?.seq ?? above;
        isOver = rows.length < pageLength;
        const held = isOver ? await this.messages.held(conversationId, memberId) : [];
        const page = [...rows, ...held]
          .filter(({ senderId }) => senderId === memberId || isOtherSeen)
          .map(({ senderId, body, sentAt, seq }): MessageExport => ({
            from: senderId === memberId ? 'me' : 'them',
            text: body,
            sentAt,
            delivered: seq !== null,
            removed: seq !== null && seq <= clearedSeq,
          }));
        if (page.length > 0) return page;
      }
      return [];
    };
  }
}
