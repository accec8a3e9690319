import { Injectable } from '@nestjs/common';
import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Database } from '../../../kernel/database/database.js';
import { Retention } from '../../../kernel/database/retention.js';
import { columnsOf, type RowOf } from '../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { MessageEntity } from './message.entity.js';

/** The one emoji with which a member of the conversation reacts to a message. */
@Entity('message_reaction')
@Retention('erased', 'one row per message and member, and with the message')
@Index('ix_message_reaction_member', ['tenantId', 'memberId'])
@ForeignKey(() => MessageEntity, ['tenantId', 'messageId'], ['tenantId', 'id'], {
  name: 'fk_message_reaction_message',
  onDelete: 'CASCADE',
})
@ForeignKey('profile', ['tenantId', 'memberId'], ['tenantId', 'id'], {
  name: 'fk_message_reaction_member',
  onDelete: 'CASCADE',
})
export class MessageReactionEntity extends TenantOwned {
  @IdColumn({ primary: true })
  messageId!: string;

  @IdColumn({ primary: true })
  memberId!: string;

  /** Compared byte by byte. */
  @Column({ type: 'varchar', length: 32, charset: 'utf8mb4', collation: 'utf8mb4_bin' })
  emoji!: string;

  @InstantColumn()
  reactedAt!: Date;
}

const reaction = columnsOf(MessageReactionEntity, ['messageId', 'memberId', 'emoji']);

export type ReactionRow = RowOf<typeof reaction>;

@Injectable()
export class MessageReactionsRepository {
  private readonly rows: TenantRepository<MessageReactionEntity>;

  constructor(private readonly database: Database) {
    this.rows = new TenantRepository(database, MessageReactionEntity);
  }

  /** In the order in which they came. */
  async ofMessages(messageIds: readonly string[]): Promise<ReactionRow[]> {
    if (messageIds.length === 0) return [];
    return this.database.rows(
      reaction,
      `SELECT ${reaction.list} FROM message_reaction
        WHERE tenant_id = :tenant AND message_id IN (:messageIds) ORDER BY reacted_at, member_id`,
      { messageIds },
    );
  }

  /** Puts the member's reaction in place of another. */
  async put(row: ReactionRow & { reactedAt: Date }): Promise<void> {
    await this.database.write(
      `INSERT INTO message_reaction (tenant_id, message_id, member_id, emoji, reacted_at)
       VALUES (:tenant, :messageId, :memberId, :emoji, :reactedAt)
       ON DUPLICATE KEY UPDATE reacted_at = IF(emoji = VALUES(emoji), reacted_at, VALUES(reacted_at)),
         emoji = VALUES(emoji)`,
      row,
    );
  }

  async remove(messageId: string, memberId: string): Promise<void> {
    await this.rows.delete({ messageId, memberId });
  }
}
