import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { columnsBut, columnsOf, type RowOf } from '../../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../../kernel/database/tenant-repository.js';
import { TakenBackLikeEntity } from './taken-back-like.entity.js';

const takenBack = columnsBut(TakenBackLikeEntity, ['tenantId', 'likerId']);
const likedAt = columnsOf(TakenBackLikeEntity, ['likedAt']);

export type TakenBackLike = RowOf<typeof takenBack>;

/** Likes that were taken back, in the database. Rows whose day is over may still be there; `since` leaves them out. */
@Injectable()
export class TakenBackLikesRepository {
  private readonly rows: TenantRepository<TakenBackLikeEntity>;

  constructor(@Inject(Database) private readonly database: Database) {
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
