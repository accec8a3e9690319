import { Injectable } from '@nestjs/common';
import type { Gift } from '@kindling/contract/chats/gifts';
import type { MessageKind } from '@kindling/contract/chats/message';
import type { MessageWarning } from '@kindling/contract/chats/message-warnings';
import { Database } from '../../../kernel/database/database.js';
import { problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { Events } from '../../../kernel/outbox/events.js';
import { Clock } from '../../../ports/clock.js';
import { Ids } from '../../../ports/ids.js';
import { CreditsApi, messageCost } from '../../credits/credits.api.js';
import { Contacts, ProfilesApi } from '../../profiles/profiles.api.js';
import { messageDelivered, messageHeldForReview } from '../chat-events.js';
import { freeConversations, startsConversation, type ConversationState } from '../chat-rules.js';
import { ConversationsRepository, type LockedView } from '../conversations/conversations.repository.js';
import { FirstMessages } from '../openers/first-messages.js';
import { RepeatedOpeners } from '../openers/repeated-openers.js';
import { MessagePhotosRepository, type MessagePhotoRow } from '../photos/message-photos.repository.js';
import { MessagesRepository, untouched, type MessageRow } from './messages.repository.js';

/** What a message holds. */
export type MessageContent =
  | { kind: 'text'; text: string }
  | { kind: 'gift'; gift: Gift }
  | { kind: 'photo'; photo: Omit<MessagePhotoRow, 'messageId'> };

export interface MessageDraft {
  senderId: string;
  recipientId: string;
  recipientName: string;
  recipientFictional: boolean;
  /** Null for what no browser sent. */
  clientId: string | null;
  bodyHash: string;
  content: MessageContent;
  /** The delivered message of the same conversation that it answers. */
  replyToId: string | null;
  /** The sender acknowledged now that the recipient is fictional. */
  acknowledged: boolean;
  /** The most credits that the sender agreed to pay; undefined for any price. */
  atMost?: number | undefined;
  /** Kept until the sender's email is confirmed. */
  held: boolean;
  /** What the rules found in it; its receiver reads the gravest beside it. */
  concerns: ReadonlySet<MessageWarning>;
  /** It waits for a moderator, as messages about money do that went to several others. */
  asksManyForMoney: boolean;
}

/** How the two of a new conversation stand. */
const nobodyWrote = {
  ...{ started: false, wrote: false, otherWrote: false, awaitingSince: null },
  ...{ lastSeq: 0, lastHeldNo: 0 },
};

/** Stores a message together with its charge: both or none (decisions §6.2). */
@Injectable()
export class WriteMessage {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly firstMessages: FirstMessages,
    private readonly messages: MessagesRepository,
    private readonly repeatedOpeners: RepeatedOpeners,
    private readonly messagePhotos: MessagePhotosRepository,
    private readonly profiles: ProfilesApi,
    private readonly contacts: Contacts,
    private readonly credits: CreditsApi,
    private readonly database: Database,
    private readonly events: Events,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs inside a transaction that holds the sender's lock (`ProfilesApi.lock`), so that the allowance is counted
   * exactly. When the sender never wrote to the recipient it holds that one's lock too, so that a pair gets one
   * conversation.
   *
   * @param locked where the two have a conversation: what `ConversationsRepository.lockView` said in this transaction
   * @throws Problem `conversation_limit_reached`, `first_message_limit_reached`,
   *   `first_message_in_review`, `fictional_acknowledgement_required`, `message_price_changed`, `insufficient_credits`
   */
  async write(draft: MessageDraft, locked?: LockedView): Promise<MessageRow> {
    this.database.requireTransaction('Writing a message');
    const now = this.clock.now();
    const { senderId, recipientId, clientId, bodyHash, replyToId, content } = draft;
    const known = locked ?? (await this.lockBetween(senderId, recipientId));
    const conversationId = known?.conversationId ?? this.ids.next();
    const standing = known ?? nobodyWrote;
    const starts = startsConversation(standing);
    if (starts) await this.requireStart(senderId);
    const begins = !standing.wrote && !standing.otherWrote;
    // One waits at a time: a moderator sees it once, however often it is written.
    if ((begins || draft.asksManyForMoney) && (await this.messages.isInReview(conversationId, senderId)))
      throw problem('first_message_in_review');
    const opensAlike = begins && (await this.opensAlike(draft));
    const inReview = opensAlike || draft.asksManyForMoney;
    const held = draft.held || inReview;

    const id = this.ids.next();
    if (!known) this.conversations.create(conversationId, senderId, recipientId, now);
    const creditsAfter = await this.charge(id, draft, standing);
    const place = held
      ? { seq: null, heldNo: standing.lastHeldNo + 1 }
      : { seq: standing.lastSeq + 1, heldNo: null };
    const row: MessageRow = {
      ...{ id, conversationId, senderId, clientId, bodyHash, replyToId, ...place, creditsAfter },
      ...stored(content),
      ...untouched,
      ...found(draft.concerns),
      ...{ inReview, staffId: null, sentAt: now },
    };
    // Told first: what is written last goes along with the COMMIT.
    if (!held)
      await this.events.emit(messageDelivered, {
        ...{ conversationId, messageId: id, seq: standing.lastSeq + 1, senderId, recipientId },
        ...{ isFirst: !standing.wrote, senderFictional: false, recipientFictional: draft.recipientFictional },
        written: row,
      });
    this.messages.insertLater(row);
    if (content.kind === 'photo') this.messagePhotos.insertLater({ ...content.photo, messageId: id });
    this.conversations.takePlace(conversationId, held ? 'lastHeldNo' : 'lastSeq');
    const message = { id, at: now, starts };
    if (held) this.conversations.noteHeld({ conversationId, memberId: senderId }, message);
    else {
      this.conversations.noteWritten({ conversationId, senderId, recipientId }, message);
      if (!standing.wrote) this.contacts.wrote(senderId, recipientId);
      if (standing.awaitingSince)
        this.profiles.answered(senderId, now.getTime() - standing.awaitingSince.getTime());
    }
    if (inReview)
      await this.events.emit(messageHeldForReview, { messageId: id, senderId, isFirst: !standing.wrote });
    return row;
  }

  /**
   * Refuses early what balance or allowance forbid, by the rules and in the order of `write`. It takes plain reads
   * only, as a transaction would keep a connection and lock both members. It may let too much pass; `write` decides.
   *
   * @param known the conversation of the two; undefined: none wrote
   * @throws Problem what `write` throws, and `not_found` when the recipient is not to be seen
   */
  async refuseEarly(
    early: Pick<MessageDraft, 'senderId' | 'recipientId' | 'acknowledged'> & { kind: MessageKind },
    known: ConversationState | undefined,
  ): Promise<void> {
    const { senderId, recipientId, acknowledged, kind } = early;
    const { settings } = TenantContext.current();
    const standing = known ?? nobodyWrote;
    const isReply = standing.otherWrote;
    const starts = startsConversation(standing);
    const { credits, paidUser } = await this.credits.wallet(senderId);
    const suffices = (toFictional: boolean): boolean =>
      credits >= messageCost(settings, { kind, isReply, toFictional });
    if (suffices(false) && (paidUser || !starts)) return;
    const recipient = await this.profiles.visible(senderId, recipientId);
    if (!recipient) throw problem('not_found');
    if (starts) await this.requireStart(senderId);
    const { fictional } = recipient;
    if (fictional && !acknowledged && !(await this.credits.hasAcknowledgedFictional(senderId, recipientId)))
      throw problem('fictional_acknowledgement_required');
    if (!suffices(fictional)) throw problem('insufficient_credits');
  }

  /** The conversation of two; their profiles are locked, so that no other call makes it meanwhile. It gets locked, too. */
  private async lockBetween(senderId: string, recipientId: string): Promise<LockedView | undefined> {
    const view = await this.conversations.between(senderId, recipientId);
    return view && this.conversations.lockView(senderId, view.conversationId);
  }

  /** Whether a line with which a conversation begins went to many. */
  private async opensAlike(draft: MessageDraft): Promise<boolean> {
    const { senderId, recipientId: receiverId, recipientName: receiverName, content } = draft;
    // A fictional profile has no reader whom it could harm.
    if (content.kind !== 'text' || draft.recipientFictional) return false;
    return this.repeatedOpeners.note({ senderId, receiverId, receiverName, text: content.text });
  }

  private async requireStart(senderId: string): Promise<void> {
    const { paidUser } = await this.credits.wallet(senderId);
    if (!paidUser && (await this.conversations.countStarted(senderId)) >= freeConversations)
      throw problem('conversation_limit_reached');
    await this.firstMessages.require(senderId);
  }

  /**
   * @returns the credits that are left
   * @throws Problem `message_price_changed` for a message that costs more than its sender agreed to
   */
  private async charge(
    messageId: string,
    draft: MessageDraft,
    { otherWrote }: ConversationState,
  ): Promise<number> {
    const { senderId, recipientId, recipientFictional, atMost } = draft;
    const amount = messageCost(TenantContext.current().settings, {
      kind: draft.content.kind,
      isReply: otherWrote,
      toFictional: recipientFictional,
    });
    if (atMost !== undefined && amount > atMost) throw problem('message_price_changed');
    if (recipientFictional && draft.acknowledged)
      await this.credits.acknowledgeFictional(senderId, recipientId);
    const { credits } = await this.credits.spendOnMessage({
      memberId: senderId,
      recipientId,
      recipientFictional,
      messageId,
      kind: draft.content.kind,
      amount,
    });
    return credits;
  }
}

/** The columns of what the rules found. */
function found(concerns: ReadonlySet<MessageWarning>): Pick<MessageRow, 'warning' | 'harm'> {
  const first = <One extends MessageWarning>(...of: One[]) => of.find((one) => concerns.has(one)) ?? null;
  return { warning: first('money', 'contact'), harm: first('threat', 'insult') };
}

/** The columns of a content. */
function stored(content: MessageContent): Pick<MessageRow, 'kind' | 'body' | 'gift'> {
  const { kind } = content;
  return { kind, body: kind === 'text' ? content.text : '', gift: kind === 'gift' ? content.gift : null };
}
