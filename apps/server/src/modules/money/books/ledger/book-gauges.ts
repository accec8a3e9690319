import { Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { columnsOf, computed } from '../../../../kernel/database/row-shape.js';
import { instant, nullable, wholeNumber } from '../../../../kernel/database/row-values.js';
import { gauge } from '../../../../kernel/ground/measures.js';
import { GaugeReader, type ReadsGauges } from '../../../../kernel/housekeeping/gauge-timer.js';
import { BookDifferenceEntity } from './differences.repository.js';

const openDifferences = gauge(
  'books_open_differences',
  "Open findings of the daily checks of all brands' books: broken rules of the ledger, or payments that a provider knows otherwise",
  ['source'],
);
const oldestCheck = gauge(
  'books_oldest_check_timestamp_seconds',
  'When the brand whose books have waited longest was checked last; 0 before the first check',
);

const bySource = columnsOf(BookDifferenceEntity, ['source']).with('count', 'COUNT(*)', wholeNumber);
const oldest = computed('checkedAt', 'MIN(c.checked_at)', nullable(instant));

/** What the last checks of the books found: one row for each brand, and the open findings, which are few. */
@Injectable()
@GaugeReader()
export class BookGauges implements ReadsGauges {
  constructor(private readonly database: Database) {}

  async readGauges(): Promise<void> {
    const rows = await this.database.rows(
      bySource,
      `SELECT ${bySource.list} FROM book_difference WHERE open_mark = 1 GROUP BY source`,
    );
    for (const source of ['ledger', 'provider'])
      openDifferences.set({ source }, rows.find((row) => row.source === source)?.count ?? 0);
    const [row] = await this.database.rows(oldest, `SELECT ${oldest.list} FROM book_check c`);
    oldestCheck.set((row?.checkedAt?.getTime() ?? 0) / 1000);
  }
}
