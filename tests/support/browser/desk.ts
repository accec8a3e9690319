import type { Browser, Locator, Page } from '@playwright/test';
import { expect } from './page.ts';
import { deskScreen } from './screens.ts';
import { openConsoleAs } from './staff.ts';

/** What a moderator is shown to decide. */
export const desk = (page: Page): Locator => page.getByRole('region', { name: 'To decide' });

/** A staff member's browser, at a queue of the desk. @param queue `<kind>?tenant=<brand>` */
export async function openDesk(
  browser: Browser,
  email: string,
  queue: string,
  viewport = deskScreen,
): Promise<Page> {
  const page = await openOnClock(browser, email, `/desk/${queue}`, viewport);
  await expect(desk(page)).toBeVisible();
  return page;
}

/** A staff member's browser whose clock the test may put forward. */
export async function openOnClock(
  browser: Browser,
  email: string,
  path: string,
  viewport = deskScreen,
): Promise<Page> {
  const page = await (await browser.newContext({ viewport })).newPage();
  await page.clock.install();
  await openConsoleAs(page, email, path);
  return page;
}

/** Gives back what the desk holds, so that nobody waits for it, and closes the browser. */
export async function leaveDesk(page: Page): Promise<void> {
  const givenBack = page.waitForResponse((answer) => answer.url().endsWith('/desk/release'));
  await page.getByRole('button', { name: 'Enough for now' }).click();
  await givenBack;
  await page.context().close();
}

/** The tab is behind another one, or in front again. */
export async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate(`(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => ${hidden} });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => ${hidden} ? 'hidden' : 'visible',
    });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  })()`);
}
