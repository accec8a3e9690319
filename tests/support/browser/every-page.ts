import type { Page } from '@playwright/test';
import { pages, type PageName } from '../../../packages/contract/src/pages.ts';
import type { SearchAnswer } from '../../../packages/contract/src/meeting/calls/discovery.ts';
import { requestOnce } from '../app/http.ts';
import { e2ePort, originOf } from './origin.ts';

/** Members as a visitor gets them. */
export async function membersOf(host: string): Promise<SearchAnswer['results']> {
  const { body } = await requestOnce(e2ePort(), host, { path: '/api/members' });
  return (JSON.parse(body.toString()) as SearchAnswer).results;
}

/** The ids in the addresses of pages. A page without an own id takes the member's. */
export type Ids = Readonly<Partial<Record<PageName, string>>> & { member: string };

/** A conversation of whom the page is logged in as and something to buy, both only for members. */
export async function ownIds(page: Page, host: string): Promise<Partial<Record<PageName, string>>> {
  const cookies = await page.context().cookies(originOf(host));
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const ask = async (path: string): Promise<unknown> => {
    const { body } = await requestOnce(e2ePort(), host, { path, headers: { cookie } });
    return JSON.parse(body.toString());
  };
  const { chats } = (await ask('/api/chats.php')) as { chats: { conversation: string }[] };
  const { bundles } = (await ask('/api/bundles')) as { bundles: { code: string }[] };
  const [[chat], [bundle]] = [chats, bundles];
  if (!chat || !bundle) throw new Error('nothing to open: the demo lacks a conversation or a bundle');
  return { 'chats-id': chat.conversation, 'credits-id-paymentmethod': bundle.code };
}

/** A path of a page. */
export const pathOf = (name: PageName, ids: Ids): string =>
  pages[name].path
    .replace(':type', 'given')
    .replace(':number', 'AB12-CD34')
    .replace(':token', 'about-us')
    .replace(/\/:(paymentmethod|slug)\?/, '')
    .replace(/\/:id\?$/, '')
    .replace(':id', ids[name] ?? ids.member);

/** A reader with something to see on a page. */
export type Reader = 'visitor' | 'member';
const everybody: readonly Reader[] = ['visitor', 'member'];
const visitors: readonly Reader[] = ['visitor'];
const members: readonly Reader[] = ['member'];

/** Every page and its readers. A page that is missing here fails the check of types. */
export const readersOf: Readonly<Record<PageName, readonly Reader[]>> = {
  index: everybody,
  login: visitors,
  signup: visitors,
  'complete-signup': members,
  'signup-matches': members,
  'account-deleted': visitors,
  'activate-done': everybody,
  'activate-error': everybody,
  'mail-change-do': visitors,
  'reset-password': visitors,
  'reset-password-do': visitors,
  members: everybody,
  'members-id': everybody,
  'members-id-chat': everybody,
  'members-id-landing': visitors,
  'members-id-landing2': visitors,
  'members-id-landing3': visitors,
  'members-id-signup': visitors,
  'landers-alonetonight': visitors,
  'landers-collagelanding': visitors,
  'landers-gallery': visitors,
  'landers-iconslanding': visitors,
  'landers-maplanding': visitors,
  'landers-socialnetwork': visitors,
  'landers-tinderswipe': visitors,
  'landers-transitionsvideolanding': visitors,
  'landers-video': visitors,
  likes: members,
  'likes-type': members,
  'likes-m-id': members,
  'swipe-game': members,
  'match-finder': members,
  chats: members,
  'chats-id': members,
  notifications: members,
  unsubscribe: visitors,
  settings: members,
  'date-shares': members,
  profile: members,
  'age-check': members,
  'restrictions-id': everybody,
  premium: members,
  pricing: everybody,
  credits: members,
  'credits-repeat-order': members,
  'credits-id-paymentmethod': members,
  directdebit: members,
  transactions: members,
  'lang-config': everybody,
  offline: visitors,
  'report-picture': everybody,
  complaints: everybody,
  'case-number': visitors,
  'pages-terms': everybody,
  'pages-privacy': visitors,
  'pages-cookies': visitors,
  'pages-return-policy': visitors,
  'pages-faq': visitors,
  'pages-service': visitors,
  'pages-ban': visitors,
  'pages-safety': everybody,
  token: visitors,
};
