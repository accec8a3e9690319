import { Inject, Injectable } from '@nestjs/common';
import { Database, isDuplicate } from '../../../../kernel/database/database.js';
import { columnsBut, type RowOf } from '../../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../../kernel/database/tenant-repository.js';
import { AppealEntity } from './appeal.entity.js';

const stored = columnsBut(AppealEntity, ['tenantId']);

export type StoredAppeal = RowOf<typeof stored>;
export type AppealOutcome = Pick<AppealEntity, 'decidedBy' | 'decidedAt' | 'decision' | 'note' | 'statement'>;

@Injectable()
export class AppealsRepository {
  private readonly rows: TenantRepository<AppealEntity>;

  constructor(@Inject(Database) private readonly database: Database) {
    this.rows = new TenantRepository(database, AppealEntity);
  }

  /** @returns false when the restriction was appealed already */
  async insert(
    appeal: Pick<AppealEntity, 'id' | 'restrictionId' | 'firstDecider' | 'text' | 'createdAt' | 'dueAt'>,
  ): Promise<boolean> {
    try {
      const undecided = { decidedBy: null, decidedAt: null, decision: null, note: null, statement: null };
      await this.rows.insert({ ...appeal, ...undecided });
      return true;
    } catch (error) {
      if (isDuplicate(error, 'uq_appeal_restriction')) return false;
      throw error;
    }
  }

  find(id: string): Promise<StoredAppeal | undefined> {
    return this.rows.findOne({ id });
  }

  findForUpdate(id: string): Promise<StoredAppeal | undefined> {
    return this.rows.findOne({ id }, { forUpdate: true });
  }

  /** Appeals by the restrictions that they are against. */
  async against(restrictionIds: readonly string[]): Promise<Map<string, StoredAppeal>> {
    if (restrictionIds.length === 0) return new Map();
    const rows = await this.database.rows(
      stored,
      `SELECT ${stored.list} FROM appeal WHERE tenant_id = :tenant AND restriction_id IN (:restrictionIds)`,
      { restrictionIds },
    );
    return new Map(rows.map((row) => [row.restrictionId, row]));
  }

  /** The database refuses whoever decided first. */
  async decide(id: string, outcome: AppealOutcome): Promise<void> {
    await this.rows.update({ id }, outcome);
  }

  async setWords(id: string, words: Pick<AppealEntity, 'text' | 'note' | 'statement'>): Promise<void> {
    await this.rows.update({ id }, words);
  }
}
