import { Inject, Injectable } from '@nestjs/common';
import { ListChats } from './list-chats.js';

/** What other modules may ask of chats. */
@Injectable()
export class ChatsApi {
  constructor(@Inject(ListChats) private readonly chats: ListChats) {}

  /** Unread messages of conversations with members that this one may see. */
  unread(memberId: string): Promise<number> {
    return this.chats.unread(memberId);
  }
}
