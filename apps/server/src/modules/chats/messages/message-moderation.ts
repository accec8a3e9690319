import { Injectable } from '@nestjs/common';
import type { Gift } from '@kindling/contract/chats/gifts';
import type { MessageKind } from '@kindling/contract/chats/message';
import { Database } from '../../../kernel/database/database.js';
import { Events } from '../../../kernel/outbox/events.js';
import { Clock } from '../../../ports/clock.js';
import { PhotoStorage } from '../../../ports/photo-storage.js';
import { messageChanged } from '../chat-events.js';
import { ConversationsRepository } from '../conversations/conversations.repository.js';
import { chatPhotoName } from '../photos/chat-photo-files.js';
import { MessagePhotosRepository } from '../photos/message-photos.repository.js';
import { evidenceEnd } from '../retractions/retraction-rules.js';
import { DeliverHeldMessages } from './deliver-held-messages.js';
import { MessagesRepository } from './messages.repository.js';

/** How long its picture stays: the six months of the appeal (trust 9), and two to decide about one of the last day. */
const pictureKeptMs = 245 * 24 * 3_600_000;

/** A message as a restriction took it away. */
export interface TakenMessage {
  id: string;
  kind: MessageKind;
  /** Empty for photos and gifts. */
  text: string;
  gift: Gift | null;
  /** The key in the picture's address, and what it looks like; null for a message without one. */
  picture: { fileKey: string; hash: string | null } | null;
}

/** Takes messages away by a restriction, and gives them back (trust 9). Its place in the conversation stays. */
@Injectable()
export class MessageModeration {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly conversations: ConversationsRepository,
    private readonly deliverHeldMessages: DeliverHeldMessages,
    private readonly events: Events,
    private readonly messages: MessagesRepository,
    private readonly messagePhotos: MessagePhotosRepository,
    private readonly photoStorage: PhotoStorage,
  ) {}

  /**
   * From now on neither side reads what it held.
   *
   * @returns what was taken; undefined for a message that is gone, or that another restriction took before
   */
  async remove(messageId: string, restrictionId: string): Promise<TakenMessage | undefined> {
    this.database.requireTransaction('Removing a message');
    const now = this.clock.now();
    if (!(await this.messages.remove(messageId, restrictionId, now))) return undefined;
    await this.messagePhotos.keepUntil(messageId, new Date(now.getTime() + pictureKeptMs));
    await this.tell(messageId);
    return this.taken(messageId, restrictionId);
  }

  /** Undoes `remove`, where that restriction did it. @returns what is given back */
  async restore(messageId: string, restrictionId: string): Promise<TakenMessage | undefined> {
    this.database.requireTransaction('Restoring a message');
    const taken = await this.taken(messageId, restrictionId);
    if (!taken) return undefined;
    await this.messages.restore(messageId, restrictionId);
    const [message] = await this.messages.findByIds([messageId]);
    const retractedAt = message?.retractedAt ?? null;
    await this.messagePhotos.keepUntil(messageId, retractedAt && evidenceEnd(retractedAt));
    await this.tell(messageId);
    // A message that was refused unread is delivered now.
    if (message?.seq === null)
      await this.deliverHeldMessages.deliverOf(message.senderId, message.conversationId);
    return taken;
  }

  /** What a restriction took, for the decision about it; undefined once it is gone, or given back. */
  async taken(messageId: string, restrictionId: string): Promise<TakenMessage | undefined> {
    const [message] = await this.messages.findByIds([messageId]);
    if (message?.restrictionId !== restrictionId) return undefined;
    const [photo] = await this.messagePhotos.ofMessages([messageId]);
    const { kind, body, gift } = message;
    const text = (await this.messages.retractedTexts([messageId])).get(messageId) ?? body;
    const picture = photo ? { fileKey: photo.storageKey, hash: photo.hash } : null;
    return { id: messageId, kind, text, gift, picture };
  }

  /** A removed message's picture, by the key in its address; undefined for every other picture. */
  async removedPicture(fileKey: string): Promise<{ messageId: string; webp: Buffer } | undefined> {
    const photo = await this.messagePhotos.findByKey(fileKey);
    if (!photo || photo.removedAt === null || photo.storageKey !== fileKey) return undefined;
    const webp = await this.photoStorage.get(chatPhotoName(fileKey));
    return webp && { messageId: photo.messageId, webp };
  }

  /** Pages that show it show what it is now. */
  private async tell(messageId: string): Promise<void> {
    const [message] = await this.messages.findByIds([messageId]);
    const view = message && (await this.conversations.find(message.senderId, message.conversationId));
    if (!message || message.seq === null || !view) return;
    const { conversationId, senderId: memberId } = message;
    await this.events.emit(messageChanged, { conversationId, messageId, memberId, otherId: view.otherId });
  }
}
