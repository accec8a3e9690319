import type { Page } from '@playwright/test';
import { asReturningVisitor, newAddress, signUpAs } from '../support/browser/members.ts';
import { e2ePort, originOf } from '../support/browser/origin.ts';
import { enter, expect, mailedLink, someAddress, test } from '../support/browser/page.ts';
import { textsOf } from '../support/browser/texts.ts';
import { MemberClient } from '../support/members/member-client.ts';

const host = 'vonk.localhost';
const t = textsOf('nl');

/** A member at the end of the signup, whose address is not confirmed yet. */
async function signUpDone(page: Page, email: string): Promise<void> {
  await asReturningVisitor(page.context());
  const client = await signUpAs(page, host, email);
  await client.call('PUT', '/api/user.php', { signup_step: null });
}

test('the activation is asked for, sent three times a day in all and then no more', async ({ page }, {
  project,
}) => {
  await signUpDone(page, newAddress('resend', project.name));
  await page.goto(`${originOf(host)}/complete-signup`);
  const again = page.getByRole('button', { name: 'Stuur de e-mail opnieuw' });
  for (let times = 0; times < 2; times++) {
    await Promise.all([
      page.waitForResponse((answer) => answer.url().endsWith('/api/activation/resend')),
      again.click(),
    ]);
    await expect(page.getByText('De e-mail is opnieuw verstuurd.')).toBeVisible();
  }
  await again.click();
  await expect(page.getByText('Te veel e-mails verstuurd, probeer het morgen nog eens.')).toBeVisible();
});

test('the activation is reminded of among the banners until it is done', async ({ page }, { project }) => {
  const email = newAddress('reminder', project.name);
  await signUpDone(page, email);
  const reminder = page.getByRole('complementary', { name: 'Bevestig je e-mailadres' });
  await page.goto(`${originOf(host)}/complete-signup`);
  await expect(page.getByRole('heading', { name: t('account:complete.title') })).toBeVisible();
  await expect(reminder).toHaveCount(0);
  await page.goto(`${originOf(host)}/leden`);
  await expect(reminder).toContainText(email);
  await reminder.getByText('Bevestig je e-mailadres').click();
  await expect(reminder.getByRole('link', { name: 'Adres wijzigen' })).toHaveAttribute(
    'href',
    '/instellingen#email',
  );
  await reminder.getByRole('button', { name: 'Stuur de e-mail opnieuw' }).click();
  await expect(page.getByText('De e-mail is opnieuw verstuurd.')).toBeVisible();

  await page.goto(await mailedLink(host, email));
  await expect(page.getByText('Je e-mailadres is bevestigd. Veel plezier!')).toBeVisible();
  await page.goto(`${originOf(host)}/leden`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ontdekken' })).toBeVisible();
  await expect(reminder).toHaveCount(0);
});

test('the activation is reminded of by a window after a signup through the API, on a smartphone', async ({
  page,
  isMobile,
}, { project }) => {
  await signUpDone(page, newAddress('api', project.name));
  await page.goto(`${originOf(host)}/leden?api_signup_complete=1`);
  const dialog = page.getByRole('dialog', { name: 'Bevestig je e-mailadres' });
  const banner = page.getByRole('complementary', { name: 'Bevestig je e-mailadres' });
  if (isMobile) {
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Sluiten' }).click();
    await expect(page).toHaveURL(`${originOf(host)}/leden`);
  }
  await expect(banner).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('the activation fails in the words of the specification, logged in or out', async ({ page }, {
  project,
}) => {
  const failed = async (way: string, help: string, isUnasked = false) => {
    await page.goto(`${originOf(host)}/activeren/gelukt#not-a-token`);
    // Only the browser that waits for it confirms unasked.
    if (!isUnasked) await page.getByRole('button', { name: t('account:activate.submit') }).click();
    await expect(page.getByRole('heading', { name: 'Activeren mislukt' })).toBeVisible();
    await expect(page.getByText('Link verlopen of invalide, vraag een nieuwe e-mail aan')).toBeVisible();
    await expect(page.getByText(help)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: way })).toBeVisible();
  };
  await page.goto(`${originOf(host)}/`);
  await enter(page, t);
  await failed('Inloggen', 'Log in en vraag een nieuwe e-mail aan.');
  const email = newAddress('failed', project.name);
  await signUpAs(page, host, email);
  await failed('Stuur de e-mail opnieuw', 'Vraag een nieuwe e-mail aan. De link daarin', true);
  await page.goto(await mailedLink(host, email));
  await expect(page.getByText('Je e-mailadres is bevestigd. Veel plezier!')).toBeVisible();
  await failed('Bekijk de leden', 'Je e-mailadres is al bevestigd.');
});

test('a program that opens the link, scripts and all, confirms nothing; its owner’s press does, and another says so', async ({
  page,
  browser,
}, { project }) => {
  const email = newAddress('scanned', project.name);
  await signUpDone(page, email);
  const link = await mailedLink(host, email);
  const other = await (await browser.newContext({ locale: 'nl-NL' })).newPage();
  await asReturningVisitor(other.context());
  const press = other.getByRole('button', { name: t('account:activate.submit') });
  await other.goto(link);
  await expect(press).toBeVisible();
  await page.goto(`${originOf(host)}/leden`);
  await expect(page.getByRole('complementary', { name: 'Bevestig je e-mailadres' })).toContainText(email);

  await press.click();
  await expect(other.getByText('Je e-mailadres is bevestigd. Veel plezier!')).toBeVisible();
  await other.goto('about:blank');
  await other.goto(link);
  await press.click();
  await expect(other.getByText('Je e-mailadres is al bevestigd.')).toBeVisible();
  await other.getByRole('main').getByRole('button', { name: 'Inloggen' }).click();
  await expect(other.getByRole('dialog').getByLabel('E-mailadres')).toBeVisible();
  await other.context().close();
});

test('an activation that does not get through is tried again; then it says who was written to', async ({
  page,
}, { project }) => {
  await asReturningVisitor(page.context());
  const email = newAddress('again', project.name);
  const client = await signUpAs(page, host, email);
  const { results } = (await client.call('GET', '/api/members')) as {
    results: { id: string; name: string; fictional: boolean }[];
  };
  const to = results.find(({ fictional }) => !fictional);
  const message = { client_id: crypto.randomUUID(), profile_id: to?.id, text: 'Hallo' };
  await client.call('POST', '/api/messages', message);

  await page.goto(`${originOf(host)}/activeren/gelukt`);
  await expect(page.getByText('Deze pagina werkt alleen met die link.')).toBeVisible();

  // As a server says it that has too much to do.
  const busy = { status: 429, json: { error: { code: 'rate_limited' } } };
  await page.route('**/api/activation', (route) => route.fulfill(busy));
  await page.goto(await mailedLink(host, email));
  await expect(page.getByText('Er is een fout opgetreden, probeer het later opnieuw.')).toBeVisible();
  await page.unroute('**/api/activation');
  await page.getByRole('button', { name: 'Probeer het opnieuw' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Je bent binnen' })).toBeVisible();
  await expect(page.getByText(`Je bericht aan ${to?.name} is bezorgd.`)).toBeVisible();
});

test('the browser whose session an activation elsewhere ended asks to log in, with the address filled in', async ({
  page,
}, { project }) => {
  const email = newAddress('elsewhere', project.name);
  await signUpDone(page, email);
  await page.goto(`${originOf(host)}/leden`);
  const elsewhere = new MemberClient(e2ePort(), host, someAddress());
  await elsewhere.call('POST', '/api/activation', {
    token: new URL(await mailedLink(host, email)).hash.slice(1),
  });
  const messages = page.getByRole('link', { name: t('common:nav.messages') }).first();
  const asked = page.getByRole('main').getByText('Log in om verder te gaan.');
  // The page may have heard of it before it asks for anything.
  await expect(messages.or(asked)).toBeVisible();
  if (await messages.isVisible()) await messages.click({ timeout: 5_000 }).catch(() => undefined);
  await expect(asked).toBeVisible();
  await expect(page.getByRole('main').getByLabel('E-mailadres')).toHaveValue(email);
});
