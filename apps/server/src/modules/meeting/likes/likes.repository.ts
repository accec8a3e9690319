import { Injectable } from '@nestjs/common';
import type { PromptCode } from '@kindling/contract/profiles/prompts';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Database } from '../../../kernel/database/database.js';
import { Retention } from '../../../kernel/database/retention.js';
import { columnsAs, columnsBut, columnsOf, type RowOf } from '../../../kernel/database/row-shape.js';
import { flag } from '../../../kernel/database/row-values.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { Contacts } from '../../profiles/profiles.api.js';

/** A member's like of another; two in opposite directions are a match. A fictional profile can't be the liker (key). */
@Entity('member_like')
@Retention('erased', 'one row per pair, and with either member')
@Index('ix_member_like_given', ['tenantId', 'likerId', 'createdAt'])
@Index('ix_member_like_received', ['tenantId', 'likedId', 'createdAt'])
@Check('ck_member_like_other', 'liker_id <> liked_id')
@ForeignKey('profile', ['tenantId', 'likerId'], ['tenantId', 'accountId'], {
  name: 'fk_member_like_liker',
  onDelete: 'CASCADE',
})
@ForeignKey('profile', ['tenantId', 'likedId'], ['tenantId', 'id'], {
  name: 'fk_member_like_liked',
  onDelete: 'CASCADE',
})
export class MemberLikeEntity extends TenantOwned {
  @IdColumn({ primary: true })
  likerId!: string;

  @IdColumn({ primary: true })
  likedId!: string;

  @InstantColumn()
  createdAt!: Date;

  /** When the liked member looked at the liker's profile; null while the like is new to them. */
  @InstantColumn({ nullable: true })
  seenAt!: Date | null;

  /** The photo of the liked member that the like is for; it may be gone. Null for none. */
  @IdColumn({ nullable: true })
  aboutPhotoId!: string | null;

  /** The prompt whose answer the like is for; null for none. */
  @CodeColumn(16, { nullable: true })
  aboutPrompt!: PromptCode | null;
}

const liker = columnsOf(MemberLikeEntity, ['likerId']);
const liked = columnsOf(MemberLikeEntity, ['likedId']);
const likedAt = columnsAs(MemberLikeEntity, { likedAt: 'createdAt' });
const between = liker.and(likedAt);
const about = columnsOf(MemberLikeEntity, ['aboutPhotoId', 'aboutPrompt']);
const received = between.and(about).with('isNew', 'seen_at IS NULL', flag);
const given = columnsAs(
  MemberLikeEntity,
  {
    ...{ likedId: 'likedId', likedAt: 'createdAt' },
    ...{ aboutPhotoId: 'aboutPhotoId', aboutPrompt: 'aboutPrompt' },
  } as const,
  'g',
).with('isMatch', 'b.liker_id IS NOT NULL', flag);

const newer = columnsOf(MemberLikeEntity, ['likedId'], 'g');
// Whoever liked first learns of the match only by the other's like; whoever liked last, by the answer to their own.
const newLiker = columnsOf(MemberLikeEntity, ['likerId', 'createdAt', 'aboutPhotoId', 'aboutPrompt'], 'r')
  .with('isMatch', 'b.liker_id IS NOT NULL', flag)
  .with('isAnswer', 'COALESCE(b.created_at < r.created_at, 0)', flag);
const like = columnsBut(MemberLikeEntity, ['tenantId', 'likerId', 'likedId']);

/** Which of the two directions exist between a member and another. */
export interface LikeState {
  given: boolean;
  received: boolean;
  receivedAt: Date | null;
}

export type ReceivedLike = RowOf<typeof received>;
export type GivenLike = RowOf<typeof given>;

@Injectable()
export class LikesRepository {
  private readonly rows: TenantRepository<MemberLikeEntity>;

  constructor(
    private readonly database: Database,
    private readonly contacts: Contacts,
  ) {
    this.rows = new TenantRepository(database, MemberLikeEntity);
  }

  /**
   * Stores a like, and with it the sight that it gives: an invisible member becomes visible to the one they like, who could not see
   * the like otherwise. A like back is an answer: the match stays for both whoever hides later.
   */
  insert(row: Omit<MemberLikeEntity, 'tenantId'>, match: boolean): void {
    this.rows.insertLater(row);
    if (match) this.contacts.matched(row.likerId, row.likedId);
    else this.contacts.liked(row.likerId, row.likedId);
  }

  async find(likerId: string, likedId: string): Promise<RowOf<typeof like> | undefined> {
    const rows = await this.database.rows(
      like,
      `SELECT ${like.list} FROM member_like
        WHERE tenant_id = :tenant AND liker_id = :likerId AND liked_id = :likedId`,
      { likerId, likedId },
    );
    return rows[0];
  }

  /** All members with a like from or to this one. */
  async sharedWith(memberId: string): Promise<string[]> {
    const rows = await this.database.rows(
      liked,
      `SELECT ${liked.list} FROM member_like WHERE tenant_id = :tenant AND liker_id = :memberId
        UNION
       SELECT liker_id FROM member_like WHERE tenant_id = :tenant AND liked_id = :memberId`,
      { memberId },
    );
    return rows.map(({ likedId }) => likedId);
  }

  /** Who is invisible was seen by the one they liked for the sake of the like alone. */
  async remove(likerId: string, likedId: string): Promise<void> {
    await this.rows.delete({ likerId, likedId });
    await this.contacts.tookLikeBack(likerId, likedId);
  }

  async standing(viewerId: string, profileId: string): Promise<LikeState> {
    const rows = await this.database.rows(
      between,
      `SELECT ${between.list} FROM member_like
        WHERE tenant_id = :tenant AND liker_id IN (:viewerId, :profileId) AND liked_id IN (:viewerId, :profileId)`,
      { viewerId, profileId },
    );
    const times = new Map(rows.map((row) => [row.likerId, row.likedAt]));
    return {
      given: times.has(viewerId),
      received: times.has(profileId),
      receivedAt: times.get(profileId) ?? null,
    };
  }

  /** When the member's newest likes were given, newest first. */
  async givenTimes(likerId: string, since: Date, limit: number): Promise<Date[]> {
    const rows = await this.database.rows(
      likedAt,
      `SELECT ${likedAt.list} FROM member_like
        WHERE tenant_id = :tenant AND liker_id = :likerId AND created_at > :since
        ORDER BY created_at DESC LIMIT :limit`,
      { likerId, since, limit },
    );
    return rows.map((row) => row.likedAt);
  }

  received(likedId: string, limit: number): Promise<ReceivedLike[]> {
    return this.database.rows(
      received,
      `SELECT ${received.list} FROM member_like
        WHERE tenant_id = :tenant AND liked_id = :likedId ORDER BY created_at DESC, liker_id LIMIT :limit`,
      { likedId, limit },
    );
  }

  given(likerId: string, limit: number): Promise<GivenLike[]> {
    return this.database.rows(
      given,
      `SELECT ${given.list}
         FROM member_like g
         LEFT JOIN member_like b
           ON b.tenant_id = :tenant AND b.liker_id = g.liked_id AND b.liked_id = g.liker_id
        WHERE g.tenant_id = :tenant AND g.liker_id = :likerId
        ORDER BY g.created_at DESC, g.liked_id LIMIT :limit`,
      { likerId, limit },
    );
  }

  /**
   * Who likes the member and was not looked at yet, newest first; `isMatch` where the member likes them, too, `isAnswer` where
   * the member liked them first.
   */
  newLikers(likedId: string, limit: number): Promise<RowOf<typeof newLiker>[]> {
    return this.database.rows(
      newLiker,
      `SELECT ${newLiker.list}
         FROM member_like r
         LEFT JOIN member_like b
           ON b.tenant_id = :tenant AND b.liker_id = r.liked_id AND b.liked_id = r.liker_id
        WHERE r.tenant_id = :tenant AND r.liked_id = :likedId AND r.seen_at IS NULL
        ORDER BY r.created_at DESC LIMIT :limit`,
      { likedId, limit },
    );
  }

  /** Those of the newest likers whom the member liked back after their like: the page shows them the match. */
  async newerGiven(memberId: string, limit: number): Promise<Set<string>> {
    const rows = await this.database.rows(
      newer,
      `SELECT ${newer.list} FROM member_like g
         JOIN member_like r ON r.tenant_id = :tenant AND r.liker_id = g.liked_id AND r.liked_id = g.liker_id
        WHERE g.tenant_id = :tenant AND g.liker_id = :memberId AND r.seen_at IS NULL
          AND g.created_at >= r.created_at
        ORDER BY g.created_at DESC LIMIT :limit`,
      { memberId, limit },
    );
    return new Set(rows.map((row) => row.likedId));
  }

  /** @returns whether the like was new until now; undefined if there is no such like */
  async markSeen(likedId: string, likerId: string, seenAt: Date): Promise<boolean | undefined> {
    const { affectedRows } = await this.database.write(
      `UPDATE member_like SET seen_at = :seenAt
        WHERE tenant_id = :tenant AND liker_id = :likerId AND liked_id = :likedId AND seen_at IS NULL`,
      { likerId, likedId, seenAt },
    );
    if (affectedRows > 0) return true;
    return (await this.rows.count({ likerId, likedId })) > 0 ? false : undefined;
  }
}
