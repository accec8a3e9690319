import { Injectable } from '@nestjs/common';
import { mailStates } from '@kindling/contract/mails/mail-kinds';
import { Database } from '../../../kernel/database/database.js';
import { columnsOf } from '../../../kernel/database/row-shape.js';
import { wholeNumber } from '../../../kernel/database/row-values.js';
import { gauge } from '../../../kernel/ground/measures.js';
import { GaugeReader, type ReadsGauges } from '../../../kernel/housekeeping/gauge-timer.js';
import { SentMailEntity } from './sent-mails.repository.js';

const latest = 1000;

const latestMails = gauge(
  'mails_latest',
  `The latest ${latest} mails to members by what became of them; 'returned' bounced after the mail server took them`,
  ['state'],
);

const byState = columnsOf(SentMailEntity, ['state'], 'm').with('count', 'COUNT(*)', wholeNumber);

/** What becomes of mails. A bounce arrives in another process (`mail:returned`), so it is counted in the table. */
@Injectable()
@GaugeReader()
export class SentMailGauges implements ReadsGauges {
  constructor(private readonly database: Database) {}

  async readGauges(): Promise<void> {
    const rows = await this.database.rows(
      byState,
      `SELECT ${byState.list} FROM (SELECT state FROM sent_mail ORDER BY tried_at DESC LIMIT ${latest}) m GROUP BY state`,
    );
    for (const state of mailStates)
      latestMails.set({ state }, rows.find((row) => row.state === state)?.count ?? 0);
  }
}
