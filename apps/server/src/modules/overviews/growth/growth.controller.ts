import { Controller } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import { getCohorts, getGrowth, getGrowthUse } from '@kindling/contract/overviews/calls/growth';
import { fieldProblems } from '../../../kernel/ground/problem.js';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { Limits } from '../../../kernel/http/limits/limits.js';
import { GivenBrands } from '../../console/staff/staff.api.js';
import { CountCohorts, describeCohorts } from './count-cohorts.js';
import { CountGrowth } from './count-growth.js';
import { CountUse, mostCodes } from './count-use.js';
import { requireSpan } from './growth-span.js';
import { sumOfGrowth, sumOfUse } from './growth-sums.js';

/** Each may read three months of a brand's signups. */
const looks = { name: 'growth-looks', points: 600, seconds: 3600 };

/** Traffic sources and cohorts of one brand or of all. */
@Controller()
export class GrowthController {
  constructor(
    private readonly givenBrands: GivenBrands,
    private readonly countCohorts: CountCohorts,
    private readonly countGrowth: CountGrowth,
    private readonly countUse: CountUse,
    private readonly limits: Limits,
  ) {}

  @Endpoint(getGrowth)
  async show({ query }: Input<typeof getGrowth>, caller: StaffCaller): Promise<Answer<typeof getGrowth>> {
    const { tenant, ...look } = query;
    requireSpan(look.from, look.to);
    if ((look.by === 'ref' || look.by === 'sub') && look.network === undefined)
      throw fieldProblems({ network: 'required' });
    if (look.by === 'sub' && look.ref === undefined) throw fieldProblems({ ref: 'required' });
    await this.limits.consumeOnConsole(looks, caller.staffId);
    const money = readsBooks(caller);
    const answers = await this.givenBrands.inEach(tenant, caller, () => this.countGrowth.of(look, money));
    return only(tenant, answers) ?? sumOfGrowth(answers);
  }

  @Endpoint(getGrowthUse)
  async use(
    { query: { tenant, from, to } }: Input<typeof getGrowthUse>,
    caller: StaffCaller,
  ): Promise<Answer<typeof getGrowthUse>> {
    requireSpan(from, to);
    await this.limits.consumeOnConsole(looks, caller.staffId);
    const money = readsBooks(caller);
    const answers = await this.givenBrands.inEach(tenant, caller, () => this.countUse.of(from, to, money));
    return only(tenant, answers) ?? sumOfUse(answers, mostCodes);
  }

  @Endpoint(getCohorts)
  async showCohorts(
    { query: { tenant } }: Input<typeof getCohorts>,
    caller: StaffCaller,
  ): Promise<Answer<typeof getCohorts>> {
    await this.limits.consumeOnConsole(looks, caller.staffId);
    const brands = await this.givenBrands.inEach(tenant, caller, () => this.countCohorts.of());
    return describeCohorts(tenant ?? null, brands);
  }
}

/** The requested brand's answer; undefined when all brands are to be added up. */
function only<T>(tenant: string | undefined, answers: readonly T[]): T | undefined {
  return tenant === undefined ? undefined : answers[0];
}

/** Revenue is for staff with access to the books (decision 0043). */
function readsBooks({ rights }: StaffCaller): boolean {
  return rights.includes('books:read');
}
