import { Inject, Injectable } from '@nestjs/common';
import type { Gift } from '@kindling/contract/gifts';
import { warningOf } from '@kindling/contract/message-warning';
import type { MessageKind } from '@kindling/contract/shapes/message';
import { Database } from '../../kernel/database/database.js';
import { Events } from '../../kernel/events.js';
import { problem } from '../../kernel/http/problem.js';
import { TenantContext } from '../../kernel/tenancy/tenant-context.js';
import { Clock } from '../../ports/clock.js';
import { Ids } from '../../ports/ids.js';
import { CreditsApi, messageCost } from '../credits/credits.api.js';
import { Contacts, ProfilesApi } from '../profiles/profiles.api.js';
import { messageDelivered, openerHeld } from './chat-events.js';
import { freeConversations, startsConversation, type Standing } from './chat-rules.js';
import { ConversationsRepository, type Counters } from './conversations.repository.js';
import { FirstMessages } from './first-messages.js';
import { MessagePhotosRepository, type MessagePhotoRow } from './message-photos.repository.js';
import { MessagesRepository, untouched, type MessageRow } from './messages.repository.js';
import { RepeatedOpeners } from './repeated-openers.js';

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
    @Inject(FirstMessages) private readonly firstMessages: FirstMessages,
    @Inject(MessagesRepository) private readonly messages: MessagesRepository,
    @Inject(RepeatedOpeners) private readonly openers: RepeatedOpeners,
    @Inject(MessagePhotosRepository) private readonly photos: MessagePhotosRepository,
    @Inject(ProfilesApi) private readonly profiles: ProfilesApi,
    @Inject(Contacts) private readonly contacts: Contacts,
    @Inject(CreditsApi) private readonly credits: CreditsApi,
    @Inject(Database) private readonly database: Database,
    @Inject(Events) private readonly events: Events,
    @Inject(Ids) private readonly ids: Ids,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Runs inside a transaction that holds the sender's lock (`ProfilesApi.lock`), so that the allowance is counted
   * exactly. When the sender never wrote to the recipient it holds that one's lock too, so that a pair gets one
   * conversation.
   *
   * @param locked where the two have a conversation and the transaction has locked it: what `ConversationsRepository.lock` said
   * @throws Problem `conversation_limit_reached`, `first_message_limit_reached`,
   *   `first_message_in_review`, `fictional_acknowledgement_required`, `insufficient_credits`
   */
  async write(draft: MessageDraft, locked?: Counters): Promise<MessageRow> {
    this.database.requireTransaction('Writing a message');
    const now = this.clock.now();
    const known = await this.conversations.between(draft.senderId, draft.recipientId);
    const conversationId = known?.conversationId ?? this.ids.next();
    if (!known) await this.conversations.create(conversationId, draft.senderId, draft.recipientId, now);
    const standing = known ?? nobodyWrote;
    const starts = startsConversation(standing);
    if (starts) await this.requireStart(draft.senderId);
    const inReview =
      !standing.wrote && !standing.otherWrote && (await this.opensAlike(conversationId, draft));
    const held = draft.held || inReview;

    const id = this.ids.next();
    const counters = locked ?? (await this.conversations.lock(conversationId));
    const creditsAfter = await this.charge(id, draft, standing);
    const place = held
      ? { seq: null, heldNo: counters.lastHeldNo + 1 }
      : { seq: counters.lastSeq + 1, heldNo: null };
    const { senderId, clientId, bodyHash, replyToId } = draft;
    const row: MessageRow = {
      ...{ id, conversationId, senderId, clientId, bodyHash, replyToId, ...place, creditsAfter },
      ...stored(draft.content),
      ...untouched,
      warning: draft.content.kind === 'text' ? warningOf(draft.content.text) : null,
      ...{ inReview, staffId: null, sentAt: now },
    };
    await this.messages.insert(row);
    if (inReview) await this.events.emit(openerHeld, { messageId: id, senderId });
    if (draft.content.kind === 'photo') await this.photos.insert({ ...draft.content.photo, messageId: id });
    await this.conversations.setCounters(
      conversationId,
      held ? { lastHeldNo: counters.lastHeldNo + 1 } : { lastSeq: counters.lastSeq + 1 },
    );
    await this.conversations.noteSent(
      { conversationId, memberId: senderId },
      { id, at: now, started: starts, delivered: !held },
    );
    if (!held) {
      if (!standing.wrote) await this.contacts.wrote(senderId, draft.recipientId);
      if (known?.awaitingSince)
        await this.profiles.answered(senderId, now.getTime() - known.awaitingSince.getTime());
      const receiver = { conversationId, memberId: draft.recipientId };
      await this.conversations.noteReceived(receiver, { id, at: now, count: 1 });
      await this.events.emit(messageDelivered, {
        ...{ conversationId, messageId: id, seq: counters.lastSeq + 1, senderId },
        ...{ recipientId: draft.recipientId, isFirst: !standing.wrote },
        ...{ senderFictional: false, recipientFictional: draft.recipientFictional },
      });
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
    early: Pick<MessageDraft, 'senderId' | 'recipientId' | 'acknowledged'> & { kind: MessageKind },
    known: Standing | undefined,
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

  /**
   * Whether a line with which a conversation begins went to many.
   *
   * @throws Problem `first_message_in_review` while the one before waits for a moderator
   */
  private async opensAlike(conversationId: string, draft: MessageDraft): Promise<boolean> {
    const { senderId, recipientId: receiverId, recipientName: receiverName, content } = draft;
    if (await this.messages.isInReview(conversationId, senderId)) throw problem('first_message_in_review');
    // Nobody reads it at a fictional profile whom it could harm.
    if (content.kind !== 'text' || draft.recipientFictional) return false;
    return this.openers.note({ senderId, receiverId, receiverName, text: content.text });
  }

  private async requireStart(senderId: string): Promise<void> {
    const { paidUser } = await this.credits.wallet(senderId);
    if (!paidUser && (await this.conversations.countStarted(senderId)) >= freeConversations)
      throw problem('conversation_limit_reached');
    await this.firstMessages.require(senderId);
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
      kind: draft.content.kind,
      amount: messageCost(TenantContext.current().settings, {
        kind: draft.content.kind,
        isReply: otherWrote,
        toFictional: recipientFictional,
      }),
    });
    return credits;
  }
}

/** The columns of a content. */
function stored(content: MessageContent): Pick<MessageRow, 'kind' | 'body' | 'gift'> {
  const { kind } = content;
  return { kind, body: kind === 'text' ? content.text : '', gift: kind === 'gift' ? content.gift : null };
}
