import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database.js';
import { columnsBut, columnsOf, type RowOf } from '../../kernel/database/row-shape.js';
import { TenantRepository } from '../../kernel/database/tenant-repository.js';
import { MessagePhotoEntity } from './message-photo.entity.js';
import { MessageEntity } from './message.entity.js';

const photo = columnsBut(MessagePhotoEntity, ['tenantId'], 'p');
const sentPhoto = photo.and(
  columnsOf(MessageEntity, ['conversationId', 'senderId', 'seq', 'removedAt'], 'm'),
);

export type MessagePhotoRow = RowOf<typeof photo>;
/** A picture with whose message it is. */
export type SentPhoto = RowOf<typeof sentPhoto>;
/** What the names of its files are made of. */
export type PhotoKeys = Pick<MessagePhotoRow, 'storageKey' | 'blurredKey'>;

/** Pictures of messages; their files are in the photo storage. */
@Injectable()
export class MessagePhotosRepository {
  private readonly rows: TenantRepository<MessagePhotoEntity>;

  constructor(@Inject(Database) private readonly database: Database) {
    this.rows = new TenantRepository(database, MessagePhotoEntity);
  }

  insert(row: MessagePhotoRow): Promise<void> {
    return this.rows.insert(row);
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

  /** Opened for good; the first time counts. */
  async open(messageId: string, at: Date): Promise<void> {
    await this.database.write(
      `UPDATE message_photo SET opened_at = COALESCE(opened_at, :at)
        WHERE tenant_id = :tenant AND message_id = :messageId`,
      { messageId, at },
    );
  }
}
