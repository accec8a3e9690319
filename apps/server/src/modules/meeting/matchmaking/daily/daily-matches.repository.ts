import { Injectable } from '@nestjs/common';
import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';
import { Database, isDuplicate } from '../../../../kernel/database/database.js';
import { Retention } from '../../../../kernel/database/retention.js';
import { columnsOf, type RowOf } from '../../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../../kernel/database/tenant-repository.js';

/**
 * A member of another's set of the day. The set is stored once it was asked for, so that it is the same on all devices
 * whoever comes and goes meanwhile, and read on the day after, so that it brings others.
 */
@Entity('daily_match')
@Retention('erased', { after: 'created_at', days: 2 })
@Index('ix_daily_match_created', ['createdAt'])
@Index('ix_daily_match_suggested', ['tenantId', 'suggestedId'])
@Check('ck_daily_match_other', 'member_id <> suggested_id')
@ForeignKey('profile', ['tenantId', 'memberId'], ['tenantId', 'accountId'], {
  name: 'fk_daily_match_member',
  onDelete: 'CASCADE',
})
@ForeignKey('profile', ['tenantId', 'suggestedId'], ['tenantId', 'id'], {
  name: 'fk_daily_match_suggested',
  onDelete: 'CASCADE',
})
export class DailyMatchEntity extends TenantOwned {
  @IdColumn({ primary: true })
  memberId!: string;

  /** `YYYY-MM-DD` in the brand's time zone. */
  @Column({ type: 'char', length: 10, charset: 'ascii', collation: 'ascii_bin', primary: true })
  day!: string;

  /** In the set, from 1 on. */
  @Column({ type: 'tinyint', unsigned: true, primary: true })
  place!: number;

  @IdColumn()
  suggestedId!: string;

  @InstantColumn()
  createdAt!: Date;
}

const dailyMatch = columnsOf(DailyMatchEntity, ['day', 'suggestedId']);

export type DailyMatch = RowOf<typeof dailyMatch>;

/** Sets of the day in the database. */
@Injectable()
export class DailyMatchesRepository {
  private readonly rows: TenantRepository<DailyMatchEntity>;

  constructor(private readonly database: Database) {
    this.rows = new TenantRepository(database, DailyMatchEntity);
  }

  /** The member's sets of the last days, each in its order. */
  ofMember(memberId: string): Promise<DailyMatch[]> {
    return this.database.rows(
      dailyMatch,
      `SELECT ${dailyMatch.list} FROM daily_match
        WHERE tenant_id = :tenant AND member_id = :memberId ORDER BY day, place`,
      { memberId },
    );
  }

  /**
   * Stores a set in one statement.
   *
   * @returns false where another call stored one first
   * @throws Error where one of them was erased meanwhile
   */
  async insert(memberId: string, day: string, ids: readonly string[], createdAt: Date): Promise<boolean> {
    const rows = ids.map((suggestedId, index) => ({
      memberId,
      day,
      place: index + 1,
      suggestedId,
      createdAt,
    }));
    try {
      await this.rows.insert(rows);
      return true;
    } catch (error) {
      if (isDuplicate(error, 'PRIMARY')) return false;
      throw error;
    }
  }
}
