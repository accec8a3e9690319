import { shiftedDay, startOfDay } from '@kindling/contract/brands/brand-day';
import type { Currency } from '@kindling/contract/languages';
import type { StaffRight } from '@kindling/contract/route';
import type { HomeBrand, HomeDay } from '@kindling/contract/overviews/calls/home';
import type { Measure } from '../shared/ui/day-bars';
import { listPath } from '../shared/lists/list-path';
import { minutesName } from '../shared/words/spans';
import { consoleLocale, t } from '../shared/words/texts';
import { moneyName } from '../shared/words/money-words';

const plain = (value: number) => value.toLocaleString(consoleLocale());

/**
 * The charts of a brand, those that its reader may see: what is null is not theirs.
 *
 * @param rights say which lists the reader may open
 */
export function measuresOf(brand: HomeBrand, rights: readonly StaffRight[]): Measure[] {
  const { tenant, days, time_zone: zone } = brand;
  /** From the beginning of a day to the end of another, where the brand is at home. */
  const within = (first: string, last: string, since: string, until: string) => ({
    [since]: startOfDay(zone, first).toISOString(),
    [until]: startOfDay(zone, shiftedDay(last, 1)).toISOString(),
  });
  const profiles = (since: string, until: string) => (first: string, last: string) =>
    rights.includes('profiles:read')
      ? listPath('profiles', { tenant, fictional: false, ...within(first, last, since, until) })
      : undefined;
  const payments = (more: object) => (first: string, last: string) =>
    rights.includes('payments:refund')
      ? listPath('payments', { tenant, ...more, ...within(first, last, 'paid_since', 'paid_until') })
      : `/${rights.includes('books:read') ? 'revenue' : 'growth'}?brand=${tenant}`;
  const desk = () => `/desk/report?${new URLSearchParams({ tenant }).toString()}`;
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
    behind: () => listPath('support-cases', { tenant }),
    ...{ values: days.map((day) => day.answer_minutes), total: brand.answer_minutes },
  };
  const reports = count('reports', t('Reports'), desk);
  const complaints = count('complaints', t('Complaints'), (first, last) =>
    listPath('support-cases', { tenant, ...within(first, last, 'since', 'until') }),
  );
  return [
    ...count('signups', t('Signups'), profiles('since', 'until')),
    ...count('activations', t('Activations'), profiles('confirmed_since', 'confirmed_until')),
    ...count('first_purchases', t('First purchases'), payments({ first: true })),
    ...revenueOf(days, payments({})),
    ...reports,
    ...(reports.length > 0 ? [responses] : []),
    ...complaints,
    ...(complaints.length > 0 ? [answers] : []),
  ];
}

/** One chart for each currency in which something was paid. */
function revenueOf(days: readonly HomeDay[], behind: Measure['behind']): Measure[] {
  if (days.some(({ revenue }) => revenue === null)) return [];
  const sums = days.map(({ revenue }) => new Map(revenue?.map(({ currency, amount }) => [currency, amount])));
  const currencies = [...new Set(sums.flatMap((sum) => [...sum.keys()]))];
  const inOne = (currency: Currency | undefined): Measure => {
    const values = sums.map((sum) => (currency && sum.get(currency)) ?? 0);
    return {
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
