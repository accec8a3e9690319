import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { landingNames } from '../../packages/contract/src/landings.ts';
import { originOf } from '../support/browser/origin.ts';
import { logInAs } from '../support/browser/members.ts';
import { expect, test } from '../support/browser/page.ts';
import { isProof } from '../support/environment/proof.ts';

const kilobyte = 1000;
/**
 * Most of JavaScript that a first load of the members area may take, compressed, in bytes. The goal is 150 kB, and React, the
 * router and i18next alone take some 110: what listens to the server, dialogs and editors come later than this load.
 */
const membersBudget = 160 * kilobyte;
/** The same of a page that a visitor lands on, once it is awake. */
const landingBudget = 90 * kilobyte;
/** The same of a page of `/landers`. The goal is 90 kB; without React on them it is a tenth of that. */
const landerBudget = 9 * kilobyte;

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

/** Every landing page: what the browser needs for it, in the page itself or beside it, as brotli. */
for (const host of isProof ? ['vonk.localhost', 'harbour.localhost'] : ['vonk.localhost'])
  test(`the landing pages of ${host} bring little script, and are alive with it`, async ({ page }) => {
    const weights: Record<string, number> = {};
    for (const name of landingNames) {
      const fetched = await scriptBytes(page, `${originOf(host)}/landers/${name}`);
      const inline = await page.locator('script:not([src]):not([type])').allTextContents();
      weights[name] = fetched + brotliCompressSync(inline.join('\n')).length;
      // No module, no hydration: who sees the page may press it.
      expect(await page.locator('script[src], link[rel="modulepreload"]').count()).toBe(0);
    }
    process.stdout.write(`script of landing pages in bytes of brotli: ${JSON.stringify(weights)}\n`);
    expect(Math.max(...Object.values(weights))).toBeLessThanOrEqual(landerBudget);
  });

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
