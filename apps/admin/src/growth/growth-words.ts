import { isEnough, shareRange, verdictOn, type ComparedPage } from '@kindling/contract/growth';
import type { GrowthGroup, GrowthRow } from '@kindling/contract/routes/growth';
import type { PageName } from '@kindling/contract/pages';
import { codeName } from '../shared/names';

export const plain = (value: number) => value.toLocaleString('en-GB');

/** A share of fewer is told as the two numbers that it is made of. */
const fewForShare = 30;

/** `4.2 %`; of few `2 of 7`, as a share of them says nothing; a dash where there is nothing to take a share of. */
export function shareWords(part: number, whole: number): string {
  if (whole === 0) return '–';
  if (whole < fewForShare || part > whole) return `${plain(part)} of ${plain(whole)}`;
  return percent(part / whole);
}

export function percent(share: number): string {
  const hundredths = share * 100;
  return `${hundredths.toFixed(hundredths >= 20 || hundredths === 0 ? 0 : 1)} %`;
}

const pageNames: Partial<Record<PageName, string>> = {
  index: 'Home page',
  'landers-alonetonight': 'Alone tonight',
  'landers-collagelanding': 'Collage',
  'landers-gallery': 'Gallery',
  'landers-iconslanding': 'Questions (icons)',
  'landers-maplanding': 'Map',
  'landers-socialnetwork': 'Wall (social network)',
  'landers-tinderswipe': 'Deck (swipe)',
  'landers-transitionsvideolanding': 'Film with transitions',
  'landers-video': 'Film',
  'members-id-landing': 'Member: letter',
  'members-id-landing2': 'Member: first lines',
  'members-id-landing3': 'Member: postcard',
  'members-id-signup': 'Member: signup',
  members: 'Search',
  'members-id': 'A member’s profile',
  token: 'Pages of the brand',
};

/** What staff call a page of the site. */
function pageTitle(page: string): string {
  return pageNames[page as PageName] ?? codeName(page.replace(/^pages-/, '').replaceAll('-', '_'));
}

const ofGroup: Record<GrowthGroup, { one: string; none: string }> = {
  network: { one: 'Network', none: 'No network: typed, searched or linked' },
  ref: { one: 'Ref', none: 'Without a ref' },
  sub: { one: 'Sub', none: 'Without a sub' },
  page: { one: 'First page', none: 'No page' },
};

export const groupName = (by: GrowthGroup): string => ofGroup[by].one;

/** What a row is called; its second line says what no name does. */
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
      return { name: 'Not kept any more', note: 'Visits over three months old keep their network alone' };
    case 'small':
      return { name: 'Small ones together', note: 'Fewer than five visits and signups each' };
    case 'others':
      return { name: 'Others', note: 'More than are told apart' };
    case 'gone':
      return { name: 'Erased members', note: 'Their purchases stay in the books, their source does not' };
    case 'unknown':
      return { name: 'Not told', note: 'The browser did not say where the visit began' };
  }
}

/** Rows that are pages, as far as they can be compared. */
function comparedPages(rows: readonly GrowthRow[]): ComparedPage[] {
  return rows
    .filter(({ kind }) => kind === 'named')
    .map(({ name, visits, signups }) => ({ name, visits, signups }));
}

/** What can be said of pages beside each other, in one sentence, and no more than can be said. */
export function verdictWords(rows: readonly GrowthRow[]): string {
  const pages = comparedPages(rows);
  const verdict = verdictOn(pages);
  switch (verdict.is) {
    case 'few':
      return 'Too few visits to compare: at least two pages need 200 visits and 10 signups each.';
    case 'ahead':
      return `${pageTitle(verdict.name)} turns more of its visits into signups than every other page with enough of them; chance alone would hardly make such a difference.`;
    case 'even':
      return `No page is ahead: the ranges of ${list(verdict.names.map(pageTitle))} overlap, so the difference may be chance.`;
  }
}

function list(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names);
}

/** `4.2 %, likely between 3.1 % and 5.6 %`. */
export function rangeWords(page: ComparedPage): string {
  const range = shareRange(page.signups, page.visits);
  if (page.signups > page.visits) return 'More signups than visits were counted';
  if (!range || !isEnough(page)) return 'Too few to say';
  return `${percent(range.low)} to ${percent(range.high)}`;
}
