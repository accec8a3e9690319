import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { OneByOne } from '../../../kernel/housekeeping/one-by-one.js';
import { Sweep, type Sweeps } from '../../../kernel/housekeeping/sweep.js';
import { Events } from '../../../kernel/outbox/events.js';
import { Clock } from '../../../ports/clock.js';
import { CreditsApi, type AwaitedAnswer } from '../../credits/credits.api.js';
import { messageReturned } from '../chat-events.js';
import { MessagesRepository } from '../messages/messages.repository.js';
import { ConversationsRepository } from './conversations.repository.js';

/** Credits for messages to fictional profiles go back by themselves when no answer came in time (decisions §5.2). */
@Injectable()
@Sweep('unanswered messages')
export class ReturnUnanswered implements Sweeps {
  constructor(
    private readonly database: Database,
    private readonly oneByOne: OneByOne,
    private readonly credits: CreditsApi,
    private readonly conversations: ConversationsRepository,
    private readonly messages: MessagesRepository,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async sweep(now: Date, atMost: number): Promise<number> {
    const found = await this.credits.answersOverdue(now, atMost);
    return this.oneByOne.end(found, (awaited) => this.end(awaited));
  }

  private async end({ messageId, chargedAt, dueAt }: AwaitedAnswer): Promise<void> {
    const [message] = await this.messages.findByIds([messageId]);
    await this.database.inTransaction(async () => {
      // An answer that is being written holds this lock: it is seen, or comes too late.
      if (message) await this.conversations.lock(message.conversationId);
      if (await this.messages.isAnswered(messageId, chargedAt, dueAt))
        return this.credits.keepCharge(messageId);
      if (await this.credits.returnCharge(messageId, 'expired_message')) await this.tell(messageId);
    });
  }

  /** The member reads it in the conversation; listeners may send a notice. */
  private async tell(messageId: string): Promise<void> {
    const message = await this.messages.markReturned(messageId, this.clock.now());
    const view = message && (await this.conversations.find(message.senderId, message.conversationId));
    if (!message || !view) return;
    const { conversationId, senderId } = message;
    await this.events.emit(messageReturned, {
      ...{ conversationId, messageId, senderId, recipientId: view.otherId },
    });
  }
}
