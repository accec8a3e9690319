import type { Page } from '@playwright/test';
import { originOf } from '../support/browser/origin.ts';
import { asReturningVisitor, logInAs } from '../support/browser/members.ts';
import { landingNames } from '../../packages/contract/src/landings.ts';
import { expect, test } from '../support/browser/page.ts';
import { findings } from '../support/browser/findings.ts';
import { isProof } from '../support/environment/proof.ts';

const brands = isProof ? ['vonk.localhost', 'rubens.localhost', 'harbour.localhost'] : ['vonk.localhost'];
const forVisitors = [
  '/',
  '/login',
  '/signup',
  '/reset-password',
  '/reset-password/do',
  '/mail-change/do',
  '/account-deleted',
  '/account-deleted#not-a-token',
  '/pricing',
  '/lang-config',
  '/pages/terms',
  '/pages/faq',
  '/complaints',
  ...(isProof ? ['/pages/cookies', '/pages/service', '/pages/ban', '/pages/return-policy'] : []),
  '/report-picture',
  '/members',
  '/landers/iconslanding',
  ...(isProof ? landingNames.map((name) => `/landers/${name}`) : []),
  '/no-such-page',
];
const forMembers = [
  '/signup-matches',
  '/members',
  '/likes',
  '/likes/given',
  '/swipe-game',
  '/match-finder',
  '/chats',
  '/credits',
  '/directdebit',
  '/premium',
  '/profile',
  '/settings',
];

/** Looks at pages one after the other. @returns what is wrong, by page */
async function findingsOf(
  page: Page,
  host: string,
  paths: readonly string[],
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    await page.goto(originOf(host) + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const list = await findings(page);
    if (list.length > 0) found[path] = list;
  }
  return found;
}

// A dozen pages, each looked at whole.
test.setTimeout(120_000);

test.beforeEach(({ context }) => asReturningVisitor(context));

for (const host of brands) {
  test.describe(`pages of ${host}`, () => {
    test.describe('on a phone', () => {
      test.use({ viewport: { width: 360, height: 780 } });

      test('can be used by every visitor', async ({ page }) => {
        expect(await findingsOf(page, host, forVisitors)).toEqual({});
      });
    });

    test.describe('on a tablet', () => {
      test.use({ viewport: { width: 768, height: 1024 } });

      test('can be used by every member', async ({ page }) => {
        await logInAs(page, host, 'premium@demo.test');
        expect(await findingsOf(page, host, forMembers)).toEqual({});
      });

      test('can be talked on: a conversation, its gifts and its first lines', async ({ page }) => {
        await logInAs(page, host, 'premium@demo.test');
        await page.goto(`${originOf(host)}/chats`);
        const chat = page.getByRole('main').getByRole('listitem').first().getByRole('link');
        const talk = (await chat.getAttribute('href')) ?? '';
        expect(await findingsOf(page, host, [talk, `${talk}#gift`])).toEqual({});
        await expect(page.getByRole('dialog').getByRole('radio').first()).toBeAttached();
        expect(await findings(page)).toEqual([]);
      });
    });
  });
}
