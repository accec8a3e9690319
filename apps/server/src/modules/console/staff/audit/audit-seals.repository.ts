import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { columnsBut, columnsOf, computed } from '../../../../kernel/database/row-shape.js';
import { instant, nullable, wholeNumber } from '../../../../kernel/database/row-values.js';
import { AuditCountEntity } from './audit-count.entity.js';
import { AuditEntryEntity } from './audit-entry.entity.js';
import { AuditSealEntity } from './audit-seal.entity.js';
import { AuditSubjectEntity } from './audit-subject.entity.js';

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
  constructor(@Inject(Database) private readonly database: Database) {}

  /** The newest seal; whoever asks for an update keeps others from sealing meanwhile. */
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

  /** @returns the position of the last seal before the first of an entry that is kept; 0 where none stands before it */
  anchor(keptSince: Date): Promise<number> {
    return this.database.number(
      `SELECT COALESCE(
         (SELECT MIN(position) FROM audit_seal WHERE entry_at >= :keptSince) - 1,
         (SELECT MAX(position) FROM audit_seal),
         0)`,
      { keptSince },
    );
  }

  /** The oldest entries since an instant that have no seal. */
  unsealed(since: Date, atMost: number): Promise<AuditEntryEntity[]> {
    return this.database.rows(
      entry,
      `SELECT ${entry.list} FROM audit_entry e LEFT JOIN audit_seal s ON s.entry_id = e.id
        WHERE e.at >= :since AND s.entry_id IS NULL ORDER BY e.at, e.id LIMIT :atMost`,
      { since, atMost },
    );
  }

  /** Those before an instant that have no seal: nothing seals them any more. */
  leftOut(before: Date, atMost: number): Promise<{ id: string; at: Date }[]> {
    return this.database.rows(
      entryId,
      `SELECT ${entryId.list} FROM audit_entry e LEFT JOIN audit_seal s ON s.entry_id = e.id
        WHERE e.at < :before AND s.entry_id IS NULL ORDER BY e.at, e.id LIMIT :atMost`,
      { before, atMost },
    );
  }

  /**
   * Numbers of entries that were made and are not there. What comes behind everybody's newest number is their count, so
   * that the end of the log has no less than its middle.
   *
   * @param since from when on no entry has gone with its age
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
    // Those of an entry whose seal was removed are there still.
    const adding = this.database.manager.createQueryBuilder().insert().orIgnore();
    await adding
      .into(AuditSubjectEntity)
      .values([...subjects])
      .execute();
  }

  /** The next seals in their order. */
  after(position: number, atMost: number): Promise<AuditSealEntity[]> {
    return this.database.rows(
      sealed,
      `SELECT ${sealed.list} FROM audit_seal WHERE position > :position ORDER BY position LIMIT :atMost`,
      { position, atMost },
    );
  }

  /** @returns entries by their ids, those that are there */
  async entries(ids: readonly string[]): Promise<Map<string, AuditEntryEntity>> {
    const rows = await this.database.rows(
      entry,
      `SELECT ${entry.list} FROM audit_entry e WHERE e.id IN (:ids)`,
      { ids: [...ids] },
    );
    return new Map(rows.map((row) => [row.id, row]));
  }
}
