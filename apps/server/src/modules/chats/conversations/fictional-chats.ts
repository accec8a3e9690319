import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { problem } from '../../../kernel/ground/problem.js';
import { Events } from '../../../kernel/outbox/events.js';
import { Clock } from '../../../ports/clock.js';
import { Ids } from '../../../ports/ids.js';
import { PhotoStorage } from '../../../ports/photo-storage.js';
import { ProfilesApi } from '../../profiles/profiles.api.js';
import { messageDelivered } from '../chat-events.js';
import { bodyHash, pageLength } from '../chat-rules.js';
import { isGone } from '../messages/message-view.js';
import { MessagesRepository, untouched, type MessageRow } from '../messages/messages.repository.js';
import { requireText } from '../messages/send-messages.js';
import { chatPhotoName } from '../photos/chat-photo-files.js';
import { MessagePhotosRepository, type MessagePhotoRow } from '../photos/message-photos.repository.js';
import { ConversationsRepository } from './conversations.repository.js';

/** What staff write for a fictional profile. */
export interface FictionalAnswer {
  conversationId: string;
  profileId: string;
  memberId: string;
  staffId: string;
  clientId: string;
  text: string;
}

export interface FictionalPage {
  rows: MessageRow[];
  /** By their message. */
  photos: ReadonlyMap<string, MessagePhotoRow>;
  hasOlder: boolean;
}

export interface FictionalPicture {
  conversationId: string;
  messageId: string;
  isClear: boolean;
  /** @returns undefined when the file is gone */
  read: () => Promise<Buffer | undefined>;
}

/** Conversations of fictional profiles, which staff read and answer (decisions §5.2). */
@Injectable()
export class FictionalChats {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly messages: MessagesRepository,
    private readonly messagePhotos: MessagePhotosRepository,
    private readonly photoStorage: PhotoStorage,
    private readonly profiles: ProfilesApi,
    private readonly database: Database,
    private readonly events: Events,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /**
   * Delivered messages before a place, or the newest; oldest first, with the pictures of those that were not removed. What
   * its sender took back is not put before staff who answer.
   */
  async page(conversationId: string, before?: number): Promise<FictionalPage> {
    const range = { above: 0, ...(before === undefined ? {} : { below: before }), limit: pageLength + 1 };
    const found = await this.messages.delivered(conversationId, { ...range, standing: true });
    const rows = found.slice(0, pageLength).reverse();
    const shown = rows.filter(({ kind, removedAt }) => kind === 'photo' && removedAt === null);
    const photos = await this.messagePhotos.ofMessages(shown.map(({ id }) => id));
    return {
      rows,
      photos: new Map(photos.map((photo) => [photo.messageId, photo])),
      hasOlder: found.length > pageLength,
    };
  }

  /**
   * A picture that a member sent, clear or blurred. Whether the reader may have it is the caller's to know, by the
   * conversation.
   *
   * @param fileKey of either
   * @returns undefined for what is not delivered, was removed or taken back
   */
  async picture(fileKey: string): Promise<FictionalPicture | undefined> {
    const photo = await this.messagePhotos.findByKey(fileKey);
    if (!photo || photo.seq === null || isGone(photo)) return undefined;
    const { conversationId, messageId } = photo;
    const read = () => this.photoStorage.get(chatPhotoName(fileKey));
    return { conversationId, messageId, isClear: fileKey === photo.storageKey, read };
  }

  /**
   * Whether the answer was sent before.
   *
   * @throws Problem `idempotency_conflict` when the same id came with other words or from another person
   */
  async isSent({ profileId, memberId, staffId, clientId, text }: FictionalAnswer): Promise<boolean> {
    const row = await this.messages.findByClientId(profileId, clientId);
    if (row && (row.staffId !== staffId || row.bodyHash !== hashOf(memberId, text.trim())))
      throw problem('idempotency_conflict');
    return row !== undefined;
  }

  /** The fictional profile of a conversation and its member; undefined where neither is fictional. */
  async sides(conversationId: string): Promise<{ profileId: string; memberId: string } | undefined> {
    const pair = await this.conversations.pair(conversationId);
    if (!pair) return undefined;
    const { lowId, highId } = pair;
    if (await this.profiles.isFictional(lowId)) return { profileId: lowId, memberId: highId };
    if (await this.profiles.isFictional(highId)) return { profileId: highId, memberId: lowId };
    return undefined;
  }

  /**
   * Locks the conversation until the transaction ends, as a message of its member does.
   *
   * @returns place of its newest message
   */
  async lock(conversationId: string): Promise<number> {
    return (await this.conversations.lock(conversationId)).lastSeq;
  }

  /**
   * Writes for the profile, in the caller's transaction. It is free and delivered at once.
   *
   * @throws Problem `not_found` for a member out of the profile's reach (by now); `message_too_long`,
   *   `validation_failed`
   */
  async answer(answer: FictionalAnswer): Promise<void> {
    this.database.requireTransaction('Answering for a fictional profile');
    const { conversationId, profileId, memberId, staffId, clientId } = answer;
    const text = answer.text.trim();
    requireText(text);
    const view = await this.conversations.find(profileId, conversationId);
    if (view?.otherId !== memberId || !(await this.profiles.visible(profileId, memberId)))
      throw problem('not_found');
    const { lastSeq } = await this.conversations.lock(conversationId);
    const id = this.ids.next();
    const now = this.clock.now();
    const seq = lastSeq + 1;
    this.messages.insertLater({
      ...{ id, conversationId, senderId: profileId, clientId, bodyHash: hashOf(memberId, text) },
      ...{ kind: 'text', body: text, gift: null, replyToId: null, ...untouched },
      ...{ seq, heldNo: null, staffId, creditsAfter: 0, sentAt: now },
    });
    this.conversations.takePlace(conversationId, 'lastSeq');
    const both = { conversationId, senderId: profileId, recipientId: memberId };
    this.conversations.noteWritten(both, { id, at: now, starts: false });
    await this.events.emit(messageDelivered, {
      ...{ conversationId, messageId: id, seq, senderId: profileId, recipientId: memberId },
      ...{ recipientFictional: false, senderFictional: true, isFirst: !view.wrote },
    });
  }

  /** The profile has read what the member wrote. */
  async markRead(conversationId: string, profileId: string): Promise<void> {
    const view = await this.conversations.find(profileId, conversationId);
    if (view) await this.conversations.markRead(conversationId, profileId, view.lastSeq);
  }
}

function hashOf(recipientId: string, content: string): string {
  return bodyHash({ kind: 'text', recipientId, replyToId: null, content });
}
