import { isEnough, shareRange, verdictOn, type ComparedPage } from '@kindling/contract/overviews/growth';
import type { GrowthGroup, GrowthRow } from '@kindling/contract/overviews/calls/growth';
import { percentName } from '../shared/words/percent';
import { consoleLocale, t } from '../shared/words/texts';
import { pageTitle } from './page-names';

export const plain = (value: number) => value.toLocaleString(consoleLocale());

type GrowthSums = NonNullable<GrowthRow['revenue']>;

/** A share of fewer is shown as the two numbers it is made of. */
const fewForShare = 30;

/** `4.2%`; of few `2 of 7`, as a share of them says nothing; a dash where there is nothing to take a share of. */
export function shareWords(part: number, whole: number): string {
  if (whole === 0) return '–';
  if (whole < fewForShare || part > whole)
    return t('{{part}} of {{whole}}', { part: plain(part), whole: plain(whole) });
  return percent(part / whole);
}

/** @param digits behind the point; by default one of what is small */
export function percent(share: number, digits?: number): string {
  const hundredths = share * 100;
  const shown = digits ?? (hundredths >= 20 || hundredths === 0 ? 0 : 1);
  return percentName(share, { minimumFractionDigits: shown, maximumFractionDigits: shown });
}

/** What remained of what was paid, by currency. */
export function netOf({ revenue, refunded }: Pick<GrowthRow, 'revenue' | 'refunded'>): GrowthSums {
  const net = new Map((revenue ?? []).map(({ currency, amount }) => [currency, amount]));
  for (const { currency, amount } of refunded ?? []) net.set(currency, (net.get(currency) ?? 0) - amount);
  return [...net].map(([currency, amount]) => ({ currency, amount }));
}

const ofGroup: Record<GrowthGroup, { one: string; none: string }> = {
  network: { one: t('Network'), none: t('No network: typed, searched or linked') },
  ref: { one: t('Ref'), none: t('Without a ref') },
  sub: { one: t('Sub'), none: t('Without a sub') },
  page: { one: t('First page'), none: t('No page') },
};

export const groupName = (by: GrowthGroup): string => ofGroup[by].one;

/** A row's name, with a second line that explains it. */
export function rowWords(
  by: GrowthGroup,
  { kind, name }: Pick<GrowthRow, 'kind' | 'name'>,
): {
  name: string;
  note?: string;
} {
  switch (kind) {
    case 'named':
      return { name: by === 'page' ? pageTitle(name) : name };
    case 'none':
      return { name: ofGroup[by].none };
    case 'summed':
      return {
        name: t('Not kept any more'),
        note: t('Visits over three months old keep their network alone'),
      };
    case 'small':
      return { name: t('Small ones together'), note: t('Fewer than five visits and signups each') };
    case 'others':
      return { name: t('Others'), note: t('More than are told apart') };
    case 'gone':
      return {
        name: t('Erased members'),
        note: t('Their purchases stay in the books, their source does not'),
      };
    case 'unknown':
      return { name: t('Not told'), note: t('The browser did not say where the visit began') };
  }
}

/** Rows that are pages, as far as they can be compared. */
function comparedPages(rows: readonly GrowthRow[]): ComparedPage[] {
  return rows
    .filter(({ kind }) => kind === 'named')
    .map(({ name, visits, signups }) => ({ name, visits, signups }));
}

/** The comparison of pages in one sentence that claims no more than the numbers show. */
export function verdictWords(rows: readonly GrowthRow[]): string {
  const pages = comparedPages(rows);
  const verdict = verdictOn(pages);
  switch (verdict.is) {
    case 'few':
      return t('Too few visits to compare: at least two pages need 200 visits and 10 signups each.');
    case 'ahead':
      return t(
        '{{name}} turns more of its visits into signups than every other page with enough of them; chance alone would hardly make such a difference.',
        { name: pageTitle(verdict.name) },
      );
    case 'even':
      return t('No page is ahead: the ranges of {{names}} overlap, so the difference may be chance.', {
        names: list(verdict.names.map(pageTitle)),
      });
  }
}

function list(names: readonly string[]): string {
  return new Intl.ListFormat(consoleLocale()).format(names);
}

/** `3.1% to 5.6%`, where the share likely is. */
export function rangeWords(page: ComparedPage): string {
  const range = shareRange(page.signups, page.visits);
  if (page.signups > page.visits) return t('More signups than visits were counted');
  if (!range || !isEnough(page)) return t('Too few to say');
  return t('{{low}} to {{high}}', { low: percent(range.low), high: percent(range.high) });
}
