import { Injectable } from '@nestjs/common';
import type { MessageKind } from '@kindling/contract/chats/message';
import { Database } from '../../../kernel/database/database.js';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { PhotoStorage } from '../../../ports/photo-storage.js';
import { ProfilesApi } from '../../profiles/profiles.api.js';
import { MessageReactionsRepository } from '../messages/message-reactions.repository.js';
import { isGone } from '../messages/message-view.js';
import { MessagesRepository, type MessageRow } from '../messages/messages.repository.js';
import { chatPhotoFilesJob, chatPhotoName } from '../photos/chat-photo-files.js';
import { MessagePhotosRepository } from '../photos/message-photos.repository.js';
import { ConversationsRepository } from './conversations.repository.js';
import { knownTo } from './known-chats.js';

const pageLength = 500;

export interface MessageExport {
  /** In the conversation's order; null while it waits for the sender's confirmation. */
  place: number | null;
  from: 'me' | 'them';
  kind: MessageKind;
  text: string;
  gift: string | null;
  /** The picture's file in the export; null for what the member did not open, or staff removed. */
  photo: string | null;
  /** Place of the message that it answers. */
  answers: number | null;
  reactions: { from: 'me' | 'them'; emoji: string }[];
  sentAt: Date;
  /** False while it waits for the sender's confirmation. */
  delivered: boolean;
  /** The member took it out of their own view. */
  removed: boolean;
  /** Staff removed it; what the other one sent is left out then. */
  removedByStaff: boolean;
  /** Its sender took it back; what the other one sent is left out then. */
  takenBack: boolean;
}

/** A picture that the member sent, or opened, for them to take along. */
export interface ChatPhotoExport {
  /** Of its file in the export. */
  name: string;
  /** As WebP; undefined when its file is gone. Read it when it is needed. */
  read(): Promise<Buffer | undefined>;
}

export interface ChatsExport {
  conversations: ConversationExport[];
  photos: ChatPhotoExport[];
}

/** A conversation for its member to take along: what they wrote and what the other one sent them. */
export interface ConversationExport {
  /** The name that the other shows; null for one who is not visible (any more), whose messages are left out. */
  with: string | null;
  fictional: boolean;
  /** The next messages, oldest first; none at the end. */
  next(): Promise<MessageExport[]>;
}

/** A member's conversations: exported for them, and erased with them for both sides. */
@Injectable()
export class PersonalChats {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly messages: MessagesRepository,
    private readonly messageReactions: MessageReactionsRepository,
    private readonly messagePhotos: MessagePhotosRepository,
    private readonly photoStorage: PhotoStorage,
    private readonly profiles: ProfilesApi,
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** The oldest first; messages are read page by page. */
  async export(memberId: string): Promise<ChatsExport> {
    const views = (await this.conversations.all(memberId)).filter((view) => knownTo(view) !== undefined);
    const names = await this.profiles.names(
      memberId,
      views.map(({ otherId }) => otherId),
    );
    const taken = (
      await this.messagePhotos.ofConversations(views.map(({ conversationId }) => conversationId))
    )
      .filter(({ senderId, openedAt, seq, removedAt, retractedAt }) => {
        const isOpened = openedAt !== null && seq !== null && retractedAt === null;
        return removedAt === null && (senderId === memberId || (isOpened && names.has(senderId)));
      })
      .map((photo, at) => ({ ...photo, name: `messages/${String(at + 1).padStart(4, '0')}.webp` }));
    const fileOf = new Map(taken.map(({ messageId, name }) => [messageId, name]));
    const conversations = views.map(({ conversationId, otherId, clearedSeq }) => {
      const other = names.get(otherId);
      return {
        with: other?.name ?? null,
        fictional: other?.fictional ?? false,
        next: this.pages({ memberId, conversationId, clearedSeq, isOtherSeen: other !== undefined, fileOf }),
      };
    });
    const photos = taken.map(({ name, storageKey }) => ({
      name,
      read: () => this.photoStorage.get(chatPhotoName(storageKey)),
    }));
    return { conversations, photos };
  }

  /**
   * Erases conversations for both, with the pictures of both sides; their files go by the outbox.
   *
   * @returns how many conversations
   * @throws Error outside a transaction
   */
  async eraseSome(memberId: string, atMost: number): Promise<number> {
    this.database.requireTransaction('Erasing conversations');
    const ids = await this.conversations.someOf(memberId, atMost);
    for (const { storageKey, blurredKey } of await this.messagePhotos.ofConversations(ids))
      await this.outbox.add(chatPhotoFilesJob, { storageKey, blurredKey });
    await this.conversations.erase(ids);
    return ids.length;
  }

  private pages(of: {
    memberId: string;
    conversationId: string;
    clearedSeq: number;
    isOtherSeen: boolean;
    /** Names of pictures by their message. */
    fileOf: ReadonlyMap<string, string>;
  }): () => Promise<MessageExport[]> {
    const { memberId, conversationId, isOtherSeen } = of;
    let above = 0;
    let isOver = false;
    return async () => {
      while (!isOver) {
        const rows = await this.messages.deliveredAbove(conversationId, above, pageLength);
        above = rows.at(-1)?.seq ?? above;
        isOver = rows.length < pageLength;
        const held = isOver ? await this.messages.held(conversationId, memberId) : [];
        const mine = [...rows, ...held].filter(({ senderId }) => senderId === memberId || isOtherSeen);
        const page = await this.describe(of, mine);
        if (page.length > 0) return page;
      }
      return [];
    };
  }

  private async describe(
    {
      memberId,
      clearedSeq,
      fileOf,
    }: { memberId: string; clearedSeq: number; fileOf: ReadonlyMap<string, string> },
    rows: readonly MessageRow[],
  ): Promise<MessageExport[]> {
    const [answered, reactions, takenBack] = await Promise.all([
      this.messages.findByIds([...new Set(rows.flatMap((row) => row.replyToId ?? []))]),
      this.messageReactions.ofMessages(rows.map((row) => row.id)),
      this.messages.retractedTexts(rows.filter((row) => row.retractedAt !== null).map((row) => row.id)),
    ]);
    const places = new Map(answered.map((row) => [row.id, row.seq]));
    const from = (id: string) => (id === memberId ? 'me' : 'them');
    return rows.map((row) => {
      const isLeftOut = isGone(row) && row.senderId !== memberId;
      return {
        place: row.seq,
        from: from(row.senderId),
        kind: row.kind,
        text: isLeftOut ? '' : (takenBack.get(row.id) ?? row.body),
        gift: isLeftOut ? null : row.gift,
        photo: fileOf.get(row.id) ?? null,
        answers: (row.replyToId !== null && places.get(row.replyToId)) || null,
        reactions: reactions
          .filter(({ messageId }) => messageId === row.id)
          .map((reaction) => ({ from: from(reaction.memberId), emoji: reaction.emoji })),
        sentAt: row.sentAt,
        delivered: row.seq !== null,
        removed: row.seq !== null && row.seq <= clearedSeq,
        removedByStaff: row.removedAt !== null,
        takenBack: row.retractedAt !== null,
      };
    });
  }
}
