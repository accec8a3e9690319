import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { orderNumber } from '@kindling/contract/order-number';
import { paymentListColumns, paymentListFilter } from '@kindling/contract/routes/payment-desk';
import { listParameters } from '@kindling/contract/shapes/list-query';
import type { Position } from '../../kernel/database/keyset.js';
import { fieldProblems } from '../../kernel/http/problem.js';
import {
  PaymentListRepository,
  type ListedStaffPayment,
  type PaymentFilter,
} from '../payments/payments.api.js';
import { StaffFiles, type FileCell } from '../staff/staff.api.js';
import { readPaymentFilter } from './read-payment-filter.js';

const parameters = listParameters(paymentListColumns, paymentListFilter).pick({ filter: true });
const pageRows = 500;
/** What is more is fetched by months. */
const mostRows = 50_000;

/** The list of payments as a file, of exactly what the list shows. Not a route of the JSON contract: it is streamed. */
@Controller()
export class PaymentFilesController {
  constructor(
    @Inject(PaymentListRepository) private readonly lists: PaymentListRepository,
    @Inject(StaffFiles) private readonly files: StaffFiles,
  ) {}

  @Get('/admin-api/payment-csv')
  send(@Query() query: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.files.send(request, reply, (caller) => {
      const asked = parameters.safeParse(query);
      if (!asked.success) throw fieldProblems({ filter: 'invalid' });
      const filter = readPaymentFilter(asked.data.filter, caller);
      const tenantId = asked.data.filter?.tenant;
      return {
        right: 'payments:refund',
        name: `payments${tenantId === undefined ? '' : `-${tenantId}`}.csv`,
        columns,
        audited: { action: 'payments.exported', tenantId, changes: Object.keys(asked.data.filter ?? {}) },
        pages: () => this.pages(filter),
      };
    });
  }

  private async *pages(filter: PaymentFilter): AsyncGenerator<FileCell[][]> {
    let after: Position | undefined;
    for (let read = 0; read < mostRows; read += pageRows) {
      const page = await this.lists.payments({
        ...filter,
        direction: 'DESC',
        limit: pageRows,
        ...(after && { after }),
      });
      yield page.rows.map(line);
      if (!page.next) return;
      after = page.next;
    }
  }
}

const columns = [
  ...['brand', 'order_number', 'state', 'started_utc', 'paid_utc', 'currency', 'amount', 'discount'],
  ...['refunded', 'credits', 'bundle', 'discount_code', 'method', 'country', 'provider', 'provider_id'],
] as const;

/** Nothing in it names the payer. */
function line(row: ListedStaffPayment): FileCell[] {
  return [
    ...[row.tenantId, orderNumber(row.id), row.status, row.createdAt.toISOString()],
    row.completedAt?.toISOString() ?? null,
    ...[row.currency, { cents: row.amountCents }, { cents: row.discountCents }, { cents: row.refundedCents }],
    ...[row.credits, row.bundle, row.discountCode, row.paymentMethod, row.country],
    ...[row.provider, row.providerReference],
  ];
}
