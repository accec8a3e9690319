import { Injectable } from '@nestjs/common';
import type { sendGift, sendMessage } from '@kindling/contract/chats/calls/chats';
import type { MessageWarning } from '@kindling/contract/chats/message-warnings';
import type { Answer, Input } from '@kindling/contract/route';
import { maxMessageBytes, textBytes, textLength } from '@kindling/contract/text/text-length';
import { gifts, type Gift } from '@kindling/contract/chats/gifts';
import { Database, isDuplicate } from '../../../kernel/database/database.js';
import { fieldProblems, Problem, problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { ProfilesApi } from '../../profiles/profiles.api.js';
import { bodyHash, type Sent } from '../chat-rules.js';
import {
  ConversationsRepository,
  type PlacedView,
  type View,
} from '../conversations/conversations.repository.js';
import { gravest } from '../message-rules/message-concern.js';
import { WeighMessage } from '../message-rules/weigh-message.js';
import { MessageViews } from './message-view.js';
import { MessagesRepository, type MessageRow } from './messages.repository.js';
import { WriteMessage, type MessageContent } from './write-message.js';

/** A message on its way, whatever it holds. */
export interface Outgoing extends Sent {
  clientId: string;
  /** The sender acknowledged now that the recipient is fictional. */
  acknowledged: boolean;
  /** The sender was asked about what the rules found in it, and sends it all the same. */
  sure?: boolean;
  /** The most credits that the sender agreed to pay; undefined for any price. */
  atMost?: number | undefined;
}

/** How what is stored comes about; a repeat needs none of it. */
export interface Making {
  /** Refuses what the brand does not take. */
  check?: () => void;
  /** Comes once all that can be refused early is; it may take long. */
  make: () => MessageContent | Promise<MessageContent>;
}

type Sending = Outgoing & Pick<MessageRow, 'senderId' | 'bodyHash'>;

/** The answer to everything that is sent. */
export type SentAnswer = Answer<typeof sendMessage>;

/** Sends texts, gifts and pictures (decisions §6). However many copies of a message come, one is made of them (decisions §6.1). */
@Injectable()
export class SendMessages {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly database: Database,
    private readonly messageViews: MessageViews,
    private readonly messages: MessagesRepository,
    private readonly profiles: ProfilesApi,
    private readonly weighMessage: WeighMessage,
    private readonly writeMessage: WriteMessage,
  ) {}

  /**
   * @throws Problem `idempotency_conflict` for another body under the same id; `not_found` when the recipient is not
   *   to be seen; `validation_failed` for a message that can't be answered, and what `ProfilesApi.lockActor`, `making`
   *   and `WriteMessage` throw
   */
  async sendOnce(senderId: string, outgoing: Outgoing, making: Making): Promise<SentAnswer> {
    const sending = { ...outgoing, senderId, bodyHash: bodyHash(outgoing) };
    // What takes long to make is not made twice.
    const sent = outgoing.kind === 'photo' ? await this.sentBefore(sending) : undefined;
    if (sent) return this.answer(sent);
    try {
      return await this.sendNow(sending, making);
    } catch (error) {
      // A copy is refused by the message's key, or by what the first one changed: it may have taken the last credits.
      if (!(error instanceof Problem || isDuplicate(error))) throw error;
      const meanwhile = await this.sentBefore(sending);
      if (meanwhile) return this.answer(meanwhile);
      throw error;
    }
  }

  /**
   * However often it comes, one `client_id` is one message, one charge and one answer.
   *
   * @throws Problem `message_confirmation_required` where the rules find something and the sender is not sure, and what
   *   `requireText` and `sendOnce` throw
   */
  sendText(senderId: string, input: Input<typeof sendMessage>['body']): Promise<SentAnswer> {
    const text = input.text.trim();
    const outgoing = {
      kind: 'text' as const,
      recipientId: input.profile_id,
      replyToId: input.reply_to ?? null,
      content: text,
      clientId: input.client_id,
      acknowledged: input.acknowledge_fictional ?? false,
      sure: input.sure ?? false,
      atMost: input.at_most,
    };
    return this.sendOnce(senderId, outgoing, {
      check: () => requireText(text),
      make: () => ({ kind: 'text', text }),
    });
  }

  /** What the brand offers, in its order. */
  catalogue(): Gift[] {
    return [...(TenantContext.current().settings.gifts ?? gifts)];
  }

  /** @throws Problem `gift_unavailable`, and what `sendOnce` throws */
  sendGift(senderId: string, input: Input<typeof sendGift>['body']): Promise<SentAnswer> {
    const { gift } = input;
    const outgoing = {
      kind: 'gift' as const,
      recipientId: input.profile_id,
      replyToId: input.reply_to ?? null,
      content: gift,
      clientId: input.client_id,
      acknowledged: input.acknowledge_fictional ?? false,
      atMost: input.at_most,
    };
    return this.sendOnce(senderId, outgoing, {
      check: () => {
        if (!this.catalogue().includes(gift)) throw problem('gift_unavailable');
      },
      make: () => ({ kind: 'gift', gift }),
    });
  }

  private async sendNow(sending: Sending, making: Making): Promise<SentAnswer> {
    const { senderId, recipientId, acknowledged, replyToId, kind } = sending;
    making.check?.();
    if (recipientId === senderId) throw problem('not_found');
    const before = await this.conversations.between(senderId, recipientId);
    const concerns = await this.requireSure(sending, before);
    await this.writeMessage.refuseEarly({ senderId, recipientId, acknowledged, kind }, before);
    if (replyToId !== null) await this.requireAnswerable(replyToId, before);
    const content = await making.make();
    const row = await this.database.inTransaction(async () => {
      const { isHeld } = await this.profiles.lockActor(senderId, ...(before?.wrote ? [] : [recipientId]));
      // Locked before anything is read: nothing that is read below can change until the message has its place.
      const locked = before && (await this.conversations.lockView(senderId, before.conversationId));
      const recipient = await this.profiles.visible(senderId, recipientId);
      if (!recipient) throw problem('not_found');
      const draft = {
        ...{ senderId, recipientId, clientId: sending.clientId, content, replyToId, acknowledged },
        atMost: sending.atMost,
        ...{ recipientName: recipient.name, recipientFictional: recipient.fictional },
        bodyHash: sending.bodyHash,
        held: isHeld,
        concerns,
        asksManyForMoney:
          !recipient.fictional &&
          (await this.weighMessage.asksManyForMoney(senderId, concerns, before?.conversationId)),
      };
      return this.writeMessage.write(draft, locked);
    });
    return this.answer(row, { clearedSeq: before?.clearedSeq, isNew: true });
  }

  /**
   * @returns what the rules find in a text
   * @throws Problem `not_found` when the recipient is not to be seen; `message_confirmation_required` where its sender was
   *   not asked about it yet
   */
  private async requireSure(
    { kind, content, sure, senderId, recipientId }: Sending,
    view: PlacedView | undefined,
  ): Promise<ReadonlySet<MessageWarning>> {
    const concerns =
      kind === 'text' ? await this.weighMessage.concernsIn(content, view) : new Set<MessageWarning>();
    const reason = gravest(concerns);
    if (!reason || (sure ?? false)) return concerns;
    // Who can't be reached is refused as with any other text, and nobody is asked about it.
    if (!(await this.profiles.visible(senderId, recipientId))) throw problem('not_found');
    throw problem('message_confirmation_required', { reason });
  }

  /** @throws Problem `validation_failed` unless both can see the message */
  private async requireAnswerable(messageId: string, view: View | undefined): Promise<void> {
    const row = (await this.messages.findByIds([messageId]))[0];
    const isSeen =
      row !== undefined &&
      row.conversationId === view?.conversationId &&
      row.seq !== null &&
      row.seq > view.clearedSeq;
    if (!isSeen) throw fieldProblems({ reply_to: 'invalid' });
  }

  private async sentBefore({
    senderId,
    clientId,
    bodyHash,
  }: Pick<Sending, 'senderId' | 'clientId' | 'bodyHash'>): Promise<MessageRow | undefined> {
    const row = await this.messages.findByClientId(senderId, clientId);
    if (row && row.bodyHash !== bodyHash) throw problem('idempotency_conflict');
    return row;
  }

  private async answer(
    row: MessageRow,
    { clearedSeq = 0, isNew = false }: { clearedSeq?: number | undefined; isNew?: boolean } = {},
  ): Promise<SentAnswer> {
    return {
      conversation: row.conversationId,
      message: await this.messageViews.one(row, { memberId: row.senderId, clearedSeq }, isNew),
      credits: row.creditsAfter,
    };
  }
}

/** @throws Problem `validation_failed`, `message_too_long`, `message_too_large`: a text that the brand does not take */
export function requireText(text: string): void {
  if (text === '') throw fieldProblems({ text: 'required' });
  if (textBytes(text) > maxMessageBytes) throw problem('message_too_large');
  if (textLength(text) > TenantContext.current().settings.message_length) throw problem('message_too_long');
}
