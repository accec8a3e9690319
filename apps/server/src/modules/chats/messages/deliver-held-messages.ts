import { Injectable } from '@nestjs/common';
import { Events, OnEvent } from '../../../kernel/outbox/events.js';
import { Clock } from '../../../ports/clock.js';
import { AccountsApi, memberActivated } from '../../accounts/accounts.api.js';
import { memberUnblocked, Contacts, ProfilesApi, profileUnrestricted } from '../../profiles/profiles.api.js';
import { messageDelivered } from '../chat-events.js';
import { ConversationsRepository } from '../conversations/conversations.repository.js';
import { MessagesRepository } from './messages.repository.js';

/**
 * Delivers what a member wrote before their email was confirmed (decisions §6.3), or what a moderator let through. If one of the two has blocked the
 * other by then, or the member was disabled, the messages wait until that ends.
 */
@Injectable()
export class DeliverHeldMessages {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly messages: MessagesRepository,
    private readonly profiles: ProfilesApi,
    private readonly contacts: Contacts,
    private readonly accounts: AccountsApi,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  @OnEvent(profileUnrestricted)
  async onUnrestricted({ memberId }: { memberId: string }): Promise<void> {
    // A member with an unconfirmed address still may not write.
    if ((await this.accounts.find(memberId))?.status === 'active') await this.onActivated({ memberId });
  }

  @OnEvent(memberActivated)
  async onActivated({ memberId }: { memberId: string }): Promise<void> {
    // Under the lock, a message that is written at the same moment is delivered here or finds its sender confirmed.
    await this.profiles.lock(memberId);
    await this.deliver(memberId);
  }

  @OnEvent(memberUnblocked)
  async onUnblocked({ memberId, otherId }: { memberId: string; otherId: string }): Promise<void> {
    const view = await this.conversations.between(memberId, otherId);
    if (!view) return;
    for (const senderId of [memberId, otherId])
      if ((await this.accounts.find(senderId))?.status === 'active')
        await this.deliver(senderId, view.conversationId);
  }

  /** Delivers what a sender has held in a conversation, in the current transaction, unless something prevents it. */
  async deliverOf(senderId: string, conversationId: string): Promise<void> {
    await this.profiles.lock(senderId);
    if ((await this.accounts.find(senderId))?.status === 'active')
      await this.deliver(senderId, conversationId);
  }

  /** @param only the id of the one conversation to deliver; without it, all of the sender's are delivered */
  private async deliver(senderId: string, only?: string): Promise<void> {
    if (await this.profiles.isRestricted(senderId)) return;
    const held = Map.groupBy(await this.messages.lockHeld(senderId), (row) => row.conversationId);
    for (const [conversationId, rows] of held) {
      if (only !== undefined && conversationId !== only) continue;
      const ids = rows.map((row) => row.id);
      await this.deliverTo(conversationId, senderId, ids);
    }
  }

  /** Puts the messages at the end of their conversation, in the order in which they were written. */
  private async deliverTo(conversationId: string, senderId: string, ids: readonly string[]): Promise<void> {
    const view = await this.conversations.find(senderId, conversationId);
    const newest = ids.at(-1);
    if (!view || newest === undefined || (await this.profiles.isBlocked(senderId, view.otherId))) return;
    const now = this.clock.now();
    let { lastSeq } = await this.conversations.lock(conversationId);
    const first = lastSeq + 1;
    for (const id of ids) await this.messages.place(id, ++lastSeq, now);
    await this.conversations.setCounters(conversationId, { lastSeq });
    await this.conversations.noteDelivered({ conversationId, memberId: senderId });
    this.contacts.wrote(senderId, view.otherId);
    const receiver = { conversationId, memberId: view.otherId };
    await this.conversations.noteReceived(receiver, { id: newest, at: now, count: ids.length });
    const recipientFictional = await this.profiles.isFictional(view.otherId);
    for (const [index, messageId] of ids.entries())
      await this.events.emit(messageDelivered, {
        ...{ conversationId, messageId, seq: first + index, senderId, recipientId: view.otherId },
        ...{ isFirst: index === 0 && !view.wrote, senderFictional: false, recipientFictional },
      });
  }
}
