import { Controller } from '@nestjs/common';
import { sharedZone } from '@kindling/contract/brands/brand-day';
import type { Answer, Input } from '@kindling/contract/route';
import { getAccounting, sumAccounting } from '@kindling/contract/money/calls/accounting';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Endpoint } from '../../../../kernel/http/endpoint.js';
import { Limits } from '../../../../kernel/http/limits/limits.js';
import { GivenBrands } from '../../../console/staff/staff.api.js';
import { ReadAccounting, sumOfSums, totalsOf } from './read-accounting.js';

/** A month is read whole for its sums. */
const months = { name: 'accounting', points: 120, seconds: 3600 };

/** Monthly totals of one brand or of all. */
@Controller()
export class AccountingController {
  constructor(
    private readonly givenBrands: GivenBrands,
    private readonly limits: Limits,
    private readonly readAccounting: ReadAccounting,
  ) {}

  @Endpoint(getAccounting)
  async sums(
    { params: { id }, query: { month } }: Input<typeof getAccounting>,
    caller: StaffCaller,
  ): Promise<Answer<typeof getAccounting>> {
    await this.limits.consumeOnConsole(months, caller.staffId);
    return this.givenBrands.inBrand(id, caller, async () => ({ id, month, ...(await this.ofBrand(month)) }));
  }

  @Endpoint(sumAccounting)
  async sum(
    { query: { month } }: Input<typeof sumAccounting>,
    caller: StaffCaller,
  ): Promise<Answer<typeof sumAccounting>> {
    await this.limits.consumeOnConsole(months, caller.staffId);
    const brands = await this.givenBrands.inEach(undefined, caller, () => this.ofBrand(month));
    return {
      ...{ month, time_zone: sharedZone(brands.map(({ time_zone: zone }) => zone)) },
      sums: sumOfSums(brands.map(({ sums }) => sums)),
      before: totalsOf(brands.flatMap(({ before }) => before)),
    };
  }

  /** In the current brand. */
  private async ofBrand(month: string) {
    return {
      time_zone: this.readAccounting.timeZone(),
      sums: await this.readAccounting.sums(month),
      before: await this.readAccounting.before(month),
    };
  }
}
