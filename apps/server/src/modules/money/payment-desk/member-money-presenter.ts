import { Injectable } from '@nestjs/common';
import type { MemberPage } from '@kindling/contract/overviews/calls/member-desk';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { CorrectCredits, CreditsApi } from '../../credits/credits.api.js';
import { PaymentsApi } from '../payments/payments.api.js';
import { CorrectionDesk } from './corrections/correction-desk.js';
import { openOf, toPayment, toPosting } from './payment-presenter.js';

/** How many payments and postings a member's page shows; the lists of each have all. */
const newest = 50;

/** A member's money on the page that support sees of them, in the current brand. */
@Injectable()
export class MemberMoneyPresenter {
  constructor(
    private readonly correctCredits: CorrectCredits,
    private readonly credits: CreditsApi,
    private readonly payments: PaymentsApi,
    private readonly correctionDesk: CorrectionDesk,
  ) {}

  async of(memberId: string, caller: StaffCaller): Promise<NonNullable<MemberPage['money']>> {
    const tenantId = TenantContext.id();
    const statement = await this.credits.statement(memberId, newest);
    const payments = (await this.payments.ofMember(memberId)).slice(0, newest);
    const refunds = await this.payments.refundsOfPayments(payments.map(({ id }) => id));
    const corrections = await this.correctCredits.of(memberId);
    const mandates = await this.payments.mandatesOf(memberId);
    return {
      credits: statement?.credits ?? 0,
      paid_user: statement?.paidUser ?? false,
      direct_debit_blocked: await this.payments.isDirectDebitBlocked(memberId),
      payments: payments.map((payment) => toPayment({ ...payment, tenantId }, openOf(refunds, payment.id))),
      postings: (statement?.postings ?? []).map(toPosting),
      corrections: await this.correctionDesk.toRows(
        corrections.map((row) => ({ ...row, tenantId, memberId })),
        caller,
      ),
      correction_limit: this.correctCredits.limit(),
      mandates: mandates.map(({ id, kind, lastFour, signedAt, endedAt }) => ({
        ...{ id, kind, last_four: lastFour, signed_at: signedAt.toISOString() },
        ended_at: endedAt?.toISOString() ?? null,
      })),
    };
  }
}
