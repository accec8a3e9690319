import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database.js';
import { Events } from '../../kernel/events.js';
import { Clock } from '../../ports/clock.js';
import { messageChanged } from './chat-events.js';
import { ConversationsRepository } from './conversations.repository.js';
import { MessagesRepository } from './messages.repository.js';

/** Takes messages away by a restriction, and gives them back (trust 9). Its place in the conversation stays. */
@Injectable()
export class MessageModeration {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(ConversationsRepository) private readonly conversations: ConversationsRepository,
    @Inject(Events) private readonly events: Events,
    @Inject(MessagesRepository) private readonly messages: MessagesRepository,
  ) {}

  /** From now on neither side reads what it held. A message that is gone, or removed already, is no error. */
  async remove(messageId: string, restrictionId: string): Promise<void> {
    this.database.requireTransaction('Removing a message');
    await this.messages.remove(messageId, restrictionId, this.clock.now());
    await this.tell(messageId);
  }

  /** Undoes `remove`, where that restriction did it. */
  async restore(messageId: string, restrictionId: string): Promise<void> {
    this.database.requireTransaction('Restoring a message');
    await this.messages.restore(messageId, restrictionId);
    await this.tell(messageId);
  }

  /** Pages that show it show what it is now. */
  private async tell(messageId: string): Promise<void> {
    const [message] = await this.messages.findByIds([messageId]);
    const view = message && (await this.conversations.find(message.senderId, message.conversationId));
    if (!message || message.seq === null || !view) return;
    const { conversationId, senderId: memberId } = message;
    await this.events.emit(messageChanged, { conversationId, messageId, memberId, otherId: view.otherId });
  }
}
