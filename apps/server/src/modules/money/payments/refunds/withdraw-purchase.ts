import { Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { problem } from '../../../../kernel/ground/problem.js';
import { PaymentsRepository } from '../payments.repository.js';
import type { GoesBack } from './refund-rules.js';
import type { RefundRow } from './refunds.repository.js';
import { RequestRefund } from './request-refund.js';

export interface Withdrawal {
  memberId: string;
  paymentId: string;
  /** Made by the member's browser: a repeat is the same withdrawal. */
  clientId: string;
  shown: GoesBack;
}

/** The member undoes a purchase (decisions §7.6, trust 5): no reason is asked for, nobody has to agree. */
@Injectable()
export class WithdrawPurchase {
  constructor(
    private readonly database: Database,
    private readonly payments: PaymentsRepository,
    private readonly requestRefund: RequestRefund,
  ) {}

  /** @throws Problem `not_found`, `refund_unavailable`, `refund_changed` */
  withdraw({ memberId, paymentId, clientId, shown }: Withdrawal): Promise<RefundRow> {
    return this.database.inTransaction(async () => {
      const payment = await this.payments.lockOwn(paymentId, memberId);
      if (!payment) throw problem('not_found');
      return this.requestRefund.request(payment, {
        ...{ clientId, shown, kind: 'unused', askedBy: 'member', staffId: null, limitCents: null },
      });
    });
  }
}
