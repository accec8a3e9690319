import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { originOf } from '../support/browser/origin.ts';
import { logInAs } from '../support/browser/members.ts';
import { expect, test } from '../support/browser/page.ts';

const kilobyte = 1000;
/**
 * Most of JavaScript that a first load of the members area may take, compressed, in bytes. The goal is 150 kB, and React, the
 * router and i18next alone take some 110: what listens to the server, dialogs and editors come later than this load.
 */
const membersBudget = 162 * kilobyte;
/** The same of a page that a visitor lands on, once it is awake. */
const landingBudget = 90 * kilobyte;
/** Loads a page as a browser does that has nothing of the site yet. @returns bytes of JavaScript as they went over the wire */
async function scriptBytes(page: Page, url: string): Promise<number> {
  let bytes = 0;
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js'))
      bytes += Number(response.headers()['content-length']);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return bytes;
}

for (const host of ['vonk.localhost', 'harbour.localhost']) {
  test.describe(`the first load on ${host}`, () => {
    test('of the members area stays light', async ({ page }) => {
      await logInAs(page, host, 'premium@demo.test');
      const bytes = await scriptBytes(page, `${originOf(host)}/members`);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(membersBudget);
    });

    test('of the front page needs no script before the reader moves', async ({ page }) => {
      expect(await scriptBytes(page, `${originOf(host)}/`)).toBeLessThanOrEqual(landingBudget);
    });
  });
}

test('no script of the site holds the schemas of the contract, which weigh 25 kB and try to evaluate code', () => {
  const scripts = globSync('apps/site/build/client/assets/*.js');
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => readFileSync(script, 'utf8').includes('jitless'))).toEqual([]);
});
