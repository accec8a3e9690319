import { Injectable } from '@nestjs/common';
import { ChatsApi } from '../../../chats/chats.api.js';
import { LikesApi } from '../../../meeting/likes/likes.api.js';
import { ProfilesApi } from '../../../profiles/profiles.api.js';

/** A member's unseen events about the other members visible to them. */
export interface Unseen {
  /** Unread messages by sender, and when the last one came. */
  messages: ReadonlyMap<string, { unread: number; at: Date }>;
  /** Likes of the member that they have not looked at or returned; `match` where the member likes them now. */
  likers: ReadonlyMap<string, { match: boolean; at: Date }>;
  /** The other members visible to this one, and whether they are fictional. */
  others: ReadonlyMap<string, { fictional: boolean }>;
}

/**
 * Queries the owning modules at the moment of sending: a notice includes no event already seen, and no hidden member.
 */
@Injectable()
export class FindUnseen {
  constructor(
    private readonly chats: ChatsApi,
    private readonly likes: LikesApi,
    private readonly profiles: ProfilesApi,
  ) {}

  /** @param otherIds the other members concerned */
  async of(memberId: string, otherIds: readonly string[]): Promise<Unseen> {
    const [messages, likers, others] = await Promise.all([
      this.chats.unreadBySender(memberId),
      this.likes.unseenLikers(memberId),
      this.profiles.visibleMarks(memberId, otherIds),
    ]);
    return { messages, likers, others };
  }
}
