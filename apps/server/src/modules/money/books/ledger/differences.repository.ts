import { Injectable } from '@nestjs/common';
import { In, Check, Column, Entity, Index } from 'typeorm';
import type { differenceSources } from '@kindling/contract/money/calls/books';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';
import { Database } from '../../../../kernel/database/database.js';
import { Keyset, type KeysetPage, type PageRequest } from '../../../../kernel/database/lists/keyset.js';
import { Retention } from '../../../../kernel/database/retention.js';
import { columnsBut, type RowOf } from '../../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../../kernel/database/tenant-repository.js';
import { acrossTenants } from '../../../../kernel/ground/tenant-context.js';
import { OnEvent } from '../../../../kernel/outbox/events.js';
import { Clock } from '../../../../ports/clock.js';
import { Ids } from '../../../../ports/ids.js';
import { paymentsForgotten } from '../../payments/payments.api.js';

export type DifferenceSource = (typeof differenceSources)[number];

/**
 * A finding of a check of the books: a broken rule of the ledger, or a payment that a provider knows otherwise. The
 * same finding is one open row, however often it is made.
 */
@Entity('book_difference')
@Retention('erased', { after: 'settled_at', days: 500 })
@Index('uq_book_difference_open', ['tenantId', 'source', 'kind', 'subject', 'openMark'], { unique: true })
@Index('ix_book_difference_seen', ['tenantId', 'openMark', 'firstSeenAt'])
@Index('ix_book_difference_first_seen', ['firstSeenAt'])
@Index('ix_book_difference_settled', ['settledAt'])
@Check('ck_book_difference_source', "source IN ('ledger', 'provider')")
@Check(
  'ck_book_difference_open',
  '(settled_at IS NULL) = (open_mark IS NOT NULL) AND (open_mark IS NULL OR open_mark = 1)',
)
@Check(
  'ck_book_difference_settled',
  '(settled_by IS NULL) = (note IS NULL) AND (settled_by IS NULL OR settled_at IS NOT NULL)',
)
export class BookDifferenceEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  @CodeColumn(8)
  source!: DifferenceSource;

  @CodeColumn(40)
  kind!: string;

  /** An id, a wallet's number, or a provider's own id of a payment. */
  @CodeColumn(80)
  subject!: string;

  /** The payment it is about, where there is one of ours. */
  @IdColumn({ nullable: true })
  paymentId!: string | null;

  @CodeColumn(60)
  ours!: string;

  @CodeColumn(60)
  theirs!: string;

  /** 1 while it waits, else null. */
  @Column({ type: 'tinyint', nullable: true })
  openMark!: number | null;

  @InstantColumn()
  firstSeenAt!: Date;

  @InstantColumn()
  lastSeenAt!: Date;

  @InstantColumn({ nullable: true })
  settledAt!: Date | null;

  /** Id of the staff member; null while it waits, and where a later check no longer found it. */
  @IdColumn({ nullable: true })
  settledBy!: string | null;

  /** The explanation by the staff member who settled it. */
  @Column({ type: 'varchar', length: 300, nullable: true })
  note!: string | null;
}

/** Something that a check found. */
export type FoundDifference = Pick<
  BookDifferenceEntity,
  'source' | 'kind' | 'subject' | 'paymentId' | 'ours' | 'theirs'
>;

export interface DifferenceListing extends PageRequest {
  /** The brands to list, or null for all. */
  tenants: readonly string[] | null;
  isOpen?: boolean | undefined;
  source?: DifferenceSource | undefined;
}

const difference = columnsBut(BookDifferenceEntity, ['openMark'], 'd');
export type ListedDifference = RowOf<typeof difference>;
export type Difference = Omit<BookDifferenceEntity, 'tenantId'>;

const keyset = new Keyset<ListedDifference>([
  ['d.first_seen_at', (row) => row.firstSeenAt],
  ['d.tenant_id', (row) => row.tenantId],
  ['d.id', (row) => row.id],
]);

@Injectable()
export class DifferencesRepository {
  private readonly differences: TenantRepository<BookDifferenceEntity>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    this.differences = new TenantRepository(database, BookDifferenceEntity);
  }

  find(id: string): Promise<Difference | undefined> {
    return this.differences.findOne({ id });
  }

  lock(id: string): Promise<Difference | undefined> {
    this.database.requireTransaction('Settling a difference');
    return this.differences.findOne({ id }, { forUpdate: true });
  }

  /** Those about one payment, the newest first. */
  ofPayment(paymentId: string): Promise<Difference[]> {
    return this.differences.find({ paymentId }, { order: { firstSeenAt: 'DESC', id: 'DESC' } });
  }

  countOpen(): Promise<number> {
    return this.database.number(
      'SELECT COUNT(*) FROM book_difference WHERE tenant_id = :tenant AND open_mark = 1',
    );
  }

  /**
   * Notes the findings of a check. A repeated finding is the same row; a settled one stays settled as long as every check
   * finds it unchanged; and one that is no longer found has settled itself.
   *
   * @param lastCheck when the check before this one was; absent for the first
   */
  async record(found: readonly FoundDifference[], now: Date, lastCheck = now): Promise<void> {
    this.database.requireTransaction('Recording differences');
    for (const one of found) if (!(await this.isSettledAs(one, now, lastCheck))) await this.open(one, now);
    await this.database.write(
      `UPDATE book_difference SET settled_at = :now, open_mark = NULL
        WHERE tenant_id = :tenant AND open_mark = 1 AND last_seen_at < :now`,
      { now },
    );
  }

  async settle(id: string, settledBy: string, note: string): Promise<void> {
    await this.differences.update({ id }, { settledBy, note, settledAt: this.clock.now(), openMark: null });
  }

  /** Differences about an erased member's payments are deleted with them. */
  @OnEvent(paymentsForgotten)
  async forget({ names }: { names: readonly string[] }): Promise<void> {
    if (names.length === 0) return;
    await this.differences.delete({ subject: In([...names]) });
    await this.differences.delete({ paymentId: In([...names]) });
  }

  list(listing: DifferenceListing): Promise<KeysetPage<ListedDifference>> {
    return acrossTenants('list differences of the books', async () => {
      const { tenants, isOpen, source } = listing;
      if (tenants?.length === 0) return { rows: [], total: 0 };
      const where = [
        ...(tenants ? ['d.tenant_id IN (:tenants)'] : []),
        ...(isOpen === undefined ? [] : [`d.open_mark IS ${isOpen ? 'NOT NULL' : 'NULL'}`]),
        ...(source ? ['d.source = :source'] : []),
        'TRUE',
      ].join(' AND ');
      const rows = {
        shape: difference,
        from: `book_difference d WHERE ${where}`,
        parameters: { tenants, source },
      };
      return keyset.read(this.database, rows, listing);
    });
  }

  private async isSettledAs(found: FoundDifference, now: Date, lastCheck: Date): Promise<boolean> {
    const { affectedRows } = await this.database.write(
      `UPDATE book_difference SET last_seen_at = :now
        WHERE tenant_id = :tenant AND source = :source AND kind = :kind AND subject = :subject
          AND ours = :ours AND theirs = :theirs AND settled_by IS NOT NULL AND last_seen_at >= :lastCheck`,
      { ...found, now, lastCheck },
    );
    return affectedRows > 0;
  }

  private async open(found: FoundDifference, now: Date): Promise<void> {
    await this.database.write(
      `INSERT INTO book_difference (tenant_id, id, source, kind, subject, payment_id, ours, theirs, open_mark,
                                    first_seen_at, last_seen_at)
       VALUES (:tenant, :id, :source, :kind, :subject, :paymentId, :ours, :theirs, 1, :now, :now)
       ON DUPLICATE KEY UPDATE last_seen_at = VALUES(last_seen_at), ours = VALUES(ours),
         theirs = VALUES(theirs), payment_id = VALUES(payment_id)`,
      { ...found, id: this.ids.next(), now },
    );
  }
}
