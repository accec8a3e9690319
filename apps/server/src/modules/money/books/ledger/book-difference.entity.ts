import { Check, Column, Entity, Index } from 'typeorm';
import type { differenceSources } from '@kindling/contract/routes/books';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';

export type DifferenceSource = (typeof differenceSources)[number];

/**
 * A finding of a check of the books: a broken rule of the ledger, or a payment that a provider knows otherwise. The
 * same finding is one open row, however often it is made.
 */
@Entity('book_difference')
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

  /** Who of the staff; null while it waits, and where a later check did not find it any more. */
  @IdColumn({ nullable: true })
  settledBy!: string | null;

  /** What it was, by whoever settled it. */
  @Column({ type: 'varchar', length: 300, nullable: true })
  note!: string | null;
}
