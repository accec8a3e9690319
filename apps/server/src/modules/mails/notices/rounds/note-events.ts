import { Injectable } from '@nestjs/common';
import { OnEvent } from '../../../../kernel/outbox/events.js';
import { Clock } from '../../../../ports/clock.js';
import {
  conversationRead,
  messageDelivered,
  messageReturned,
  type DeliveredMessage,
} from '../../../chats/chats.api.js';
import { memberLiked, type GivenLikeEvent } from '../../../meeting/likes/likes.api.js';
import { NoticesRepository } from './notices.repository.js';
import { PlanRound } from './plan-round.js';

/** Delay of the first round after an event: no push comes before, and an event seen at once is never sent. */
const firstLookMs = 60_000;

/** Records an event that concerns a member in the event's own transaction. The decision follows later. */
@Injectable()
export class NoteEvents {
  constructor(
    private readonly notices: NoticesRepository,
    private readonly planRound: PlanRound,
    private readonly clock: Clock,
  ) {}

  @OnEvent(messageDelivered)
  async messageCame({ recipientId, recipientFictional, senderId, isFirst }: DeliveredMessage): Promise<void> {
    if (recipientFictional) return;
    const kind = isFirst ? 'new_conversations' : 'new_messages';
    await this.note({ memberId: recipientId, topic: 'message', otherId: senderId, kind, mutual: false });
  }

  @OnEvent(memberLiked)
  async likeCame({ likerId, likedId, likedFictional, match, again }: GivenLikeEvent): Promise<void> {
    if (again || likedFictional) return;
    await this.note({ memberId: likedId, topic: 'like', otherId: likerId, kind: 'like', mutual: match });
  }

  /** The member's own credits: reported whatever the state of the profile that did not answer. */
  @OnEvent(messageReturned)
  async creditsCameBack({ senderId, recipientId }: { senderId: string; recipientId: string }): Promise<void> {
    const event = { topic: 'returned', kind: 'reminders', mutual: false } as const;
    await this.note({ memberId: senderId, otherId: recipientId, ...event });
  }

  @OnEvent(conversationRead)
  async conversationWasRead({ memberId, otherId }: { memberId: string; otherId: string }): Promise<void> {
    await this.notices.drop({ memberId, topic: 'message', otherId });
  }

  private async note(event: Omit<Parameters<NoticesRepository['add']>[0], 'at'>): Promise<void> {
    const at = this.clock.now();
    if (!(await this.notices.add({ ...event, at }))) return;
    await this.planRound.noLaterThan(event.memberId, new Date(at.getTime() + firstLookMs));
  }
}
