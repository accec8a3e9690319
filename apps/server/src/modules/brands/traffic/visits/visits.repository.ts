import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PageName } from '@kindling/contract/pages';
import { Check, Column, Entity } from 'typeorm';
import { CodeColumn, TenantOwned } from '../../../../kernel/database/columns.js';
import { Database } from '../../../../kernel/database/database.js';
import { Retention } from '../../../../kernel/database/retention.js';
import { columnsOf } from '../../../../kernel/database/row-shape.js';
import type { VisitKind } from './visit-rules.js';
import type { VisitSource } from './visit-sources.js';

/** As an address writes them: two that differ in an accent are two. */
const words = { type: 'varchar', charset: 'utf8mb4', collation: 'utf8mb4_bin' } as const;

/**
 * How many visits began on a page on a day, by where they came from (decision 0123). It is a number: no visit has a row
 * of its own, and nothing of a visitor is in it.
 */
@Entity('visit_tally')
@Retention(
  { notAboutMembers: 'numbers only: no visit has a row, and none leads to a member' },
  '25 months (`SumVisits`)',
)
@Check('ck_visit_tally_kind', "kind IN ('none', 'full', 'network', 'others')")
export class VisitTallyEntity extends TenantOwned {
  /** `YYYY-MM-DD` where the brand is at home; text, as nothing reckons with it. */
  @CodeColumn(10, { primary: true })
  day!: string;

  @CodeColumn(40, { primary: true })
  page!: PageName;

  /** Of kind, network, ref and sub, which are too long for a key. */
  @CodeColumn(43, { primary: true })
  sourceHash!: string;

  @CodeColumn(8)
  kind!: VisitKind;

  @Column({ ...words, length: 64 })
  network!: string;

  @Column({ ...words, length: 128 })
  ref!: string;

  @Column({ ...words, length: 128 })
  sub!: string;

  @Column({ type: 'int', unsigned: true })
  visits!: number;
}

export interface CountedVisits extends VisitSource {
  day: string;
  page: PageName;
  visits: number;
}

/** Rows of one statement. */
const atOnce = 100;

const detailed = columnsOf(VisitTallyEntity, ['day', 'page', 'sourceHash', 'network', 'visits']);

@Injectable()
export class VisitsRepository {
  constructor(private readonly database: Database) {}

  /** Adds to what is counted already, in one transaction, by which it is added once or not at all. */
  async add(counted: readonly CountedVisits[]): Promise<void> {
    if (counted.length > 0) await this.database.inTransaction(() => this.addTo(counted));
  }

  /** Whether the current brand has any. */
  async areCounted(): Promise<boolean> {
    return (await this.database.number('SELECT COUNT(*) FROM visit_tally WHERE tenant_id = :tenant')) > 0;
  }

  /** Puts what is older than a day under its network alone. @returns how many rows were summed */
  sumBefore(day: string, atMost: number): Promise<number> {
    return this.database.inTransaction(async () => {
      const rows = await this.database.rows(
        detailed,
        `SELECT ${detailed.list} FROM visit_tally
          WHERE tenant_id = :tenant AND day < :day AND kind = 'full' ORDER BY day LIMIT :atMost FOR UPDATE`,
        { day, atMost },
      );
      if (rows.length === 0) return 0;
      await this.addTo(rows.map((row) => ({ ...row, kind: 'network', ref: '', sub: '' })));
      const keys = rows.map((row) => [row.day, row.page, row.sourceHash]);
      await this.database.write(
        `DELETE FROM visit_tally WHERE tenant_id = :tenant AND (day, page, source_hash) IN (:keys)`,
        { keys },
      );
      return rows.length;
    });
  }

  async deleteBefore(day: string, atMost: number): Promise<number> {
    const { affectedRows } = await this.database.write(
      'DELETE FROM visit_tally WHERE tenant_id = :tenant AND day < :day LIMIT :atMost',
      { day, atMost },
    );
    return affectedRows;
  }

  private async addTo(counted: readonly CountedVisits[]): Promise<void> {
    const rows = counted.map((row) => ({ ...row, hash: hashOf(row) }));
    // All processes lock in the same order, so that they wait for each other instead of deadlocking.
    rows.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    for (let from = 0; from < rows.length; from += atOnce) {
      const some = rows.slice(from, from + atOnce);
      const values = some.map(
        (_, at) =>
          `(:tenant, :day${at}, :page${at}, :hash${at}, :kind${at}, :network${at}, :ref${at}, :sub${at}, :visits${at})`,
      );
      const parameters = some.flatMap((row, at) =>
        (['day', 'page', 'hash', 'kind', 'network', 'ref', 'sub', 'visits'] as const).map(
          (name) => [name + String(at), row[name]] as const,
        ),
      );
      await this.database.write(
        `INSERT INTO visit_tally (tenant_id, day, page, source_hash, kind, network, ref, sub, visits)
         VALUES ${values.join(', ')} ON DUPLICATE KEY UPDATE visits = visits + VALUES(visits)`,
        Object.fromEntries(parameters),
      );
    }
  }
}

function keyOf({ day, page, hash }: { day: string; page: string; hash: string }): string {
  return `${day} ${page} ${hash}`;
}

function hashOf({ kind, network, ref, sub }: VisitSource): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, network, ref, sub]))
    .digest('base64url');
}
