import { Inject, Injectable } from '@nestjs/common';
import type { sendMessage } from '@kindling/contract/routes/chats';
import type { Answer, Input } from '@kindling/contract/route';
import { Database } from '../../kernel/database/database.js';
import { fieldProblems, problem } from '../../kernel/http/problem.js';
import { TenantContext } from '../../kernel/tenancy/tenant-context.js';
import { AccountsApi } from '../accounts/accounts.api.js';
import { ProfilesApi } from '../profiles/profiles.api.js';
import { bodyHash, textLength } from './chat-rules.js';
import { ConversationsRepository } from './conversations.repository.js';
import { messageFor } from './message-view.js';
import { MessagesRepository, type MessageRow } from './messages.repository.js';
import { WriteMessage } from './write-message.js';

export type MessageInput = Input<typeof sendMessage>['body'];

/** A member sends a text (decisions §6). */
@Injectable()
export class SendMessage {
  constructor(
    @Inject(WriteMessage) private readonly writing: WriteMessage,
    @Inject(MessagesRepository) private readonly messages: MessagesRepository,
    @Inject(ConversationsRepository) private readonly conversations: ConversationsRepository,
    @Inject(ProfilesApi) private readonly profiles: ProfilesApi,
    @Inject(AccountsApi) private readonly accounts: AccountsApi,
    @Inject(Database) private readonly database: Database,
  ) {}

  /**
   * However often it comes, one `client_id` is one message, one charge and one answer.
   *
   * @throws Problem `idempotency_conflict` for another body under the same id; `not_found` when the recipient is not
   *   to be seen; `validation_failed`, `message_too_long`, and what `WriteMessage` throws
   */
  async send(senderId: string, input: MessageInput): Promise<Answer<typeof sendMessage>> {
    const text = input.text.trim();
    const hash = bodyHash(input.profile_id, text);
    const sent = await this.sentBefore(senderId, input.client_id, hash);
    if (sent) return answerOf(senderId, sent);

    requireText(text);
    if (input.profile_id === senderId) throw problem('not_found');
    const before = await this.conversations.between(senderId, input.profile_id);
    const acknowledged = input.acknowledge_fictional ?? false;
    try {
      await this.writing.refuseEarly({ senderId, recipientId: input.profile_id, acknowledged }, before);
    } catch (error) {
      // The same message may have come twice at once, and the other copy may have taken the last credits. Then it was
      // sent.
      const meanwhile = await this.sentBefore(senderId, input.client_id, hash);
      if (meanwhile) return answerOf(senderId, meanwhile);
      throw error;
    }
    const row = await this.database.inTransaction(async () => {
      await this.profiles.lock(senderId, ...(before?.wrote ? [] : [input.profile_id]));
      // Locked before anything is read: nothing that is read below can change until the message has its place.
      if (before) await this.conversations.lock(before.conversationId);
      const repeated = await this.sentBefore(senderId, input.client_id, hash);
      if (repeated) return repeated;
      const recipient = await this.profiles.visible(senderId, input.profile_id);
      if (!recipient) throw problem('not_found');
      return this.writing.write({
        senderId,
        recipientId: recipient.id,
        recipientFictional: recipient.fictional,
        clientId: input.client_id,
        bodyHash: hash,
        text,
        acknowledged,
        held: await this.isHeld(senderId),
      });
    });
    return answerOf(senderId, row);
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
}

/** @throws Problem for a text that the brand does not take */
export function requireText(text: string): void {
  if (text === '') throw fieldProblems({ text: 'required' });
  if (textLength(text) > TenantContext.current().settings.message_length) throw problem('message_too_long');
}

function answerOf(senderId: string, row: MessageRow): Answer<typeof sendMessage> {
  return {
    conversation: row.conversationId,
    message: messageFor(senderId, row),
    credits: row.creditsAfter,
  };
}
