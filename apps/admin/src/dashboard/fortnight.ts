import { shiftedDay, startOfDay } from '@kindling/contract/brands/brand-day';
import type { Currency } from '@kindling/contract/languages';
import type { StaffRight } from '@kindling/contract/route';
import type { HomeDay } from '@kindling/contract/overviews/calls/home';
import type { Measure } from '../shared/ui/day-bars';
import { inBrand } from '../shared/queues/queues';
import { listPath } from '../shared/lists/list-path';
import { minutesName } from '../shared/words/spans';
import type { Fortnight } from './brand-sums';
import { consoleLocale, t } from '../shared/words/texts';
import { moneyName } from '../shared/words/money-words';

const plain = (value: number) => value.toLocaleString(consoleLocale());

/**
 * The charts of one or several brands. A null figure is outside the reader's rights and has no chart.
 *
 * @param rights decide which lists the charts link to
 */
export function measuresOf(brand: Fortnight, rights: readonly StaffRight[]): Measure[] {
  const { tenant, days, time_zone: zone } = brand;
  const ofBrand = tenant === undefined ? {} : { tenant };
  /**
   * Link to a list, from the start of the first day to the end of the last, in the brand's time zone. Brands in
   * different time zones have no common days, so no link.
   */
  const listed =
    (list: string, filter: object, since: string, until: string) => (first: string, last: string) =>
      zone === null
        ? undefined
        : listPath(list, {
            ...{ ...ofBrand, ...filter },
            [since]: startOfDay(zone, first).toISOString(),
            [until]: startOfDay(zone, shiftedDay(last, 1)).toISOString(),
          });
  const profiles = (since: string, until: string) =>
    rights.includes('profiles:read')
      ? listed('profiles', { fictional: false }, since, until)
      : () => undefined;
  const figures = `/${rights.includes('books:read') ? 'revenue' : 'growth'}`;
  const payments = (more: object) =>
    rights.includes('payments:refund')
      ? listed('payments', more, 'paid_since', 'paid_until')
      : () => (tenant === undefined ? figures : `${figures}?brand=${tenant}`);
  const desk = () => inBrand('/desk/report', tenant);
  const count = (
    key: 'signups' | 'activations' | 'first_purchases' | 'reports' | 'complaints',
    name: string,
    behind: Measure['behind'],
  ): Measure[] => {
    const values = days.map((day) => day[key]);
    const total = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
    return values.includes(null) ? [] : [{ key, name, values, total, tell: plain, least: 4, behind }];
  };
  const responses: Measure = {
    ...{ key: 'response', name: t('Time to decide reports'), tell: minutesName, least: 1, behind: desk },
    ...{ values: days.map((day) => day.response_minutes), total: brand.response_minutes },
  };
  const answers: Measure = {
    ...{ key: 'answer', name: t('Time to answer complaints'), tell: minutesName, least: 1 },
    behind: () => listPath('support-cases', ofBrand),
    ...{ values: days.map((day) => day.answer_minutes), total: brand.answer_minutes },
  };
  const reports = count('reports', t('Reports'), desk);
  const complaints = count('complaints', t('Complaints'), listed('support-cases', {}, 'since', 'until'));
  /** Medians exist for a single brand only. */
  const ofSingleBrand = (measure: Measure) => (tenant === undefined ? [] : [measure]);
  return [
    ...count('signups', t('Signups'), profiles('since', 'until')),
    ...count('activations', t('Activations'), profiles('confirmed_since', 'confirmed_until')),
    ...count('first_purchases', t('First purchases'), payments({ first: true })),
    ...revenueOf(days, payments({})),
    ...reports,
    ...(reports.length > 0 ? ofSingleBrand(responses) : []),
    ...complaints,
    ...(complaints.length > 0 ? ofSingleBrand(answers) : []),
  ];
}

/** One chart for each currency in which something was paid. */
function revenueOf(days: readonly HomeDay[], behind: Measure['behind']): Measure[] {
  if (days.some(({ revenue }) => revenue === null)) return [];
  const byDay = (what: 'revenue' | 'refunded') =>
    days.map((day) => new Map(day[what]?.map(({ currency, amount }) => [currency, amount])));
  const [sums, backs] = [byDay('revenue'), byDay('refunded')];
  const currencies = [...new Set([...sums, ...backs].flatMap((sum) => [...sum.keys()]))];
  const inOne = (currency: Currency | undefined): Measure => {
    const of = (day: ReadonlyMap<Currency, number>) => (currency && day.get(currency)) ?? 0;
    const values = sums.map(of);
    const net = values.reduce((sum, value) => sum + value, 0) - backs.reduce((sum, day) => sum + of(day), 0);
    return {
      ...(currency && { note: t('Net {{amount}}', { amount: moneyName(net, currency) }) }),
      ...{
        key: `revenue ${currency}`,
        name: currencies.length > 1 ? `${t('Revenue')}, ${currency}` : t('Revenue'),
      },
      ...{ values, total: values.reduce((sum, value) => sum + value, 0), behind },
      least: 1,
      tell: (cents) => (currency ? moneyName(cents, currency) : plain(cents)),
    };
  };
  return currencies.length === 0 ? [inOne(undefined)] : currencies.map(inOne);
}

/** Whether all charts are empty. */
export function isStill(measures: readonly Measure[]): boolean {
  return measures.every(({ values }) => values.every((value) => !value));
}
