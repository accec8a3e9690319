import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { computed } from '../database/row-shape.js';
import { instant, nullable } from '../database/row-values.js';
import { gauge } from '../ground/measures.js';
import { GaugeReader, type ReadsGauges } from '../housekeeping/gauge-timer.js';

/** Counting stops here: more says nothing new, and takes longer just when the database is busy. */
const most = 10_000;

const dueRows = gauge('outbox_due_rows', `Side effects that are due and not done, counted up to ${most}`);
const oldestDue = gauge(
  'outbox_oldest_due_age_seconds',
  'How long the oldest side effect has been due and is not done, 0 for none; also one that is being carried out',
);
const failedRows = gauge('outbox_failed_rows', `Side effects that were given up, counted up to ${most}`);

const oldest = computed('runAt', 'MIN(run_at)', nullable(instant));

/** How far the outbox is behind; both conditions are ranges of `ix_outbox_due`. */
@Injectable()
@GaugeReader()
export class OutboxGauges implements ReadsGauges {
  constructor(private readonly database: Database) {}

  async readGauges(now: Date): Promise<void> {
    const dueWhere = "state = 'open' AND run_at <= :now";
    dueRows.set(await this.count(dueWhere, { now }));
    const [row] = await this.database.rows(oldest, `SELECT ${oldest.list} FROM outbox WHERE ${dueWhere}`, {
      now,
    });
    oldestDue.set(row?.runAt ? Math.max(0, now.getTime() - row.runAt.getTime()) / 1000 : 0);
    failedRows.set(await this.count("state = 'failed'"));
  }

  private count(where: string, parameters = {}): Promise<number> {
    return this.database.number(
      `SELECT COUNT(*) FROM (SELECT 1 FROM outbox WHERE ${where} LIMIT ${most}) AS counted`,
      parameters,
    );
  }
}
