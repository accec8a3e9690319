import { originOf } from '../support/browser/origin.ts';
import { asReturningVisitor, logInAs } from '../support/browser/members.ts';
import { expect, test } from '../support/browser/page.ts';
import { textsOf } from '../support/browser/texts.ts';

const host = 'vonk.localhost';
const t = textsOf('nl');

test('the finder asks, suggests a few with reasons, and keeps nothing of it in the address', async ({
  page,
  context,
}) => {
  await asReturningVisitor(context);
  await logInAs(page, host, 'premium@demo.test');
  await page.goto(`${originOf(host)}/match-finder`);
  const address = page.url();
  await page.getByText(t('match-finder:wish.interests')).click();
  await page.getByText(t('match-finder:wish.newcomers')).click();
  await page.getByRole('button', { name: t('match-finder:next') }).click();
  await page.getByText(t('match-finder:reach.anywhere')).click();
  await page.getByRole('button', { name: t('match-finder:show') }).click();
  await expect(page.getByRole('heading', { name: t('match-finder:results.title') })).toBeFocused();
  const suggestions = page.getByRole('main').getByRole('article');
  const count = await suggestions.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(5);
  for (const suggestion of await suggestions.all())
    await expect(suggestion.getByRole('listitem').first()).toHaveText(/^.{8,}\.$/);
  expect(page.url()).toBe(address);

  // Whoever comes back from a profile finds them again; asked anew it begins from the start.
  await suggestions.first().getByRole('link').first().click();
  await page.waitForURL(/\/leden\//);
  await page.goBack();
  await expect(suggestions).toHaveCount(count);
  await page.getByRole('button', { name: t('match-finder:again') }).click();
  await expect(page.getByText(t('match-finder:wishes.title'))).toBeVisible();
});

test('visitors are led to the login from both', async ({ page, context }) => {
  await asReturningVisitor(context);
  for (const path of ['/match-finder', '/swipe-game']) {
    await page.goto(originOf(host) + path);
    await expect(page).toHaveURL(/\/inloggen/);
  }
});
