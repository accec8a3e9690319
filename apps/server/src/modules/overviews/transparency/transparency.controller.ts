import { Controller } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import {
  getTransparencyReport,
  listTransparencyPeriods,
  sumTransparency,
} from '@kindling/contract/overviews/calls/transparency';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { Limits } from '../../../kernel/http/limits/limits.js';
import { GivenBrands } from '../../console/staff/staff.api.js';
import { periodsOf } from './periods.js';
import { reportOf, ShowTransparency } from './show-transparency.js';

/** Each may count some months of a brand's cases. */
const looks = { name: 'transparency-looks', points: 300, seconds: 3600 };

/** Counts of reports and decisions, for one brand or all. */
@Controller()
export class TransparencyController {
  constructor(
    private readonly givenBrands: GivenBrands,
    private readonly limits: Limits,
    private readonly showTransparency: ShowTransparency,
  ) {}

  @Endpoint(listTransparencyPeriods)
  async list(
    { params: { id } }: Input<typeof listTransparencyPeriods>,
    caller: StaffCaller,
  ): Promise<Answer<typeof listTransparencyPeriods>> {
    await this.limits.consumeOnConsole(looks, caller.staffId);
    return this.givenBrands.inBrand(id, caller, async () => ({
      id: TenantContext.id(),
      periods: await this.showTransparency.periods(),
    }));
  }

  @Endpoint(sumTransparency)
  async sum(
    { query: { period } }: Input<typeof sumTransparency>,
    caller: StaffCaller,
  ): Promise<Answer<typeof sumTransparency>> {
    await this.limits.consumeOnConsole(looks, caller.staffId);
    const brands = await this.givenBrands.inEach(undefined, caller, async () => ({
      months: await this.showTransparency.countedMonths(),
      part: period === undefined ? undefined : await this.showTransparency.part(period),
    }));
    const parts = brands.flatMap(({ part }) => part ?? []);
    return {
      periods: periodsOf(brands.flatMap(({ months }) => months)),
      report: period === undefined || parts.length === 0 ? null : { period, ...reportOf(parts) },
    };
  }

  @Endpoint(getTransparencyReport)
  async show(
    { params: { id }, query: { period } }: Input<typeof getTransparencyReport>,
    caller: StaffCaller,
  ): Promise<Answer<typeof getTransparencyReport>> {
    await this.limits.consumeOnConsole(looks, caller.staffId);
    return this.givenBrands.inBrand(id, caller, () => this.showTransparency.report(period));
  }
}
