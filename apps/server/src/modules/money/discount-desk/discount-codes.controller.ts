import { Controller } from '@nestjs/common';
import { plainDiscountCode } from '@kindling/contract/money/discount-codes';
import type { Answer, Input } from '@kindling/contract/route';
import {
  createDiscountBatch,
  createDiscountCode,
  discountCodeColumns,
  discountCodeFilter,
  getPriceHistory,
  listDiscountCodes,
  readDiscountCode,
  updateDiscountCode,
  type DiscountRules,
} from '@kindling/contract/money/calls/discount-codes';
import { listParameters } from '@kindling/contract/console/list-query';
import { fieldProblems, problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import type { Call } from '../../../kernel/http/call.js';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { PriceHistory } from '../../brands/site-settings/site-settings.api.js';
import { GivenBrands, ListPages, listedTenants } from '../../console/staff/staff.api.js';
import { DiscountCodes, type NewCode, type StoredCode } from '../discounts/discounts.api.js';
import { DiscountDesk } from './discount-desk.js';

const codeList = listParameters(discountCodeColumns, discountCodeFilter);

/** Discount codes on the console, over all the brands that a staff member was given. */
@Controller()
export class DiscountCodesController {
  constructor(
    private readonly givenBrands: GivenBrands,
    private readonly discountCodes: DiscountCodes,
    private readonly listPages: ListPages,
    private readonly discountDesk: DiscountDesk,
    private readonly priceHistory: PriceHistory,
  ) {}

  @Endpoint(listDiscountCodes)
  async list(
    { query }: Input<typeof listDiscountCodes>,
    caller: StaffCaller,
    call: Call,
  ): Promise<Answer<typeof listDiscountCodes>> {
    const { filter, place, ...wanted } = this.listPages.read('discount-codes', codeList, query, caller);
    const tenants = listedTenants(caller, filter?.tenant);
    const prefix = plainDiscountCode(filter?.q ?? '');
    const page = await this.discountCodes.page({ tenants, ...wanted, status: filter?.status, prefix });
    this.listPages.tell(call, place, page);
    return this.discountDesk.rows(page.rows);
  }

  @Endpoint(readDiscountCode)
  read(
    { params }: Input<typeof readDiscountCode>,
    caller: StaffCaller,
  ): Promise<Answer<typeof readDiscountCode>> {
    const { tenantId, id } = partsOf(params.id);
    return this.givenBrands.inBrand(tenantId, caller, async () => this.discountDesk.row(await this.find(id)));
  }

  @Endpoint(createDiscountCode)
  create(
    { body }: Input<typeof createDiscountCode>,
    caller: StaffCaller,
  ): Promise<Answer<typeof createDiscountCode>> {
    const { tenant, code, user_id: user, ...rules } = body;
    const memberId = user?.split(':').at(-1) ?? null;
    // A chosen code could name its member, and payments keep the code after the member is erased.
    if (memberId !== null && code !== undefined) throw fieldProblems({ code: 'invalid' });
    const made = newCode(rules, memberId, caller);
    return this.givenBrands.inBrand(tenant, caller, async () =>
      this.discountDesk.row(await this.discountDesk.create(code, made, caller)),
    );
  }

  @Endpoint(updateDiscountCode)
  update(
    { params, body }: Input<typeof updateDiscountCode>,
    caller: StaffCaller,
  ): Promise<Answer<typeof updateDiscountCode>> {
    const { tenantId, id } = partsOf(params.id);
    const { status, minimum_order_value: minimumCents, country, expires, paymentmethods: methods } = body;
    return this.givenBrands.inBrand(tenantId, caller, async () => {
      const known = await this.find(id);
      const expiresAt = expires === undefined ? known.expiresAt : dateOf(expires);
      const minimum = minimumCents === undefined ? known.minimumCents : minimumCents;
      const change = {
        status: status ?? known.status,
        minimumCents: minimum,
        currency: currencyOf(known, minimum),
        country: country === undefined ? known.country : country,
        methods: methods === undefined ? known.methods : methods,
        expiresAt,
      };
      return this.discountDesk.row(await this.discountDesk.change(id, change, caller));
    });
  }

  @Endpoint(createDiscountBatch)
  draw(
    { body }: Input<typeof createDiscountBatch>,
    caller: StaffCaller,
  ): Promise<Answer<typeof createDiscountBatch>> {
    const { tenant, prefix, count, ...rules } = body;
    const made = newCode(rules, null, caller);
    return this.givenBrands.inBrand(tenant, caller, async () => {
      const rows = await this.discountDesk.draw(prefix, count, made, caller);
      return { codes: rows.map(({ code }) => code) };
    });
  }

  @Endpoint(getPriceHistory)
  prices(
    { params }: Input<typeof getPriceHistory>,
    caller: StaffCaller,
  ): Promise<Answer<typeof getPriceHistory>> {
    return this.givenBrands.inBrand(params.id, caller, async () => {
      const versions = await this.priceHistory.of(TenantContext.current());
      return {
        versions: versions.map(({ since, currency, bundles }) => ({
          since: since.toISOString(),
          currency,
          bundles: [...bundles],
        })),
      };
    });
  }

  private async find(id: string): Promise<StoredCode> {
    const code = await this.discountCodes.find(id);
    if (!code) throw problem('not_found');
    return code;
  }
}

function partsOf(rowId: string): { tenantId: string; id: string } {
  const [tenantId = '', id = ''] = rowId.split(':');
  return { tenantId, id };
}

/** @throws Problem `validation_failed` for a year before 2000, which is a slip */
function dateOf(instant: string | null): Date | null {
  if (instant !== null && instant < '2000') throw fieldProblems({ expires: 'out_of_range' });
  return instant === null ? null : new Date(instant);
}

/** Only amounts have a currency; that of the reduction does not change. */
function currencyOf({ valueCents, currency }: StoredCode, minimumCents: number | null) {
  if (valueCents === null && minimumCents === null) return null;
  return currency ?? TenantContext.current().settings.currency;
}

/** @throws Problem `validation_failed` unless exactly one of share and value is given, and amounts have a currency */
function newCode(rules: DiscountRules, memberId: string | null, { staffId }: StaffCaller): NewCode {
  const { percentage, value, currency, minimum_order_value: minimum, country, validity } = rules;
  if ((percentage === null) === (value === null)) throw fieldProblems({ percentage: 'required' });
  const hasAmount = value !== null || minimum !== null;
  if (hasAmount && currency === null) throw fieldProblems({ currency: 'required' });
  return {
    ...{ percentage, valueCents: value, minimumCents: minimum, country, validity, memberId },
    currency: hasAmount ? currency : null,
    methods: rules.paymentmethods,
    expiresAt: dateOf(rules.expires),
    createdBy: staffId,
  };
}
