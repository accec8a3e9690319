import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { asReturningVisitor, becomeMember, logInAs, newAddress } from '../support/browser/members.ts';
import { originOf } from '../support/browser/origin.ts';
import { expect, someAddress, test } from '../support/browser/page.ts';
import { deskScreen } from '../support/browser/screens.ts';
import { openConsoleAs } from '../support/browser/staff.ts';
import { textsOf } from '../support/browser/texts.ts';
import { noise } from '../support/photos/hostile-images.ts';

// Where no other journey reports anything, so that the desk shows this report first.
const host = 'rubens.localhost';
const t = textsOf('de');

/** A browser of somebody else. */
async function anotherBrowser(browser: Browser | null): Promise<Page> {
  if (!browser) throw new Error('the browser is gone');
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': someAddress() } });
  await asReturningVisitor(context);
  return context.newPage();
}

const profileOf = (page: Page) =>
  page.evaluate(async () => {
    const init = { headers: { 'x-request-type': 'client' } };
    const { user } = (await (await fetch('/api/user.php', init)).json()) as {
      user: { profile: { id: string; name: string } };
    };
    return user.profile;
  });

const messages = (page: Page) => page.getByRole('region', { name: t('chats:conversation.messages') });

/**
 * A picture of few large patches, so that it has a perceptual hash of its own: one on each screen, as nobody may send again
 * what was removed on the other.
 */
async function picture(screen: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const few = await noise(screen === 'phone' ? 7 : 6, 8)
    .png()
    .toBuffer();
  const buffer = await sharp(few).resize(900, 1200, { fit: 'fill' }).jpeg().toBuffer();
  return { name: 'zomer.jpg', mimeType: 'image/jpeg', buffer };
}

/** Asks members of a country for a proof of age, or nobody, as an operator does in the console. */
async function askForProof(page: Page, age_check_required_countries: string[]): Promise<void> {
  const status = await page.evaluate(
    async (changed) => {
      const address = '/admin-api/tenants/rubens';
      const { version, settings } = (await (await fetch(address)).json()) as {
        version: number;
        settings: object;
      };
      const body = JSON.stringify({ version, settings: { ...settings, ...changed } });
      const headers = { 'content-type': 'application/json', 'x-request-type': 'client' };
      return (await fetch(address, { method: 'PUT', headers, body })).status;
    },
    { age_check_required_countries },
  );
  expect(status).toBe(200);
}

test('a picture is sent, opened, reported and removed, and its sender reads why', async ({ page, browser }, {
  project,
}) => {
  await asReturningVisitor(page.context());
  await becomeMember(page, host, newAddress('picture', project.name));
  await page.goto(`${originOf(host)}/settings`);
  const receiver = await profileOf(page);

  const other = await anotherBrowser(page.context().browser());
  await logInAs(other, host, 'premium@demo.test');
  await other.goto(`${originOf(host)}/members/${receiver.id}/chat`);
  const sender = await profileOf(other);
  const file = await picture(project.name);

  await test.step('what it is and costs is seen before it is sent, and what cannot be sent says why', async () => {
    const chosen = other.waitForEvent('filechooser');
    await other.getByRole('button', { name: t('chats:tools.label') }).click();
    await other.getByRole('button', { name: t('chats:tools.photo') }).click();
    await (await chosen).setFiles({ ...file, name: 'film.mp4', mimeType: 'video/mp4' });
    const dialog = other.getByRole('dialog', { name: t('chats:picture.title', { name: receiver.name }) });
    await expect(dialog.getByText(t('own-profile:photos.problem.wrong_type'))).toBeVisible();
    const again = other.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: t('chats:picture.other') }).click();
    await (await again).setFiles(file);
    await expect(dialog.getByText(t('chats:picture.cost'))).toContainText('€');
    await dialog.getByRole('button', { name: t('chats:picture.send') }).click();
    await expect(messages(other).getByRole('img', { name: t('chats:picture.mine') })).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  const clear = messages(page).getByRole('img', { name: t('chats:picture.theirs', { name: sender.name }) });
  const openPicture = messages(page).getByRole('button', { name: t('chats:picture.open') });
  await test.step('where a proof of age is asked for, the check leads back to the conversation', async () => {
    await page.goto(`${originOf(host)}/chats`);
    const row = page
      .getByRole('main')
      .getByRole('link')
      .filter({ hasText: t('chats:kind.photo') });
    await row.click();
    const operator = await (await browser.newContext()).newPage();
    await openConsoleAs(operator, 'operator@demo.test', '/tenants/rubens');
    await askForProof(operator, ['DE']);
    await openPicture.click();
    await messages(page)
      .getByRole('link', { name: t('chats:picture.to_age_check') })
      .click();
    await page.getByRole('button', { name: t('age-check:begin') }).click();
    await page.getByRole('button', { name: t('sandbox:age.adult'), exact: true }).click();
    await page.getByRole('link', { name: t('age-check:back') }).click();
    await expect(openPicture).toBeVisible();
    await askForProof(operator, []);
    await operator.context().close();
  });

  await test.step('its receiver sees it blurred until they open it, in the same place', async () => {
    const blurred = messages(page).getByRole('img', {
      name: t('chats:picture.blurred', { name: sender.name }),
    });
    await expect(blurred).toBeVisible();
    const place = messages(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('img') });
    const before = await place.boundingBox();
    for (const way of ['chats:picture.report', 'chats:picture.block'] as const)
      await expect(messages(page).getByRole('button', { name: t(way) })).toBeVisible();
    await openPicture.click();
    await expect(clear).toBeVisible();
    expect(await place.boundingBox()).toEqual(before);
    await clear.click();
    const close = page.getByRole('button', { name: t('common:action.close') });
    await close.click();
    await expect(close).toHaveCount(0);
  });

  await test.step('an answer quotes it', async () => {
    await page
      .getByRole('button', { name: t('chats:actions.more') })
      .first()
      .press('Enter');
    await page.getByRole('button', { name: t('chats:actions.reply') }).click();
    await page.getByLabel(t('chats:composer.label', { name: sender.name })).fill('Wo ist das?');
    await page.getByRole('button', { name: t('chats:composer.send') }).click();
    await expect(messages(other).getByRole('listitem').filter({ hasText: 'Wo ist das?' })).toContainText(
      t('chats:kind.photo'),
    );
  });

  await test.step('whoever reports it is heard by a moderator, who sees it', async () => {
    await messages(page)
      .getByRole('button', { name: t('chats:picture.report') })
      .click();
    const report = page.getByRole('dialog', { name: t('reports:title_message', { name: sender.name }) });
    await report.getByRole('button', { name: t('reports:reason.illegal') }).click();
    await report.getByRole('button', { name: t('reports:submit') }).click();
    await expect(page.getByRole('dialog', { name: t('reports:thanks.title') })).toBeVisible();

    const moderator = await (await browser.newContext({ viewport: deskScreen })).newPage();
    await openConsoleAs(moderator, 'moderator@demo.test', '/desk/report?tenant=rubens');
    const desk = moderator.getByRole('region', { name: 'To decide' });
    await expect(desk.getByText('A picture, shown below')).toBeVisible();
    const shown = desk.getByRole('img', { name: 'To decide' });
    const width = () =>
      shown.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth);
    await expect.poll(width).toBe(900);
    await moderator.keyboard.press('r');
    await moderator.getByRole('button', { name: /^Remove the message/ }).click();
    const stored = moderator.waitForResponse((answer) => answer.url().endsWith('/decision'));
    await moderator.getByRole('button', { name: /^Illegal/ }).click();
    expect((await stored).status()).toBe(200);
    await moderator.context().close();
  });

  await test.step('then neither sees it, and its sender finds the reasons in its place', async () => {
    const why = messages(other).getByRole('link', { name: t('chats:message.why') });
    // A decision counts once it can no longer be undone.
    await expect(why).toBeVisible();
    await expect(clear).toHaveCount(0);
    await expect(messages(page).getByRole('link', { name: t('chats:message.why') })).toHaveCount(0);
    await why.click();
    await expect(other.getByRole('heading', { name: t('restrictions:kind.message_removed') })).toBeVisible();
  });
  await other.context().close();
});

test('a picture is pasted, dropped, or taken with the phone’s camera', async ({ page, browser }, {
  project,
}) => {
  await asReturningVisitor(page.context());
  await logInAs(page, host, 'premium@demo.test');
  await page.goto(`${originOf(host)}/chats`);
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  const field = page.getByRole('textbox', { name: t('chats:composer.label', { name: '' }).trim() });
  await expect(field).toBeVisible();
  const dialog = page.getByRole('dialog', { name: t('chats:picture.title', { name: '' }).trim() });
  const { buffer } = await picture(project.name);
  const held = await page.evaluateHandle(`(() => {
    const data = new DataTransfer();
    const bytes = Uint8Array.from(atob('${buffer.toString('base64')}'), (letter) => letter.charCodeAt(0));
    data.items.add(new File([bytes], 'sommer.jpg', { type: 'image/jpeg' }));
    return data;
  })()`);
  const close = dialog.getByRole('button', { name: t('common:action.close') });

  await messages(page).dispatchEvent('dragover', { dataTransfer: held });
  await expect(page.getByText(t('chats:picture.drop'))).toBeVisible();
  await messages(page).dispatchEvent('drop', { dataTransfer: held });
  await expect(page.getByText(t('chats:picture.drop'))).toHaveCount(0);
  await expect(dialog.getByText(t('chats:picture.cost'))).toBeVisible();
  await close.click();
  await expect(dialog).toHaveCount(0);

  await field.evaluate((element, clipboardData) => {
    const { ClipboardEvent } = globalThis as unknown as {
      ClipboardEvent: new (type: string, init: object) => Event;
    };
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    (element as unknown as EventTarget).dispatchEvent(paste);
  }, held);
  await expect(dialog.getByText(t('chats:picture.cost'))).toBeVisible();
  await close.click();

  const phone = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 780 },
  });
  await asReturningVisitor(phone);
  const onPhone = await phone.newPage();
  await logInAs(onPhone, host, 'premium@demo.test');
  await onPhone.goto(page.url());
  await onPhone.getByRole('button', { name: t('chats:tools.label') }).click();
  const taken = onPhone.waitForEvent('filechooser');
  await onPhone.getByRole('button', { name: t('chats:tools.camera') }).click();
  expect(await (await taken).element().getAttribute('capture')).toBe('environment');
  await phone.close();
});
