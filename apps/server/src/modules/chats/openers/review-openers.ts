import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { Events } from '../../../kernel/outbox/events.js';
import { CreditsApi } from '../../credits/credits.api.js';
import { ProfilesApi } from '../../profiles/profiles.api.js';
import { openerRefused } from '../chat-events.js';
import { ConversationsRepository } from '../conversations/conversations.repository.js';
import { manyAsked } from '../message-rules/weigh-message.js';
import { DeliverHeldMessages } from '../messages/deliver-held-messages.js';
import { MessagesRepository, type MessageRow } from '../messages/messages.repository.js';
import { RepeatedOpeners, type Opener } from './repeated-openers.js';

/**
 * Messages that wait for a moderator: first ones whose line went to many (trust 19), and those about money that went to
 * several.
 */
@Injectable()
export class ReviewOpeners {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly credits: CreditsApi,
    private readonly database: Database,
    private readonly deliverHeldMessages: DeliverHeldMessages,
    private readonly events: Events,
    private readonly messages: MessagesRepository,
    private readonly profiles: ProfilesApi,
    private readonly repeatedOpeners: RepeatedOpeners,
  ) {}

  /**
   * The words alone, not their recipient (trust 7).
   *
   * @returns undefined for a message that does not wait (any more)
   */
  async find(messageId: string): Promise<{ senderId: string; text: string; receivers: number } | undefined> {
    const row = await this.waiting(messageId);
    const opener = row && (await this.openerOf(row));
    if (!row || !opener) return undefined;
    const { senderId, text } = opener;
    const since = new Date(row.sentAt.getTime() - manyAsked.withinMs);
    const asked = row.warning === 'money' ? await this.messages.askedForMoney(senderId, since) : 0;
    return { senderId, text, receivers: Math.max(asked, await this.repeatedOpeners.count(opener)) };
  }

  /** Lets a message go its way: at once, or when its sender's email is confirmed. Its line is counted from zero. */
  async release(messageId: string): Promise<void> {
    this.database.requireTransaction('Releasing a message');
    const row = await this.waiting(messageId);
    if (!row) return;
    await this.messages.endReview(messageId);
    const opener = await this.openerOf(row);
    if (opener) await this.repeatedOpeners.accept(opener);
    await this.deliverHeldMessages.deliverOf(row.senderId, row.conversationId);
  }

  /** Returns what a message cost that a restriction took away unread. */
  async refuse(messageId: string): Promise<void> {
    this.database.requireTransaction('Refusing a message');
    const row = await this.waiting(messageId);
    if (!row) return;
    await this.messages.endReview(messageId);
    await this.credits.returnCharge(messageId, 'refused_message');
    const { conversationId, senderId } = row;
    await this.events.emit(openerRefused, { conversationId, senderId });
  }

  private async waiting(messageId: string): Promise<MessageRow | undefined> {
    const [row] = await this.messages.findByIds([messageId]);
    return row?.inReview ? row : undefined;
  }

  private async openerOf({ senderId, conversationId, body }: MessageRow): Promise<Opener | undefined> {
    const view = await this.conversations.find(senderId, conversationId);
    if (!view) return undefined;
    const receiverId = view.otherId;
    const receiver = await this.profiles.visible(receiverId, receiverId);
    return { senderId, receiverId, receiverName: receiver?.name ?? '', text: body };
  }
}
