import { Injectable } from '@nestjs/common';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';
import { Database } from '../../../../kernel/database/database.js';
import { Retention } from '../../../../kernel/database/retention.js';
import { columnsBut, columnsOf, type RowOf } from '../../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../../kernel/database/tenant-repository.js';
import { likeWindowMs } from '../like-rules.js';

/**
 * A like that its giver took back, for a day. It counts among the likes of that day, and given again it is the same
 * like.
 */
@Entity('taken_back_like')
@Retention('erased', { after: 'taken_back_at', days: likeWindowMs / 86_400_000 })
@Index('ix_taken_back_like_given', ['tenantId', 'likerId', 'likedAt'])
@Index('ix_taken_back_like_liked', ['tenantId', 'likedId'])
@Index('ix_taken_back_like_over', ['takenBackAt'])
@Check('ck_taken_back_like_other', 'liker_id <> liked_id')
@ForeignKey('profile', ['tenantId', 'likerId'], ['tenantId', 'accountId'], {
  name: 'fk_taken_back_like_liker',
  onDelete: 'CASCADE',
})
@ForeignKey('profile', ['tenantId', 'likedId'], ['tenantId', 'id'], {
  name: 'fk_taken_back_like_liked',
  onDelete: 'CASCADE',
})
export class TakenBackLikeEntity extends TenantOwned {
  @IdColumn({ primary: true })
  likerId!: string;

  @IdColumn({ primary: true })
  likedId!: string;

  /** When it was given. */
  @InstantColumn()
  likedAt!: Date;

  /** Whether and when the liked member had looked at it. */
  @InstantColumn({ nullable: true })
  seenAt!: Date | null;

  @InstantColumn()
  takenBackAt!: Date;
}

const takenBack = columnsBut(TakenBackLikeEntity, ['tenantId', 'likerId']);
const likedAt = columnsOf(TakenBackLikeEntity, ['likedAt']);

export type TakenBackLike = RowOf<typeof takenBack>;

/** Likes that were taken back, in the database. Rows whose day is over may still be there; `since` leaves them out. */
@Injectable()
export class TakenBackLikesRepository {
  private readonly rows: TenantRepository<TakenBackLikeEntity>;

  constructor(private readonly database: Database) {
    this.rows = new TenantRepository(database, TakenBackLikeEntity);
  }

  /** In the place of an older one, if there is one. */
  async keep(likerId: string, like: TakenBackLike): Promise<void> {
    await this.rows.delete({ likerId, likedId: like.likedId });
    await this.rows.insert({ likerId, ...like });
  }

  async drop(likerId: string, likedId: string): Promise<void> {
    await this.rows.delete({ likerId, likedId });
  }

  /** @param since when it was taken back at the earliest */
  async find(likerId: string, likedId: string, since: Date): Promise<TakenBackLike | undefined> {
    const rows = await this.database.rows(
      takenBack,
      `SELECT ${takenBack.list} FROM taken_back_like
        WHERE tenant_id = :tenant AND liker_id = :likerId AND liked_id = :likedId AND taken_back_at > :since`,
      { likerId, likedId, since },
    );
    return rows[0];
  }

  /** All that are still known, newest first. */
  ofLiker(likerId: string): Promise<TakenBackLike[]> {
    return this.database.rows(
      takenBack,
      `SELECT ${takenBack.list} FROM taken_back_like
        WHERE tenant_id = :tenant AND liker_id = :likerId ORDER BY liked_at DESC, liked_id`,
      { likerId },
    );
  }

  /** When those were given that count among the newest likes, newest first. */
  async givenTimes(likerId: string, since: Date, limit: number): Promise<Date[]> {
    const rows = await this.database.rows(
      likedAt,
      `SELECT ${likedAt.list} FROM taken_back_like
        WHERE tenant_id = :tenant AND liker_id = :likerId AND liked_at > :since
        ORDER BY liked_at DESC LIMIT :limit`,
      { likerId, since, limit },
    );
    return rows.map((row) => row.likedAt);
  }
}
