import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { columnsOf, type RowOf } from '../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { ProfileChangeEntity } from './profile-change.entity.js';

const change = columnsOf(ProfileChangeEntity, [
  ...(['field', 'beforeValue', 'afterValue', 'madeBy', 'changedAt'] as const),
]);

export type ProfileChange = RowOf<typeof change>;

/** What took the place of what in members' profiles, in the database. */
@Injectable()
export class ProfileChangesRepository {
  private readonly rows: TenantRepository<ProfileChangeEntity>;

  constructor(@Inject(Database) private readonly database: Database) {
    this.rows = new TenantRepository(database, ProfileChangeEntity);
  }

  /** A member's, the oldest first. */
  of(memberId: string): Promise<ProfileChange[]> {
    return this.database.rows(
      change,
      `SELECT ${change.list} FROM profile_change
        WHERE tenant_id = :tenant AND member_id = :memberId ORDER BY changed_at, id`,
      { memberId },
    );
  }

  insert(row: Omit<ProfileChangeEntity, 'tenantId'>): Promise<void> {
    return this.rows.insert(row);
  }
}
