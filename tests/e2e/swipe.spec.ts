import type { Page } from '@playwright/test';
import { findings } from '../support/browser/findings.ts';
import { originOf } from '../support/browser/origin.ts';
import { asReturningVisitor, becomeMember, newAddress } from '../support/browser/members.ts';
import { expect, test } from '../support/browser/page.ts';
import { textsOf } from '../support/browser/texts.ts';

const host = 'vonk.localhost';
const t = textsOf('nl');

/** A card: names come twice in a town, addresses never. */
interface Card {
  name: string;
  address: string;
}

/** The card on top. */
const topCard = (page: Page): Promise<Card> =>
  page
    .getByRole('region', { name: t('swipe:cards') })
    .locator('article:not([inert])')
    .evaluate((card) => ({
      name: card.querySelector('bdi')?.textContent ?? '',
      address: card.querySelector('a')?.getAttribute('href') ?? '',
    }));

/** The card that comes after one that leaves; it comes in the task behind the press. */
async function nextCard(page: Page, before: Card): Promise<Card> {
  await expect.poll(() => topCard(page)).not.toEqual(before);
  return topCard(page);
}

/** A finger that moves a card sideways, as the browser tells it. */
async function swipe(page: Page, by: number): Promise<void> {
  const card = await page.locator('article:not([inert])').boundingBox();
  if (!card) throw new Error('no card');
  const [x, y] = [card.x + card.width / 2, card.y + card.height / 2];
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: object[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points as never });
  await send('touchStart', [{ x, y }]);
  for (let step = 1; step <= 8; step++) await send('touchMove', [{ x: x + (by * step) / 8, y: y + step }]);
  await send('touchEnd', []);
  await touch.detach();
}

test('cards are passed, liked and taken back by finger, buttons and keys, until the likes are used up', async ({
  page,
  context,
}, { project }) => {
  await asReturningVisitor(context);
  await becomeMember(page, host, newAddress('swipe', project.name));
  await page.goto(`${originOf(host)}/members`);
  await page
    .getByRole('link', { name: t('common:nav.swipe') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('swipe:title') })).toBeVisible();
  const button = (what: string, name = '') =>
    page.getByRole('button', { name: t(`swipe:${what}`, { name }) });
  const first = await topCard(page);

  await test.step('a finger passes, and undo brings the card back', async () => {
    await swipe(page, -170);
    await expect(page.getByText(t('swipe:said.pass', { name: first.name }))).toBeAttached();
    await nextCard(page, first);
    await button('undo').click();
    await expect.poll(() => topCard(page)).toEqual(first);
    await swipe(page, 24);
    expect(await topCard(page)).toEqual(first);
  });

  await test.step('a finger likes, buttons and keys do the same', async () => {
    await swipe(page, 170);
    await expect(page.getByText(t('swipe:said.like', { name: first.name }))).toBeAttached();
    await expect(page.getByText(t('likes:left_other', { count: 3 }))).toBeVisible();
    await button('undo').click();
    await expect.poll(() => topCard(page)).toEqual(first);
    // What was taken back counts; given again it costs nothing.
    await expect(page.getByText(t('likes:left_other', { count: 3 }))).toBeVisible();
    await button('like', first.name).click();
    const second = await nextCard(page, first);
    await button('pass', second.name).click();
    const third = await nextCard(page, second);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(t('likes:left_other', { count: 2 }))).toBeVisible();
    await nextCard(page, third);
    await page.keyboard.press('Backspace');
    await expect.poll(() => topCard(page)).toEqual(third);
    await page.keyboard.press('ArrowRight');
    await nextCard(page, third);
  });

  await test.step('used up likes wait in place, and passing goes on', async () => {
    for (const left of [1, 0]) {
      const liked = await topCard(page);
      await button('like', liked.name).click();
      await nextCard(page, liked);
      if (left === 1) await expect(page.getByText(t('likes:left_one', { count: 1 }))).toBeVisible();
    }
    await expect(page.getByText(t('likes:left_one', { count: 1 }))).toBeHidden();
    const waiting = await topCard(page);
    const timer = page.getByRole('timer');
    await expect(timer).toBeVisible();
    // The line that tells why draws the eye, but stands still for whoever asked for rest.
    const movesAtPress = () =>
      page.evaluate<number>(`(() => {
        document.querySelector('button:has(> svg + svg)').click();
        return document.querySelector('main [role=timer]').closest('div:has(> div)').getAnimations().length;
      })()`);
    expect(await movesAtPress()).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await movesAtPress()).toBe(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await topCard(page)).toEqual(waiting);
    await expect(page.getByText(new RegExp(`^${t('likes:wait.text')} \\d\\d:`))).toBeAttached();
    await swipe(page, -170);
    await nextCard(page, waiting);
    await expect(timer).toBeVisible();
  });

  await test.step('nobody comes twice, and what was liked is taken back in its list and given again', async () => {
    await page.reload();
    expect(await topCard(page)).not.toEqual(first);
    await page.goto(`${originOf(host)}/likes/given`);
    const takeBack = page.getByRole('button', { name: t('likes:take_back', { name: first.name }) });
    await takeBack.click();
    await expect(takeBack).toBeHidden();
    await page.getByRole('button', { name: t('likes:undo') }).click();
    await expect(takeBack).toBeVisible();
  });
});

test('photos and text of a card are reached by finger and keys', async ({ page, context }, { project }) => {
  await asReturningVisitor(context);
  await becomeMember(page, host, newAddress('swipe-depth', project.name));
  const deck = page.waitForResponse(/\/api\/swipe\/deck/);
  await page.goto(`${originOf(host)}/members`);
  await page
    .getByRole('link', { name: t('common:nav.swipe') })
    .first()
    .click();
  const { cards } = (await (await deck).json()) as {
    cards: { name: string; photos: { blurred: boolean }[] }[];
  };
  const place = cards.findIndex(({ photos }) => photos.filter(({ blurred }) => !blurred).length > 1);
  const several = cards[place];
  if (!several) throw new Error('nobody of the first cards has two photos');
  for (let passed = 0; passed < place; passed++) {
    const before = await topCard(page);
    await page.keyboard.press('ArrowLeft');
    await nextCard(page, before);
  }
  const { name } = several;
  const total = several.photos.filter(({ blurred }) => !blurred).length;
  const card = page.locator('article:not([inert])');
  const position = (number: number) =>
    card.getByText(t('members:photos.position', { number, total }), { exact: true });
  const before = await topCard(page);
  expect(before.name).toBe(name);

  await test.step('a press on a half of the picture shows the next photo and the one before', async () => {
    const box = await card.boundingBox();
    if (!box) throw new Error('no card');
    await page.touchscreen.tap(box.x + box.width * 0.8, box.y + box.height * 0.4);
    await expect(position(2)).toBeAttached();
    await page.touchscreen.tap(box.x + box.width * 0.2, box.y + box.height * 0.4);
    await expect(position(1)).toBeAttached();
    await card.getByRole('button', { name: t('members:photos.next') }).press('Enter');
    await expect(position(2)).toBeAttached();
  });

  await test.step('the text is pulled up by a key or a button, and put away', async () => {
    const whole = card.getByRole('link', { name: t('swipe:profile', { name }) });
    const more = card.getByRole('button', { name: t('swipe:more', { name }) });
    const words = card.getByRole('heading', { name: t('members:about', { name }), exact: true });
    await expect(words).not.toBeInViewport();
    await page.keyboard.press('ArrowUp');
    await expect(words).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await expect(words).not.toBeInViewport();
    await more.press('Enter');
    await expect(card.getByRole('heading', { name: t('swipe:more', { name }) })).toBeFocused();
    await whole.scrollIntoViewIfNeeded();
    expect(await findings(page)).toEqual([]);
    await card.getByRole('button', { name: t('swipe:to_photo') }).click();
    await expect(more).toBeFocused();
    await expect(words).not.toBeInViewport();
  });

  await test.step('and a finger decides about it as before', async () => {
    expect(await topCard(page)).toEqual(before);
    await swipe(page, -170);
    await nextCard(page, before);
  });
});

test('a stack that is empty says so calmly, and begins again with who was passed', async ({ page, context }, {
  project,
}) => {
  await asReturningVisitor(context);
  await becomeMember(page, host, newAddress('swipe-end', project.name));
  let isEmpty = false;
  await page.route('**/api/swipe/deck*', async (route) => {
    if (!isEmpty) return route.fallback();
    await route.fulfill({ json: { cards: [], next: null, again: true, allowance: null } });
  });
  await page.goto(`${originOf(host)}/swipe-game`);
  const passed = await topCard(page);
  isEmpty = true;
  while ((await page.locator('article:not([inert])').count()) > 0) await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { name: t('swipe:end.title') })).toBeVisible();
  isEmpty = false;
  await page.getByRole('button', { name: t('swipe:end.again') }).click();
  await expect.poll(() => topCard(page)).toEqual(passed);
});

test('a like that an address asks for shows itself, says what it is, and leads to the profile', async ({
  page,
  context,
}, { project }) => {
  await asReturningVisitor(context);
  await becomeMember(page, host, newAddress('popup', project.name));
  await page.goto(`${originOf(host)}/members?t=1`);
  await expect(page).not.toHaveURL(/t=1/);
  const popup = page.getByRole('dialog', { name: t('likes:window.suggestion.title') });
  await expect(popup).toBeVisible();
  await popup.getByRole('button').first().click();
  await page.waitForURL(/\/leden\/[0-9a-z]{24}$/);
});
