import { shiftedDay, startOfDay } from '@kindling/contract/brands/brand-day';
import type { Currency } from '@kindling/contract/languages';
import type { StaffRight } from '@kindling/contract/route';
import type { HomeFigures } from '@kindling/contract/overviews/calls/home';
import type { Measure } from '../shared/ui/day-bars';
import { inBrand } from '../shared/queues/queues';
import { listPath } from '../shared/lists/list-path';
import { minutesName } from '../shared/words/spans';
import type { Fortnight } from './brand-sums';
import { consoleLocale, t } from '../shared/words/texts';
import { moneyName } from '../shared/words/money-words';

const plain = (value: number) => value.toLocaleString(consoleLocale());

/** The charts of one subject. */
export interface MeasureGroup {
  name: string;
  measures: Measure[];
}

/** Figures that are counted. */
type Count = Exclude<
  keyof HomeFigures,
  'revenue' | 'refunded' | 'response_minutes' | 'answer_minutes' | 'fictional_minutes'
>;
type Minutes = 'response_minutes' | 'answer_minutes' | 'fictional_minutes';

/**
 * The charts of one or several brands by their subjects. A null figure is outside the reader's rights and has no chart.
 * Who reads neither growth nor books has their own work first.
 *
 * @param rights decide which lists the charts link to
 */
export function groupsOf(brand: Fortnight, rights: readonly StaffRight[]): MeasureGroup[] {
  const { tenant, days, total, before, time_zone: zone } = brand;
  const ofBrand = tenant === undefined ? {} : { tenant };
  const has = (right: StaffRight) => rights.includes(right);
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
  const nowhere = () => undefined;
  const profiles = (since: string, until: string) =>
    has('profiles:read') ? listed('profiles', { fictional: false }, since, until) : nowhere;
  const page = (name: string) => (tenant === undefined ? `/${name}` : `/${name}?brand=${tenant}`);
  const payments = (more: object, otherwise: Measure['behind']) =>
    has('payments:refund') ? listed('payments', more, 'paid_since', 'paid_until') : otherwise;
  const logged = (action: string) =>
    has('audit:read') ? listed('audit-entries', { action }, 'from', 'until') : nowhere;

  /** @param note leads to what is open, where no list has the rows that were counted */
  const count = (key: Count, name: string, behind: Measure['behind'], note?: Measure['note']): Measure[] =>
    total[key] === null
      ? []
      : [
          {
            ...{ key, name, tell: plain, least: 4, isCount: true, behind },
            ...(note && { note }),
            values: days.map((day) => day[key]),
            ...{ total: total[key], before: before[key] },
          },
        ];
  /** Medians exist for a single brand only. */
  const waits = (key: Minutes, of: Count, name: string): Measure[] =>
    total[of] === null || tenant === undefined
      ? []
      : [
          {
            ...{ key, name, tell: minutesName, least: 10, isTime: true, behind: nowhere },
            values: days.map((day) => day[key]),
            ...{ total: total[key], before: before[key] },
          },
        ];

  const people = [
    ...count('signups', t('Signups'), profiles('since', 'until')),
    ...count('activations', t('Activations'), profiles('confirmed_since', 'confirmed_until')),
    ...count('first_purchases', t('First purchases'), payments({ first: true }, nowhere)),
    ...revenueOf(
      brand,
      payments({}, () => page('revenue')),
      page('revenue'),
    ),
  ];
  const ofWork: MeasureGroup[] = [
    {
      name: t('Reports and decisions'),
      measures: [
        ...count('reports', t('Reports'), nowhere, {
          words: t('To open reports'),
          to: inBrand('/desk/report', tenant),
        }),
        ...count('decisions', t('Decisions'), logged('desk.decided')),
        ...waits('response_minutes', 'reports', t('Time to decide reports')),
      ],
    },
    {
      name: t('Complaints'),
      measures: [
        ...count('complaints', t('Complaints'), listed('support-cases', {}, 'since', 'until')),
        ...count('answers', t('First answers'), nowhere, {
          words: t('To open complaints'),
          to: listPath('support-cases', { ...ofBrand, state: 'open' }),
        }),
        ...waits('answer_minutes', 'complaints', t('Time to answer complaints')),
      ],
    },
    {
      name: t('Fictional chats'),
      measures: [
        ...count('fictional_messages', t('Messages to fictional profiles'), nowhere, {
          words: t('To chats that wait'),
          to: listPath('fictional-turns', ofBrand),
        }),
        ...count('fictional_answers', t('Answers'), logged('fictional.answered')),
        ...waits('fictional_minutes', 'fictional_answers', t('Time to answer')),
      ],
    },
  ];
  const ofMembers = { name: t('Members'), measures: people };
  const isAboutGrowth = has('growth:read') || has('books:read');
  const all = isAboutGrowth ? [ofMembers, ...ofWork] : [...ofWork, ofMembers];
  return all.filter(({ measures }) => measures.length > 0);
}

/** All charts in one row. */
export function measuresOf(brand: Fortnight, rights: readonly StaffRight[]): Measure[] {
  return groupsOf(brand, rights).flatMap(({ measures }) => measures);
}

/** One chart for each currency in which something was paid: what remained of it each day. */
function revenueOf(
  { days, total, before }: Fortnight,
  behind: Measure['behind'],
  behindTotal: string,
): Measure[] {
  if (total.revenue === null) return [];
  const currencies = [
    ...new Set(
      [total, before].flatMap(({ revenue, refunded }) =>
        [...(revenue ?? []), ...(refunded ?? [])].map(({ currency }) => currency),
      ),
    ),
  ];
  const inOne = (currency: Currency | undefined): Measure => {
    const of = (sums: HomeFigures['revenue']) => sums?.find((sum) => sum.currency === currency)?.amount ?? 0;
    const net = ({ revenue, refunded }: HomeFigures) => of(revenue) - of(refunded);
    const money = (cents: number) => (currency ? moneyName(cents, currency) : plain(cents));
    return {
      key: `revenue ${currency}`,
      name: currencies.length > 1 ? `${t('Revenue, net')}, ${currency}` : t('Revenue, net'),
      ...{ values: days.map(net), total: net(total), before: net(before) },
      ...(currency && {
        note: {
          words: t('{{amount}} paid', { amount: money(of(total.revenue)) }),
          to: behind(days[0]?.day ?? '', days.at(-1)?.day ?? ''),
        },
      }),
      ...{ least: 1000, tell: money, mark: (cents) => (currency ? roundMoney(cents, currency) : '') },
      ...{ behind, behindTotal },
    };
  };
  return currencies.length === 0 ? [inOne(undefined)] : currencies.map(inOne);
}

/** In few characters, for an axis: half of five thousand is `€2.5K`. */
function roundMoney(cents: number, currency: Currency): string {
  return (cents / 100).toLocaleString(consoleLocale(), {
    ...{ style: 'currency', currency, maximumFractionDigits: 1, notation: 'compact' },
  });
}

/** Whether all charts are empty. */
export function isStill(measures: readonly Measure[]): boolean {
  return measures.every(({ values }) => values.every((value) => !value));
}

/** Whether they were empty in the days before as well. */
export function isQuiet(measures: readonly Measure[]): boolean {
  return isStill(measures) && measures.every(({ before }) => !before);
}
