import type { Locator, Page, Request } from '@playwright/test';
import { pageNames, type PageName } from '../../packages/contract/src/pages.ts';
import { languages } from '../../packages/contract/src/languages.ts';
import { hintsCookie } from '../../packages/contract/src/site-hints.ts';
import { membersOf, ownIds, pathOf, readersOf } from '../support/browser/every-page.ts';
import { resize, shiftOf, watchShift } from '../support/browser/layout.ts';
import {
  activateBy,
  asReturningVisitor,
  logInAs,
  newAddress,
  signUpAs,
  somebodyFictional,
} from '../support/browser/members.ts';
import { originOf } from '../support/browser/origin.ts';
import { expect, test } from '../support/browser/page.ts';
import { textsOf } from '../support/browser/texts.ts';

const host = 'vonk.localhost';
const t = textsOf('nl');
// Its cache would hand out styles that the test holds back.
test.use({ serviceWorkers: 'block' });

/**
 * Keeps where the page's heading stood in each frame since the page came alive, in CSS pixels from the document's top, and
 * whether every stylesheet of the page applied when it came: a frame without one is rarely seen, so each change of the
 * page is looked at. Others may still be on their way: those of parts that come after a press.
 */
const watchHeading = `{
  const places = (globalThis.headingPlaces = {});
  const styled = (globalThis.headingStyled = {});
  const find = () => document.querySelector('html[data-alive] h1');
  const look = () => {
    const heading = find();
    if (heading) {
      const top = Math.round(heading.getBoundingClientRect().top + scrollY);
      const seen = (places[heading.textContent] ??= []);
      if (!seen.includes(top)) seen.push(top);
    }
    requestAnimationFrame(look);
  };
  look();
  const ask = () => {
    const heading = find();
    const sheets = [...document.querySelectorAll('link[rel="stylesheet"][data-precedence="page"]')];
    if (heading) styled[heading.textContent] ??= sheets.length > 0 && sheets.every(({ sheet }) => sheet !== null);
  };
  new MutationObserver(ask).observe(document, { subtree: true, childList: true });
}`;

/** @returns every height at which a heading has stood, once the page is alive and has shown it in a frame */
async function placesOf(page: Page, heading: string): Promise<unknown> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  const places = () => page.evaluate(`headingPlaces[${JSON.stringify(heading)}]`);
  await expect.poll(places).toBeDefined();
  return places();
}

// Whoever presses a button must not hit the one below it.
test('what is said above a page is there as soon as the page is, one thing at a time', async ({
  page,
  context,
}, { project }) => {
  await asReturningVisitor(context);
  await page.addInitScript({ content: watchHeading });
  const email = newAddress('stable', project.name);
  const client = await signUpAs(page, host, email);
  await client.call('PUT', '/api/user.php', { signup_step: null });
  const reminder = page.getByRole('complementary', { name: t('common:activation.title') });
  const noPhoto = page.getByText(t('common:alert.photo.text'));
  const bonus = page.getByRole('complementary', { name: t('common:bonus.label') });
  /** Opens the notices that wait behind the first one, natively. */
  const others = page.getByLabel(t('common:nav.notices'));
  const goToMembers = () => page.getByRole('banner').getByRole('link', { name: 'Vonk' }).click();

  await test.step('the activation that is awaited', async () => {
    await page.goto(`${originOf(host)}/settings`);
    await expect(reminder).toBeVisible();
    expect(await placesOf(page, t('settings:title'))).toHaveLength(1);
    // On a slow line the styles come after all else that the page needs.
    const styles = Promise.withResolvers<undefined>();
    await page.route(/\/assets\/.*\.css$/, async (route) => {
      await styles.promise;
      await route.continue();
    });
    await goToMembers();
    await expect(page.getByRole('status', { name: t('common:loading') })).toBeVisible();
    styles.resolve(undefined);
    expect(await placesOf(page, t('members:title'))).toHaveLength(1);
    expect(await page.evaluate(`headingStyled[${JSON.stringify(t('members:title'))}]`)).toBe(true);
    await page.reload();
    await expect(reminder).toBeVisible();
    await expect(noPhoto).toBeHidden();
    expect(await placesOf(page, t('members:title'))).toHaveLength(1);
  });

  await test.step('unfolded, each is read to its end on a small phone', async () => {
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await resize(page, 360, 780);
    await others.click();
    const condition = page.getByText(t('common:bonus.confirm_first'));
    await expect(condition).toBeVisible();
    expect((await boxOf(condition)).bottom).toBeLessThanOrEqual((await boxOf(bonus)).bottom);
    await resize(page, width, height);
  });

  await activateBy(page, client, host, email);

  await test.step('then the photo that is missing', async () => {
    await page.goto(`${originOf(host)}/settings`);
    await goToMembers();
    await expect(bonus).toBeVisible();
    await expect(reminder).toBeHidden();
    expect(await placesOf(page, t('members:title'))).toHaveLength(1);
    await page.reload();
    await expect(bonus).toBeVisible();
    await expect(noPhoto).toBeHidden();
    expect(await placesOf(page, t('members:title'))).toHaveLength(1);
    await others.click();
    await expect(noPhoto).toBeVisible();
  });

  await test.step('the line of the bonus is whole on a small phone, beside the way to the others', async () => {
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await resize(page, 360, 780);
    for (const language of languages) {
      const words = textsOf(language)('common:bonus.banner', { percent: 25 });
      expect([words, (await linesOf(bonus.getByRole('link'), words)) <= 2]).toEqual([words, true]);
    }
    await resize(page, width, height);
  });

  await test.step('which stands there before the page is alive, and does not once it was put away', async () => {
    // What the server sent, as a browser shows it while none of the site's own scripts has come.
    await page.route(/\/assets\/.*\.js$/, () => undefined);
    const asSent = async () => {
      // After the answer, which a page that is already on its way could not give.
      await page.evaluate("document.documentElement.id = 'before'; void setTimeout(() => location.reload())");
      await expect(page.locator('html:not(#before) h1')).toBeVisible();
    };
    await asSent();
    await others.click();
    await expect(noPhoto).toBeVisible();
    // With that of push messages, which is due as well in a browser that asks for them.
    await page.evaluate(() => {
      for (const alert of ['PROFILE_PHOTO_ALERT', 'PUSH_ALERT']) localStorage.setItem(alert, '1772000000');
    });
    await asSent();
    await expect(bonus).toBeVisible();
    await expect(others).toBeHidden();
    await expect(noPhoto).toBeHidden();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('the bonus is put away as well, and the page stands where it then is', async () => {
    await page.goto(`${originOf(host)}/settings`);
    await goToMembers();
    await bonus.getByRole('button', { name: t('common:action.close') }).click();
    await expect(bonus).toBeHidden();
    await page.reload();
    expect(await placesOf(page, t('members:title'))).toHaveLength(1);
    await expect(bonus).toBeHidden();
  });
});

/** A browser that was not asked about push messages yet: one without a screen would refuse them. */
const pushUnasked = `Object.defineProperty(Notification, 'permission', { get: () => 'default' })`;
/** What a browser knows by itself it knows after the first paint; the page shows it a frame later. */
const knownByItself = `navigator.serviceWorker.getRegistration().then(() =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))))`;
/** How far content may move by itself; the best sites stay below a tenth. */
const still = 0.01;

test('nothing moves on a member’s page while it loads, with push messages unasked', async ({
  page,
  context,
}) => {
  await asReturningVisitor(context);
  await context.addInitScript({ content: pushUnasked });
  await watchShift(page);
  await logInAs(page, host, 'free@demo.test');
  const [someone] = await membersOf(host);
  const ids = { ...(await ownIds(page, host)), member: someone?.id ?? '' };
  const hints = async () => (await context.cookies()).find(({ name }) => name === hintsCookie)?.value;
  const moved: Record<string, number> = {};
  let painted = Promise.withResolvers<undefined>();
  let asked: Request[] = [];
  // Calls are answered only after the first paint, as on a slow line: what they bring must move nothing.
  await page.route('**/api/**', async (route) => {
    asked.push(route.request());
    await painted.promise;
    await route.continue();
  });
  const measure = async (name: PageName) => {
    painted = Promise.withResolvers();
    asked = [];
    await page.goto(originOf(host) + pathOf(name, ids));
    await page.evaluate(knownByItself);
    painted.resolve(undefined);
    await Promise.all(asked.map((request) => request.response()));
    const shift = await shiftOf(page);
    if (shift >= still) moved[name] = shift;
  };
  await measure('members');
  await expect.poll(hints).toContain('push');
  for (const name of pageNames.filter((one) => readersOf[one].includes('member'))) await measure(name);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(`${originOf(host)}/likes`);
  // The alert is there, and came with the page.
  await expect(page.getByText(t('common:alert.push.text'))).toBeAttached();
  expect(moved).toEqual({});
});

test('faces come first, and no toast or bar lies over what one presses or is told', async ({
  page,
  context,
}, { project }) => {
  await asReturningVisitor(context);
  await context.addInitScript({ content: pushUnasked });
  const photo = page.getByRole('main').getByRole('article').locator('img, svg').first();
  const screens = [
    { width: 360, height: 780 },
    { width: 1280, height: 800 },
  ];
  const facesFirst = async (path: string) => {
    await page.goto(originOf(host) + path);
    for (const { width, height } of screens) {
      await resize(page, width, height);
      const { top } = await boxOf(photo);
      expect({ path, width, isNear: top > 64 && top <= 200, top }).toMatchObject({ isNear: true });
    }
  };

  await facesFirst('/members');
  const email = newAddress('faces', project.name);
  const client = await signUpAs(page, host, email);
  await test.step('for who is not confirmed, never said whom they seek, or narrowed the search', async () => {
    await client.call('PUT', '/api/user.php', { signup_step: null });
    for (const path of ['/members', '/swipe-game']) await facesFirst(path);
    await activateBy(page, client, host, email);
    for (const path of ['/members', '/members?gender=female&min_age=25&max_age=60', '/swipe-game'])
      await facesFirst(path);
  });

  await test.step('Discover leads to the one of both that was used last, also on the page as it was sent', async () => {
    await resize(page, 360, 780);
    const discover = page.getByRole('navigation', { name: t('common:nav.main') }).getByRole('link', {
      name: t('common:nav.discover'),
    });
    for (const path of ['/swipe-game', '/leden']) {
      await page.goto(originOf(host) + path);
      const shown = new URL(page.url()).pathname;
      await page.goto(`${originOf(host)}/likes`);
      expect(await page.content()).toContain(`href="${shown}"`);
      await expect(discover).toHaveAttribute('href', shown);
    }
  });

  await resize(page, 360, 780);
  const fictional = await somebodyFictional(client);
  const real = (await membersOf(host)).find((one) => !one.fictional);
  const likeOf = (name: string) =>
    page.getByRole('button', { name: t('members:action.like', { name }), exact: true });
  const write = page.getByRole('link', { name: t('members:action.message') });

  for (const member of [real, fictional]) {
    await test.step(`on the profile of ${member === fictional ? 'nobody' : 'somebody'}`, async () => {
      if (!member) throw new Error('nobody is found');
      const like = likeOf(member.name);
      await page.goto(`${originOf(host)}/members/${member.id}`);
      const bottom = page.getByRole('navigation', { name: t('common:nav.main') });
      const explanation = page.getByText(t('members:fictional', { profile: 'fictief profiel' }));
      const told = member.fictional ? [explanation] : [];
      for (const control of [like, write, ...told])
        expect(overlap(await boxOf(control), await boxOf(bottom))).toBe(false);
      await like.click();
      await expect(like).toHaveAttribute('aria-pressed', 'true');
      // The heart answers by itself.
      expect(await page.locator('[popover=manual] > *').count()).toBe(0);
      // Scrolled past, the buttons lie where the thumb is, and over nothing that explains.
      for (let top = 0; top <= 900; top += 150) {
        await page.evaluate(
          `scrollTo(0, ${top}); new Promise((done) => requestAnimationFrame(() => setTimeout(done)))`,
        );
        for (const text of told) expect(overlap(await boxOf(write), await boxOf(text))).toBe(false);
      }
      await expect(write).toBeInViewport();
    });
  }

  await test.step('a toast comes at the top and leaves the buttons free', async () => {
    const like = likeOf(fictional.name);
    await page.route('**/api/likes/*', (route) => route.fulfill({ status: 429, json: {} }));
    const toast = page.locator('[popover=manual] > *');
    for (const top of [0, 900]) {
      await page.evaluate(`scrollTo(0, ${top})`);
      await like.click();
      await expect(toast).toBeVisible();
      for (const control of [like, write])
        expect(overlap(await boxOf(control), await boxOf(toast))).toBe(false);
      await toast.getByRole('button', { name: t('common:action.close') }).click();
      await expect(toast).toHaveCount(0);
    }
    await page.unrouteAll();
  });
});

/** How many lines other words take in an element’s place. */
const linesOf = (element: Locator, words: string): Promise<number> =>
  element.evaluate((node, said) => {
    // The tests are typed for Node, which has no elements.
    const { firstChild, getClientRects } = node as unknown as Spoken;
    firstChild.data = said;
    return getClientRects.call(node).length;
  }, words);

interface Spoken {
  firstChild: { data: string };
  getClientRects: () => ArrayLike<unknown>;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const boxOf = async (element: Locator): Promise<Box> => {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { left: x, right: x + width, top: y, bottom: y + height };
};
const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
