import { Injectable } from '@nestjs/common';
import type { Message } from '@kindling/contract/chats/calls/chats';
import { ConversationsRepository } from './conversations/conversations.repository.js';
import { KnownChats } from './conversations/known-chats.js';
import { PersonalChats, type ChatsExport, type ConversationExport } from './conversations/personal-chats.js';
import { ReadReceipts } from './conversations/read-receipts.js';
import { ShowChats } from './conversations/show-chats.js';
import { MessageViews } from './messages/message-view.js';
import { MessagesRepository, type MessageRow } from './messages/messages.repository.js';
import { UnwantedWords } from './unwanted-words/unwanted-words.js';

export {
  chatDeleted,
  conversationRead,
  messageChanged,
  messageDelivered,
  messageRetracted,
  messageReturned,
  openerHeld,
  openerRefused,
} from './chat-events.js';
export { mayHaveMarks, MessageMarks, type MarkedMessage } from './marks/message-marks.js';
export { MessageEvidence, type EvidentMessage } from './messages/message-evidence.js';
export { MessageModeration, type TakenMessage } from './messages/message-moderation.js';
export { ReviewOpeners } from './openers/review-openers.js';
export { FictionalChats, type FictionalAnswer } from './conversations/fictional-chats.js';
export type { MessagePhotoRow } from './photos/message-photos.repository.js';
export type { MessageRow } from './messages/messages.repository.js';
export type {
  ChangedMessage,
  DeliveredMessage,
  HeldOpener,
  RetractedMessage,
  ReturnedMessage,
} from './chat-events.js';
export type { ConversationExport };

/** What other modules may ask of chats. */
@Injectable()
export class ChatsApi {
  constructor(
    private readonly showChats: ShowChats,
    private readonly conversations: ConversationsRepository,
    private readonly messages: MessagesRepository,
    private readonly messageViews: MessageViews,
    private readonly knownChats: KnownChats,
    private readonly personalChats: PersonalChats,
    private readonly readReceipts: ReadReceipts,
    private readonly unwantedWords: UnwantedWords,
  ) {}

  /**
   * Erases some of a member's conversations with all that is in them, what the other one wrote included: it was written to
   * a member who is no more. Many messages are too much for one transaction.
   *
   * @returns how many
   */
  eraseSome(memberId: string, atMost: number): Promise<number> {
    return this.personalChats.eraseSome(memberId, atMost);
  }

  /** See `PersonalChats.export`. */
  export(memberId: string): Promise<ChatsExport> {
    return this.personalChats.export(memberId);
  }

  /** How many messages of each other member are unread and when the last came, whether that one is to be seen or not. */
  async unreadBySender(memberId: string): Promise<Map<string, { unread: number; at: Date }>> {
    const rows = await this.conversations.unread(memberId);
    return new Map(rows.map(({ otherId, unread, lastAt: at }) => [otherId, { unread, at }]));
  }

  /** The words that a member does not want to see, for their export. */
  unwantedWordsOf(memberId: string): Promise<string[]> {
    return this.unwantedWords.of(memberId);
  }

  /** Unread messages of conversations with members that this one may see. */
  unread(memberId: string): Promise<number> {
    return this.showChats.unread(memberId);
  }

  /** The message in the first line of a member's list; null for an empty one. */
  newestMessage(memberId: string): Promise<string | null> {
    return this.conversations.newestMessage(memberId);
  }

  /**
   * A message as each of these members of its conversation reads it, in their order.
   *
   * @param written the message itself, where it was written now
   * @returns undefined for one that is gone meanwhile
   */
  async messageFor(
    messageId: string,
    readerIds: readonly string[],
    written?: MessageRow,
  ): Promise<Message[] | undefined> {
    const row = written ?? (await this.messages.findByIds([messageId]))[0];
    if (!row) return undefined;
    const readers = readerIds.map(async (memberId) => {
      // What a member deleted for themselves could show in quotes only.
      const view =
        row.replyToId === null ? undefined : await this.conversations.find(memberId, row.conversationId);
      return { memberId, clearedSeq: view?.clearedSeq ?? 0 };
    });
    return this.messageViews.forReaders(row, await Promise.all(readers), written !== undefined);
  }

  /** The other one of a conversation that a member knows of, and may see; undefined for any other. */
  async otherOf(memberId: string, conversationId: string): Promise<string | undefined> {
    return (await this.knownChats.conversation(memberId, conversationId))?.otherId;
  }

  /** Members in whose list of chats this one is. */
  partners(memberId: string): Promise<string[]> {
    return this.conversations.partners(memberId);
  }

  /** See `ReadReceipts.areTold`. */
  areReadMarksTold(memberId: string, otherId: string): Promise<boolean> {
    return this.readReceipts.areTold(memberId, otherId);
  }
}
