import { Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { MessageEntity } from '../messages/message.entity.js';

/** The photo of a message. Its files are deleted with it, through the outbox. */
@Entity('message_photo')
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

  /** When it goes although its conversation stays; null while staff have not removed its message. */
  @InstantColumn({ nullable: true })
  keptUntil!: Date | null;
}
