import { Injectable } from '@nestjs/common';
import type { Input } from '@kindling/contract/route';
import type { resendMemberMail } from '@kindling/contract/overviews/calls/member-desk';
import { problem } from '../../../../kernel/ground/problem.js';
import { ResendActivation, type AccountRecord } from '../../../accounts/accounts.api.js';
import { PaymentMails } from '../../../money/payments/payments.api.js';

/** Sends a mail to a member once more, in the caller's transaction. */
@Injectable()
export class ResendMail {
  constructor(
    private readonly resendActivation: ResendActivation,
    private readonly paymentMails: PaymentMails,
  ) {}

  /** @throws Problem `not_found`, `already_active`, `member_unreachable`, `member_state_changed`, `too_many_mails` */
  async resend(account: AccountRecord, order: Input<typeof resendMemberMail>['body']): Promise<void> {
    if (account.status === 'deleted' || account.bannedBy !== null) throw problem('member_unreachable');
    if (order.mail === 'activation') await this.resendActivation.order(account.id);
    else await this.paymentMails.resendReceipt(account.id, order.payment);
  }
}
