import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../kernel/database/columns.js';

/** A photo of a profile: seen by its owner only until a moderator approved it (trust 7). */
@Entity('photo')
@Index('ix_photo_member', ['tenantId', 'memberId', 'position'])
@Unique('uq_photo_storage_key', ['tenantId', 'storageKey'])
@Unique('uq_photo_blurred_key', ['tenantId', 'blurredKey'])
@Unique('uq_photo_main_of', ['tenantId', 'mainOf'])
@Check('ck_photo_status', "status IN ('inspection', 'active', 'removed')")
@Check('ck_photo_main_of', "main_of IS NULL OR (main_of = member_id AND status <> 'removed')")
@ForeignKey('profile', ['tenantId', 'memberId'], ['tenantId', 'id'], {
  name: 'fk_photo_profile',
  onDelete: 'CASCADE',
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
}
