import { Injectable } from '@nestjs/common';
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { PhotoGround } from '@kindling/contract/safety/restriction-grounds';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';
import { Database } from '../../../../kernel/database/database.js';
import { Retention } from '../../../../kernel/database/retention.js';
import { columnsBut, columnsOf, type RowOf } from '../../../../kernel/database/row-shape.js';
import { wholeNumber } from '../../../../kernel/database/row-values.js';
import { TenantRepository } from '../../../../kernel/database/tenant-repository.js';

/** A photo of a profile; only its owner sees it until a moderator approves it (trust 7). */
@Entity('photo')
@Retention('erased', '245 days after its removal (`SweepRemovedPhotos`)')
@Index('ix_photo_member', ['tenantId', 'memberId', 'position'])
@Index('ix_photo_removed_at', ['removedAt'])
@Index('ix_photo_restriction', ['tenantId', 'restrictionId'])
@Unique('uq_photo_storage_key', ['tenantId', 'storageKey'])
@Unique('uq_photo_blurred_key', ['tenantId', 'blurredKey'])
@Unique('uq_photo_main_of', ['tenantId', 'mainOf'])
@Unique('uq_photo_client', ['tenantId', 'memberId', 'clientId'])
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

  /** The id that whoever sent it gave it, so that a repeat is the same photo; null for what no browser sent. */
  @Column({ type: 'char', length: 36, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  clientId!: string | null;

  /** SHA-256 of the file that was sent, hexadecimal. */
  @Column({ type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  fileHash!: string | null;

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

  /** Marked by a moderator: clear only for readers that the brand's age check lets see it (trust 21). */
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

const photo = columnsBut(PhotoEntity, ['tenantId'], 'p');
const removedPhoto = columnsOf(PhotoEntity, ['tenantId', 'id']);
const rankedPhoto = photo.with(
  'rank',
  `(SELECT COUNT(*) FROM photo q
     WHERE q.tenant_id = :tenant AND q.member_id = p.member_id AND q.status = 'active'
       AND (q.main_of IS NULL, q.position, q.id) < (p.main_of IS NULL, p.position, p.id))`,
  wholeNumber,
);

export type PhotoRow = RowOf<typeof photo>;

/** What tells a repeat of an upload from another file. */
export type Sent = Pick<PhotoRow, 'clientId' | 'fileHash'>;

/** A stored photo with its place among the profile's approved photos. */
export type RankedPhoto = RowOf<typeof rankedPhoto>;

/** Photos in the database; their files are in the photo storage. */
@Injectable()
export class PhotosRepository {
  private readonly rows: TenantRepository<PhotoEntity>;

  constructor(private readonly database: Database) {
    this.rows = new TenantRepository(database, PhotoEntity);
  }

  insert(rows: PhotoRow | readonly PhotoRow[]): Promise<void> {
    return this.rows.insert(rows);
  }

  /** A profile's photos that were not removed, in the order they are shown: the main photo first. */
  shownOf(memberId: string): Promise<PhotoRow[]> {
    return this.database.rows(
      photo,
      `SELECT ${photo.list} FROM photo p
        WHERE p.tenant_id = :tenant AND p.member_id = :memberId AND p.status <> 'removed'
        ORDER BY p.main_of IS NULL, p.position, p.id`,
      { memberId },
    );
  }

  /** Approved photos of several members, each member's in the order they are shown. */
  async approvedOf(memberIds: readonly string[]): Promise<PhotoRow[]> {
    if (memberIds.length === 0) return [];
    return this.database.rows(
      photo,
      `SELECT ${photo.list} FROM photo p
        WHERE p.tenant_id = :tenant AND p.member_id IN (:memberIds) AND p.status = 'active'
        ORDER BY p.member_id, p.main_of IS NULL, p.position, p.id`,
      { memberIds },
    );
  }

  /** Every photo of a member, removed ones too, in the order they are shown. */
  allOf(memberId: string): Promise<PhotoRow[]> {
    return this.database.rows(
      photo,
      `SELECT ${photo.list} FROM photo p
        WHERE p.tenant_id = :tenant AND p.member_id = :memberId
        ORDER BY p.main_of IS NULL, p.position, p.id`,
      { memberId },
    );
  }

  async find(id: string, { forUpdate = false } = {}): Promise<PhotoRow | undefined> {
    const rows = await this.database.rows(
      photo,
      `SELECT ${photo.list} FROM photo p WHERE p.tenant_id = :tenant AND p.id = :id${forUpdate ? ' FOR UPDATE' : ''}`,
      { id },
    );
    return rows[0];
  }

  /** The photo that a member sent under an id of their browser, also one that staff removed. */
  async findByClientId(memberId: string, clientId: string): Promise<Sent | undefined> {
    return this.rows.findOne({ memberId, clientId }, { select: { clientId: true, fileHash: true } });
  }

  /** A member's photos that staff removed, the last one first. */
  removedOf(memberId: string): Promise<PhotoRow[]> {
    return this.database.rows(
      photo,
      `SELECT ${photo.list} FROM photo p
        WHERE p.tenant_id = :tenant AND p.member_id = :memberId AND p.status = 'removed'
        ORDER BY p.removed_at DESC, p.id`,
      { memberId },
    );
  }

  /** Photos of all brands that staff removed at a moment or before it, the oldest first. */
  removedBefore(moment: Date, atMost: number): Promise<Pick<PhotoEntity, 'tenantId' | 'id'>[]> {
    return this.database.rows(
      removedPhoto,
      `SELECT ${removedPhoto.list} FROM photo WHERE removed_at <= :moment ORDER BY removed_at LIMIT :atMost`,
      { moment, atMost },
    );
  }

  /** @returns whether there is such a photo, and it changed */
  async update(id: string, changes: Partial<PhotoRow>): Promise<boolean> {
    return (await this.rows.update({ id }, changes)) > 0;
  }

  findByKey(kind: 'clear' | 'blurred', key: string): Promise<RankedPhoto | undefined> {
    return this.findRanked(kind === 'clear' ? 'p.storage_key = :key' : 'p.blurred_key = :key', { key });
  }

  nextPosition(memberId: string): Promise<number> {
    return this.database.number(
      'SELECT MAX(position) + 1 FROM photo WHERE tenant_id = :tenant AND member_id = :memberId',
      { memberId },
    );
  }

  /** How many photos of a member were not removed. */
  countShown(memberId: string): Promise<number> {
    return this.database.number(
      `SELECT COUNT(*) FROM photo
        WHERE tenant_id = :tenant AND member_id = :memberId AND status <> 'removed'`,
      { memberId },
    );
  }

  /** Makes a photo the main one. The one before loses the place first, as the unique key allows one main photo. */
  async setMain(memberId: string, id: string): Promise<void> {
    await this.rows.update({ mainOf: memberId }, { mainOf: null });
    await this.rows.update({ id, memberId }, { mainOf: memberId });
  }

  /** Numbers a member's photos in the order of their ids. */
  async setOrder(memberId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.database.write(
      `UPDATE photo SET position = FIELD(id, :ids) - 1
        WHERE tenant_id = :tenant AND member_id = :memberId AND id IN (:ids)`,
      { memberId, ids },
    );
  }

  async delete(id: string): Promise<void> {
    await this.rows.delete({ id });
  }

  async hasMain(memberId: string): Promise<boolean> {
    return (await this.rows.count({ mainOf: memberId })) > 0;
  }

  private async findRanked(
    condition: string,
    parameters: Record<string, unknown>,
  ): Promise<RankedPhoto | undefined> {
    const rows = await this.database.rows(
      rankedPhoto,
      `SELECT ${rankedPhoto.list} FROM photo p WHERE p.tenant_id = :tenant AND ${condition}`,
      parameters,
    );
    return rows[0];
  }
}
