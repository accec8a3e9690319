import { Column, Entity, Index } from 'typeorm';
import type { MessageGround, PhotoGround } from '@kindling/contract/safety/restriction-grounds';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';
import { Retention } from '../../../../kernel/database/retention.js';

/** For what a photo of a gallery, or a picture of a chat, was removed. */
export type PictureGround = PhotoGround | MessageGround;

/**
 * A hash of a picture that staff removed, for a year, so that the picture is noticed when it returns. It names no
 * member, and no picture can be made of it (decision 0048).
 */
@Entity('removed_picture')
@Retention(
  { notAboutMembers: 'hashes of pictures that staff removed, without their owner' },
  { after: 'expires_at' },
)
@Index('ix_removed_picture_hash', ['tenantId', 'hash', 'ground', 'expiresAt'])
@Index('ix_removed_picture_expiry', ['expiresAt'])
export class RemovedPictureEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  /** The perceptual hash as a decimal number. */
  @Column({ type: 'bigint', unsigned: true })
  hash!: string;

  @CodeColumn(20)
  ground!: PictureGround;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  expiresAt!: Date;
}
