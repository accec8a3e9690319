import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { columnsAs, columnsOf, type RowOf } from '../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { pairOf } from '../chat-rules.js';
import { ConversationEntity, ConversationMemberEntity } from './conversation.entity.js';

const view = columnsOf(
  ConversationMemberEntity,
  [
    ...(['conversationId', 'otherId', 'shown', 'started', 'wrote', 'unread'] as const),
    ...(['clearedSeq', 'lastMessageId', 'awaitingSince'] as const),
  ],
  'me',
).and(columnsAs(ConversationMemberEntity, { otherWrote: 'wrote', otherReadSeq: 'readSeq' }, 'other'));

/** A conversation from the side of one of the two. */
export type View = RowOf<typeof view>;

const placedView = view.and(columnsOf(ConversationEntity, ['lastSeq'], 'c'));
/** The same with the place of its newest delivered message; 0 for none. */
export type PlacedView = RowOf<typeof placedView>;

const counters = columnsOf(ConversationEntity, ['lastSeq', 'lastHeldNo'], 'c');
const lockedView = view.and(counters);
const unread = columnsOf(ConversationMemberEntity, ['otherId', 'unread', 'lastAt']);
const lastMessage = columnsOf(ConversationMemberEntity, ['lastMessageId']);
const begun = columnsOf(ConversationEntity, ['createdAt'], 'c');
const partner = columnsOf(ConversationMemberEntity, ['otherId'], 'me');
const conversationId = columnsOf(ConversationMemberEntity, ['conversationId']);

export type Counters = RowOf<typeof counters>;
/** A locked conversation from the side of one of the two. */
export type LockedView = RowOf<typeof lockedView>;

interface NewMessage {
  id: string;
  at: Date;
  /** With it its writer starts the conversation. */
  starts: boolean;
}

const bothSides = `conversation_member me
  JOIN conversation_member other
    ON other.tenant_id = :tenant AND other.conversation_id = me.conversation_id AND other.member_id = me.other_id`;
const ofMember = 'me.tenant_id = :tenant AND me.member_id = :memberId';
const viewOf = `SELECT ${view.list} FROM ${bothSides} WHERE ${ofMember}`;
const placedViewOf = `SELECT ${placedView.list}
  FROM ${bothSides}
  JOIN conversation c ON c.tenant_id = :tenant AND c.id = me.conversation_id
 WHERE ${ofMember}`;

/** Conversations and how their two members see them. */
@Injectable()
export class ConversationsRepository {
  private readonly conversations: TenantRepository<ConversationEntity>;
  private readonly members: TenantRepository<ConversationMemberEntity>;

  constructor(private readonly database: Database) {
    this.conversations = new TenantRepository(database, ConversationEntity);
    this.members = new TenantRepository(database, ConversationMemberEntity);
  }

  /** The conversation of two members from the side of the first, also before the first knows of it. */
  async between(memberId: string, otherId: string): Promise<PlacedView | undefined> {
    const rows = await this.database.rows(
      placedView,
      `${placedViewOf} AND c.low_id = :lowId AND c.high_id = :highId`,
      { memberId, ...pairOf(memberId, otherId) },
    );
    return rows[0];
  }

  async find(memberId: string, conversationId: string): Promise<PlacedView | undefined> {
    const rows = await this.database.rows(
      placedView,
      `${placedViewOf} AND me.conversation_id = :conversationId`,
      { memberId, conversationId },
    );
    return rows[0];
  }

  /** The member's list, newest first. */
  list(memberId: string, limit: number): Promise<View[]> {
    return this.database.rows(
      view,
      `${viewOf} AND me.shown = 1 ORDER BY me.last_at DESC, me.conversation_id LIMIT :limit`,
      { memberId, limit },
    );
  }

  async newestMessage(memberId: string): Promise<string | null> {
    const rows = await this.database.rows(
      lastMessage,
      `SELECT ${lastMessage.list} FROM conversation_member
        WHERE tenant_id = :tenant AND member_id = :memberId AND shown = 1
        ORDER BY last_at DESC, conversation_id LIMIT 1`,
      { memberId },
    );
    return rows[0]?.lastMessageId ?? null;
  }

  /** Every conversation of a member, also those they took out of their list, the oldest first. */
  all(memberId: string): Promise<View[]> {
    return this.database.rows(view, `${viewOf} ORDER BY me.last_at, me.conversation_id`, { memberId });
  }

  /** Members in whose list of chats this one is. */
  async partners(memberId: string): Promise<string[]> {
    const rows = await this.database.rows(
      partner,
      `SELECT ${partner.list} FROM conversation_member me
         JOIN conversation_member other
           ON other.tenant_id = :tenant AND other.conversation_id = me.conversation_id AND other.member_id = me.other_id
        WHERE me.tenant_id = :tenant AND me.member_id = :memberId AND other.shown = 1`,
      { memberId },
    );
    return rows.map(({ otherId }) => otherId);
  }

  /** The ids of some of a member's conversations. */
  async someOf(memberId: string, atMost: number): Promise<string[]> {
    const rows = await this.database.rows(
      conversationId,
      `SELECT ${conversationId.list} FROM conversation_member
        WHERE tenant_id = :tenant AND member_id = :memberId LIMIT :atMost`,
      { memberId, atMost },
    );
    return rows.map(({ conversationId }) => conversationId);
  }

  /** Erases conversations for both, with all that is in them. */
  async erase(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.database.write('DELETE FROM conversation WHERE tenant_id = :tenant AND id IN (:ids)', { ids });
  }

  unread(memberId: string): Promise<RowOf<typeof unread>[]> {
    return this.database.rows(
      unread,
      `SELECT ${unread.list} FROM conversation_member
        WHERE tenant_id = :tenant AND member_id = :memberId AND shown = 1 AND unread > 0`,
      { memberId },
    );
  }

  countStarted(memberId: string): Promise<number> {
    return this.members.count({ memberId, started: true });
  }

  /** When the conversations began that a member started since. */
  async startedSince(memberId: string, since: Date): Promise<Date[]> {
    const rows = await this.database.rows(
      begun,
      `SELECT ${begun.list} FROM conversation_member m
         JOIN conversation c ON c.tenant_id = :tenant AND c.id = m.conversation_id
        WHERE m.tenant_id = :tenant AND m.member_id = :memberId AND m.started = 1 AND c.created_at > :since`,
      { memberId, since },
    );
    return rows.map(({ createdAt }) => createdAt);
  }

  create(id: string, memberId: string, otherId: string, at: Date): void {
    this.conversations.insertLater({
      id,
      ...pairOf(memberId, otherId),
      lastSeq: 0,
      lastHeldNo: 0,
      createdAt: at,
    });
    const fresh = { conversationId: id, shown: false, started: false, wrote: false };
    const empty = {
      unread: 0,
      readSeq: 0,
      clearedSeq: 0,
      lastMessageId: null,
      lastAt: at,
      awaitingSince: null,
    };
    this.members.insertLater([
      { ...fresh, ...empty, memberId, otherId },
      { ...fresh, ...empty, memberId: otherId, otherId: memberId },
    ]);
  }

  /** The two of a conversation. */
  pair(conversationId: string): Promise<Pick<ConversationEntity, 'lowId' | 'highId'> | undefined> {
    return this.conversations.findOne({ id: conversationId });
  }

  /** Locks the conversation until the transaction ends: its holder gives out the next places. */
  async lock(conversationId: string): Promise<Counters> {
    const rows = await this.database.rows(
      counters,
      `SELECT ${counters.list} FROM conversation c
        WHERE c.tenant_id = :tenant AND c.id = :conversationId FOR UPDATE`,
      { conversationId },
    );
    const row = rows[0];
    if (!row) throw new Error('The conversation is gone');
    return row;
  }

  /** The same from the side of one of its two; both sides are locked, too. */
  async lockView(memberId: string, conversationId: string): Promise<LockedView> {
    const rows = await this.database.rows(
      lockedView,
      // The conversation first: a transaction that waits for it holds neither side.
      `SELECT STRAIGHT_JOIN ${lockedView.list}
         FROM conversation c
         JOIN conversation_member me
           ON me.tenant_id = :tenant AND me.conversation_id = c.id AND me.member_id = :memberId
         JOIN conversation_member other
           ON other.tenant_id = :tenant AND other.conversation_id = c.id AND other.member_id = me.other_id
        WHERE c.tenant_id = :tenant AND c.id = :conversationId FOR UPDATE`,
      { memberId, conversationId },
    );
    const row = rows[0];
    if (!row) throw new Error('The conversation is gone');
    return row;
  }

  async setCounters(id: string, counters: Partial<Counters>): Promise<void> {
    await this.conversations.update({ id }, counters);
  }

  /** Gives the next place away, of a conversation that is locked: among the delivered ones, or the held ones. */
  takePlace(conversationId: string, of: 'lastSeq' | 'lastHeldNo'): void {
    const column = of === 'lastSeq' ? 'last_seq' : 'last_held_no';
    this.database.writeLater(
      `UPDATE conversation SET ${column} = ${column} + 1 WHERE tenant_id = :tenant AND id = :conversationId`,
      { conversationId },
    );
  }

  /** The writer's side of a new message that is held. */
  noteHeld(key: { conversationId: string; memberId: string }, message: NewMessage): void {
    this.database.writeLater(
      `UPDATE conversation_member
          SET shown = 1, last_message_id = :id, last_at = :at, started = started OR :starts
        WHERE tenant_id = :tenant AND conversation_id = :conversationId AND member_id = :memberId`,
      { ...key, ...message },
    );
  }

  /** Both sides of a new message that is delivered at once; it brings back a conversation that either took out. */
  noteWritten(
    both: { conversationId: string; senderId: string; recipientId: string },
    message: NewMessage,
  ): void {
    this.database.writeLater(
      `UPDATE conversation_member
          SET shown = 1, last_message_id = :id, last_at = :at,
              started = started OR (:starts AND member_id = :senderId),
              wrote = wrote OR member_id = :senderId,
              unread = unread + (member_id = :recipientId),
              awaiting_since = IF(member_id = :senderId, NULL, COALESCE(awaiting_since, :at))
        WHERE tenant_id = :tenant AND conversation_id = :conversationId AND member_id IN (:senderId, :recipientId)`,
      { ...both, ...message },
    );
  }

  /** The writer's side when held messages are delivered. A conversation that the writer deleted stays deleted. */
  async noteDelivered({
    conversationId,
    memberId,
  }: {
    conversationId: string;
    memberId: string;
  }): Promise<void> {
    await this.members.update({ conversationId, memberId }, { wrote: true, awaitingSince: null });
  }

  /** The receiver's side of new messages: they bring a deleted conversation back. */
  async noteReceived(
    key: { conversationId: string; memberId: string },
    message: { id: string; at: Date; count: number },
  ): Promise<void> {
    await this.database.write(
      `UPDATE conversation_member
          SET shown = 1, unread = unread + :count, last_message_id = :id, last_at = :at,
              awaiting_since = COALESCE(awaiting_since, :at)
        WHERE tenant_id = :tenant AND conversation_id = :conversationId AND member_id = :memberId`,
      { ...key, ...message },
    );
  }

  /**
   * The receiver's side of a message that was taken back.
   *
   * @param awaitingSince when the first of those came that still wait for their answer; null for none
   */
  async noteRetracted(
    key: { conversationId: string; memberId: string },
    { seq, awaitingSince }: { seq: number; awaitingSince: Date | null },
  ): Promise<void> {
    await this.database.write(
      `UPDATE conversation_member
          SET unread = IF(unread > 0 AND GREATEST(read_seq, cleared_seq) < :seq, unread - 1, unread),
              awaiting_since = IF(awaiting_since IS NULL, NULL, :awaitingSince)
        WHERE tenant_id = :tenant AND conversation_id = :conversationId AND member_id = :memberId`,
      { ...key, seq, awaitingSince },
    );
  }

  /**
   * Assignments are carried out from left to right: what is counted is behind the mark as it is then.
   *
   * @param readSeq place of the newest message that the member saw; a mark never goes back
   */
  async markRead(conversationId: string, memberId: string, readSeq: number): Promise<void> {
    await this.database.write(
      `UPDATE conversation_member cm
          SET cm.read_seq = GREATEST(cm.read_seq, :readSeq),
              cm.unread = LEAST(cm.unread, (
                SELECT COUNT(*) FROM message m
                 WHERE m.tenant_id = :tenant AND m.conversation_id = :conversationId
                   AND m.sender_id <> :memberId AND m.seq > cm.read_seq AND m.retracted_at IS NULL))
        WHERE cm.tenant_id = :tenant AND cm.conversation_id = :conversationId AND cm.member_id = :memberId`,
      { conversationId, memberId, readSeq },
    );
  }

  /** Takes the conversation out of the member's list and hides everything up to `seq` from them. */
  async clear(conversationId: string, memberId: string, seq: number): Promise<void> {
    await this.members.update(
      { conversationId, memberId },
      { shown: false, unread: 0, clearedSeq: seq, lastMessageId: null },
    );
  }
}
