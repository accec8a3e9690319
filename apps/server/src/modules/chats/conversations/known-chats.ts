import { Injectable } from '@nestjs/common';
import { problem } from '../../../kernel/ground/problem.js';
import { ProfilesApi } from '../../profiles/profiles.api.js';
import { MessagesRepository, type MessageRow } from '../messages/messages.repository.js';
import { ConversationsRepository, type View } from './conversations.repository.js';

/** A delivered message, and its conversation from the side of one of the two. */
export interface KnownTo {
  row: MessageRow & { seq: number };
  view: View;
}

/** What a member can know of: conversations and delivered messages with visible members. */
@Injectable()
export class KnownChats {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly profiles: ProfilesApi,
    private readonly messages: MessagesRepository,
  ) {}

  async conversation(memberId: string, conversationId: string): Promise<View | undefined> {
    const view = knownTo(await this.conversations.find(memberId, conversationId));
    return view && (await this.profiles.visible(memberId, view.otherId)) ? view : undefined;
  }

  /**
   * @throws Problem `not_found`, and the same for what is not delivered, was deleted by this member for themselves, or is
   *   with a member they may not see
   */
  async message(memberId: string, messageId: string): Promise<KnownTo> {
    const known = await this.delivered(memberId, messageId);
    if (!(await this.profiles.visible(memberId, known.view.otherId))) throw problem('not_found');
    return known;
  }

  /**
   * A message that this member wrote, whatever parts the two by now.
   *
   * @throws Problem `not_found`, and the same for one of the other, and for what is not delivered or was deleted by this
   *   member for themselves
   */
  async ownMessage(memberId: string, messageId: string): Promise<KnownTo> {
    const known = await this.delivered(memberId, messageId);
    if (known.row.senderId !== memberId) throw problem('not_found');
    return known;
  }

  private async delivered(memberId: string, messageId: string): Promise<KnownTo> {
    const row = (await this.messages.findByIds([messageId]))[0];
    const view = row && knownTo(await this.conversations.find(memberId, row.conversationId));
    if (!view || !isDelivered(row) || row.seq <= view.clearedSeq) throw problem('not_found');
    return { row, view };
  }
}

/** The conversation; undefined while it holds nothing but undelivered messages of the other one. */
export function knownTo<V extends View>(view: V | undefined): V | undefined {
  return view && (view.started || view.wrote || view.otherWrote) ? view : undefined;
}

function isDelivered(row: MessageRow): row is MessageRow & { seq: number } {
  return row.seq !== null;
}
