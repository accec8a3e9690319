import type { Language } from '../../packages/contract/src/languages.ts';
import { asReturningVisitor, logInAs } from '../support/browser/members.ts';
import { cutSelects, resize } from '../support/browser/layout.ts';
import { originOf } from '../support/browser/origin.ts';
import { hostOf, places } from '../support/browser/places.ts';
import { expect, test } from '../support/browser/page.ts';
import { textsOf } from '../support/browser/texts.ts';

const host = 'vonk.localhost';
const t = textsOf('nl');

test('a member chooses all filters at once, sees how many it would be, keeps the search and comes back to it', async ({
  page,
  context,
}) => {
  await asReturningVisitor(context);
  await logInAs(page, host, 'premium@demo.test');
  await page.goto(`${originOf(host)}/members?gender=`);
  const sheet = page.getByRole('dialog', { name: t('members:filter.open') });
  const open = () => page.getByRole('button', { name: t('members:filter.open') }).click();
  const parameter = (name: string) => new URL(page.url()).searchParams.get(name);

  await test.step('the button tells how many', async () => {
    await open();
    await sheet.getByLabel(t('members:filter.gender')).selectOption('female');
    // The whole row is the switch.
    await sheet
      .locator('label')
      .filter({ hasText: t('members:filter.with_photo') })
      .click();
    await sheet.getByLabel(t('profile:interests.cooking')).check();
    const show = sheet.getByRole('button', { name: /^Toon \d/ });
    await expect(show).toBeVisible();
    const total = /\d+/.exec((await show.textContent()) ?? '')?.[0] ?? '';
    await show.click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: total })).toBeVisible();
    await expect
      .poll(() => ['gender', 'with_photo', 'interests'].map(parameter))
      .toEqual(['female', '1', 'cooking']);
  });

  await test.step('what is set is taken away one by one', async () => {
    const filter = t('members:filter.with_photo');
    await page.getByRole('link', { name: t('members:filter.take_away', { filter }) }).click();
    await expect.poll(() => parameter('with_photo')).toBeNull();
    expect(parameter('interests')).toBe('cooking');
  });

  await test.step('the order is part of the address', async () => {
    await page.getByLabel(t('members:sort.label')).selectOption('newest');
    await expect.poll(() => parameter('sort')).toBe('newest');
    await expect(page.getByLabel(t('members:sort.label'))).toHaveValue('newest');
  });

  await test.step('a search that was kept is a press away', async () => {
    await page.getByRole('button', { name: t('members:kept.keep') }).click();
    await expect(page.getByText(t('members:kept.is'))).toBeVisible();
    await page.goto(`${originOf(host)}/members?gender=`);
    await open();
    await sheet.getByRole('link', { name: t('members:kept.open') }).click();
    await expect(sheet).toBeHidden();
    await expect.poll(() => [parameter('interests'), parameter('sort')]).toEqual(['cooking', 'newest']);
  });
});

test('who reloads a long list is where they were', async ({ page, context }) => {
  await asReturningVisitor(context);
  await logInAs(page, host, 'premium@demo.test');
  await page.goto(`${originOf(host)}/members?gender=`);
  const cards = page.getByRole('list', { name: t('members:results') }).getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  const first = await cards.count();
  while ((await cards.count()) < first * 3) await cards.last().scrollIntoViewIfNeeded();
  const far = cards.nth(first * 2 + 4);
  await far.scrollIntoViewIfNeeded();
  const top = Number(await page.evaluate('scrollY'));
  await page.reload();
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(first * 3);
  await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(top - 400);
});

test('who finds nobody is told what to loosen', async ({ page, context }) => {
  await asReturningVisitor(context);
  await logInAs(page, host, 'premium@demo.test');
  await page.goto(`${originOf(host)}/members?gender=female&min_age=97&new=1&verified=1`);
  await expect(page.getByRole('heading', { name: t('members:empty.title') })).toBeVisible();
  const filter = t('members:filter.verified');
  await page.getByRole('link', { name: t('members:empty.without', { filter }), exact: true }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('verified')).toBeNull();
  expect(new URL(page.url()).searchParams.get('new')).toBe('1');
});

const looked = places.filter(
  ({ brand, texts }) => `${brand} ${texts}` !== 'harbour nl' && ['nl', 'de', 'fr'].includes(texts),
);
for (const { brand, texts, prefix } of looked)
  test(`no select cuts what is chosen, at any width, on ${brand} in ${texts}`, async ({ page, context }) => {
    await asReturningVisitor(context);
    const look = async (where: string) => {
      for (const width of [360, 768, 1280]) {
        await resize(page, width, 900);
        expect([where, width, await cutSelects(page)]).toEqual([where, width, []]);
      }
    };
    const home = originOf(hostOf(brand)) + prefix;
    const say = textsOf(texts as Language);
    await page.goto(`${home}/signup`);
    await look('signup');
    await logInAs(page, hostOf(brand), 'premium@demo.test');
    await page.goto(`${home}/members`);
    await look('search');
    await page.getByRole('button', { name: say('members:filter.open') }).click();
    await page.getByRole('dialog', { name: say('members:filter.open') }).waitFor();
    await look('filters');
  });
