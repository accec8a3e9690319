import { Injectable } from '@nestjs/common';
import type { Input } from '@kindling/contract/route';
import type { resendMemberMail } from '@kindling/contract/overviews/calls/member-desk';
import { problem } from '../../../../kernel/ground/problem.js';
import { Limits } from '../../../../kernel/http/limits/limits.js';
import { OfferData, ResendActivation, type AccountRecord } from '../../../accounts/accounts.api.js';
import { PaymentMails } from '../../../money/payments/payments.api.js';
import { RestrictionsApi } from '../../../safety/restrictions/restrictions.api.js';

/** How often a member is mailed the address of their data. */
const offers = { name: 'data-offers', points: 3, seconds: 24 * 3600 };

/** Mails that support sends to a member, in the caller's transaction. */
@Injectable()
export class MemberMails {
  constructor(
    private readonly limits: Limits,
    private readonly offerData: OfferData,
    private readonly resendActivation: ResendActivation,
    private readonly paymentMails: PaymentMails,
    private readonly restrictions: RestrictionsApi,
  ) {}

  /**
   * Sends an activation or a receipt again.
   *
   * @throws Problem `not_found`, `already_active`, `member_unreachable`, `member_state_changed`, `too_many_mails`
   */
  async resend(account: AccountRecord, order: Input<typeof resendMemberMail>['body']): Promise<void> {
    if (account.status === 'deleted' || account.bannedBy !== null) throw problem('member_unreachable');
    if (order.mail === 'activation') await this.resendActivation.order(account.id);
    else await this.paymentMails.resendReceipt(account.id, order.payment);
  }

  /**
   * Mails the address of the member's data export.
   *
   * @throws Problem `member_unreachable`, `too_many_mails`
   */
  async mailDataOffer({ id, bannedBy, confirmedAt }: AccountRecord): Promise<void> {
    if ((await this.limits.count(offers, id)) > offers.points) throw problem('too_many_mails');
    if (bannedBy === null) return this.offerData.offer(id);
    if (confirmedAt === null) throw problem('member_unreachable');
    return this.restrictions.offerData(bannedBy);
  }
}
