import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { maxPhotoBytes } from '../../packages/contract/src/profiles/photo-files.ts';
import { originOf } from '../support/browser/origin.ts';
import { asReturningVisitor, becomeMember, newAddress } from '../support/browser/members.ts';
import { expect, test } from '../support/browser/page.ts';
import { textsOf } from '../support/browser/texts.ts';
import { noise } from '../support/photos/hostile-images.ts';

const host = 'vonk.localhost';
const t = textsOf('nl');

test.beforeEach(({ context }) => asReturningVisitor(context));

const jpeg = async (name: string, width = 300) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await noise(width, 375).jpeg().toBuffer(),
});
const text = (key: string, values?: Record<string, string | number>) =>
  t(`own-profile:photos.${key}`, values);
const counted = (page: Page, number: number) => page.getByText(text('number', { number, limit: 3 }));
const photos = (page: Page) =>
  page
    .locator('#photos')
    .getByRole('listitem')
    .filter({ has: page.locator('img') });
const addresses = (page: Page) =>
  photos(page)
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
const act = async (page: Page, place: number, action: string) => {
  const name = text('actions', { name: text('alt', { number: place }) });
  await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: text(action), exact: true }).click();
};

test('own photos: several are sent, one again; cut, ordered by keys, made main, deleted and back', async ({
  page,
}, { project }) => {
  const choose = (...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
    page.locator('input[type=file]').setInputFiles(files);
  const send = (number: number) => page.getByRole('button', { name: text('send', { number }) }).click();
  await becomeMember(page, host, newAddress('own-photos', project.name));
  await page.goto(`${originOf(host)}/profile`);
  await expect(counted(page, 0)).toBeVisible();

  await test.step('nothing is sent before the member says so; one that fails is told and sent again', async () => {
    let sendings = 0;
    await page.route('**/api/photos?*', (route) =>
      sendings++ === 0
        ? route.fulfill({ status: 429, json: { error: { code: 'rate_limited', params: {} } } })
        : route.continue(),
    );
    await choose(await jpeg('beach.jpg'), await jpeg('garden.jpg', 200));
    await expect(page.getByText(text('ready'))).toBeVisible();
    expect(sendings).toBe(0);
    await send(2);
    await expect(page.getByText(text('problem.rate_limited'))).toBeVisible();
    await expect(counted(page, 1)).toBeVisible();
    await page.getByRole('button', { name: text('retry') }).click();
    await expect(counted(page, 2)).toBeVisible();
    await expect(page.getByText(text('problem.rate_limited'))).toBeHidden();
    await expect(photos(page).getByText(text('inspection'))).toHaveCount(2);
  });

  await test.step('keys put them into another order, and the first is the main photo', async () => {
    const [first, second] = await addresses(page);
    const handle = page.getByRole('button', { name: text('alt', { number: 1 }), exact: true });
    await handle.press('Space');
    await expect(page.getByText(text('drag.picked', { number: 1 }))).toBeAttached();
    // It listens to arrows a moment after it has said so; on the last place another press changes nothing.
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(page.getByText(text('drag.over', { place: 2, total: 2 }))).toBeAttached({ timeout: 1000 });
    }).toPass();
    const saved = page.waitForResponse('**/api/photos/order');
    await page.keyboard.press('Space');
    expect((await saved).status()).toBe(200);
    await expect.poll(() => addresses(page)).toEqual([second, first]);
    await expect(photos(page).first().getByText(text('main'))).toBeVisible();
  });

  await test.step('one is made the main photo, which the member is told of', async () => {
    const [first, second] = await addresses(page);
    await act(page, 2, 'make_main');
    await expect(page.getByText(text('made_main_waits'))).toBeVisible();
    await expect.poll(() => addresses(page)).toEqual([second, first]);
  });

  await test.step('a deleted one is gone, and back by one press', async () => {
    const before = await addresses(page);
    await act(page, 1, 'remove');
    await expect(counted(page, 1)).toBeVisible();
    await page.getByRole('button', { name: text('undo') }).click();
    await expect(page.getByText(text('restored'))).toBeVisible();
    await expect.poll(() => addresses(page)).toEqual(before);
  });

  await test.step('one is cut before it is sent: only the part leaves', async () => {
    await choose(await jpeg('wide.jpg', 900));
    await page.getByRole('button', { name: text('edit.of', { name: 'wide.jpg' }) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(text('edit.square')).click();
    await dialog.getByRole('button', { name: text('edit.right') }).click();
    await expect(dialog.getByRole('button', { name: text('edit.use') })).toBeEnabled();
    await dialog.getByRole('button', { name: text('edit.use') }).click();
    await expect(dialog).toBeHidden();
    await send(1);
    await expect(counted(page, 3)).toBeVisible();
    const size = await photos(page)
      .last()
      .locator('img')
      .evaluate((image) => [image.getAttribute('width'), image.getAttribute('height')]);
    expect(size).toEqual(['375', '375']);
  });

  await test.step('at the limit it says so, and what is no photo has its reason beside it', async () => {
    await expect(page.getByText(t('errors:photo_limit_reached'))).toBeVisible();
    await expect(page.getByText(text('make_room'))).toBeVisible();
    await expect(page.locator('input[type=file]')).toHaveCount(0);
    await act(page, 3, 'remove');
    await choose(
      { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
      { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') },
      await jpeg('third.jpg'),
    );
    await expect(page.getByText(text('problem.wrong_type'))).toBeVisible();
    await expect(page.getByText(text('over'))).toBeVisible();
    await send(1);
    await expect(page.getByText(text('problem.unreadable'))).toBeVisible();
    await expect(counted(page, 2)).toBeVisible();
  });
});

test('own photos: what phones and messengers hand out is taken, smaller where it has to be', async ({
  page,
}, { project }) => {
  await becomeMember(page, host, newAddress('phone-photos', project.name));
  await page.goto(`${originOf(host)}/profile`);
  await expect(counted(page, 0)).toBeVisible();
  const sent: { type: string | undefined; status: number }[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.method() === 'POST' && new URL(response.url()).pathname === '/api/photos')
      sent.push({ type: request.headers()['content-type'], status: response.status() });
  });
  const many = await sharp({ create: { width: 8000, height: 6300, channels: 3, background: '#4080c0' } })
    .png()
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles([
    { ...(await jpeg('messenger.jpg')), mimeType: 'image/jpg' },
    { ...(await jpeg('nameless')), mimeType: '' },
    {
      // As phones keep the seconds of film around a photo: behind it, in the same file.
      name: 'motion.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.concat([(await jpeg('motion.jpg')).buffer, Buffer.alloc(maxPhotoBytes)]),
    },
  ]);
  await page.getByRole('button', { name: text('send', { number: 3 }) }).click();
  await expect(counted(page, 3)).toBeVisible();
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
  await act(page, 3, 'remove');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'map.png', mimeType: 'image/png', buffer: many });
  await page.getByRole('button', { name: text('send', { number: 1 }) }).click();
  await expect(counted(page, 3)).toBeVisible();
  // The server finds that it has too many pixels; the browser has one smaller for it.
  expect(sent.slice(3).map(({ type, status }) => [type, status])).toEqual([
    ['image/png', 422],
    ['image/jpeg', 200],
  ]);
});
