import type { BrowserContext, Page } from '@playwright/test';
import { originOf } from './e2e-origin.ts';
import { expect, mailedLink } from './e2e-page.ts';
import type { Texts } from './e2e-texts.ts';

export const memberPassword = 'Quiet-harbour-41';

/** An address that nobody had before, telling which test it is of. */
export const newAddress = (test: string, project: string) => `${test}-${project}-${Date.now()}@example.test`;

/** Notices of a first visit have been seen, so that nothing lies over the pages. */
export async function asReturningVisitor(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const now = String(Math.floor(Date.now() / 1000));
    try {
      for (const notice of ['entry-warning', 'fictional-notice']) localStorage.setItem(notice, now);
    } catch {
      // A blank page has no storage.
    }
  });
}

/**
 * Signs somebody up on the brand's own page and confirms the address by the mail's link.
 * @param site origin, with the language's prefix where it is not the brand's own
 * @param t texts of that language
 */
export async function becomeMember(page: Page, site: string, t: Texts, email: string): Promise<void> {
  await page.goto(`${site}/signup`);
  await page.getByLabel(t('account:field.email')).fill(email);
  await page.getByLabel(t('account:field.name')).fill('Wanderer');
  await page.getByLabel(t('account:birth.day'), { exact: true }).fill('17');
  await page.getByLabel(t('account:birth.month'), { exact: true }).selectOption({ index: 5 });
  await page.getByLabel(t('account:birth.year'), { exact: true }).fill('1990');
  await page.getByLabel(t('account:field.password'), { exact: true }).fill(memberPassword);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('account:signup.submit') })
    .click();
  // Who types this fast has to work for it, which may take a busy machine a while.
  await expect(page.getByRole('main').getByRole('button', { name: t('account:signup.submit') })).toBeHidden({
    timeout: 45_000,
  });
  // Else the signup's steps would open over the pages that are the test's.
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json', 'x-request-type': 'client' };
    await fetch('/api/user.php', { method: 'PUT', headers, body: JSON.stringify({ signup_step: null }) });
  });
  await page.goto(await mailedLink(new URL(site).hostname, email));
  await expect(page.getByText(t('account:activate.done'))).toBeVisible();
}

/** Fills in the login form of the page that is shown. */
export async function logIn(page: Page, t: Texts, email: string, password = memberPassword): Promise<void> {
  const form = page.getByRole('main').locator('form');
  await form.getByLabel(t('account:field.email')).fill(email);
  await form.getByLabel(t('account:field.password'), { exact: true }).fill(password);
  await form.getByRole('button', { name: t('account:login.submit') }).click();
}

/** Another browser of the same member: logged in, on the site's settings. */
export async function onAnotherDevice(page: Page, host: string, t: Texts, email: string): Promise<Page> {
  const context = await page.context().browser()?.newContext({ locale: 'nl-NL' });
  if (!context) throw new Error('the browser is gone');
  await asReturningVisitor(context);
  const other = await context.newPage();
  await other.goto(`${originOf(host)}/settings`);
  await logIn(other, t, email);
  await expect(other.getByRole('heading', { level: 1, name: t('settings:title') })).toBeVisible();
  return other;
}
