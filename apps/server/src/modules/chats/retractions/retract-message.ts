import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { problem } from '../../../kernel/ground/problem.js';
import { Events } from '../../../kernel/outbox/events.js';
import { Clock } from '../../../ports/clock.js';
import { CreditsApi } from '../../credits/credits.api.js';
import { messageRetracted } from '../chat-events.js';
import { ConversationsRepository } from '../conversations/conversations.repository.js';
import { KnownChats, type KnownTo } from '../conversations/known-chats.js';
import { MessagesRepository } from '../messages/messages.repository.js';
import { MessagePhotosRepository } from '../photos/message-photos.repository.js';
import { evidenceEnd, isTooLate } from './retraction-rules.js';

/**
 * A member takes a message back soon after sending it: from then on neither side reads what it held. Its place stays, and so
 * does all that came of sending it: the credits are spent, the conversation counts as started, and the id from the
 * sender's browser is used.
 */
@Injectable()
export class RetractMessage {
  constructor(
    private readonly clock: Clock,
    private readonly conversations: ConversationsRepository,
    private readonly credits: CreditsApi,
    private readonly database: Database,
    private readonly events: Events,
    private readonly knownChats: KnownChats,
    private readonly messagePhotos: MessagePhotosRepository,
    private readonly messages: MessagesRepository,
  ) {}

  /**
   * It needs no contact: also what was sent before a block can be taken back. The same once more changes nothing.
   *
   * @throws Problem `not_found` for what the member did not write, and for what staff removed; `retraction_too_late`
   */
  async retract(memberId: string, messageId: string): Promise<void> {
    const known = await this.knownChats.ownMessage(memberId, messageId);
    await this.database.inTransaction(() => this.retractLocked(memberId, known));
  }

  private async retractLocked(memberId: string, { row: { id, seq }, view }: KnownTo): Promise<void> {
    const { conversationId, otherId } = view;
    await this.conversations.lock(conversationId);
    const [row] = await this.messages.findByIds([id]);
    if (!row || row.removedAt !== null) throw problem('not_found');
    if (row.retractedAt !== null) return;
    const now = this.clock.now();
    if (isTooLate(row.sentAt, now)) throw problem('retraction_too_late');
    await this.messages.retract(row, now);
    await this.messagePhotos.keepUntil(id, evidenceEnd(now));
    // Nobody can answer it any more, so nothing is given back for a missing answer.
    await this.credits.keepCharge(id);
    const awaitingSince = await this.messages.waitingSince(conversationId, memberId);
    await this.conversations.noteRetracted({ conversationId, memberId: otherId }, { seq, awaitingSince });
    await this.events.emit(messageRetracted, {
      ...{ conversationId, messageId: id, memberId, otherId },
      waits: awaitingSince !== null,
    });
  }
}
