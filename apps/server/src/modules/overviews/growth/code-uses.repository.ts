import { Injectable } from '@nestjs/common';
import type { Currency } from '@kindling/contract/languages';
import { codeKinds } from '@kindling/contract/overviews/calls/growth';
import { Database } from '../../../kernel/database/database.js';
import { computed } from '../../../kernel/database/row-shape.js';
import { nullable, text, wholeNumber } from '../../../kernel/database/row-values.js';
import { ownCodes } from '../../money/discounts/discounts.api.js';
import { isFirst } from '../../money/payments/payments.api.js';
import type { GrowthSpan } from './growth-span.js';

export interface CodeUse {
  kind: (typeof codeKinds)[number];
  code: string | null;
  /** Null for started payments, whether paid or not. */
  currency: Currency | null;
  begun: number;
  paid: number;
  first: number;
  cents: number;
  takenOff: number;
}

const use = computed('kind', 'kind', text)
  .with('code', 'code', nullable(text))
  .with('currency', 'currency', nullable(text))
  .with('begun', 'begun', wholeNumber)
  .with('paid', 'paid', wholeNumber)
  .with('first', 'firsts', wholeNumber)
  .with('cents', 'cents', wholeNumber)
  .with('takenOff', 'taken_off', wholeNumber);
const invited = computed('made', 'COUNT(*)', wholeNumber)
  .with('used', 'COUNT(i.used_at)', wholeNumber)
  .with('buyers', 'COUNT(IF(i.used_at IS NOT NULL, a.paid_since, NULL))', wholeNumber)
  .with('expired', 'COUNT(IF(i.used_at IS NULL AND i.expires_at <= :now, 1, NULL))', wholeNumber);

/** A code for one member, or for one use, would identify its user; a deleted one was erased with its member. */
const kind = `CASE WHEN p.discount_code IN (:own) THEN 'code'
  WHEN c.id IS NULL OR c.member_id IS NOT NULL THEN 'personal'
  WHEN c.validity = 'once' THEN 'single' ELSE 'code' END`;
const from = `payment p LEFT JOIN promotion_code c ON c.tenant_id = p.tenant_id AND c.code = p.discount_code
  WHERE p.tenant_id = :tenant AND p.discount_code IS NOT NULL`;
const code = (of: string) => `IF(${of} = 'code', p.discount_code, NULL)`;
const within = (at: string) => `${at} >= :from AND ${at} < :until`;

/** Usage of codes and invitations in the current brand. */
@Injectable()
export class CodeUsesRepository {
  constructor(private readonly database: Database) {}

  async codes({ from: since, until }: GrowthSpan): Promise<CodeUse[]> {
    const rows = await this.database.rows(
      use,
      `SELECT ${use.list} FROM (
         SELECT ${kind} AS kind, ${code(kind)} AS code, NULL AS currency, COUNT(*) AS begun, 0 AS paid,
                0 AS firsts, 0 AS cents, 0 AS taken_off
           FROM ${from} AND ${within('p.created_at')} GROUP BY 1, 2
         UNION ALL
         SELECT ${kind}, ${code(kind)}, p.currency, 0, COUNT(*), SUM(${isFirst}), SUM(p.amount_cents),
                SUM(p.discount_cents)
           FROM ${from} AND ${within('p.completed_at')} GROUP BY 1, 2, 3) AS uses`,
      { from: since, until, own: [...ownCodes] },
    );
    return rows.map((row) => ({
      ...row,
      kind: row.kind as CodeUse['kind'],
      currency: row.currency as Currency | null,
    }));
  }

  /** For invitations created in the span. */
  async invites({ from: since, until }: GrowthSpan, now: Date) {
    const [row] = await this.database.rows(
      invited,
      `SELECT ${invited.list} FROM invite i
         LEFT JOIN ledger_account a ON a.tenant_id = i.tenant_id AND a.member_id = i.used_by
        WHERE i.tenant_id = :tenant AND ${within('i.created_at')}`,
      { from: since, until, now },
    );
    const { made = 0, used = 0, buyers = 0, expired = 0 } = row ?? {};
    return { made, used, buyers, expired, open: made - used - expired };
  }
}
