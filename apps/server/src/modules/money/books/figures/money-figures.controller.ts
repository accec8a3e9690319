import { Controller } from '@nestjs/common';
import {
  firstBefore,
  sharedZone,
  shiftedDay,
  startOfDay,
  timeZoneOf,
} from '@kindling/contract/brands/brand-day';
import type { Answer, Input } from '@kindling/contract/route';
import {
  getMoneyFigures,
  mostFigureDays,
  type FigurePoint,
  type FigureStep,
  type FigureTotal,
} from '@kindling/contract/money/calls/money-figures';
import { fieldProblems } from '../../../../kernel/ground/problem.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Endpoint } from '../../../../kernel/http/endpoint.js';
import { Limits } from '../../../../kernel/http/limits/limits.js';
import { GivenBrands } from '../../../console/staff/staff.api.js';
import { figurePoints, figureTotal, sumOfPoints, sumOfTotals } from './figure-points.js';
import { MoneyFiguresRepository, type Slot } from './money-figures.repository.js';

/** A year of a large brand is a read of some thousand rows of an index. */
const charts = { name: 'money-figures', points: 300, seconds: 3600 };

/** Chart figures of one brand, or of several added up. */
@Controller()
export class MoneyFiguresController {
  constructor(
    private readonly givenBrands: GivenBrands,
    private readonly limits: Limits,
    private readonly moneyFigures: MoneyFiguresRepository,
  ) {}

  @Endpoint(getMoneyFigures)
  async show(
    { query: { tenant, from: first, to: last, step = 'day' } }: Input<typeof getMoneyFigures>,
    caller: StaffCaller,
  ): Promise<Answer<typeof getMoneyFigures>> {
    if (first < '2000' || last > '2200') throw fieldProblems({ from: 'out_of_range' });
    if (last < first || shiftedDay(first, mostFigureDays) < last) throw fieldProblems({ to: 'out_of_range' });
    await this.limits.consumeOnConsole(charts, caller.staffId);
    const brands = await this.givenBrands.inEach(tenant, caller, () => this.ofBrand(first, last, step));
    return {
      ...{ tenant: tenant ?? null, step, time_zone: sharedZone(brands.map(({ timeZone }) => timeZone)) },
      points: sumOfPoints(brands.map(({ points }) => points)),
      before: sumOfTotals(brands.map(({ before }) => before)),
    };
  }

  /** In the current brand, with days in its time zone. */
  private async ofBrand(first: string, last: string, step: FigureStep): Promise<BrandFigures> {
    const timeZone = timeZoneOf(TenantContext.current().settings);
    const [from, to] = [startOfDay(timeZone, first), startOfDay(timeZone, shiftedDay(last, 1))];
    const slots = await this.moneyFigures.slots(startOfDay(timeZone, firstBefore(first, last)), to);
    const isEarlier = ({ at }: Slot) => at < from;
    return {
      timeZone,
      points: figurePoints(
        slots.filter((slot) => !isEarlier(slot)),
        { first, last, step, timeZone },
      ),
      before: figureTotal(slots.filter(isEarlier)),
    };
  }
}

interface BrandFigures {
  timeZone: string;
  points: FigurePoint[];
  before: FigureTotal;
}
