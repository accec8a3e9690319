import { Injectable } from '@nestjs/common';
import { canStaffAnswer } from '@kindling/contract/chats/fictional-answers';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { OnEvent } from '../../../../kernel/outbox/events.js';
import { Clock } from '../../../../ports/clock.js';
import {
  messageDelivered,
  messageRetracted,
  type DeliveredMessage,
  type RetractedMessage,
} from '../../chats.api.js';
import { FictionalTurnsRepository } from './fictional-turns.repository.js';

/** Puts a conversation on the desk when a member writes to a fictional profile, and takes it off with the answer, or when nothing waits any more. */
@Injectable()
export class QueueTurns {
  constructor(
    private readonly fictionalTurns: FictionalTurnsRepository,
    private readonly clock: Clock,
  ) {}

  @OnEvent(messageDelivered)
  async onDelivered(message: DeliveredMessage): Promise<void> {
    const { conversationId, senderId: memberId, recipientId: profileId } = message;
    if (message.senderFictional) await this.fictionalTurns.close(conversationId);
    if (message.recipientFictional && canStaffAnswer(TenantContext.current().settings))
      await this.fictionalTurns.open({ conversationId, profileId, memberId, waitingSince: this.clock.now() });
  }

  /** With the last message that waited the conversation leaves the desk, whoever holds it. */
  @OnEvent(messageRetracted)
  async onRetracted({ conversationId, waits }: RetractedMessage): Promise<void> {
    if (!waits) await this.fictionalTurns.close(conversationId);
  }
}
