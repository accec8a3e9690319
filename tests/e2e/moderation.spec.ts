import type { Page } from '@playwright/test';
import { desk, openDesk } from '../support/browser/desk.ts';
import { asReturningVisitor, becomeMember, logInAs, newAddress } from '../support/browser/members.ts';
import { originOf } from '../support/browser/origin.ts';
import { expect, test } from '../support/browser/page.ts';
import { deskScreen } from '../support/browser/screens.ts';
import { openConsoleAs } from '../support/browser/staff.ts';
import { textsOf } from '../support/browser/texts.ts';
import { noise } from '../support/photos/hostile-images.ts';

const host = 'rubens.localhost';
const t = textsOf('de');
const own = (key: string, values?: Record<string, string | number>) => t(`own-profile:${key}`, values);

const jpeg = async (name: string) => ({
  ...{ name, mimeType: 'image/jpeg' },
  buffer: await noise(320, 400).jpeg().toBuffer(),
});

test.beforeEach(({ context }) => asReturningVisitor(context));

/** Who is logged in on the page. */
const ownId = (page: Page) =>
  page.evaluate(async () => {
    const { profile } = (await (await fetch('/api/profile')).json()) as { profile: { id: string } };
    return profile.id;
  });

/** Reloads the page until something is on it: decisions take effect in the worker. */
const comes = (page: Page, there: () => Promise<boolean>) =>
  expect.poll(async () => (await page.reload(), await there())).toBe(true);

test('a moderator removes a text and a photo beside the profile, with the reasons they read before', async ({
  page,
  browser,
}, { project }) => {
  await becomeMember(page, host, newAddress('beside', project.name));
  await page.goto(`${originOf(host)}/profile`);
  await page.locator('input[type=file]').setInputFiles(await jpeg('me.jpg'));
  await page.getByRole('button', { name: own('photos.send', { number: 1 }) }).click();
  await expect(page.getByText(own('photos.inspection')).first()).toBeVisible();
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json', 'x-request-type': 'client' };
    const body = JSON.stringify({ about_me: 'Ich verkaufe Kaffeemaschinen.' });
    await fetch('/api/profile', { method: 'PUT', headers, body });
  });

  const moderator = await (await browser.newContext({ viewport: deskScreen })).newPage();
  const key = encodeURIComponent(`rubens:${await ownId(page)}`);
  await openConsoleAs(moderator, 'moderator@demo.test', `/profiles/${key}/show`);
  const dialog = moderator.getByRole('dialog');
  const preview = dialog.getByRole('region', { name: 'What the member reads' });
  const removed = moderator.getByRole('region', { name: 'Restrictions' }).getByRole('article');

  await test.step('the text, in words of their own', async () => {
    await moderator.getByRole('button', { name: 'Remove this text' }).click();
    await dialog.getByLabel(/What happened/).fill('Du bietest Waren an.');
    // Without a ground that somebody chose nothing is said and nothing can be sent.
    const send = dialog.getByRole('button', { name: 'Remove and tell the member' });
    await expect(send).toBeDisabled();
    await expect(preview).toHaveCount(0);
    await dialog.getByLabel('Ground').click();
    await moderator.getByRole('option', { name: 'Advertising' }).click();
    await expect(preview).toContainText('in German');
    await expect(preview).toContainText('Du bietest Waren an.');
    await send.click();
    await expect(dialog).toHaveCount(0);
    await expect(removed).toHaveCount(1);
  });

  await test.step('the photo, on another ground', async () => {
    const photos = moderator.getByRole('list', { name: 'Photos' }).getByRole('listitem');
    await photos.getByRole('button', { name: 'Remove' }).click();
    await dialog.getByLabel('Ground').click();
    await moderator.getByRole('option', { name: 'Fake' }).click();
    await expect(preview).toContainText('in German');
    await dialog.getByRole('button', { name: 'Remove and tell the member' }).click();
    await expect(photos.getByText('Removed', { exact: true })).toBeVisible();
    await expect(removed).toHaveCount(2);
  });

  await test.step('the member finds both with their reasons', async () => {
    await page.reload();
    const why = page.getByRole('link', { name: own('photos.taken_down_why') });
    await expect(page.getByText(own('photos.taken_down'))).toBeVisible();
    await expect(page.getByText(own('held.removed_text'))).toBeVisible();
    await expect(why).toHaveCount(2);
    await why.last().click();
    await expect(page.getByText('Du bietest Waren an.')).toBeVisible();
  });
});

test('a member shows themselves in a pose, and others see that the photo is theirs', async ({
  page,
  browser,
}) => {
  const says = (key: string) => t(`verification:${key}`);
  await logInAs(page, host, 'free@demo.test');
  await page.goto(`${originOf(host)}/profile`);
  const card = page.getByRole('region', { name: says('title') });

  await test.step('the member takes the picture that the site asks for', async () => {
    await card.getByRole('button', { name: says('start') }).click();
    const dialog = page.getByRole('dialog', { name: says('dialog.title') });
    await dialog.locator('input[type=file]').setInputFiles(await jpeg('pose.jpg'));
    await expect(dialog.getByRole('img', { name: says('dialog.preview') })).toBeVisible();
    await dialog.getByRole('button', { name: says('dialog.send') }).click();
    await expect(card.getByText(says('waiting'))).toBeVisible();
  });

  await test.step('a moderator compares it with the approved photos', async () => {
    const moderator = await openDesk(browser, 'moderator@demo.test', 'verification?tenant=rubens');
    await expect(desk(moderator).getByText(/^Asked for: .+ Compare with the approved photos/)).toBeVisible();
    await expect(desk(moderator).getByRole('img', { name: 'Photo, approved' }).first()).toBeVisible();
    await moderator.keyboard.press('a');
    await expect(moderator.getByText('Nothing waits here')).toBeVisible();
  });

  await test.step('the badge stands on the profile, for others too', async () => {
    await comes(page, () => card.getByText(says('verified')).isVisible());
    const id = await ownId(page);
    const reader = await (await browser.newContext()).newPage();
    await asReturningVisitor(reader.context());
    await logInAs(reader, host, 'premium@demo.test');
    await reader.goto(`${originOf(host)}/members/${id}`);
    await expect(reader.getByText(t('profile:note.verified_photo'))).toBeVisible();
  });
});
