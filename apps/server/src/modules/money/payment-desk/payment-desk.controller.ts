import { Controller } from '@nestjs/common';
import { plainData } from '@kindling/contract/text/plain-data';
import type { z } from 'zod';
import {
  paymentListFilter,
  askRefund,
  decideRefund,
  getMemberLedger,
  getPaymentSums,
  getStaffPayment,
  listRefunds,
  listStaffPayments,
  paymentListColumns,
  refundListColumns,
  refundListFilter,
  type StaffRefund,
} from '@kindling/contract/money/calls/payment-desk';
import { idPattern } from '@kindling/contract/paths/patterns';
import type { Answer, Input } from '@kindling/contract/route';
import { listParameters } from '@kindling/contract/console/list-query';
import { problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import type { Call } from '../../../kernel/http/call.js';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { listedTenants, GivenBrands, ListPages } from '../../console/staff/staff.api.js';
import {
  PaymentListRepository,
  PaymentsApi,
  type PaymentFilter,
  type Refund,
} from '../payments/payments.api.js';
import { DecideRefunds } from './decide-refunds.js';
import { PaymentPresenter, toListedPayment } from './payment-presenter.js';

/** The form of a provider's id. */
const referencePattern = /^[\x21-\x7e]{1,80}$/;

const paymentList = listParameters(paymentListColumns, paymentListFilter);
const refundList = listParameters(refundListColumns, refundListFilter);

/** Payments and refunds on the console, over all the brands that a staff member was given. */
@Controller()
export class PaymentDeskController {
  constructor(
    private readonly givenBrands: GivenBrands,
    private readonly decideRefunds: DecideRefunds,
    private readonly listPages: ListPages,
    private readonly paymentList: PaymentListRepository,
    private readonly payments: PaymentsApi,
    private readonly paymentPresenter: PaymentPresenter,
  ) {}

  @Endpoint(listStaffPayments)
  async listPayments(
    { query }: Input<typeof listStaffPayments>,
    caller: StaffCaller,
    call: Call,
  ): Promise<Answer<typeof listStaffPayments>> {
    const { filter, place, ...wanted } = this.listPages.read('payments', paymentList, query, caller);
    const page = await this.paymentList.payments({ ...wanted, ...readPaymentFilter(filter, caller) });
    this.listPages.tell(call, place, page);
    return page.rows.map(toListedPayment);
  }

  @Endpoint(getPaymentSums)
  async sum(
    { query }: Input<typeof getPaymentSums>,
    caller: StaffCaller,
  ): Promise<Answer<typeof getPaymentSums>> {
    const { filter } = this.listPages.read('payments', paymentList, query, caller);
    const sums = await this.paymentList.sums(readPaymentFilter(filter, caller));
    if (sums === null) return { sums };
    return {
      sums: sums.map(({ currency, paidCents: paid, backCents: back, openCents: open }) => ({
        ...{ currency, paid, went_back: back, open_refunds: open },
      })),
    };
  }

  @Endpoint(getStaffPayment)
  getPayment(
    { params }: Input<typeof getStaffPayment>,
    caller: StaffCaller,
  ): Promise<Answer<typeof getStaffPayment>> {
    return this.givenBrands.within(params.id, caller, (id) => this.paymentPresenter.story(id, caller));
  }

  @Endpoint(askRefund)
  ask({ params, body }: Input<typeof askRefund>, caller: StaffCaller): Promise<Answer<typeof askRefund>> {
    return this.givenBrands.within(params.id, caller, async (id) =>
      this.toRefund(await this.decideRefunds.ask(id, body, caller), caller),
    );
  }

  @Endpoint(listRefunds)
  async listRefunds(
    { query }: Input<typeof listRefunds>,
    caller: StaffCaller,
    call: Call,
  ): Promise<Answer<typeof listRefunds>> {
    const { filter, place, ...wanted } = this.listPages.read('refunds', refundList, query, caller);
    const tenants = listedTenants(caller, filter?.tenant);
    const { status, waits } = filter ?? {};
    const page = await this.paymentList.refunds({ ...wanted, tenants, status, waits });
    this.listPages.tell(call, place, page);
    return this.paymentPresenter.toRefunds(page.rows, caller);
  }

  @Endpoint(decideRefund)
  decide(
    { params, body }: Input<typeof decideRefund>,
    caller: StaffCaller,
  ): Promise<Answer<typeof decideRefund>> {
    return this.givenBrands.within(params.id, caller, async (id) =>
      this.toRefund(await this.decideRefunds.decide(id, body, caller), caller),
    );
  }

  @Endpoint(getMemberLedger)
  getLedger(
    { params }: Input<typeof getMemberLedger>,
    caller: StaffCaller,
  ): Promise<Answer<typeof getMemberLedger>> {
    return this.givenBrands.within(params.id, caller, (id) => this.paymentPresenter.ledger(id));
  }

  private async toRefund(refund: Refund, caller: StaffCaller): Promise<StaffRefund> {
    const story = await this.payments.story(refund.paymentId);
    if (!story) throw problem('not_found');
    const { currency } = story.payment;
    const [told] = await this.paymentPresenter.toRefunds(
      [{ ...refund, tenantId: TenantContext.id(), currency }],
      caller,
    );
    if (!told) throw problem('not_found');
    return told;
  }
}

/**
 * The payments that a filter asks for. An order's number is the payment's id in groups; any other text is a provider's id.
 *
 * @throws Problem `not_found` for a brand that the caller was not given
 */
function readPaymentFilter(
  filter: z.output<typeof paymentListFilter> | undefined,
  caller: StaffCaller,
): PaymentFilter {
  const { tenant, q = '', status, method, currency, first } = filter ?? {};
  const typed = plainData(q);
  const id = typed.replaceAll('-', '').toLowerCase();
  const isId = idPattern.test(id);
  const isNothing = typed !== '' && !isId && !referencePattern.test(typed);
  return {
    tenants: isNothing ? [] : listedTenants(caller, tenant),
    ...{ status, method, currency, first },
    since: dateOf(filter?.since),
    until: dateOf(filter?.until),
    paidSince: dateOf(filter?.paid_since),
    paidUntil: dateOf(filter?.paid_until),
    id: isId ? id : undefined,
    reference: isId || typed === '' ? undefined : typed,
  };
}

function dateOf(instant: string | undefined): Date | undefined {
  return instant === undefined ? undefined : new Date(instant);
}
