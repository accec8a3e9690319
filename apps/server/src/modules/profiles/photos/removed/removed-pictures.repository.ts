import { Column, Entity, Index } from 'typeorm';
import type { MessageGround, PhotoGround } from '@kindling/contract/safety/restriction-grounds';
import { Injectable } from '@nestjs/common';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';
import { Database } from '../../../../kernel/database/database.js';
import { Retention } from '../../../../kernel/database/retention.js';
import { columnsOf } from '../../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../../kernel/database/tenant-repository.js';
import { Clock } from '../../../../ports/clock.js';
import { Ids } from '../../../../ports/ids.js';
import { mirrored } from '../../../pictures/pictures.api.js';

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

const yearMs = 365 * 24 * 3_600_000;
/** Of 63 bits: what another size, format or quality changes; two pictures of different things differ by some 30. */
const mostBits = 10;
const ground = columnsOf(RemovedPictureEntity, ['ground']);

/** What removed pictures of the brand look like (decision 0048). */
@Injectable()
export class RemovedPictures {
  private readonly rows: TenantRepository<RemovedPictureEntity>;

  constructor(
    private readonly database: Database,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {
    this.rows = new TenantRepository(database, RemovedPictureEntity);
  }

  /** @param hash of `perceptualHash` */
  async remember(hash: string, removedFor: PictureGround): Promise<void> {
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + yearMs);
    const id = this.ids.next();
    await this.rows.insert({ id, hash: numberOf(hash), ground: removedFor, createdAt, expiresAt });
  }

  /** Forgets one such picture that was remembered for the ground, as it was not to be removed. */
  async forget(hash: string, removedFor: PictureGround): Promise<void> {
    await this.database.write(
      'DELETE FROM removed_picture WHERE tenant_id = :tenant AND hash = :hash AND ground = :removedFor LIMIT 1',
      { hash: numberOf(hash), removedFor },
    );
  }

  /**
   * The ground of the most similar one, mirrored ones too. Reads the brand's hashes from their index, one after the
   * other: a year of a large brand's removals is some milliseconds.
   */
  async resembled(hash: string): Promise<PictureGround | undefined> {
    const distance = `LEAST(BIT_COUNT(hash ^ CAST(:hash AS UNSIGNED)), BIT_COUNT(hash ^ CAST(:mirror AS UNSIGNED)))`;
    const rows = await this.database.rows(
      ground,
      `SELECT ${ground.list} FROM removed_picture
        WHERE tenant_id = :tenant AND expires_at > :now AND ${distance} <= :mostBits
        ORDER BY ${distance}, ground LIMIT 1`,
      {
        hash: numberOf(hash),
        mirror: (BigInt(`0x${hash}`) ^ BigInt(`0x${mirrored}`)).toString(),
        now: this.clock.now(),
        mostBits,
      },
    );
    return rows[0]?.ground;
  }
}

function numberOf(hash: string): string {
  return BigInt(`0x${hash}`).toString();
}
