import type { Page } from '@playwright/test';
import { pageNames, pages, type PageName } from '../../../packages/contract/src/pages.ts';
import type { SearchAnswer } from '../../../packages/contract/src/routes/discovery.ts';
import { requestOnce } from '../app/http.ts';
import { e2ePort, originOf } from './origin.ts';

/** Members as a visitor gets them. */
export async function membersOf(host: string): Promise<SearchAnswer['results']> {
  const { body } = await requestOnce(e2ePort(), host, { path: '/api/members' });
  return (JSON.parse(body.toString()) as SearchAnswer).results;
}

/** What stands for the ids in the addresses of pages; pages of which nothing is known are left out. */
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

const needsOwnId: ReadonlySet<PageName> = new Set(['chats-id', 'credits-id-paymentmethod']);

/** Whether enough is known to open a page. */
const isKnown = (name: PageName, ids: Ids) => !needsOwnId.has(name) || ids[name] !== undefined;

/** A path of a page. */
export const pathOf = (name: PageName, ids: Ids): string =>
  pages[name].path
    .replace(':type', 'given')
    .replace(':number', 'AB12-CD34')
    .replace(':token', 'about-us')
    .replace(/\/:(paymentmethod|slug)\?/, '')
    .replace(/\/:id\?$/, '')
    .replace(':id', ids[name] ?? ids.member);

/** Every page's path. */
export function pathsOf(ids: Ids): string[] {
  return pageNames.filter((name) => isKnown(name, ids)).map((name) => pathOf(name, ids));
}
