import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { columnsOf } from '../../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../../kernel/database/tenant-repository.js';
import { SignupLikeEntity } from './signup-like.entity.js';

const liked = columnsOf(SignupLikeEntity, ['likedId']);

/** Whom members liked before their signup, in the database. */
@Injectable()
export class SignupLikesRepository {
  private readonly rows: TenantRepository<SignupLikeEntity>;

  constructor(@Inject(Database) private readonly database: Database) {
    this.rows = new TenantRepository(database, SignupLikeEntity);
  }

  insert(row: Omit<SignupLikeEntity, 'tenantId'>): Promise<void> {
    return this.rows.insert(row);
  }

  /** @returns whom the member liked, in their order */
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
