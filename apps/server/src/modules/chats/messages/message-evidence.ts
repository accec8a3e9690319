import { Injectable } from '@nestjs/common';
import type { Gift } from '@kindling/contract/chats/gifts';
import { messagesAround } from '@kindling/contract/safety/report-rules';
import type { MessageKind } from '@kindling/contract/chats/message';
import { PhotoStorage } from '../../../ports/photo-storage.js';
import { ConversationsRepository, type View } from '../conversations/conversations.repository.js';
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

/** A message that a member got, with the few that tell what was meant: no more than the reader lets go (trust 7, trust 8). */
@Injectable()
export class MessageEvidence {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly messages: MessagesRepository,
    private readonly messagePhotos: MessagePhotosRepository,
    private readonly photoStorage: PhotoStorage,
  ) {}

  /**
   * A message that the reader got, with what goes with it, and what its sender took back in the conversation.
   *
   * @param chosen what the reader lets go with it; undefined: the few around it
   * @returns undefined unless the reader can read all of them now, and the other one wrote the first
   */
  async of(
    readerId: string,
    senderId: string,
    messageId: string,
    chosen?: readonly string[],
  ): Promise<EvidentMessage[] | undefined> {
    const [message] = await this.messages.findByIds([messageId]);
    if (message?.senderId !== senderId || message.removedAt !== null) return undefined;
    const view = await this.conversations.find(readerId, message.conversationId);
    if (!view || !isReadBy(view, message)) return undefined;
    const { seq } = message;
    const rows = chosen
      ? await this.pick(view, [messageId, ...chosen])
      : await this.messages.delivered(view.conversationId, {
          above: Math.max(view.clearedSeq, seq - messagesAround.before - 1),
          below: seq + messagesAround.after + 1,
          limit: messagesAround.before + messagesAround.after + 1,
        });
    return rows && this.describe(readerId, view, rows, messageId);
  }

  /**
   * Messages that a member chose of the conversation with another, and what that one took back in it.
   *
   * @returns undefined unless the member can read all of them now
   */
  async chosen(
    readerId: string,
    otherId: string,
    ids: readonly string[],
  ): Promise<EvidentMessage[] | undefined> {
    const view = knownTo(await this.conversations.between(readerId, otherId));
    const rows = view && (await this.pick(view, ids));
    return rows && this.describe(readerId, view, rows);
  }

  private async pick(view: View, ids: readonly string[]): Promise<MessageRow[] | undefined> {
    const wanted = [...new Set(ids)];
    const rows = (await this.messages.findByIds(wanted)).filter((row) => isReadBy(view, row));
    return rows.length === wanted.length ? rows : undefined;
  }

  private async describe(
    readerId: string,
    { conversationId, otherId, clearedSeq }: View,
    chosen: readonly MessageRow[],
    reportedId?: string,
  ): Promise<EvidentMessage[]> {
    const takenBack = await this.messages.retractedOf(otherId, conversationId, clearedSeq);
    const rows = [...new Map([...chosen, ...takenBack].map((row) => [row.id, row])).values()];
    rows.sort((one, other) => (one.seq ?? 0) - (other.seq ?? 0));
    const texts = await this.messages.retractedTexts(rows.map(({ id }) => id));
    return rows.map((row) => ({
      fromReporter: row.senderId === readerId,
      reported: row.id === reportedId,
      kind: row.kind,
      text: row.removedAt === null ? (texts.get(row.id) ?? row.body) : '',
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

/** Whether a message stands in a conversation and one side, whose view this is, did not delete it for themselves. */
function isReadBy(view: View, row: MessageRow): row is MessageRow & { seq: number } {
  return row.conversationId === view.conversationId && row.seq !== null && row.seq > view.clearedSeq;
}
