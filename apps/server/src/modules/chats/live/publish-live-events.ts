import { Inject, Injectable } from '@nestjs/common';
import type { ChangedThing } from '@kindling/contract/chats/live';
import { Database } from '../../../kernel/database/database.js';
import { LOG, type Log } from '../../../kernel/ground/log.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { OnEvent } from '../../../kernel/outbox/events.js';
import { Realtime } from '../../../ports/realtime.js';
import { memberActivated } from '../../accounts/accounts.api.js';
import { walletChanged } from '../../credits/credits.api.js';
import { likeSeen, likeTakenBack, memberLiked } from '../../meeting/likes/likes.api.js';
import {
  mainPhotoChanged,
  memberBlocked,
  memberUnblocked,
  profileRenamed,
  profileRestricted,
  ProfilesApi,
  profileUnrestricted,
} from '../../profiles/profiles.api.js';
import {
  chatDeleted,
  ChatsApi,
  conversationRead,
  messageChanged,
  messageDelivered,
  messageRetracted,
  messageReturned,
  openerRefused,
  type ChangedMessage,
  type DeliveredMessage,
  type ReturnedMessage,
} from '../chats.api.js';
import { ChangeVersions } from './change-versions.js';
import { memberRoom, sendLive } from './send-live.js';
import { SocketSweep } from './sockets/socket-sweep.js';

/** Tells members' open pages what happened, once it is committed. What is lost on the way is found by asking. */
@Injectable()
export class PublishLiveEvents {
  constructor(
    private readonly realtime: Realtime,
    private readonly changeVersions: ChangeVersions,
    private readonly socketSweep: SocketSweep,
    private readonly chats: ChatsApi,
    private readonly profiles: ProfilesApi,
    private readonly database: Database,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Whole, as each of the two reads it: to the receiver, and to the sender's other tabs and devices. */
  @OnEvent(messageDelivered)
  onDelivered({
    conversationId,
    messageId,
    senderId,
    recipientId,
    written,
  }: DeliveredMessage): Promise<void> {
    return this.later(async () => {
      await this.changeVersions.announce([senderId, recipientId]);
      const [received, sent] =
        (await this.chats.messageFor(messageId, [recipientId, senderId], written)) ?? [];
      if (!received || !sent) return;
      const told = [
        [recipientId, senderId, received],
        [senderId, recipientId, sent],
      ] as const;
      for (const [reader, profile, message] of told)
        sendLive(this.realtime, memberRoom(reader), 'message', {
          conversation: conversationId,
          profile,
          message,
        });
    });
  }

  @OnEvent(conversationRead)
  onRead({
    memberId,
    otherId,
    conversationId,
    seq,
  }: {
    memberId: string;
    otherId: string;
    conversationId: string;
    seq: number;
  }): Promise<void> {
    return this.later(async () => {
      await this.changeVersions.announce([memberId]);
      sendLive(this.realtime, memberRoom(memberId), 'read', { conversation: conversationId, seq });
      if (await this.chats.areReadMarksTold(otherId, memberId))
        this.tellOfConversation(otherId, conversationId);
    });
  }

  /** A reaction came or went. */
  @OnEvent(messageChanged)
  onMessageChanged({ memberId, otherId, conversationId }: ChangedMessage): Promise<void> {
    return this.later(() => {
      for (const reader of [memberId, otherId]) this.tellOfConversation(reader, conversationId);
      return Promise.resolve();
    });
  }

  /** Both read less now, and the other's unread messages may be fewer. */
  @OnEvent(messageRetracted)
  onRetracted({ memberId, otherId, conversationId }: ChangedMessage): Promise<void> {
    return this.later(async () => {
      await this.changeVersions.announce([memberId, otherId]);
      const what: ChangedThing[] = ['account', 'chats', 'conversation'];
      for (const reader of [memberId, otherId])
        sendLive(this.realtime, memberRoom(reader), 'changed', { what, conversation: conversationId });
    });
  }

  @OnEvent(chatDeleted)
  onDeleted({ memberId }: { memberId: string }): Promise<void> {
    return this.changed([memberId], ['account', 'chats']);
  }

  /** The message says now that its credits are back, and the balance is another one. */
  @OnEvent(messageReturned)
  onReturned(message: ReturnedMessage): Promise<void> {
    return this.creditsCameBack(message);
  }

  /** So it is with a first message that a moderator refused: its receiver never heard of it. */
  @OnEvent(openerRefused)
  onRefused(opener: { conversationId: string; senderId: string }): Promise<void> {
    return this.creditsCameBack(opener);
  }

  private creditsCameBack({
    senderId,
    conversationId,
  }: {
    senderId: string;
    conversationId: string;
  }): Promise<void> {
    return this.later(async () => {
      await this.changeVersions.announce([senderId]);
      const what: ChangedThing[] = ['account', 'conversation'];
      sendLive(this.realtime, memberRoom(senderId), 'changed', { what, conversation: conversationId });
    });
  }

  private tellOfConversation(readerId: string, conversation: string): void {
    sendLive(this.realtime, memberRoom(readerId), 'changed', { what: ['conversation'], conversation });
  }

  @OnEvent(memberLiked)
  onLiked({ likerId, likedId }: { likerId: string; likedId: string }): Promise<void> {
    return this.changed([likerId, likedId], ['account', 'likes']);
  }

  /** The other learns of it without a word: their page asks, and the like is no more. Who is parted by a block asks nothing. */
  @OnEvent(likeTakenBack)
  onLikeTakenBack({ likerId, likedId }: { likerId: string; likedId: string }): Promise<void> {
    return this.later(async () => {
      const isSeen = (await this.profiles.visible(likedId, likerId)) !== undefined;
      await this.tellToAsk(isSeen ? [likerId, likedId] : [likerId], ['account', 'likes']);
    });
  }

  @OnEvent(likeSeen)
  onLikeSeen({ memberId }: { memberId: string }): Promise<void> {
    return this.changed([memberId], ['account', 'likes']);
  }

  /** The blocker's own pages alone. The other's pages learn of it late, and not why (`PublishHiddenProfiles`). */
  @OnEvent(memberBlocked)
  onBlocked({ memberId }: { memberId: string }): Promise<void> {
    return this.changed([memberId], ['account', 'chats', 'likes', 'conversation']);
  }

  /** Nothing goes to the other: the end of a block would tell that there was one. */
  @OnEvent(memberUnblocked)
  onUnblocked({ memberId }: { memberId: string }): Promise<void> {
    return this.changed([memberId], ['account', 'chats', 'likes', 'conversation']);
  }

  @OnEvent(profileRestricted)
  onRestricted({ memberId }: { memberId: string }): Promise<void> {
    const tenantId = TenantContext.id();
    return this.later(async () => {
      await this.changeVersions.announce([memberId]);
      await this.socketSweep.announce({ tenantId, memberId });
    });
  }

  @OnEvent(profileUnrestricted)
  onUnrestricted({ memberId }: { memberId: string }): Promise<void> {
    return this.changed([memberId], ['account']);
  }

  @OnEvent(memberActivated)
  onActivated({ memberId }: { memberId: string }): Promise<void> {
    return this.changed([memberId], ['account']);
  }

  @OnEvent(walletChanged)
  onWalletChanged({ memberId }: { memberId: string }): Promise<void> {
    return this.changed([memberId], ['account']);
  }

  @OnEvent(mainPhotoChanged)
  onMainPhotoChanged({ memberId }: { memberId: string }): Promise<void> {
    return this.changed([memberId], ['account']);
  }

  @OnEvent(profileRenamed)
  onRenamed({ memberId }: { memberId: string }): Promise<void> {
    return this.changed([memberId], ['account']);
  }

  private changed(memberIds: readonly string[], what: ChangedThing[]): Promise<void> {
    return this.later(() => this.tellToAsk(memberIds, what));
  }

  private async tellToAsk(memberIds: readonly string[], what: ChangedThing[]): Promise<void> {
    await this.changeVersions.announce(memberIds);
    for (const memberId of memberIds) sendLive(this.realtime, memberRoom(memberId), 'changed', { what });
  }

  /** Runs after commit and never blocks the caller. */
  private later(tell: () => Promise<void>): Promise<void> {
    this.database.afterCommit(() => {
      tell().catch((error: unknown) => this.log.warn({ err: error }, 'a member was not told at once'));
    });
    return Promise.resolve();
  }
}
