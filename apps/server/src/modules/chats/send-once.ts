import { Inject, Injectable } from '@nestjs/common';
import type { sendMessage } from '@kindling/contract/routes/chats';
import type { Answer } from '@kindling/contract/route';
import { Database } from '../../kernel/database/database.js';
import { fieldProblems, problem } from '../../kernel/http/problem.js';
import { AccountsApi } from '../accounts/accounts.api.js';
import { ProfilesApi } from '../profiles/profiles.api.js';
import { bodyHash, type Sent } from './chat-rules.js';
import { ConversationsRepository, type View } from './conversations.repository.js';
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

/** The answer to everything that is sent. */
export type SentAnswer = Answer<typeof sendMessage>;

/** Makes one message of however many copies of it come (decisions §6.1). */
@Injectable()
export class SendOnce {
  constructor(
    @Inject(AccountsApi) private readonly accounts: AccountsApi,
    @Inject(ConversationsRepository) private readonly conversations: ConversationsRepository,
    @Inject(Database) private readonly database: Database,
    @Inject(MessageViews) private readonly views: MessageViews,
    @Inject(MessagesRepository) private readonly messages: MessagesRepository,
    @Inject(ProfilesApi) private readonly profiles: ProfilesApi,
    @Inject(WriteMessage) private readonly writing: WriteMessage,
  ) {}

  /**
   * @throws Problem `idempotency_conflict` for another body under the same id; `not_found` when the recipient is not
   *   to be seen; `account_restricted` for a disabled sender; `validation_failed` for a message that can't be answered,
   *   and what `making` and `WriteMessage` throw
   */
  async send(senderId: string, outgoing: Outgoing, making: Making): Promise<SentAnswer> {
    const { clientId, recipientId, acknowledged, replyToId, kind } = outgoing;
    const hash = bodyHash(outgoing);
    const sent = await this.sentBefore(senderId, clientId, hash);
    if (sent) return this.answer(senderId, sent);

    making.check?.();
    if (recipientId === senderId) throw problem('not_found');
    const before = await this.conversations.between(senderId, recipientId);
    try {
      await this.writing.refuseEarly({ senderId, recipientId, acknowledged, kind }, before);
    } catch (error) {
      // The same message may have come twice at once, and the other copy may have taken the last credits. Then it was
      // sent.
      const meanwhile = await this.sentBefore(senderId, clientId, hash);
      if (meanwhile) return this.answer(senderId, meanwhile);
      throw error;
    }
    if (replyToId !== null) await this.requireAnswerable(replyToId, before);
    const content = await making.make();
    const row = await this.database.inTransaction(async () => {
      await this.profiles.lock(senderId, ...(before?.wrote ? [] : [recipientId]));
      // Locked before anything is read: nothing that is read below can change until the message has its place.
      const locked = before && (await this.conversations.lock(before.conversationId));
      const repeated = await this.sentBefore(senderId, clientId, hash);
      if (repeated) return repeated;
      await this.profiles.requireUnrestricted(senderId);
      const recipient = await this.profiles.visible(senderId, recipientId);
      if (!recipient) throw problem('not_found');
      const draft = {
        ...{ senderId, recipientId, clientId, content, replyToId, acknowledged },
        ...{ recipientName: recipient.name, recipientFictional: recipient.fictional },
        bodyHash: hash,
        held: await this.isHeld(senderId),
      };
      return this.writing.write(draft, locked);
    });
    return this.answer(senderId, row, before?.clearedSeq);
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

  /** @throws Problem `authentication_required` when the account was deleted while the message was on its way */
  private async isHeld(senderId: string): Promise<boolean> {
    const account = await this.accounts.find(senderId);
    if (!account) throw problem('authentication_required');
    return account.status !== 'active';
  }

  private async sentBefore(
    senderId: string,
    clientId: string,
    hash: string,
  ): Promise<MessageRow | undefined> {
    const row = await this.messages.findByClientId(senderId, clientId);
    if (row && row.bodyHash !== hash) throw problem('idempotency_conflict');
    return row;
  }

  private async answer(senderId: string, row: MessageRow, clearedSeq = 0): Promise<SentAnswer> {
    return {
      conversation: row.conversationId,
      message: await this.views.one(row, { memberId: senderId, clearedSeq }),
      credits: row.creditsAfter,
    };
  }
}
