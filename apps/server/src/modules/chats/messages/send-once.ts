import { Injectable } from '@nestjs/common';
import type { sendMessage } from '@kindling/contract/chats/calls/chats';
import type { Answer } from '@kindling/contract/route';
import { Database, isDuplicate } from '../../../kernel/database/database.js';
import { fieldProblems, Problem, problem } from '../../../kernel/ground/problem.js';
import { ProfilesApi } from '../../profiles/profiles.api.js';
import { bodyHash, type Sent } from '../chat-rules.js';
import { ConversationsRepository, type View } from '../conversations/conversations.repository.js';
import { MessageViews } from './message-view.js';
import { MessagesRepository, type MessageRow } from './messages.repository.js';
import { WriteMessage, type MessageContent } from './write-message.js';

/** A message on its way, whatever it holds. */
export interface Outgoing extends Sent {
  clientId: string;
  /** The sender was told now that the recipient is fictional. */
  acknowledged: boolean;
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

/** Makes one message of however many copies of it come (decisions §6.1). */
@Injectable()
export class SendOnce {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly database: Database,
    private readonly messageViews: MessageViews,
    private readonly messages: MessagesRepository,
    private readonly profiles: ProfilesApi,
    private readonly writeMessage: WriteMessage,
  ) {}

  /**
   * @throws Problem `idempotency_conflict` for another body under the same id; `not_found` when the recipient is not
   *   to be seen; `validation_failed` for a message that can't be answered, and what `ProfilesApi.lockActor`, `making`
   *   and `WriteMessage` throw
   */
  async send(senderId: string, outgoing: Outgoing, making: Making): Promise<SentAnswer> {
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

  private async sendNow(sending: Sending, making: Making): Promise<SentAnswer> {
    const { senderId, recipientId, acknowledged, replyToId, kind } = sending;
    making.check?.();
    if (recipientId === senderId) throw problem('not_found');
    const before = await this.conversations.between(senderId, recipientId);
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
        ...{ recipientName: recipient.name, recipientFictional: recipient.fictional },
        bodyHash: sending.bodyHash,
        held: isHeld,
      };
      return this.writeMessage.write(draft, locked);
    });
    return this.answer(row, { clearedSeq: before?.clearedSeq, isNew: true });
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
