import { firstBefore, shiftedDay, startOfDay, timeZoneOf } from '@kindling/contract/brands/brand-day';
import { mostGrowthDays } from '@kindling/contract/overviews/growth';
import { fieldProblems } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';

/** Days of the current brand, with the instants at which the first begins and the last ends. */
export interface GrowthSpan {
  first: string;
  last: string;
  days: string[];
  from: Date;
  until: Date;
  timeZone: string;
}

/** @throws Problem `validation_failed` for too many days, or none */
export function requireSpan(first: string, last: string): void {
  if (first < '2000' || last > '2200') throw fieldProblems({ from: 'out_of_range' });
  if (last < first || shiftedDay(first, mostGrowthDays - 1) < last)
    throw fieldProblems({ to: 'out_of_range' });
}

/** The preceding span of equal length. Requires a current brand. */
export function spanBefore({ first, last }: GrowthSpan): GrowthSpan {
  return spanOf(firstBefore(first, last), shiftedDay(first, -1));
}

/** Call it in the brand. */
export function spanOf(first: string, last: string): GrowthSpan {
  const timeZone = timeZoneOf(TenantContext.current().settings);
  const days: string[] = [];
  for (let day = first; day <= last; day = shiftedDay(day, 1)) days.push(day);
  const [from, until] = [startOfDay(timeZone, first), startOfDay(timeZone, shiftedDay(last, 1))];
  return { first, last, days, from, until, timeZone };
}
