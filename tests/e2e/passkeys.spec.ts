import type { Page } from '@playwright/test';
import { PageAuthenticator } from '../support/browser/authenticator.ts';
import { asReturningVisitor, becomeMember, newAddress } from '../support/browser/members.ts';
import { findings } from '../support/browser/findings.ts';
import { originOf } from '../support/browser/origin.ts';
import { expect, mailedLink, test } from '../support/browser/page.ts';
import { fillWithoutPassword, sendSignup, skipSteps } from '../support/browser/signup.ts';
import { textsOf } from '../support/browser/texts.ts';
import { memberPassword } from '../support/members/draft.ts';

const host = 'vonk.localhost';
const t = textsOf('nl');
const site = () => originOf(host);

test.beforeEach(({ context }) => asReturningVisitor(context));

/** A browser that offers no passkey by itself: the device would answer before the press. A blank page has none at all. */
const offerNothing = (page: Page) =>
  page.addInitScript(
    "if ('PublicKeyCredential' in window) PublicKeyCredential.isConditionalMediationAvailable = async () => false",
  );

const section = (page: Page) => page.getByRole('region', { name: 'Passkeys' });

async function addPasskey(page: Page, name?: string): Promise<void> {
  await page.goto(`${site()}/settings#passkeys`);
  await section(page).getByRole('button', { name: 'Passkey toevoegen' }).click();
  if (name !== undefined) await section(page).getByLabel('Naam van de passkey').fill(name);
  await section(page).getByLabel('Je wachtwoord', { exact: true }).fill(memberPassword);
  await section(page).getByRole('button', { name: 'Passkey toevoegen' }).click();
  await expect(section(page).getByText('Je passkey is klaar')).toBeVisible();
}

test('a member makes a passkey, logs in with it on two devices, loses one and comes back by mail', async ({
  page,
  browser,
}, { project }) => {
  const email = newAddress('passkey', project.name);
  await becomeMember(page, host, email);
  const device = await PageAuthenticator.behind(page);

  await test.step('made after the password, under the name of the device', async () => {
    await page.goto(`${site()}/settings#passkeys`);
    await expect(section(page).getByText('Je hebt nog geen passkey.')).toBeVisible();
    await addPasskey(page);
    await expect(section(page).getByRole('listitem')).toContainText('Chrome op');
    expect(await findings(page)).toEqual([]);
    const [made] = await device.passkeys();
    expect(made).toMatchObject({ rpId: host, isResidentCredential: true });
  });

  await test.step('a second one on the same device is not made', async () => {
    await section(page).getByRole('button', { name: 'Passkey toevoegen' }).click();
    await section(page).getByLabel('Je wachtwoord', { exact: true }).fill(memberPassword);
    await section(page).getByRole('button', { name: 'Passkey toevoegen' }).click();
    await expect(section(page).getByText('Er is geen passkey gemaakt.')).toBeVisible();
  });

  await test.step('it logs in by a press, without address and password', async () => {
    await offerNothing(page);
    // An open page would hear that its session is gone, and leave for the login by itself.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await device.setFinger(false);
    await page.goto(`${site()}/login`);
    await page.getByRole('button', { name: 'Gebruik een passkey' }).click();
    await expect(page.getByRole('alert')).toContainText('Dat is niet gelukt, of het is afgebroken.');
    await device.setFinger(true);
    await page.getByRole('button', { name: 'Gebruik een passkey' }).click();
    await expect(page).toHaveURL(`${site()}/leden`);
  });

  await test.step('as the page offers it, on a second device that shares it; the list of devices says so', async () => {
    const context = await browser.newContext({ locale: 'nl-NL' });
    await asReturningVisitor(context);
    const other = await context.newPage();
    const second = await PageAuthenticator.behind(other);
    await second.share(await device.passkeys());
    await other.goto(`${site()}/login?next=/instellingen`);
    await expect(other).toHaveURL(`${site()}/instellingen`);
    await other.goto(`${site()}/settings#devices`);
    const rows = other.getByRole('region', { name: 'Apparaten' }).getByRole('listitem');
    await expect(rows.first()).toContainText('met een passkey');
    await context.close();
  });

  await test.step('the device is lost: a mail brings the member back, and takes its passkey away', async () => {
    const [lost] = [await device.passkeys()];
    await device.lose();
    await page.context().clearCookies();
    // The page may be on its way to the login by itself, as its session is gone.
    await expect(async () => {
      await page.goto(`${site()}/reset-password`);
    }).toPass();
    await page.getByLabel('E-mailadres').fill(email);
    await page.getByRole('main').locator('form').getByRole('button').click();
    await expect(page.getByText('We hebben een link gestuurd')).toBeVisible();
    await page.goto(await mailedLink(host, email, '/wachtwoord-herstellen/doen'));
    await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill('Lantern-lane-77');
    await page.getByLabel('Herhaal je nieuwe wachtwoord').fill('Lantern-lane-77');
    await page.getByLabel('Verwijder ook mijn passkeys').check();
    await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
    await expect(page.getByText('Je nieuwe wachtwoord is ingesteld')).toBeVisible();
    // Whoever found it gets nowhere.
    const found = await PageAuthenticator.behind(page);
    await found.share(lost);
    await page.goto(`${site()}/login`);
    await page.getByRole('button', { name: 'Gebruik een passkey' }).click();
    await expect(page.getByRole('alert')).toContainText('Deze passkey werkt hier niet of niet meer.');
    await found.lose();
  });
});

test('passkeys are named and removed, and open nothing any more', async ({ page }, { project }) => {
  const email = newAddress('passkey-rows', project.name);
  await becomeMember(page, host, email);
  const device = await PageAuthenticator.behind(page);
  await addPasskey(page, 'Telefoon');
  const row = section(page).getByRole('listitem');
  await row.getByRole('button', { name: 'Hernoemen' }).click();
  await row.getByLabel('Naam van de passkey').fill('Oude telefoon');
  await row.getByRole('button', { name: 'Opslaan' }).click();
  await expect(row).toContainText('Oude telefoon');
  await row.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByText('Met Oude telefoon kun je niet meer inloggen.')).toBeVisible();
  await expect(section(page).getByText('Je hebt nog geen passkey.')).toBeVisible();
  // The device still has it: nothing here knows it any more.
  await device.setFinger(false);
  await page.context().clearCookies();
  await page.goto(`${site()}/login`);
  await expect(page.getByRole('button', { name: 'Gebruik een passkey' })).toBeVisible();
  await device.setFinger(true);
  await page.getByRole('button', { name: 'Gebruik een passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('Deze passkey werkt hier niet of niet meer.');
});

test('a visitor signs up without a password, makes the passkey after the confirmation, and logs in with it', async ({
  page,
}, { project }) => {
  const email = newAddress('passkey-signup', project.name);
  const device = await PageAuthenticator.behind(page);
  await offerNothing(page);

  await test.step('the choice hides the password, and gives it back', async () => {
    await page.goto(`${site()}/aanmelden`);
    await expect(page.getByLabel('E-mailadres')).toBeEnabled();
    await page.getByRole('button', { name: 'Passkey in plaats van wachtwoord' }).click();
    await expect(page.getByText('Je hebt geen wachtwoord nodig.')).toBeVisible();
    await expect(page.getByLabel('Wachtwoord', { exact: true })).toBeHidden();
    await page.getByRole('button', { name: 'Wachtwoord in plaats van passkey' }).click();
    await expect(page.getByLabel('Wachtwoord', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Passkey in plaats van wachtwoord' }).click();
    await fillWithoutPassword(page, t, email);
    expect(await findings(page)).toEqual([]);
    expect(await sendSignup(page, t)).toBe(200);
    await skipSteps(page, t);
  });

  await test.step('the mailed link asks for the passkey; one that was cancelled can be made again', async () => {
    await page.goto(await mailedLink(host, email));
    await expect(page.getByText('Je e-mailadres is bevestigd.')).toBeVisible();
    await device.setFinger(false);
    await page.getByRole('button', { name: 'Maak mijn passkey' }).click();
    await expect(page.getByText('Er is geen passkey gemaakt.')).toBeVisible();
    await device.setFinger(true);
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Maak mijn passkey' }).click();
    await expect(page.getByText('Je passkey is klaar')).toBeVisible();
    expect(await device.passkeys()).toMatchObject([{ rpId: host }]);
  });

  await test.step('the passkey logs in', async () => {
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto(`${site()}/login`);
    await page.getByRole('button', { name: 'Gebruik een passkey' }).click();
    await expect(page).toHaveURL(`${site()}/leden`);
  });

  await test.step('what asks for a password leads to the mail that sets one', async () => {
    await page.goto(`${site()}/settings#passkeys`);
    await section(page).getByRole('link', { name: 'Kies een wachtwoord' }).click();
    const password = page.getByRole('region', { name: 'Wachtwoord' });
    await password.getByRole('button', { name: 'Kies een wachtwoord via de mail' }).click();
    await expect(password.getByText('We hebben een link gestuurd')).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await mailedLink(host, email, '/wachtwoord-herstellen/doen');
  });
});
