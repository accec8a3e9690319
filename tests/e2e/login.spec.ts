import type { Page } from '@playwright/test';
import { originOf } from '../support/browser/origin.ts';
import { expect, test } from '../support/browser/page.ts';
import {
  asReturningVisitor,
  becomeMember,
  demoPassword,
  logIn,
  newAddress,
  onAnotherDevice,
} from '../support/browser/members.ts';
import { textsOf } from '../support/browser/texts.ts';

const host = 'vonk.localhost';
const t = textsOf('nl');
const demo = ['premium@demo.test', demoPassword] as const;

test.beforeEach(({ context }) => asReturningVisitor(context));

test('wrong passwords are told as such, then for how long they block', async ({ page }, { project }) => {
  await page.goto(`${originOf(host)}/login`);
  const nobody = newAddress('locked', project.name);
  for (let attempt = 1; attempt <= 5; attempt++) {
    await logIn(page, t, nobody, `wrong-${attempt}`);
    await expect(page.getByRole('alert')).toHaveText('Login mislukt, probeer opnieuw');
  }
  await logIn(page, t, nobody, 'wrong-again');
  await expect(page.getByRole('alert')).toHaveText(
    'Te veel foute pogingen, account voor 15 min geblokkeerd.',
  );
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
  await expect(page).toHaveURL(`${originOf(host)}/wachtwoord-herstellen`);
});

test('a page that needs a login leads back to it, and only to pages of this site', async ({ page }) => {
  await page.goto(`${originOf(host)}/likes/received`);
  await expect(page).toHaveURL(`${originOf(host)}/inloggen?next=%2Flikes%2Fontvangen`);
  await logIn(page, t, ...demo);
  await expect(page).toHaveURL(`${originOf(host)}/likes/ontvangen`);

  await page.goto(`${originOf(host)}/login?next=/chats`);
  await expect(page).toHaveURL(`${originOf(host)}/chats`);

  await page.getByRole('button', { name: 'Mijn account' }).click();
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page).toHaveURL(`${originOf(host)}/`);

  await page.goto(`${originOf(host)}/login?next=//elsewhere.example/`);
  await logIn(page, t, ...demo);
  await expect(page).toHaveURL(`${originOf(host)}/leden`);
});

test('the login over a page leads to the members, and leaves members where they are', async ({ page }) => {
  const logInOverThePage = async () => {
    await page
      .getByRole('navigation', { name: 'Mijn account' })
      .getByRole('link', { name: 'Inloggen' })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('E-mailadres').fill(demo[0]);
    await dialog.getByLabel('Wachtwoord', { exact: true }).fill(demo[1]);
    await dialog.getByRole('button', { name: 'Inloggen' }).click();
    await expect(page.getByRole('button', { name: 'Mijn account' })).toBeVisible();
  };
  await page.goto(`${originOf(host)}/signup`);
  await expect(page.getByLabel('Profielnaam')).toBeEnabled();
  await logInOverThePage();
  await expect(page).toHaveURL(`${originOf(host)}/leden`);
  await page.goto(`${originOf(host)}/login`);
  await expect(page).toHaveURL(`${originOf(host)}/leden`);

  await page.context().clearCookies();
  await page.goto(`${originOf(host)}/members?min_age=30`);
  await logInOverThePage();
  await expect(page).toHaveURL(`${originOf(host)}/leden?min_age=30`);
});

test('who is logged out elsewhere leaves without an error', async ({ page }, { project }) => {
  const email = newAddress('elsewhere', project.name);
  const site = originOf(host);
  await becomeMember(page, host, email);
  const other = await onAnotherDevice(page, host, t, email);

  await test.step('by asking for another page: to the login, which leads back', async () => {
    await keepFromAsking(page);
    await page.goto(`${site}/profile`);
    await endOthers(other);
    await page.getByRole('link', { name: 'Likes' }).locator('visible=true').first().click();
    await expect(page).toHaveURL(`${site}/inloggen?next=%2Flikes`);
    await logIn(page, t, email);
    await expect(page).toHaveURL(`${site}/likes`);
  });

  await test.step('by doing something: to the front page, and nothing is said', async () => {
    await page.goto(`${site}/settings#consents`);
    await endOthers(other);
    await page.getByRole('button', { name: 'Toestaan: Aanbiedingen en nieuws' }).click();
    await expect(page).toHaveURL(`${site}/`);
    await expect(page.getByText('Log in om verder te gaan.')).toHaveCount(0);
  });

  await test.step('by the page asking on its own', async () => {
    await page.goto(`${site}/login?next=/profile`);
    await logIn(page, t, email);
    await expect(page).toHaveURL(`${site}/profile`);
    await page.unroute(userCalls);
    await page.clock.install();
    await page.goto(`${site}/profile`);
    await expect(page.getByRole('button', { name: 'Mijn account' })).toBeVisible();
    await endOthers(other);
    await page.clock.fastForward(60_000);
    await expect(page).toHaveURL(`${site}/`);
  });
  await other.context().close();
});

const userCalls = /\/api\/(user\.php|updates)$/;

/** Holds back what the page asks and hears about the member on its own, so that it does not learn of the end by itself. */
async function keepFromAsking(page: Page): Promise<void> {
  await page.routeWebSocket(/\/api\/ws/, () => undefined);
  await page.route(userCalls, (route) => (route.request().method() === 'GET' ? undefined : route.continue()));
}

/** Logs out every other browser of the member, from the settings. */
async function endOthers(page: Page): Promise<void> {
  await page.goto(`${originOf(host)}/settings#devices`);
  await page.getByRole('button', { name: 'Overal elders uitloggen' }).click();
  await expect(page.getByText('Je bent alleen hier nog ingelogd.')).toBeVisible();
}
