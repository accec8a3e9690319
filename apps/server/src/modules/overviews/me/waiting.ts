import { Injectable } from '@nestjs/common';
import { ChatsApi } from '../../chats/chats.api.js';
import { LikesApi } from '../../meeting/likes/likes.api.js';
import { DateSharesApi } from '../../safety/date-shares/date-shares.api.js';

/** What waits for a member: messages, likes, and the question of the morning after a date. */
@Injectable()
export class Waiting {
  constructor(
    private readonly chats: ChatsApi,
    private readonly likes: LikesApi,
    private readonly dateShares: DateSharesApi,
  ) {}

  async of(memberId: string) {
    const [unread, newLikes, isAsked] = await Promise.all([
      this.chats.unread(memberId),
      this.likes.newLikes(memberId),
      this.dateShares.isAsked(memberId),
    ]);
    return {
      unread_messages: unread,
      new_likes: newLikes.count,
      new_match: newLikes.matchId,
      check_in_due: isAsked,
    };
  }
}
