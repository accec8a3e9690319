import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database.js';
import { TenantRepository } from '../../kernel/database/tenant-repository.js';
import { MemberLikeEntity } from './member-like.entity.js';

export interface ReceivedLike {
  likerId: string;
  likedAt: Date;
  isNew: boolean;
}

export interface GivenLike {
  likedId: string;
  likedAt: Date;
  isMatch: boolean;
}

/** Likes in the database. */
@Injectable()
export class LikesRepository {
  private readonly rows: TenantRepository<MemberLikeEntity>;

  constructor(@Inject(Database) private readonly database: Database) {
    this.rows = new TenantRepository(database, MemberLikeEntity);
  }

  insert(likerId: string, likedId: string, createdAt: Date): Promise<void> {
    return this.rows.insert({ likerId, likedId, createdAt, seenAt: null });
  }

  /** Which of the two directions exist. */
  async standing(viewerId: string, profileId: string): Promise<{ given: boolean; received: boolean }> {
    const rows = await this.database.select<{ liker_id: string }>(
      `SELECT liker_id FROM member_like
        WHERE tenant_id = :tenant AND liker_id IN (:viewerId, :profileId) AND liked_id IN (:viewerId, :profileId)`,
      { viewerId, profileId },
    );
    const likers = new Set(rows.map((row) => row.liker_id));
    return { given: likers.has(viewerId), received: likers.has(profileId) };
  }

  /** When the member's newest likes were given, newest first. */
  async givenTimes(likerId: string, since: Date, limit: number): Promise<Date[]> {
    const rows = await this.database.select<{ created_at: Date }>(
      `SELECT created_at FROM member_like
        WHERE tenant_id = :tenant AND liker_id = :likerId AND created_at > :since
        ORDER BY created_at DESC LIMIT :limit`,
      { likerId, since, limit },
    );
    return rows.map((row) => row.created_at);
  }

  async received(likedId: string, limit: number): Promise<ReceivedLike[]> {
    const rows = await this.database.select<{ liker_id: string; created_at: Date; seen_at: Date | null }>(
      `SELECT liker_id, created_at, seen_at FROM member_like
        WHERE tenant_id = :tenant AND liked_id = :likedId ORDER BY created_at DESC, liker_id LIMIT :limit`,
      { likedId, limit },
    );
    return rows.map((row) => ({
      likerId: row.liker_id,
      likedAt: row.created_at,
      isNew: row.seen_at === null,
    }));
  }

  async given(likerId: string, limit: number): Promise<GivenLike[]> {
    const rows = await this.database.select<{ liked_id: string; created_at: Date; back: string | null }>(
      `SELECT g.liked_id, g.created_at, b.liker_id AS back
         FROM member_like g
         LEFT JOIN member_like b
           ON b.tenant_id = :tenant AND b.liker_id = g.liked_id AND b.liked_id = g.liker_id
        WHERE g.tenant_id = :tenant AND g.liker_id = :likerId
        ORDER BY g.created_at DESC, g.liked_id LIMIT :limit`,
      { likerId, limit },
    );
    return rows.map((row) => ({
      likedId: row.liked_id,
      likedAt: row.created_at,
      isMatch: row.back !== null,
    }));
  }

  /** Who likes the member and was not looked at yet, newest first. */
  async newLikers(likedId: string, limit: number): Promise<string[]> {
    const rows = await this.database.select<{ liker_id: string }>(
      `SELECT liker_id FROM member_like
        WHERE tenant_id = :tenant AND liked_id = :likedId AND seen_at IS NULL
        ORDER BY created_at DESC LIMIT :limit`,
      { likedId, limit },
    );
    return rows.map((row) => row.liker_id);
  }

  /** @returns whether there is such a like, seen before or not */
  async markSeen(likedId: string, likerId: string, seenAt: Date): Promise<boolean> {
    await this.database.write(
      `UPDATE member_like SET seen_at = :seenAt
        WHERE tenant_id = :tenant AND liker_id = :likerId AND liked_id = :likedId AND seen_at IS NULL`,
      { likerId, likedId, seenAt },
    );
    return (await this.rows.count({ likerId, likedId })) > 0;
  }
}
