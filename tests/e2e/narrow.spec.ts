import { test as base, type Page } from '@playwright/test';
import { pseudoLocale } from '../../packages/contract/src/text/pseudo-locale.ts';
import { logInAs } from '../support/browser/members.ts';
import { originOf } from '../support/browser/origin.ts';
import { membersOf } from '../support/browser/every-page.ts';
import { hostOf, places, readIn } from '../support/browser/places.ts';
import { cutSelects, tooWide } from '../support/browser/layout.ts';
import { isProof } from '../support/environment/proof.ts';

/** What the smallest phones show. Layout alone is looked at, which needs no script of the page. */
const test = base.extend({});
const { expect } = test;
test.use({ viewport: { width: 320, height: 568 }, javaScriptEnabled: false });

const looked = places.filter(
  ({ brand, texts }) => isProof || (brand === 'harbour' && texts === pseudoLocale),
);

interface Rings {
  outer: string;
  width: string;
  inner: string;
  /** Of the rings and of the card, where they meet its lower edge. */
  corners: string[];
}

for (const { brand, texts, prefix } of looked)
  test(`the bar of ${brand} in ${texts} can be used at twice the size of text`, async ({ page }) => {
    await readIn(page, texts, hostOf(brand));
    await page.goto(`${originOf(hostOf(brand))}${prefix}/pages/terms`);
    await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
    expect(await tooWide(page)).toEqual([]);
    for (const control of await page.getByRole('banner').locator('a:visible, button:visible').all()) {
      const box = await control.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    }
    const bar = await page.getByRole('banner').boundingBox();
    expect(bar?.height).toBeLessThan(568 / 3);
  });

/** What the browser takes for the size of text, as its reader has set it: letters and queries of the page follow it. */
async function enlarge(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** Where two elements meet on the screen, in CSS pixels of height. */
const meeting = (one: Box | null, other: Box | null): number =>
  one && other ? Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) : 0;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

for (const brand of ['vonk', 'rubens'] as const)
  test(`a member of ${brand} uses every main page with letters at twice their size`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await logInAs(page, hostOf(brand), 'free@demo.test');
    const member = (await membersOf(hostOf(brand))).at(-1);
    await enlarge(page);
    const at = (path: string) => page.goto(originOf(hostOf(brand)) + path);
    for (const path of ['/members', '/swipe-game', `/members/${member?.id}/chat`, '/credits', '/premium']) {
      await at(path);
      expect([path, await tooWide(page)]).toEqual([path, []]);
      expect([path, await cutSelects(page)]).toEqual([path, []]);
    }
    await at('/swipe-game');
    const buttons = page.getByRole('main').locator('button:visible, a:visible');
    for (const button of await buttons.all()) {
      const box = await button.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    }
    await at(`/members/${member?.id}`);
    expect(await tooWide(page)).toEqual([]);
    const photo = page.getByRole('main').locator('article img').first();
    expect(
      meeting(await page.getByRole('heading', { level: 1 }).boundingBox(), await photo.boundingBox()),
    ).toBeLessThanOrEqual(0);
  });

test('no card of a list lies over another, however its columns hang', async ({ page }) => {
  await logInAs(page, hostOf('vonk'), 'free@demo.test');
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${originOf(hostOf('vonk'))}/members`);
    const cards = await page
      .locator('main ul[aria-label]:has(> li img)')
      .first()
      .locator(':scope > li')
      .all();
    const boxes = await Promise.all(cards.map((card) => card.boundingBox()));
    expect(boxes.length).toBeGreaterThan(6);
    const over = boxes.filter((box, at) =>
      boxes.slice(at + 1).some((later) => later?.x === box?.x && meeting(box, later) > 0),
    );
    expect([width, over]).toEqual([width, []]);
  }
});

test("the buttons leave a member's name and place free", async ({ page }) => {
  // Not one of those who are logged in here, who stand first.
  const member = (await membersOf(hostOf('rubens'))).at(-1);
  for (const email of [null, 'free@demo.test']) {
    if (email) await logInAs(page, hostOf('rubens'), email);
    for (const height of [568, 640, 780]) {
      await page.setViewportSize({ width: 360, height });
      await page.goto(`${originOf(hostOf('rubens'))}/members/${member?.id}`);
      const head = await page.getByRole('main').locator('header').boundingBox();
      const write = page.locator('a, button').filter({ hasText: 'Nachricht schreiben' });
      const button = await write.boundingBox();
      expect((head?.y ?? 0) + (head?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
    }
  }
});

test('a banner is one line that unfolds, before any script has come', async ({ page }) => {
  await page.goto(`${originOf(hostOf('rubens'))}/members`);
  const banner = page.getByRole('complementary').first();
  expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(48);
  await banner.getByText('Auf dieser Website').click();
  expect((await banner.boundingBox())?.height).toBeGreaterThan(90);
});

test('the age stands on the card however long the name is', async ({ page }) => {
  for (const brand of ['vonk', 'rubens', 'harbour'] as const) {
    await page.goto(`${originOf(hostOf(brand))}/members`);
    await page.evaluate(
      `document.querySelector('article bdi').textContent = 'Wolfgang-Maximilian der Erste'`,
    );
    const card = page.getByRole('article').first();
    await expect(card).toContainText('Wolfgang-Maximilian');
    const [box, age] = [await card.boundingBox(), await card.locator('bdi + span').boundingBox()];
    expect((age?.x ?? 0) + (age?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
  }
});

test('the label of a fictional profile stands above its picture, not on it', async ({ page }) => {
  const label = 'kein körperlicher Kontakt möglich';
  await logInAs(page, hostOf('rubens'), 'premium@demo.test');
  const card = page.getByRole('article').filter({ hasText: label }).first();
  // Ages are filters that everybody has; some of them lead to somebody fictional.
  for (let age = 25; age < 60; age += 5) {
    await page.goto(`${originOf(hostOf('rubens'))}/members?min_age=${age}&max_age=${age + 4}`);
    if ((await card.count()) > 0) break;
  }
  const strip = await card.getByText(label).boundingBox();
  const frame = await card.locator('img, svg').first().boundingBox();
  expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThanOrEqual(frame?.y ?? 0);
});

test('what has the focus wears two rings, one of which stands out from any photo', async ({ page }) => {
  for (const brand of ['vonk', 'rubens', 'harbour'] as const) {
    await page.goto(`${originOf(hostOf(brand))}/members`);
    const onCard = `document.activeElement.closest('article') !== null`;
    for (let presses = 0; presses < 40 && !(await page.evaluate(onCard)); presses++)
      await page.keyboard.press('Tab');
    const rings = await page.evaluate<Rings>(`(() => {
      const frame = document.activeElement.querySelector(':scope > span:last-child');
      const { borderTopColor, borderTopWidth, boxShadow } = getComputedStyle(frame, '::after');
      const corners = [getComputedStyle(frame, '::after'), getComputedStyle(frame.closest('article'))].map(
        ({ borderBottomLeftRadius }) => borderBottomLeftRadius,
      );
      return { outer: borderTopColor, width: borderTopWidth, inner: boxShadow, corners };
    })()`);
    expect(rings.width).toBe('3px');
    expect(rings.inner).toContain('inset');
    expect(rings.inner).not.toContain(rings.outer);
    if (brand === 'vonk') expect(rings.corners[0]).toBe(rings.corners[1]);
  }
});
