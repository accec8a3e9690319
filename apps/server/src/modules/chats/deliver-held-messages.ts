import { Inject, Injectable } from '@nestjs/common';
import { OnEvent } from '../../kernel/events.js';
import { Clock } from '../../ports/clock.js';
import { memberConfirmed } from '../accounts/accounts.api.js';
import { ProfilesApi } from '../profiles/profiles.api.js';
import { ConversationsRepository } from './conversations.repository.js';
import { MessagesRepository } from './messages.repository.js';

/** Delivers what a member wrote before their email was confirmed (decisions §6.3). */
@Injectable()
export class DeliverHeldMessages {
  constructor(
    @Inject(ConversationsRepository) private readonly conversations: ConversationsRepository,
    @Inject(MessagesRepository) private readonly messages: MessagesRepository,
    @Inject(ProfilesApi) private readonly profiles: ProfilesApi,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Each message takes its place in its conversation now, among themselves in the order written. */
  @OnEvent(memberConfirmed)
  async deliver({ memberId }: { memberId: string }): Promise<void> {
    // A message that is being written meanwhile is either seen here or finds its sender confirmed.
    await this.profiles.lock(memberId);
    const held = Map.groupBy(await this.messages.lockHeld(memberId), (row) => row.conversationId);
    for (const [conversationId, rows] of held) {
      await this.deliverTo(
        conversationId,
        memberId,
        rows.map((row) => row.id),
      );
    }
  }

  private async deliverTo(conversationId: string, senderId: string, ids: readonly string[]): Promise<void> {
    const now = this.clock.now();
    let { lastSeq } = await this.conversations.lock(conversationId);
    for (const id of ids) await this.messages.place(id, ++lastSeq, now);
    await this.conversations.setCounters(conversationId, { lastSeq });
    const view = await this.conversations.find(senderId, conversationId);
    const newest = ids.at(-1);
    if (!view || newest === undefined) return;
    await this.conversations.noteDelivered({ conversationId, memberId: senderId });
    await this.profiles.contacted(senderId, view.otherId);
    const receiver = { conversationId, memberId: view.otherId };
    await this.conversations.noteReceived(receiver, { id: newest, at: now, count: ids.length });
  }
}
