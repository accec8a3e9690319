import { Injectable } from '@nestjs/common';
import { Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Database } from '../../../kernel/database/database.js';
import { Retention } from '../../../kernel/database/retention.js';
import { columnsBut, columnsOf, type RowOf } from '../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { MessageEntity } from '../messages/message.entity.js';

/** The photo of a message. Its files are deleted with it, through the outbox. */
@Entity('message_photo')
@Retention(
  'erased',
  'once its message was removed and is past any appeal, or was taken back half a year ago (`SweepRemovedChatPhotos`)',
)
@Unique('uq_message_photo_storage_key', ['tenantId', 'storageKey'])
@Unique('uq_message_photo_blurred_key', ['tenantId', 'blurredKey'])
@Index('ix_message_photo_kept', ['keptUntil'])
@ForeignKey(() => MessageEntity, ['tenantId', 'messageId'], ['tenantId', 'id'], {
  name: 'fk_message_photo_message',
  onDelete: 'CASCADE',
})
export class MessagePhotoEntity extends TenantOwned {
  @IdColumn({ primary: true })
  messageId!: string;

  /** 132 random bits in base64url: the clear picture's address. */
  @CodeColumn(22)
  storageKey!: string;

  /** As many others: the blurred picture's address. */
  @CodeColumn(22)
  blurredKey!: string;

  /** Perceptual hash as 16 hexadecimal digits; null for a picture without anything to tell it by. */
  @CodeColumn(16, { nullable: true })
  hash!: string | null;

  /** In pixels. */
  @Column({ type: 'smallint', unsigned: true })
  width!: number;

  @Column({ type: 'smallint', unsigned: true })
  height!: number;

  /** Mean colour, `#rrggbb`. */
  @CodeColumn(7)
  placeholder!: string;

  /** When its receiver opened it; until then they see it blurred (trust 20). */
  @InstantColumn({ nullable: true })
  openedAt!: Date | null;

  /** When it goes although its conversation stays; null unless its message was removed or taken back. */
  @InstantColumn({ nullable: true })
  keptUntil!: Date | null;
}

const photo = columnsBut(MessagePhotoEntity, ['tenantId', 'keptUntil'], 'p');
const sentPhoto = photo.and(
  columnsOf(MessageEntity, ['conversationId', 'senderId', 'seq', 'removedAt', 'retractedAt'], 'm'),
);

const overdue = columnsOf(MessagePhotoEntity, ['tenantId', 'messageId', 'storageKey', 'blurredKey']);

export type MessagePhotoRow = RowOf<typeof photo>;
/** A picture with whose message it is. */
export type SentPhoto = RowOf<typeof sentPhoto>;
/** The picture of a message that staff removed and that can't be given back any more. */
export type OverduePhoto = RowOf<typeof overdue>;
/** What the names of its files are made of. */
export type PhotoKeys = Pick<MessagePhotoRow, 'storageKey' | 'blurredKey'>;

/** Pictures of messages; their files are in the photo storage. */
@Injectable()
export class MessagePhotosRepository {
  private readonly rows: TenantRepository<MessagePhotoEntity>;

  constructor(private readonly database: Database) {
    this.rows = new TenantRepository(database, MessagePhotoEntity);
  }

  insertLater(row: MessagePhotoRow): void {
    this.rows.insertLater({ ...row, keptUntil: null });
  }

  async ofMessages(messageIds: readonly string[]): Promise<MessagePhotoRow[]> {
    if (messageIds.length === 0) return [];
    return this.database.rows(
      photo,
      `SELECT ${photo.list} FROM message_photo p WHERE p.tenant_id = :tenant AND p.message_id IN (:messageIds)`,
      { messageIds },
    );
  }

  /** @param fileKey of the clear or the blurred picture */
  async findByKey(fileKey: string): Promise<SentPhoto | undefined> {
    // Two ranges of one row each; an OR in one statement would be none.
    const by = (column: 'storage_key' | 'blurred_key') =>
      `SELECT ${sentPhoto.list} FROM message_photo p
         JOIN message m ON m.tenant_id = :tenant AND m.id = p.message_id
        WHERE p.tenant_id = :tenant AND p.${column} = :fileKey`;
    const rows = await this.database.rows(
      sentPhoto,
      `${by('storage_key')} UNION ALL ${by('blurred_key')} LIMIT 1`,
      { fileKey },
    );
    return rows[0];
  }

  /** Every picture of some conversations, in the order in which they were sent. */
  async ofConversations(conversationIds: readonly string[]): Promise<SentPhoto[]> {
    if (conversationIds.length === 0) return [];
    return this.database.rows(
      sentPhoto,
      `SELECT ${sentPhoto.list} FROM message_photo p
         JOIN message m ON m.tenant_id = :tenant AND m.id = p.message_id
        WHERE p.tenant_id = :tenant AND m.conversation_id IN (:conversationIds) ORDER BY m.sent_at, m.id`,
      { conversationIds },
    );
  }

  /** @param until null for a picture that stays as long as its conversation */
  async keepUntil(messageId: string, until: Date | null): Promise<void> {
    await this.rows.update({ messageId }, { keptUntil: until });
  }

  /** Reads over all brands: call it in `acrossTenants`. */
  overdue(now: Date, atMost: number): Promise<OverduePhoto[]> {
    return this.database.rows(
      overdue,
      `SELECT ${overdue.list} FROM message_photo WHERE kept_until <= :now ORDER BY kept_until LIMIT :atMost`,
      { now, atMost },
    );
  }

  /** @returns false for one that is gone, or was given back meanwhile */
  async dropOverdue(messageId: string, now: Date): Promise<boolean> {
    const { affectedRows } = await this.database.write(
      'DELETE FROM message_photo WHERE tenant_id = :tenant AND message_id = :messageId AND kept_until <= :now',
      { messageId, now },
    );
    return affectedRows > 0;
  }

  /** Opened for good; the first time counts. */
  async open(messageId: string, at: Date): Promise<void> {
    await this.database.write(
      `UPDATE message_photo SET opened_at = COALESCE(opened_at, :at)
        WHERE tenant_id = :tenant AND message_id = :messageId`,
      { messageId, at },
    );
  }
}
