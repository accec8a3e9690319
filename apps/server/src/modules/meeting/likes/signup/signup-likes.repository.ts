import { Injectable } from '@nestjs/common';
import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, TenantOwned } from '../../../../kernel/database/columns.js';
import { Database } from '../../../../kernel/database/database.js';
import { Retention } from '../../../../kernel/database/retention.js';
import { columnsOf } from '../../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../../kernel/database/tenant-repository.js';

/** A like on a landing page before the signup; it takes effect when the address is confirmed. */
@Entity('signup_like')
@Retention('erased', 'four per account, until its address is confirmed')
@Index('ix_signup_like_liked', ['tenantId', 'likedId'])
@Check('ck_signup_like_other', 'liker_id <> liked_id')
@ForeignKey('profile', ['tenantId', 'likerId'], ['tenantId', 'accountId'], {
  name: 'fk_signup_like_liker',
  onDelete: 'CASCADE',
})
@ForeignKey('profile', ['tenantId', 'likedId'], ['tenantId', 'id'], {
  name: 'fk_signup_like_liked',
  onDelete: 'CASCADE',
})
export class SignupLikeEntity extends TenantOwned {
  @IdColumn({ primary: true })
  likerId!: string;

  @IdColumn({ primary: true })
  likedId!: string;

  /** Its place among them, from 0. */
  @Column({ type: 'tinyint', unsigned: true })
  turn!: number;
}

const liked = columnsOf(SignupLikeEntity, ['likedId']);

/** Whom members liked before their signup, in the database. */
@Injectable()
export class SignupLikesRepository {
  private readonly rows: TenantRepository<SignupLikeEntity>;

  constructor(private readonly database: Database) {
    this.rows = new TenantRepository(database, SignupLikeEntity);
  }

  insert(row: Omit<SignupLikeEntity, 'tenantId'>): Promise<void> {
    return this.rows.insert(row);
  }

  /** @returns the liked members, in their order */
  async ofLiker(likerId: string): Promise<string[]> {
    const rows = await this.database.rows(
      liked,
      `SELECT ${liked.list} FROM signup_like WHERE tenant_id = :tenant AND liker_id = :likerId ORDER BY turn`,
      { likerId },
    );
    return rows.map(({ likedId }) => likedId);
  }

  async deleteAll(likerId: string): Promise<void> {
    await this.rows.delete({ likerId });
  }
}
