import { Injectable } from '@nestjs/common';
import type { Currency } from '@kindling/contract/languages';
import { Database } from '../../../../kernel/database/database.js';
import { computed } from '../../../../kernel/database/row-shape.js';
import { nullable, text, wholeNumber } from '../../../../kernel/database/row-values.js';

export type FigureKind = 'paid' | 'refunded' | 'charged_back' | 'signed_up';

/** The figures of one half hour. */
export interface Slot {
  kind: FigureKind;
  at: Date;
  /** Null for what is no money. */
  currency: Currency | null;
  count: number;
  cents: number;
  /** Of signups: how many have bought by now. */
  buyers: number;
}

/** Days of brands begin on the half hour everywhere in the world: of halves, days of any time zone are made. */
const slotMinutes = 30;
const epoch = "'2000-01-01 00:00:00'";
const slotOf = (at: string) => `TIMESTAMPDIFF(MINUTE, ${epoch}, ${at}) DIV ${slotMinutes}`;

const slot = computed('kind', 'kind', text)
  .with('slot', 'slot', wholeNumber)
  .with('currency', 'currency', nullable(text))
  .with('count', 'counted', wholeNumber)
  .with('cents', 'cents', wholeNumber)
  .with('buyers', 'buyers', wholeNumber);

/** Half hours of one brand in which there was something; each part is read over an index of its own. */
const statement = `
  SELECT 'paid' AS kind, ${slotOf('p.completed_at')} AS slot, p.currency AS currency, COUNT(*) AS counted,
         SUM(p.amount_cents) AS cents, 0 AS buyers
    FROM payment p WHERE p.tenant_id = :tenant AND p.completed_at >= :from AND p.completed_at < :to
   GROUP BY slot, p.currency
  UNION ALL
  SELECT 'refunded', ${slotOf('r.settled_at')} AS slot, p.currency, COUNT(*), SUM(r.amount_cents), 0
    FROM refund r JOIN payment p ON p.tenant_id = r.tenant_id AND p.id = r.payment_id
   WHERE r.tenant_id = :tenant AND r.status = 'completed' AND r.settled_at >= :from AND r.settled_at < :to
   GROUP BY slot, p.currency
  UNION ALL
  SELECT 'charged_back', ${slotOf('p.charged_back_at')} AS slot, p.currency, COUNT(*),
         SUM(p.amount_cents - p.refunded_cents), 0
    FROM payment p WHERE p.tenant_id = :tenant AND p.charged_back_at >= :from AND p.charged_back_at < :to
   GROUP BY slot, p.currency
  UNION ALL
  SELECT 'signed_up', ${slotOf('a.created_at')} AS slot, NULL, COUNT(*), 0, SUM(a.paid_since IS NOT NULL)
    FROM ledger_account a
   WHERE a.tenant_id = :tenant AND a.kind = 'member' AND a.created_at >= :from AND a.created_at < :to
   GROUP BY slot`;

/** Counts what charts are made of. Signups are wallets: each member gets one, and erasure takes it unless they bought. */
@Injectable()
export class MoneyFiguresRepository {
  constructor(private readonly database: Database) {}

  /** In the current brand. */
  async slots(from: Date, to: Date): Promise<Slot[]> {
    const sql = `SELECT ${slot.list} FROM (${statement}) AS slots`;
    const rows = await this.database.rows(slot, sql, { from, to });
    const start = Date.UTC(2000, 0, 1);
    return rows.map(({ kind, slot: number, currency, ...counted }) => ({
      kind: kind as FigureKind,
      at: new Date(start + number * slotMinutes * 60_000),
      currency: currency as Currency | null,
      ...counted,
    }));
  }
}
