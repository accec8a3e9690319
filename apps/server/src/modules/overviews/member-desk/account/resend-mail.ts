import { Inject, Injectable } from '@nestjs/common';
import type { Input } from '@kindling/contract/route';
import type { resendMemberMail } from '@kindling/contract/routes/member-desk';
import { problem } from '../../../../kernel/http/problem.js';
import { ResendActivation, type AccountRecord } from '../../../accounts/accounts.api.js';
import { ResendReceipt } from '../../../money/payments/payments.api.js';

/** Sends a mail to a member once more, in the caller's transaction. */
@Injectable()
export class ResendMail {
  constructor(
    @Inject(ResendActivation) private readonly activations: ResendActivation,
    @Inject(ResendReceipt) private readonly receipts: ResendReceipt,
  ) {}

  /** @throws Problem `not_found`, `already_active`, `member_unreachable`, `member_state_changed`, `too_many_mails` */
  async resend(account: AccountRecord, order: Input<typeof resendMemberMail>['body']): Promise<void> {
    if (account.status === 'deleted' || account.bannedBy !== null) throw problem('member_unreachable');
    if (order.mail === 'activation') await this.activations.order(account.id);
    else await this.receipts.resend(account.id, order.payment);
  }
}
