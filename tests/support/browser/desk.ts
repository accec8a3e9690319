import type { Browser, Locator, Page } from '@playwright/test';
import { expect } from './page.ts';
import { deskScreen } from './screens.ts';
import { openConsoleAs } from './staff.ts';

/** What a moderator is shown to decide. */
export const desk = (page: Page): Locator => page.getByRole('region', { name: 'To decide' });

/** A staff member's browser, at a queue of the desk. @param queue `<kind>?tenant=<brand>` */
export async function openDesk(browser: Browser, email: string, queue: string): Promise<Page> {
  const context = await browser.newContext({ viewport: deskScreen });
  const page = await context.newPage();
  await openConsoleAs(page, email, `/desk/${queue}`);
  await expect(desk(page)).toBeVisible();
  return page;
}
