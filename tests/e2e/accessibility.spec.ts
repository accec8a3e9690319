import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { pageNames, type PageName } from '../../packages/contract/src/pages.ts';
import { trackedHost } from '../support/browser/brand.ts';
import { membersOf, ownIds, pathOf } from '../support/browser/every-page.ts';
import { darkFindings, findings } from '../support/browser/findings.ts';
import { asReturningVisitor, logInAs } from '../support/browser/members.ts';
import { originOf } from '../support/browser/origin.ts';
import { expect, test } from '../support/browser/page.ts';
import { movePointer } from '../support/browser/pointer.ts';
import { textsOf } from '../support/browser/texts.ts';
import { isProof } from '../support/environment/proof.ts';

const brands = isProof ? ['vonk.localhost', 'rubens.localhost', 'harbour.localhost'] : ['vonk.localhost'];

type Reader = 'visitor' | 'member';
/** Who has something to see on a page. */
const everybody: readonly Reader[] = ['visitor', 'member'];
const visitors: readonly Reader[] = ['visitor'];
const members: readonly Reader[] = ['member'];

/** Every page of all, with whom it is looked at by; what is missing here fails the check of types. */
const readersOf: Readonly<Record<PageName, readonly Reader[]>> = {
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
  token: visitors,
};

/** Those of `npm test`; the proof looks at all. */
const someOf: Readonly<Record<Reader, readonly PageName[]>> = {
  visitor: [
    ...(['index', 'login', 'signup', 'reset-password', 'reset-password-do', 'mail-change-do'] as const),
    ...(['account-deleted', 'pricing', 'lang-config', 'pages-terms', 'pages-faq', 'complaints'] as const),
    ...(['report-picture', 'members', 'landers-iconslanding', 'token'] as const),
  ],
  member: [
    ...(['signup-matches', 'members', 'likes', 'likes-type', 'swipe-game', 'match-finder', 'chats'] as const),
    ...(['credits', 'directdebit', 'premium', 'profile', 'settings'] as const),
  ],
};
/** What pages show besides: other states, and an address that is none. */
const further: Readonly<Record<Reader, readonly string[]>> = {
  visitor: ['/account-deleted#not-a-token', '/no-such-page'],
  member: [],
};

/** Looks at pages one after the other, in the proof in both colour schemes. @returns what is wrong, by page */
async function findingsOf(
  page: Page,
  host: string,
  paths: readonly string[],
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    await page.goto(originOf(host) + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const list = [...(await findings(page)), ...(isProof ? await darkFindings(page) : [])];
    if (list.length > 0) found[path] = list;
  }
  return found;
}

/** Paths of all that a reader is to look at. */
async function pathsFor(page: Page, host: string, reader: Reader): Promise<string[]> {
  const [someone] = await membersOf(host);
  const ids = { ...(reader === 'member' ? await ownIds(page, host) : {}), member: someone?.id ?? '' };
  const names = isProof ? pageNames.filter((name) => readersOf[name].includes(reader)) : someOf[reader];
  return [...names.map((name) => pathOf(name, ids)), ...further[reader]];
}

// Dozens of pages, each looked at whole.
test.setTimeout(isProof ? 600_000 : 120_000);

test.beforeEach(({ context }) => asReturningVisitor(context));

for (const host of brands) {
  test.describe(`pages of ${host}`, () => {
    test.describe('on a phone', () => {
      test.use({ viewport: { width: 360, height: 780 } });

      test('can be used by every visitor', async ({ page }) => {
        expect(await findingsOf(page, host, await pathsFor(page, host, 'visitor'))).toEqual({});
      });
    });

    test.describe('on a tablet', () => {
      test.use({ viewport: { width: 768, height: 1024 } });

      test('can be used by every member', async ({ page }) => {
        await logInAs(page, host, 'premium@demo.test');
        expect(await findingsOf(page, host, await pathsFor(page, host, 'member'))).toEqual({});
      });

      test('can be talked on: a conversation, its gifts and its first lines', async ({ page }) => {
        await logInAs(page, host, 'premium@demo.test');
        await page.goto(`${originOf(host)}/chats`);
        const chat = page.getByRole('main').getByRole('listitem').first().getByRole('link');
        const talk = (await chat.getAttribute('href')) ?? '';
        expect(await findingsOf(page, host, [talk, `${talk}#gift`])).toEqual({});
        await expect(page.getByRole('dialog').getByRole('radio').first()).toBeAttached();
        expect([...(await findings(page)), ...(isProof ? await darkFindings(page) : [])]).toEqual([]);
      });
    });
  });
}

if (isProof)
  for (const theme of fs.readdirSync(new URL('../../themes', import.meta.url)))
    test(`every component can be used in every state in the theme ${theme}, by day and by night`, async ({
      page,
    }) => {
      for (const mode of ['light', 'dark']) {
        await page.goto(`${originOf('vonk.localhost')}/dev/gallery?theme=${theme}&mode=${mode}`);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        expect(await findings(page), mode).toEqual([]);
        // The name of a text instead of the text: a part asks for texts that the gallery does not load.
        await expect(page.getByText(/^[a-z]+(?:[.:][a-z_]+)+$/)).toHaveCount(0);
      }
    });

if (isProof)
  test('a question about other companies’ scripts can be answered by everybody', async ({ page }) => {
    const paths = ['/landers/video', '/pages/cookies', '/'];
    for (const path of paths) {
      await page.goto(originOf(trackedHost) + path);
      await movePointer(page);
      await page
        .getByRole('button', { name: textsOf('nl')('consent:tracking.necessary') })
        .first()
        .waitFor();
      expect([...(await findings(page)), ...(await darkFindings(page))]).toEqual([]);
    }
  });
