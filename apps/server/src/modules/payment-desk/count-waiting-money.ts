import { Inject, Injectable } from '@nestjs/common';
import type { Answer } from '@kindling/contract/route';
import type { moneyWaiting } from '@kindling/contract/routes/payment-desk';
import type { StaffCaller } from '../../kernel/http/caller.js';
import { Clock } from '../../ports/clock.js';
import { CorrectionsRepository } from '../credits/credits.api.js';
import { PaymentListRepository } from '../payments/payments.api.js';

const dayMs = 86_400_000;

/** Counts what of money waits for staff, over the brands that somebody was given. */
@Injectable()
export class CountWaitingMoney {
  constructor(
    @Inject(Clock) private readonly clock: Clock,
    @Inject(PaymentListRepository) private readonly lists: PaymentListRepository,
    @Inject(CorrectionsRepository) private readonly corrections: CorrectionsRepository,
  ) {}

  async count({ tenants }: StaffCaller): Promise<Answer<typeof moneyWaiting>> {
    const yesterday = new Date(this.clock.now().getTime() - dayMs);
    const { refunds, failed } = await this.lists.waiting({ tenants }, yesterday);
    const asked = { tenants, state: 'requested', direction: 'ASC', limit: 1 } as const;
    const { total, rows } = await this.corrections.page(asked);
    return {
      corrections: { count: total, oldest_at: rows[0]?.requestedAt.toISOString() ?? null },
      refunds: { count: refunds.count, oldest_at: refunds.oldestAt?.toISOString() ?? null },
      failed_payments: { count: failed.count, newest_at: failed.newestAt?.toISOString() ?? null },
    };
  }
}
