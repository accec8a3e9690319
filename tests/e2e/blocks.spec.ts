import type { Page } from '@playwright/test';
import { originOf } from '../support/browser/origin.ts';
import { asReturningVisitor, logInAs } from '../support/browser/members.ts';
import { expect, test } from '../support/browser/page.ts';
import { textsOf, type Texts } from '../support/browser/texts.ts';

/** A member of its own for each screen: both run at the same time. */
const brandOf = (project: string) =>
  project === 'phone'
    ? { host: 'vonk.localhost', t: textsOf('nl') }
    : { host: 'harbour.localhost', t: textsOf('en') };

test.beforeEach(({ context }) => asReturningVisitor(context));

/** What the API answers to the page's reader. */
const statusOf = (page: Page, path: string) =>
  page.evaluate(async (address) => (await fetch(address)).status, path);

const idIn = (address: string) => address.split('/').at(-1) ?? '';

/** Waits until the page of somebody, or the conversation with them, is there. */
async function nameOnPage(page: Page, t: Texts): Promise<string> {
  await page.getByRole('button', { name: t('blocks:more', { name: '' }).trim() }).waitFor();
  const text = await page.getByRole('heading', { level: 1 }).textContent();
  return (text ?? '').replace(/[,\s]*\d+$/, '').trim();
}

/** Opens the menu of the one who is shown, and blocks them. */
async function block(page: Page, t: Texts, name: string): Promise<void> {
  await page.getByRole('button', { name: t('blocks:more', { name }) }).click();
  await page.getByRole('button', { name: t('blocks:block', { name }) }).click();
  const dialog = page.getByRole('dialog', { name: t('blocks:title', { name }) });
  await dialog.getByRole('button', { name: t('blocks:confirm') }).click();
  await expect(page.getByText(t('blocks:done', { name }))).toBeVisible();
}

async function undo(page: Page, t: Texts, name: string): Promise<void> {
  await page.getByRole('button', { name: t('blocks:undo') }).click();
  await expect(page.getByText(t('blocks:undone', { name }))).toBeVisible();
}

test('blocking from a profile leads back to the search without them, and is undone from there', async ({
  page,
}, { project }) => {
  const { host, t } = brandOf(project.name);
  await logInAs(page, host, 'premium@demo.test');
  await page.goto(`${originOf(host)}/members?min_age=25`);
  const search = page.url();
  const results = page.getByRole('list', { name: t('members:results') });
  const card = results.getByRole('listitem').first().getByRole('link');
  const address = (await card.getAttribute('href')) ?? '';
  const inResults = results.locator(`a[href="${address}"]`);
  await card.click();
  const name = await nameOnPage(page, t);

  await page.getByRole('button', { name: t('blocks:more', { name }) }).click();
  await page.getByRole('button', { name: t('blocks:block', { name }) }).click();
  const dialog = page.getByRole('dialog', { name: t('blocks:title', { name }) });
  await dialog.getByRole('button', { name: t('common:action.cancel') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: t('blocks:more', { name }) })).toBeFocused();

  await block(page, t, name);
  await expect(page).toHaveURL(search);
  await expect(inResults).toHaveCount(0);
  // The toast leaves the buttons of the search free.
  const row = page.getByRole('main').locator('header').first();
  const toast = page.locator('[popover=manual] > *');
  await expect
    .poll(async () => {
      const [above, below] = [await row.boundingBox(), await toast.boundingBox()];
      return (below?.y ?? 0) >= (above?.y ?? 0) + (above?.height ?? 0);
    })
    .toBe(true);
  expect(await statusOf(page, `/api/members/${idIn(address)}`)).toBe(404);
  await undo(page, t, name);
  await expect(inResults).toHaveCount(1);
});

test('a report that blocks as well says when, and does it once its receipt is closed', async ({ page }, {
  project,
}) => {
  const { host, t } = brandOf(project.name);
  await logInAs(page, host, 'premium@demo.test');
  await page.goto(`${originOf(host)}/members?min_age=25`);
  const results = page.getByRole('list', { name: t('members:results') });
  const card = results.getByRole('listitem').nth(1).getByRole('link');
  const id = idIn((await card.getAttribute('href')) ?? '');
  await card.click();
  const name = await nameOnPage(page, t);
  await page.getByRole('button', { name: t('blocks:more', { name }) }).click();
  await page
    .getByRole('button', { name: t('blocks:report', { name }) })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: t('reports:title', { name }) });
  await dialog.getByRole('button', { name: t('reports:reason.fake_profile') }).click();
  await dialog.getByRole('checkbox', { name: t('reports:block.label', { name }) }).check();
  await dialog.getByRole('button', { name: t('reports:submit') }).click();
  const thanks = page.getByRole('dialog', { name: t('reports:thanks.title') });
  await expect(thanks).toContainText(t('reports:thanks.blocks', { name }));
  expect(await statusOf(page, `/api/members/${id}`)).toBe(200);
  await thanks.getByRole('button', { name: t('reports:thanks.end') }).click();
  await expect(page.getByText(t('blocks:done', { name }))).toBeVisible();
  expect(await statusOf(page, `/api/members/${id}`)).toBe(404);
  await undo(page, t, name);
});

test('blocking from a conversation passes by all that is about them', async ({ page }, { project }) => {
  const { host, t } = brandOf(project.name);
  await logInAs(page, host, 'premium@demo.test');
  await page.goto(`${originOf(host)}/chats`);
  const list = page.url();
  const row = page.getByRole('main').getByRole('listitem').first().getByRole('link');
  const address = (await row.getAttribute('href')) ?? '';
  const inList = page.getByRole('main').locator(`a[href="${address}"]`);
  await row.click();
  const name = await nameOnPage(page, t);

  // To their profile and back into the conversation: three pages that will be nobody's.
  await page.getByRole('heading', { level: 1 }).click();
  await page.getByRole('link', { name: t('members:action.message') }).click();
  await expect(page.getByLabel(t('chats:composer.label', { name }))).toBeVisible();
  await block(page, t, name);
  await expect(page).toHaveURL(list);
  await expect(inList).toHaveCount(0);
  expect(await statusOf(page, `/api/chat.php?conversation=${idIn(address)}`)).toBe(404);
  await undo(page, t, name);
  await expect(inList).toHaveCount(1);
});
