import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { columnsBut, columnsOf, type RowOf } from '../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { RetractedMessageEntity } from '../retractions/retracted-message.entity.js';
import { MessageEntity } from './message.entity.js';

const message = columnsBut(MessageEntity, ['tenantId'], 'm');
const retractedText = columnsOf(RetractedMessageEntity, ['messageId', 'body']);
const waitingMessage = columnsOf(MessageEntity, ['sentAt'], 'm');
const heldMessage = columnsOf(MessageEntity, ['id', 'conversationId'], 'm');

/** What was taken back and goes with a report: the latest. */
const retractedShown = 20;

export type MessageRow = RowOf<typeof message>;

/** What becomes of a message later, and did not yet. */
export const untouched = {
  inReview: false,
  warning: null,
  harm: null,
  removedAt: null,
  restrictionId: null,
  returnedAt: null,
  retractedAt: null,
} as const satisfies Partial<MessageRow>;

@Injectable()
export class MessagesRepository {
  private readonly rows: TenantRepository<MessageEntity>;
  private readonly retracted: TenantRepository<RetractedMessageEntity>;

  constructor(private readonly database: Database) {
    this.rows = new TenantRepository(database, MessageEntity);
    this.retracted = new TenantRepository(database, RetractedMessageEntity);
  }

  /** Fails the transaction when the sender's client id belongs to a message already (`isDuplicate`). */
  insertLater(row: MessageRow): void {
    this.rows.insertLater(row);
  }

  async findByClientId(senderId: string, clientId: string): Promise<MessageRow | undefined> {
    const rows = await this.database.rows(
      message,
      `SELECT ${message.list} FROM message m
        WHERE m.tenant_id = :tenant AND m.sender_id = :senderId AND m.client_id = :clientId`,
      { senderId, clientId },
    );
    return rows[0];
  }

  findByIds(ids: readonly string[]): Promise<MessageRow[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.database.rows(
      message,
      `SELECT ${message.list} FROM message m WHERE m.tenant_id = :tenant AND m.id IN (:ids)`,
      { ids },
    );
  }

  /** Delivered messages between two places, newest first. @param range.standing without those that were taken back */
  delivered(
    conversationId: string,
    range: { above: number; below?: number; limit: number; standing?: boolean },
  ): Promise<MessageRow[]> {
    return this.database.rows(
      message,
      `SELECT ${message.list} FROM message m
        WHERE m.tenant_id = :tenant AND m.conversation_id = :conversationId AND m.seq > :above
          ${range.below === undefined ? '' : 'AND m.seq < :below'}
          ${range.standing ? 'AND m.retracted_at IS NULL' : ''}
        ORDER BY m.seq DESC LIMIT :limit`,
      { conversationId, ...range },
    );
  }

  /** Delivered messages above a place, oldest first. */
  deliveredAbove(conversationId: string, above: number, limit: number): Promise<MessageRow[]> {
    return this.database.rows(
      message,
      `SELECT ${message.list} FROM message m
        WHERE m.tenant_id = :tenant AND m.conversation_id = :conversationId AND m.seq > :above
        ORDER BY m.seq LIMIT :limit`,
      { conversationId, above, limit },
    );
  }

  /** A sender's held messages of one conversation in the order written. */
  held(conversationId: string, senderId: string): Promise<MessageRow[]> {
    return this.database.rows(
      message,
      `SELECT ${message.list} FROM message m
        WHERE m.tenant_id = :tenant AND m.sender_id = :senderId AND m.seq IS NULL
          AND m.conversation_id = :conversationId
        ORDER BY m.held_no`,
      { conversationId, senderId },
    );
  }

  /** Whether each of a conversation's two wrote at least so many delivered messages; no more of them are read than it takes. */
  async haveBothWritten(conversationId: string, otherId: string, atLeast: number): Promise<boolean> {
    for (const isTheirs of ['=', '<>']) {
      const rows = await this.database.select(
        `SELECT 1 FROM message m FORCE INDEX (uq_message_seq)
          WHERE m.tenant_id = :tenant AND m.conversation_id = :conversationId AND m.seq > 0
            AND m.sender_id ${isTheirs} :otherId
          ORDER BY m.seq DESC LIMIT :atLeast`,
        { conversationId, otherId, atLeast },
      );
      if (rows.length < atLeast) return false;
    }
    return true;
  }

  /** To how many a member wrote of money since a time. @param besides a conversation that is left out */
  askedForMoney(senderId: string, since: Date, besides?: string): Promise<number> {
    return this.database.number(
      `SELECT COUNT(DISTINCT conversation_id) FROM message
        WHERE tenant_id = :tenant AND sender_id = :senderId AND warning = 'money' AND sent_at > :since
          ${besides === undefined ? '' : 'AND conversation_id <> :besides'}`,
      { senderId, since, besides },
    );
  }

  /** Whether a sender has a message in a conversation that waits for a moderator. */
  async isInReview(conversationId: string, senderId: string): Promise<boolean> {
    return (await this.rows.count({ conversationId, senderId, inReview: true })) > 0;
  }

  /** A moderator decided. @returns false when the message did not wait for that */
  async endReview(id: string): Promise<boolean> {
    return (await this.rows.update({ id, inReview: true }, { inReview: false })) > 0;
  }

  /** Every message of a sender that may be delivered and was not, locked: by conversation, then in the order written. */
  lockHeld(senderId: string): Promise<RowOf<typeof heldMessage>[]> {
    return this.database.rows(
      heldMessage,
      `SELECT ${heldMessage.list} FROM message m
        WHERE m.tenant_id = :tenant AND m.sender_id = :senderId AND m.seq IS NULL
          AND m.in_review = 0 AND m.removed_at IS NULL
        ORDER BY m.conversation_id, m.held_no FOR UPDATE`,
      { senderId },
    );
  }

  /** Whether the receiver of a message wrote in its conversation after `after` and no later than `until`. */
  async isAnswered(messageId: string, after: Date, until: Date): Promise<boolean> {
    const rows = await this.database.select(
      `SELECT 1 FROM message m
         JOIN message a ON a.tenant_id = :tenant AND a.conversation_id = m.conversation_id
                       AND a.sender_id <> m.sender_id AND a.seq IS NOT NULL
        WHERE m.tenant_id = :tenant AND m.id = :messageId AND a.sent_at > :after AND a.sent_at <= :until LIMIT 1`,
      { messageId, after, until },
    );
    return rows.length > 0;
  }

  /** Notes that what a message cost went back. @returns where it is; undefined for one that is erased */
  async markReturned(id: string, at: Date): Promise<MessageRow | undefined> {
    await this.rows.update({ id }, { returnedAt: at });
    return (await this.findByIds([id]))[0];
  }

  /** Takes away what a message holds. @returns false for one that is gone, or stays with the restriction it has */
  async remove(id: string, restrictionId: string, removedAt: Date): Promise<boolean> {
    const { affectedRows } = await this.database.write(
      `UPDATE message SET removed_at = :removedAt, restriction_id = :restrictionId
        WHERE tenant_id = :tenant AND id = :id AND restriction_id IS NULL`,
      { id, restrictionId, removedAt },
    );
    return affectedRows > 0;
  }

  async restore(id: string, restrictionId: string): Promise<void> {
    await this.rows.update({ id, restrictionId }, { removedAt: null, restrictionId: null });
  }

  /** Gives a held message its place; from now on its time is that of its delivery. */
  async place(id: string, seq: number, sentAt: Date): Promise<void> {
    await this.rows.update({ id }, { seq, sentAt });
  }

  /**
   * Takes away what a message holds and keeps its text apart, for a report.
   *
   * @throws Error outside a transaction
   */
  async retract({ id, body }: Pick<MessageRow, 'id' | 'body'>, retractedAt: Date): Promise<void> {
    this.database.requireTransaction('Taking a message back');
    await this.retracted.insert({ messageId: id, body, retractedAt });
    await this.rows.update({ id }, { body: '', retractedAt });
  }

  /** What messages said that were taken back, as far as it is still kept. */
  async retractedTexts(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.rows(
      retractedText,
      `SELECT ${retractedText.list} FROM retracted_message
        WHERE tenant_id = :tenant AND message_id IN (:ids)`,
      { ids },
    );
    return new Map(rows.map(({ messageId, body }) => [messageId, body]));
  }

  /** The latest messages that a sender took back in a conversation, above a place, as far as what they said is kept. */
  retractedOf(senderId: string, conversationId: string, above: number): Promise<MessageRow[]> {
    return this.database.rows(
      message,
      `SELECT ${message.list} FROM message m
         JOIN retracted_message r ON r.tenant_id = :tenant AND r.message_id = m.id
        WHERE m.tenant_id = :tenant AND m.conversation_id = :conversationId AND m.sender_id = :senderId
          AND m.seq > :above AND m.retracted_at IS NOT NULL
        ORDER BY m.seq DESC LIMIT :atMost`,
      { senderId, conversationId, above, atMost: retractedShown },
    );
  }

  /** Since when a sender's messages wait that the other one did not answer and that were not taken back; null for none. */
  async waitingSince(conversationId: string, senderId: string): Promise<Date | null> {
    const [first] = await this.database.rows(
      waitingMessage,
      `SELECT ${waitingMessage.list} FROM message m
        WHERE m.tenant_id = :tenant AND m.conversation_id = :conversationId AND m.sender_id = :senderId
          AND m.retracted_at IS NULL
          AND m.seq > COALESCE((SELECT a.seq FROM message a
                WHERE a.tenant_id = :tenant AND a.conversation_id = :conversationId AND a.sender_id <> :senderId
                  AND a.seq IS NOT NULL
                ORDER BY a.seq DESC LIMIT 1), 0)
        ORDER BY m.seq LIMIT 1`,
      { conversationId, senderId },
    );
    return first?.sentAt ?? null;
  }
}
