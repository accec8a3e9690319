import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { PhotoGround } from '@kindling/contract/restriction-grounds';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';

/** A photo of a profile; only its owner sees it until a moderator approves it (trust 7). */
@Entity('photo')
@Index('ix_photo_member', ['tenantId', 'memberId', 'position'])
@Index('ix_photo_removed_at', ['removedAt'])
@Index('ix_photo_restriction', ['tenantId', 'restrictionId'])
@Unique('uq_photo_storage_key', ['tenantId', 'storageKey'])
@Unique('uq_photo_blurred_key', ['tenantId', 'blurredKey'])
@Unique('uq_photo_main_of', ['tenantId', 'mainOf'])
@Check('ck_photo_status', "status IN ('inspection', 'active', 'removed')")
@Check('ck_photo_main_of', "main_of IS NULL OR (main_of = member_id AND status <> 'removed')")
@Check(
  'ck_photo_removed',
  "(status = 'removed') = (restriction_id IS NOT NULL) AND (status = 'removed') = (removed_ground IS NOT NULL) AND (status = 'removed') = (removed_at IS NOT NULL)",
)
@ForeignKey('profile', ['tenantId', 'memberId'], ['tenantId', 'id'], {
  name: 'fk_photo_profile',
  onDelete: 'CASCADE',
})
// A photo is removed by a restriction with its statement of reasons, or not at all (trust 9).
@ForeignKey('restriction', ['tenantId', 'restrictionId'], ['tenantId', 'id'], {
  name: 'fk_photo_restriction',
})
export class PhotoEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  @IdColumn()
  memberId!: string;

  /** The member's id on their main photo, null on the others: the unique key allows one main photo each. */
  @IdColumn({ nullable: true })
  mainOf!: string | null;

  @CodeColumn(10)
  status!: 'inspection' | 'active' | 'removed';

  /** 132 random bits in base64url: the clear renditions' address. */
  @CodeColumn(22)
  storageKey!: string;

  /** As many others: the blurred rendition's address. */
  @CodeColumn(22)
  blurredKey!: string;

  /** Widths of the clear renditions in pixels, ascending. */
  @Column({ type: 'json' })
  widths!: number[];

  /** Whether the clear renditions exist as AVIF, besides WebP. */
  @Column({ type: 'boolean', default: false })
  avif!: boolean;

  /** Perceptual hash as 16 hexadecimal digits; null for a picture without anything to tell it by. */
  @CodeColumn(16, { nullable: true })
  hash!: string | null;

  /** Marked by a moderator: clear only for whom the brand's age check lets see it (trust 21). */
  @Column({ type: 'boolean', default: false })
  explicit!: boolean;

  /** Of the largest rendition, in pixels. */
  @Column({ type: 'smallint', unsigned: true })
  width!: number;

  @Column({ type: 'smallint', unsigned: true })
  height!: number;

  /** Mean colour, `#rrggbb`. */
  @CodeColumn(7)
  placeholder!: string;

  /** Place in the profile's gallery after the main photo, from 0. */
  @Column({ type: 'smallint', unsigned: true })
  position!: number;

  @InstantColumn()
  createdAt!: Date;

  /** The restriction, with its statement of reasons, by which staff removed it (trust 9). */
  @IdColumn({ nullable: true })
  restrictionId!: string | null;

  @CodeColumn(20, { nullable: true })
  removedGround!: PhotoGround | null;

  @InstantColumn({ nullable: true })
  removedAt!: Date | null;
}
