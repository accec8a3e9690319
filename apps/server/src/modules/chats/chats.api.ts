import { Inject, Injectable } from '@nestjs/common';
import { ExportChats, type ConversationExport } from './export-chats.js';
import { ListChats } from './list-chats.js';

export type { ConversationExport };

/** What other modules may ask of chats. */
@Injectable()
export class ChatsApi {
  constructor(
    @Inject(ListChats) private readonly chats: ListChats,
    @Inject(ExportChats) private readonly exports: ExportChats,
  ) {}

  /** See `ExportChats.export`. */
  export(memberId: string): Promise<ConversationExport[]> {
    return this.exports.export(memberId);
  }

  /** Unread messages of conversations with members that this one may see. */
  unread(memberId: string): Promise<number> {
    return this.chats.unread(memberId);
  }
}
