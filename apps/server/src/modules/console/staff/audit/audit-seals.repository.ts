import { Injectable } from '@nestjs/common';
import { Column, Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, CodeColumn } from '../../../../kernel/database/columns.js';
import { Database } from '../../../../kernel/database/database.js';
import { Retention } from '../../../../kernel/database/retention.js';
import { columnsBut, columnsOf, computed } from '../../../../kernel/database/row-shape.js';
import { instant, nullable, wholeNumber } from '../../../../kernel/database/row-values.js';
import { AuditEntryEntity } from './audit-entry.entity.js';

/** A subject of an audit entry, for searching the log. Written with its seal, so that entries stay untouched. */
@Entity('audit_subject')
@Retention({ notAboutMembers: 'ids of what staff acted on' }, 'seven years (`SweepAuditLog`)')
@Index('ix_audit_subject_at', ['entryAt'])
export class AuditSubjectEntity {
  @CodeColumn(120, { primary: true })
  subject!: string;

  @IdColumn({ primary: true })
  entryId!: string;

  @InstantColumn()
  entryAt!: Date;
}

/** One link of the chain of hashes over the audit log (decision 0005); the later links depend on it. */
@Entity('audit_seal')
@Retention(
  { notAboutMembers: 'hashes over what staff did' },
  'with the entries, but for the last (`SweepAuditLog`)',
)
@Index('uq_audit_seal_entry', ['entryId'], { unique: true })
@Index('ix_audit_seal_at', ['entryAt'])
export class AuditSealEntity {
  /** From 1, without a gap. */
  @Column({ type: 'int', unsigned: true, primary: true })
  position!: number;

  @IdColumn()
  entryId!: string;

  @InstantColumn()
  entryAt!: Date;

  /** `sealOf` the entry and the previous seal. */
  @CodeColumn(64)
  hash!: string;
}

/**
 * How many audit entries one staff member has made. The row changes in the transaction of the entry, so an entry that
 * is rolled back leaves no number behind, and an entry that is removed leaves a gap (decision 0005). One row per
 * person: one person's actions never wait for another's.
 */
@Entity('audit_count')
@Retention({ notAboutMembers: 'how much each of the staff did' }, 'seven years (`SweepAuditLog`)')
@Index('ix_audit_count_last', ['lastAt'])
export class AuditCountEntity {
  @IdColumn({ primary: true })
  staffId!: string;

  /** Also the number of the newest entry. */
  @Column({ type: 'int', unsigned: true })
  made!: number;

  @InstantColumn()
  firstAt!: Date;

  @InstantColumn()
  lastAt!: Date;
}

const sealed = columnsBut(AuditSealEntity, []);
const entry = columnsBut(AuditEntryEntity, [], 'e');
const entryId = columnsOf(AuditEntryEntity, ['id', 'at'], 'e');
const gap = columnsOf(AuditCountEntity, ['staffId'], 'n')
  .with('first', 'COALESCE(n.before, 0) + 1', wholeNumber)
  .with('last', 'n.number - 1', wholeNumber);
const newest = computed('at', 'MAX(entry_at)', nullable(instant));

/** The chain over the audit log. */
@Injectable()
export class AuditSealsRepository {
  constructor(private readonly database: Database) {}

  /** The newest seal; `forUpdate` locks it against other sealers. */
  async head(options: { forUpdate?: boolean } = {}): Promise<AuditSealEntity | undefined> {
    const [row] = await this.database.rows(
      sealed,
      `SELECT ${sealed.list} FROM audit_seal ORDER BY position DESC LIMIT 1 ${options.forUpdate ? 'FOR UPDATE' : ''}`,
    );
    return row;
  }

  /** When the newest sealed entry was made, undefined before the first. */
  async sealedUntil(): Promise<Date | undefined> {
    const [row] = await this.database.rows(newest, `SELECT ${newest.list} FROM audit_seal`);
    return row?.at ?? undefined;
  }

  /** @returns the position of the last seal before the first kept entry; 0 for none */
  anchor(keptSince: Date): Promise<number> {
    return this.database.number(
      `SELECT COALESCE(
         (SELECT MIN(position) FROM audit_seal WHERE entry_at >= :keptSince) - 1,
         (SELECT MAX(position) FROM audit_seal),
         0)`,
      { keptSince },
    );
  }

  /** The oldest entries since an instant without a seal. */
  unsealed(since: Date, atMost: number): Promise<AuditEntryEntity[]> {
    return this.database.rows(
      entry,
      `SELECT ${entry.list} FROM audit_entry e LEFT JOIN audit_seal s ON s.entry_id = e.id
        WHERE e.at >= :since AND s.entry_id IS NULL ORDER BY e.at, e.id LIMIT :atMost`,
      { since, atMost },
    );
  }

  /** Entries before an instant without a seal: they will never be sealed. */
  leftOut(before: Date, atMost: number): Promise<{ id: string; at: Date }[]> {
    return this.database.rows(
      entryId,
      `SELECT ${entryId.list} FROM audit_entry e LEFT JOIN audit_seal s ON s.entry_id = e.id
        WHERE e.at < :before AND s.entry_id IS NULL ORDER BY e.at, e.id LIMIT :atMost`,
      { before, atMost },
    );
  }

  /**
   * Numbers of entries that were made and are missing. The gap after each person's newest number is found by their
   * count, so that the end of the log is as protected as its middle.
   *
   * @param since from when on no entry has been deleted by age
   */
  gaps(since: Date, atMost: number): Promise<{ staffId: string; first: number; last: number }[]> {
    return this.database.rows(
      gap,
      `SELECT ${gap.list} FROM (
         SELECT m.staff_id, m.number, m.at, LAG(m.number) OVER (PARTITION BY m.staff_id ORDER BY m.number) AS \`before\`
           FROM (SELECT staff_id, number, at FROM audit_entry
             UNION ALL SELECT staff_id, made + 1, last_at FROM audit_count) m
       ) n LEFT JOIN audit_count c ON c.staff_id = n.staff_id
       WHERE n.at >= :since AND CASE
         WHEN n.before IS NOT NULL THEN n.number <> n.before + 1
         ELSE c.staff_id IS NULL OR (n.number > 1 AND c.first_at >= :since) END
       ORDER BY n.staff_id, n.number LIMIT :atMost`,
      { since, atMost },
    );
  }

  async add(seals: readonly AuditSealEntity[], subjects: readonly AuditSubjectEntity[]): Promise<void> {
    await this.database.manager.getRepository(AuditSealEntity).insert([...seals]);
    if (subjects.length === 0) return;
    // Those of an entry whose seal was removed still exist.
    const adding = this.database.manager.createQueryBuilder().insert().orIgnore();
    await adding
      .into(AuditSubjectEntity)
      .values([...subjects])
      .execute();
  }

  /** The next seals in order. */
  after(position: number, atMost: number): Promise<AuditSealEntity[]> {
    return this.database.rows(
      sealed,
      `SELECT ${sealed.list} FROM audit_seal WHERE position > :position ORDER BY position LIMIT :atMost`,
      { position, atMost },
    );
  }

  /** @returns existing entries by id */
  async entries(ids: readonly string[]): Promise<Map<string, AuditEntryEntity>> {
    const rows = await this.database.rows(
      entry,
      `SELECT ${entry.list} FROM audit_entry e WHERE e.id IN (:ids)`,
      { ids: [...ids] },
    );
    return new Map(rows.map((row) => [row.id, row]));
  }
}
