import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database.js';
import { problem } from '../../kernel/http/problem.js';
import { TenantContext } from '../../kernel/tenancy/tenant-context.js';
import { Clock } from '../../ports/clock.js';
import { Ids } from '../../ports/ids.js';
import { CreditsApi, messageCost } from '../credits/credits.api.js';
import { ProfilesApi } from '../profiles/profiles.api.js';
import { freeConversations, startsConversation, type Standing } from './chat-rules.js';
import { ConversationsRepository } from './conversations.repository.js';
import { MessagesRepository, type MessageRow } from './messages.repository.js';

export interface MessageDraft {
  senderId: string;
  recipientId: string;
  recipientFictional: boolean;
  /** Null for what no browser sent. */
  clientId: string | null;
  bodyHash: string;
  text: string;
  /** The sender was told now that the recipient is fictional. */
  acknowledged: boolean;
  /** Kept until the sender's email is confirmed. */
  held: boolean;
}

const nobodyWrote = { started: false, wrote: false, otherWrote: false };

/** Stores a message together with its charge: both or none (decisions §6.2). */
@Injectable()
export class WriteMessage {
  constructor(
    @Inject(ConversationsRepository) private readonly conversations: ConversationsRepository,
    @Inject(MessagesRepository) private readonly messages: MessagesRepository,
    @Inject(ProfilesApi) private readonly profiles: ProfilesApi,
    @Inject(CreditsApi) private readonly credits: CreditsApi,
    @Inject(Database) private readonly database: Database,
    @Inject(Ids) private readonly ids: Ids,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Runs inside a transaction that holds the sender's lock (`ProfilesApi.lock`), so that the allowance is counted
   * exactly. When the sender never wrote to the recipient it holds that one's lock too, so that a pair gets one
   * conversation.
   *
   * @throws Problem `conversation_limit_reached`, `fictional_acknowledgement_required`, `insufficient_credits`
   */
  async write(draft: MessageDraft): Promise<MessageRow> {
    this.database.requireTransaction('Writing a message');
    const now = this.clock.now();
    const known = await this.conversations.between(draft.senderId, draft.recipientId);
    const conversationId = known?.conversationId ?? this.ids.next();
    if (!known) await this.conversations.create(conversationId, draft.senderId, draft.recipientId, now);
    const standing = known ?? nobodyWrote;
    const starts = startsConversation(standing);
    if (starts) await this.requireStart(draft.senderId);

    const id = this.ids.next();
    const counters = await this.conversations.lock(conversationId);
    const creditsAfter = await this.charge(id, draft, standing);
    const place = draft.held
      ? { seq: null, heldNo: counters.lastHeldNo + 1 }
      : { seq: counters.lastSeq + 1, heldNo: null };
    const { senderId, clientId, bodyHash, text } = draft;
    const row: MessageRow = {
      ...{ id, conversationId, senderId, clientId, bodyHash, ...place, creditsAfter },
      body: text,
      staffId: null,
      sentAt: now,
    };
    await this.messages.insert(row);
    await this.conversations.setCounters(
      conversationId,
      draft.held ? { lastHeldNo: counters.lastHeldNo + 1 } : { lastSeq: counters.lastSeq + 1 },
    );
    await this.conversations.noteSent(
      { conversationId, memberId: senderId },
      { id, at: now, started: starts, delivered: !draft.held },
    );
    if (!draft.held) {
      if (!standing.wrote) await this.profiles.contacted(senderId, draft.recipientId);
      const receiver = { conversationId, memberId: draft.recipientId };
      await this.conversations.noteReceived(receiver, { id, at: now, count: 1 });
    }
    return row;
  }

  /**
   * Refuses early what balance or allowance forbid, by the rules and in the order of `write`. It takes plain reads
   * only, as a transaction would keep a connection and lock both members. It may let too much pass; `write` decides.
   *
   * @param known how the two stand; undefined: nobody wrote
   * @throws Problem what `write` throws, and `not_found` when the recipient is not to be seen
   */
  async refuseEarly(
    { senderId, recipientId, acknowledged }: Pick<MessageDraft, 'senderId' | 'recipientId' | 'acknowledged'>,
    known: Standing | undefined,
  ): Promise<void> {
    const { settings } = TenantContext.current();
    const standing = known ?? nobodyWrote;
    const isReply = standing.otherWrote;
    const starts = startsConversation(standing);
    const { credits, paidUser } = await this.credits.wallet(senderId);
    const suffices = (toFictional: boolean): boolean =>
      credits >= messageCost(settings, { isReply, toFictional });
    if (suffices(false) && (paidUser || !starts)) return;
    const recipient = await this.profiles.visible(senderId, recipientId);
    if (!recipient) throw problem('not_found');
    if (starts) await this.requireStart(senderId);
    const { fictional } = recipient;
    if (fictional && !acknowledged && !(await this.credits.hasAcknowledgedFictional(senderId, recipientId)))
      throw problem('fictional_acknowledgement_required');
    if (!suffices(fictional)) throw problem('insufficient_credits');
  }

  private async requireStart(senderId: string): Promise<void> {
    if ((await this.credits.wallet(senderId)).paidUser) return;
    if ((await this.conversations.countStarted(senderId)) >= freeConversations)
      throw problem('conversation_limit_reached');
  }

  /** @returns the credits that are left */
  private async charge(messageId: string, draft: MessageDraft, { otherWrote }: Standing): Promise<number> {
    const { senderId, recipientId, recipientFictional } = draft;
    if (recipientFictional && draft.acknowledged)
      await this.credits.acknowledgeFictional(senderId, recipientId);
    const { credits } = await this.credits.spendOnMessage({
      memberId: senderId,
      recipientId,
      recipientFictional,
      messageId,
      amount: messageCost(TenantContext.current().settings, {
        isReply: otherWrote,
        toFictional: recipientFictional,
      }),
    });
    return credits;
  }
}
