import { Injectable } from '@nestjs/common';
import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';
import { Database, isDuplicate } from '../../../../kernel/database/database.js';
import { Retention } from '../../../../kernel/database/retention.js';
import { columnsBut, type RowOf } from '../../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../../kernel/database/tenant-repository.js';
import { RestrictionEntity } from '../restriction.entity.js';

/**
 * A member's objection to a restriction; each restriction has at most one. The key includes the first decider, so that
 * the database can refuse the same person a second time (trust 9).
 */
@Entity('appeal')
@Retention(
  {
    kept: 'cases: what a member wrote against a restriction, without names, until six months after closing',
  },
  'with its restriction',
)
@Index('uq_appeal_restriction', ['tenantId', 'restrictionId'], { unique: true })
@Index('ix_appeal_created', ['tenantId', 'createdAt'])
@Index('ix_appeal_decided', ['tenantId', 'decidedAt'])
@ForeignKey(
  () => RestrictionEntity,
  ['tenantId', 'restrictionId', 'firstDecider'],
  ['tenantId', 'id', 'decidedBy'],
  { name: 'fk_appeal_restriction', onDelete: 'CASCADE' },
)
@Check('ck_appeal_other_person', 'decided_by IS NULL OR decided_by <> first_decider')
@Check(
  'ck_appeal_decided',
  '(decision IS NULL) = (decided_at IS NULL) AND (decision IS NULL) = (decided_by IS NULL) AND (decision IS NULL) = (statement IS NULL)',
)
@Check('ck_appeal_decision', "decision IS NULL OR decision IN ('uphold', 'reverse')")
@Check('ck_appeal_statement', "statement IS NULL OR TRIM(statement) <> ''")
export class AppealEntity extends TenantOwned {
  /** Also its receipt's number. */
  @IdColumn({ primary: true })
  id!: string;

  @IdColumn()
  restrictionId!: string;

  /** `decided_by` of the restriction; empty where a programme decided. */
  @CodeColumn(24)
  firstDecider!: string;

  @Column({ type: 'varchar', length: 2000 })
  text!: string;

  @InstantColumn()
  createdAt!: Date;

  /** Until when it has to be decided (trust 10). */
  @InstantColumn()
  dueAt!: Date;

  @IdColumn({ nullable: true })
  decidedBy!: string | null;

  @InstantColumn({ nullable: true })
  decidedAt!: Date | null;

  @CodeColumn(8, { nullable: true })
  decision!: 'uphold' | 'reverse' | null;

  @Column({ type: 'varchar', length: 1000, nullable: true })
  note!: string | null;

  /** The outcome as the member got it. */
  @Column({ type: 'text', nullable: true })
  statement!: string | null;
}

const stored = columnsBut(AppealEntity, ['tenantId']);

export type StoredAppeal = RowOf<typeof stored>;
export type AppealOutcome = Pick<AppealEntity, 'decidedBy' | 'decidedAt' | 'decision' | 'note' | 'statement'>;

@Injectable()
export class AppealsRepository {
  private readonly rows: TenantRepository<AppealEntity>;

  constructor(private readonly database: Database) {
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

  /** The database refuses the first decider. */
  async decide(id: string, outcome: AppealOutcome): Promise<void> {
    await this.rows.update({ id }, outcome);
  }

  async setWords(id: string, words: Pick<AppealEntity, 'text' | 'note' | 'statement'>): Promise<void> {
    await this.rows.update({ id }, words);
  }
}
