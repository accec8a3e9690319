import { Injectable } from '@nestjs/common';
import { OldRows } from '../../../kernel/housekeeping/old-rows.js';
import { Sweep, type Sweeps } from '../../../kernel/housekeeping/sweep.js';

const keptMs = 90 * 86_400_000;

const mails = {
  table: 'sent_mail',
  key: ['tenant_id', 'id'],
  where: 'tried_at < :before',
  order: 'tried_at',
};

/** Nobody asks for longer what became of a mail. */
@Injectable()
@Sweep('sent mails')
export class SweepSentMails implements Sweeps {
  constructor(private readonly oldRows: OldRows) {}

  sweep(now: Date, atMost: number): Promise<number> {
    return this.oldRows.delete(mails, { before: new Date(now.getTime() - keptMs) }, atMost);
  }
}
