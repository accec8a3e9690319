import { Inject, Injectable } from '@nestjs/common';
import { ConversationsRepository } from './conversations.repository.js';
import { ExportChats, type ConversationExport } from './export-chats.js';
import { ListChats } from './list-chats.js';

export type { ConversationExport };

/** What other modules may ask of chats. */
@Injectable()
export class ChatsApi {
  constructor(
    @Inject(ListChats) private readonly chats: ListChats,
    @Inject(ConversationsRepository) private readonly conversations: ConversationsRepository,
    @Inject(ExportChats) private readonly exports: ExportChats,
  ) {}

  /**
   * Erases some of a member's conversations with all that is in them, what the other one wrote included: it was written to
   * somebody who is no more. Many messages are too much for one transaction.
   *
   * @returns how many
   */
  eraseSome(memberId: string, atMost: number): Promise<number> {
    return this.conversations.eraseSome(memberId, atMost);
  }

  /** See `ExportChats.export`. */
  export(memberId: string): Promise<ConversationExport[]> {
    return this.exports.export(memberId);
  }

  /** Unread messages of conversations with members that this one may see. */
  unread(memberId: string): Promise<number> {
    return this.chats.unread(memberId);
  }
}
