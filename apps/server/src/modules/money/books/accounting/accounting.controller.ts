import { Controller } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import { getAccounting } from '@kindling/contract/money/calls/accounting';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Endpoint } from '../../../../kernel/http/endpoint.js';
import { Limits } from '../../../../kernel/http/limits/limits.js';
import { GivenBrands } from '../../../console/staff/staff.api.js';
import { ReadAccounting } from './read-accounting.js';

/** A month is read whole for its sums. */
const months = { name: 'accounting', points: 120, seconds: 3600 };

/** The sums of a brand's month. */
@Controller()
export class AccountingController {
  constructor(
    private readonly givenBrands: GivenBrands,
    private readonly limits: Limits,
    private readonly readAccounting: ReadAccounting,
  ) {}

  @Endpoint(getAccounting)
  async sums(
    { params, query: { month } }: Input<typeof getAccounting>,
    caller: StaffCaller,
  ): Promise<Answer<typeof getAccounting>> {
    await this.limits.consumeOnConsole(months, caller.staffId);
    return this.givenBrands.inBrand(params.id, caller, async () => ({
      id: TenantContext.id(),
      month,
      time_zone: this.readAccounting.timeZone(),
      sums: await this.readAccounting.sums(month),
    }));
  }
}
