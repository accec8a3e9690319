import { Injectable } from '@nestjs/common';
import type { Gift } from '@kindling/contract/chats/gifts';
import { messagesAround } from '@kindling/contract/safety/report-rules';
import type { MessageKind } from '@kindling/contract/chats/message';
import { PhotoStorage } from '../../../ports/photo-storage.js';
import { ConversationsRepository } from '../conversations/conversations.repository.js';
import { knownTo } from '../conversations/known-chats.js';
import { chatPhotoName } from '../photos/chat-photo-files.js';
import { MessagePhotosRepository } from '../photos/message-photos.repository.js';
import { MessagesRepository, type MessageRow } from './messages.repository.js';

/** A message as evidence of what was said. */
export interface EvidentMessage {
  /** The reader wrote it. */
  fromReporter: boolean;
  /** The one that is meant. */
  reported: boolean;
  /** Absent in evidence of before it was kept. */
  kind?: MessageKind;
  /** Empty for what is no text, and for what was removed. */
  text: string;
  gift?: Gift | null;
  /** Its sender took it back: nobody else reads what it said. Absent in evidence of before that was possible. */
  retracted?: boolean;
  /** ISO 8601. */
  sentAt: string;
}

/** A message that a member got, with the few around it: the least that tells what was meant (trust 7, trust 8). */
@Injectable()
export class MessageEvidence {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly messages: MessagesRepository,
    private readonly messagePhotos: MessagePhotosRepository,
    private readonly photoStorage: PhotoStorage,
  ) {}

  /** @returns undefined unless the reader can read that message now, and the other one wrote it */
  async of(readerId: string, senderId: string, messageId: string): Promise<EvidentMessage[] | undefined> {
    const [message] = await this.messages.findByIds([messageId]);
    if (message?.senderId !== senderId || message.seq === null || message.removedAt !== null)
      return undefined;
    const { seq, conversationId } = message;
    const view = await this.conversations.find(readerId, conversationId);
    if (view?.otherId !== senderId || seq <= view.clearedSeq) return undefined;
    const rows = await this.messages.delivered(conversationId, {
      above: Math.max(view.clearedSeq, seq - messagesAround.before - 1),
      below: seq + messagesAround.after + 1,
      limit: messagesAround.before + messagesAround.after + 1,
    });
    return this.describe(readerId, rows.toReversed(), [messageId]);
  }

  private async describe(
    readerId: string,
    rows: readonly MessageRow[],
    reportedIds: readonly string[],
  ): Promise<EvidentMessage[]> {
    const retracted = await this.messages.retractedTexts(rows.map(({ id }) => id));
    return rows.map((row) => ({
      fromReporter: row.senderId === readerId,
      reported: reportedIds.includes(row.id),
      kind: row.kind,
      text: row.removedAt === null ? (retracted.get(row.id) ?? row.body) : '',
      gift: row.removedAt === null ? row.gift : null,
      retracted: row.retractedAt !== null,
      sentAt: row.sentAt.toISOString(),
    }));
  }

  /** Whether a member knows of a conversation with another, whatever became of it since. */
  async haveSpoken(memberId: string, otherId: string): Promise<boolean> {
    return knownTo(await this.conversations.between(memberId, otherId)) !== undefined;
  }

  /**
   * The picture of a message as it is, whether its receiver opened it or not. Whether the reader may have it is the caller's
   * to know.
   *
   * @returns undefined for a message without one, and where its file is gone
   */
  async picture(messageId: string): Promise<{ webp: Buffer; width: number; height: number } | undefined> {
    const [photo] = await this.messagePhotos.ofMessages([messageId]);
    const webp = photo && (await this.photoStorage.get(chatPhotoName(photo.storageKey)));
    return webp && { webp, width: photo.width, height: photo.height };
  }
}
