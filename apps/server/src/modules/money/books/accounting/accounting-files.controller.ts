import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { dayIn } from '@kindling/contract/brands/brand-day';
import { orderNumber } from '@kindling/contract/money/order-number';
import { month as monthShape } from '@kindling/contract/money/calls/accounting';
import { problem } from '../../../../kernel/ground/problem.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { GivenBrands, StaffFiles, type FileCell, type FilePages } from '../../../console/staff/staff.api.js';
import { ReadAccounting, type TaxedEntry } from './read-accounting.js';

/** A brand's month for its accountant. Not routes of the JSON contract: files, streamed. */
@Controller()
export class AccountingFilesController {
  constructor(
    private readonly givenBrands: GivenBrands,
    private readonly readAccounting: ReadAccounting,
    private readonly staffFiles: StaffFiles,
  ) {}

  /** Every payment, refund and chargeback, one line each. */
  @Get('/admin-api/accounting/:tenant/:month/entries.csv')
  entries(
    @Param('tenant') tenantId: string,
    @Param('month') month: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.staffFiles.send(request, reply, 'books:read', async (caller) => {
      const timeZone = await this.zoneOf(tenantId, month, caller);
      return {
        ...{ columns: entryColumns, name: `accounting-${tenantId}-${month}.csv` },
        audited: { action: 'accounting.exported', tenantId, changes: [month] },
        pages: () => this.pages(tenantId, month, caller, timeZone),
      };
    });
  }

  /** The same by country and rate of tax. */
  @Get('/admin-api/accounting/:tenant/:month/vat.csv')
  sums(
    @Param('tenant') tenantId: string,
    @Param('month') month: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.staffFiles.send(request, reply, 'books:read', async (caller) => {
      await this.zoneOf(tenantId, month, caller);
      return {
        ...{ columns: sumColumns, name: `vat-${tenantId}-${month}.csv` },
        audited: { action: 'accounting.exported', tenantId, changes: [month] },
        pages: () => this.summed(tenantId, month, caller),
      };
    });
  }

  /** @throws Problem `not_found` for an invalid month, and for a brand that is not the caller's */
  private zoneOf(tenantId: string, month: string, caller: StaffCaller): Promise<string> {
    if (!monthShape.safeParse(month).success) throw problem('not_found');
    return this.givenBrands.inBrand(tenantId, caller, () => Promise.resolve(this.readAccounting.timeZone()));
  }

  private async *pages(tenantId: string, month: string, caller: StaffCaller, timeZone: string): FilePages {
    let last: TaxedEntry | undefined;
    do {
      const after = last;
      const page = await this.givenBrands.inBrand(tenantId, caller, () =>
        this.readAccounting.page(month, after),
      );
      yield page.map((entry) => entryLine(entry, timeZone));
      last = page.at(-1);
    } while (last);
  }

  private async *summed(tenantId: string, month: string, caller: StaffCaller): FilePages {
    const sums = await this.givenBrands.inBrand(tenantId, caller, () => this.readAccounting.sums(month));
    yield sums.map(({ country, currency, rate, payments, refunds, chargebacks, net, vat, gross }) => [
      ...[country, currency, rate === null ? null : { cents: rate }, payments, refunds, chargebacks],
      ...[{ cents: net }, { cents: vat }, { cents: gross }],
    ]);
  }
}

const entryColumns = [
  ...['kind', 'order_number', 'date', 'time_utc', 'country', 'currency', 'net', 'vat_rate', 'vat', 'gross'],
  ...['credits', 'method', 'provider', 'provider_id'],
];
const sumColumns = [
  ...['country', 'currency', 'vat_rate', 'payments', 'refunds', 'chargebacks', 'net', 'vat', 'gross'],
];

function entryLine(entry: TaxedEntry, timeZone: string): FileCell[] {
  return [
    ...[entry.kind, orderNumber(entry.paymentId), dayIn(timeZone, entry.at), entry.at.toISOString()],
    ...[entry.taxCountry, entry.currency, { cents: entry.netCents }],
    ...[entry.rate === null ? null : { cents: entry.rate }, { cents: entry.vatCents }],
    ...[{ cents: entry.grossCents }, entry.signedCredits, entry.method, entry.provider, entry.reference],
  ];
}
