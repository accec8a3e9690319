import { Injectable } from '@nestjs/common';
import type { CodeUseRow, GrowthUse } from '@kindling/contract/overviews/calls/growth';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { CountedOnce } from '../../../kernel/tenancy/counted-once.js';
import { Clock } from '../../../ports/clock.js';
import { CodeUsesRepository, type CodeUse } from './code-uses.repository.js';
import { spanOf } from './growth-span.js';

/** At most this many codes are shown, those with the most payments. */
export const mostCodes = 100;

type Row = CodeUseRow & { sums: NonNullable<CodeUseRow['sums']> };

/** Counts how codes and invitations of the current brand were used. */
@Injectable()
export class CountUse {
  private readonly kept: CountedOnce<GrowthUse>;

  constructor(
    private readonly clock: Clock,
    private readonly codeUses: CodeUsesRepository,
  ) {
    this.kept = new CountedOnce(clock);
  }

  /** @param money whether sums are included */
  async of(first: string, last: string, money: boolean): Promise<GrowthUse> {
    const answer = await this.kept.of(JSON.stringify([first, last]), () => this.count(first, last));
    return money ? answer : { ...answer, codes: answer.codes.map((row) => ({ ...row, sums: null })) };
  }

  private async count(first: string, last: string): Promise<GrowthUse> {
    const span = spanOf(first, last);
    const uses = await this.codeUses.codes(span);
    const invites = await this.codeUses.invites(span, this.clock.now());
    return { tenant: TenantContext.id(), time_zone: span.timeZone, codes: codeRows(uses), invites };
  }
}

function codeRows(uses: readonly CodeUse[]): Row[] {
  const rows = new Map<string, Row>();
  for (const { kind, code, currency, begun, paid, first, cents, takenOff } of uses) {
    const key = `${kind} ${code}`;
    const row = rows.get(key) ?? { kind, code, begun: 0, paid: 0, first: 0, sums: [] };
    rows.set(key, row);
    row.begun += begun;
    row.paid += paid;
    row.first += first;
    if (currency !== null) row.sums.push({ currency, amount: cents, taken_off: takenOff });
  }
  return [...rows.values()]
    .sort((one, other) => other.paid - one.paid || other.begun - one.begun)
    .slice(0, mostCodes);
}
