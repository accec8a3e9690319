import { Injectable } from '@nestjs/common';
import { ChatsApi } from '../../../chats/chats.api.js';
import { LikesApi } from '../../../meeting/likes/likes.api.js';
import { ProfilesApi } from '../../../profiles/profiles.api.js';

/** What a member did not see yet of those others that they may see. */
export interface Unseen {
  /** Unread messages by who wrote them. */
  messages: ReadonlyMap<string, number>;
  /** Who likes the member without being looked at or liked back since; `match` where the member likes them now. */
  likers: ReadonlyMap<string, { match: boolean }>;
  /** Who of all is visible to the member, and whether they are fictional. */
  others: ReadonlyMap<string, { fictional: boolean }>;
}

/** Asks those who know, at the moment of telling: no member is told what they saw already, nor of a hidden member. */
@Injectable()
export class FindUnseen {
  constructor(
    private readonly chats: ChatsApi,
    private readonly likes: LikesApi,
    private readonly profiles: ProfilesApi,
  ) {}

  /** @param otherIds whom it is about */
  async of(memberId: string, otherIds: readonly string[]): Promise<Unseen> {
    const [messages, likers, others] = await Promise.all([
      this.chats.unreadBySender(memberId),
      this.likes.unseenLikers(memberId),
      this.profiles.visibleMarks(memberId, otherIds),
    ]);
    return { messages, likers, others };
  }
}
