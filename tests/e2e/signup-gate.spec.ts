import type { Page } from '@playwright/test';
import { partneredHost } from '../support/browser/brand.ts';
import { asReturningVisitor, isMember, newAddress } from '../support/browser/members.ts';
import { e2ePort, originOf } from '../support/browser/origin.ts';
import { expect, hostsOf, someAddress, test } from '../support/browser/page.ts';
import { expectStep, fillSignup, sendSignup } from '../support/browser/signup.ts';
import { MemberClient } from '../support/members/member-client.ts';
import { textsOf } from '../support/browser/texts.ts';

const vonk = originOf('vonk.localhost');
const t = textsOf('nl');

test.beforeEach(({ context }) => asReturningVisitor(context));

async function openForm(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/aanmelden`);
  await expect(page.getByLabel('E-mailadres')).toBeEnabled();
}

/** What the browser sends to sign up, and what each answer is. */
function signupsOf(page: Page): { solution: string | undefined; status: number }[] {
  const sent: { solution: string | undefined; status: number }[] = [];
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname !== '/api/signup') return;
    const body = answer.request().postDataJSON() as { challenge?: { solution: string } };
    sent.push({ solution: body.challenge?.solution, status: answer.status() });
  });
  return sent;
}

test('a brand that takes visits from partners says so before anybody fills in a form', async ({ page }, {
  project,
}) => {
  const site = originOf(partneredHost);
  const closed = page.getByText('Aanmelden kan op dit moment alleen op uitnodiging.');
  await page.goto(`${site}/aanmelden`);
  await expect(closed).toBeVisible();
  await expect(
    page.getByText('Heb je een uitnodiging? Open de link daarin en je kunt je hier aanmelden.'),
  ).toBeVisible();
  await expect(page.getByLabel('E-mailadres')).toHaveCount(0);
  await page.goto(`${site}/login`);
  await page.getByRole('banner').getByRole('link', { name: 'Aanmelden' }).click();
  await expect(page.getByRole('dialog').filter({ has: closed })).toBeVisible();

  await page.goto(`${site}/?network=north&ref=r1`);
  await openForm(page, site);
  await page.getByRole('button', { name: t('consent:choose.necessary') }).click();
  await fillSignup(page, t, newAddress('partnered', project.name));
  expect(await sendSignup(page, t)).toBe(200);
  await expectStep(page, t, 1, 'photo');
});

test('an address that is given out for minutes is refused in words, and nothing is lost', async ({
  page,
}) => {
  await openForm(page, vonk);
  await fillSignup(page, t, 'sam@inbox.mailinator.com');
  expect(await sendSignup(page, t)).toBe(400);
  await expect(
    page.getByText('Gebruik een adres dat je houdt: wegwerpadressen kunnen hier niet.'),
  ).toBeVisible();
  await expect(page.getByLabel('E-mailadres')).toBeFocused();
  await expect(page.getByLabel('Profielnaam')).toHaveValue('Storyteller');
  expect(await isMember(page)).toBe(false);
});

test('a field that nobody sees or reaches catches who fills in all of them', async ({ page }) => {
  await openForm(page, vonk);
  const trap = page.locator('input[name=website]');
  expect((await trap.locator('..').boundingBox())?.width).toBe(1);
  await expect(page.getByRole('textbox', { name: 'website' })).toHaveCount(0);
  await page.getByLabel('E-mailadres').focus();
  for (let back = 0; back < 4; back++) {
    await page.keyboard.press('Shift+Tab');
    await expect(trap).not.toBeFocused();
  }

  await fillSignup(page, t, 'machine@example.test');
  await trap.fill('https://spam.example');
  expect(await sendSignup(page, t)).toBe(400);
  await expect(page.getByRole('alert')).toHaveText(
    'We konden deze aanmelding niet aannemen. Herlaad de pagina en probeer het opnieuw.',
  );
  expect(await isMember(page)).toBe(false);
});

test('the sixth of an hour from one network works for it, and asks nobody else', async ({ page }, {
  project,
}) => {
  const network = someAddress();
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': network });
  for (let count = 1; count <= 5; count++) {
    const client = new MemberClient(e2ePort(), 'vonk.localhost', network);
    await client.signUp(newAddress(`network-${count}`, project.name));
  }
  const hosts = hostsOf(page);
  const signups = signupsOf(page);
  const [opened] = await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/api/signup/challenge')),
    openForm(page, vonk),
  ]);
  expect(((await opened.json()) as { difficulty: number }).difficulty).toBeGreaterThanOrEqual(17);
  await fillSignup(page, t, newAddress('sixth', project.name));
  expect(await sendSignup(page, t)).toBe(200);
  await expectStep(page, t, 1, 'photo');
  expect(signups).toEqual([{ solution: expect.stringMatching(/^[0-9a-z]+$/), status: 200 }]);
  expect([...hosts]).toEqual([new URL(vonk).host]);
});

test('who is asked for work after sending reads why it takes a moment, and gets in', async ({ page }, {
  project,
}) => {
  // As where the form's own challenge did not arrive.
  await page.route('**/api/signup/challenge', (route) =>
    route.fulfill({ status: 429, json: { error: { code: 'rate_limited', params: {} } } }),
  );
  const signups = signupsOf(page);
  await page.route('**/api/signup', async (route) => {
    if (signups.length > 0) await expect(page.getByText(t('account:signup.proving'))).toBeVisible();
    await route.continue();
  });
  await openForm(page, vonk);
  await fillSignup(page, t, newAddress('worker', project.name));
  expect(await sendSignup(page, t)).toBe(200);
  expect(signups).toEqual([
    { solution: undefined, status: 428 },
    { solution: expect.stringMatching(/^[0-9a-z]+$/), status: 200 },
  ]);
  await expectStep(page, t, 1, 'photo');
});
