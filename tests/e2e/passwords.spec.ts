import { originOf } from '../support/browser/origin.ts';
import { expect, mailedLink, test } from '../support/browser/page.ts';
import { asReturningVisitor, becomeMember, logIn, newAddress } from '../support/browser/members.ts';
import { textsOf } from '../support/browser/texts.ts';
import { memberPassword } from '../support/members/draft.ts';

const vonk = originOf.bind(null, 'vonk.localhost');
const nl = textsOf('nl');

test.describe('a forgotten password', () => {
  test.beforeEach(({ context }) => asReturningVisitor(context));

  test('is replaced by the link of a mail, once', async ({ page }, { project }) => {
    const email = newAddress('reset', project.name);
    await becomeMember(page, 'vonk.localhost', email);
    await page.context().clearCookies();

    await page.goto(`${vonk()}/reset-password`);
    const ask = async (address: string) => {
      await page.getByLabel('E-mailadres').fill(address);
      await page.getByRole('main').locator('form').getByRole('button').click();
    };
    await ask('geen adres');
    await expect(page.getByText('Ongeldige e-mail')).toBeVisible();
    await ask(`nobody-${email}`);
    await expect(page.getByRole('alert')).toHaveText('E-mailadres niet gevonden');
    await ask(email);
    await expect(
      page.getByText(`We hebben een link gestuurd naar ${email}. Die werkt een uur en maar één keer.`),
    ).toBeVisible();

    const link = await mailedLink('vonk.localhost', email, '/wachtwoord-herstellen/doen');
    await page.goto(link);
    const set = async (password: string, repeat: string) => {
      await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(password);
      await page.getByLabel('Herhaal je nieuwe wachtwoord').fill(repeat);
      await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
    };
    await expect(page).toHaveURL(`${vonk()}/wachtwoord-herstellen/doen`);
    await set('Lantern-lane-77', 'Lantern-lane-78');
    await expect(page.getByText('De opgegeven wachtwoorden zijn niet gelijk.')).toBeVisible();
    await set('Lantern-lane-77', 'Lantern-lane-77');
    await expect(page.getByText('Je nieuwe wachtwoord is ingesteld')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click();
    await logIn(page, nl, email, 'Lantern-lane-77');
    await expect(page).toHaveURL(`${vonk()}/leden`);

    await page.goto('about:blank');
    await page.goto(link);
    await set('Lantern-lane-79', 'Lantern-lane-79');
    await expect(page.getByRole('alert')).toHaveText(
      'Link verlopen of invalide, vraag een nieuwe e-mail aan',
    );
    await page.getByRole('link', { name: 'Vraag een nieuwe e-mail aan' }).click();
    for (let asked = 2; asked <= 3; asked++) {
      await ask(email);
      await expect(page.getByText(`We hebben een link gestuurd naar ${email}`)).toBeVisible();
    }
    await ask(email);
    await expect(page.getByRole('alert')).toHaveText(
      'Te veel wachtwoordherstel mails verstuurd, probeer het morgen nog eens.',
    );
  });

  test('is answered alike for every address where the brand conceals accounts', async ({ page }, {
    project,
  }) => {
    const site = originOf('harbour.localhost');
    await page.goto(`${site}/reset-password`);
    for (const address of ['premium@demo.test', newAddress('nobody', project.name)]) {
      await page.getByLabel('Email address').fill(address);
      await page.getByRole('main').locator('form').getByRole('button').click();
      await expect(
        page.getByText(`If ${address} has an account here, you’ll find a link in that mailbox`),
      ).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  });
});

test('no entry warning lies over a page that a mail leads to', async ({ page }) => {
  for (const path of ['/reset-password', '/reset-password/do']) {
    await page.goto(vonk() + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }
  await page.goto(`${vonk()}/login`);
  await expect(page.locator('dialog[open]')).toHaveCount(1);
});

test.describe('in the settings', () => {
  test.beforeEach(({ context }) => asReturningVisitor(context));

  test('the password is changed by the old one, the address by a mail', async ({ page }, { project }) => {
    const email = newAddress('change', project.name);
    await becomeMember(page, 'vonk.localhost', email);

    await page.goto(`${vonk()}/settings#password`);
    const password = page.locator('#password');
    const change = async (old: string, first: string, second: string) => {
      await password.getByLabel('Oud wachtwoord').fill(old);
      await password.getByLabel('Nieuw wachtwoord', { exact: true }).fill(first);
      await password.getByLabel('Herhaal je nieuwe wachtwoord').fill(second);
      await password.getByRole('button', { name: 'Wachtwoord wijzigen' }).click();
    };
    await change(memberPassword, 'Lantern-lane-77', 'Lantern-lane-78');
    await expect(password.getByText('De opgegeven wachtwoorden zijn niet gelijk.')).toBeVisible();
    await change('not-my-password', 'Lantern-lane-77', 'Lantern-lane-77');
    await expect(password.getByText('Controleer je oude wachtwoord.')).toBeVisible();
    await change(memberPassword, 'Lantern-lane-77', 'Lantern-lane-77');
    await expect(password.getByText('Je wachtwoord is gewijzigd.')).toBeVisible();

    await page.goto(`${vonk()}/settings#email`);
    const address = page.locator('#email');
    const move = async (to: string, secret: string) => {
      await address.getByLabel('Nieuw e-mailadres').fill(to);
      await address.getByLabel('Je wachtwoord').fill(secret);
      await address.getByRole('button', { name: 'E-mailadres wijzigen' }).click();
    };
    await move('geen adres', 'Lantern-lane-77');
    await expect(address.getByText('Nieuw e-mailadres invalide.')).toBeVisible();
    await move(`new-${email}`, 'not-my-password');
    await expect(address.getByText('Controleer je oude wachtwoord.')).toBeVisible();
    await move('premium@demo.test', 'Lantern-lane-77');
    await expect(address.getByText('Dit e-mailadres heeft al een account op deze site.')).toBeVisible();
    await move(`new-${email}`, 'Lantern-lane-77');
    await expect(address.getByText(`We hebben een e-mail gestuurd naar new-${email}.`)).toBeVisible();
    await expect(address.getByText(`Je logt nu in met ${email}.`)).toBeVisible();

    const link = await mailedLink('vonk.localhost', `new-${email}`, '/e-mail-wijzigen/doen');
    // A program that opens links of mails has no session: it is asked, and changes nothing.
    const other = await (await page.context().browser()?.newContext({ locale: 'nl-NL' }))?.newPage();
    if (!other) throw new Error('the browser is gone');
    await asReturningVisitor(other.context());
    await other.goto(link);
    await expect(other.getByRole('button', { name: 'E-mailadres wijzigen' })).toBeVisible();
    await page.goto(link);
    await expect(page.getByText('Je e-mailadres is gewijzigd.')).toBeVisible();
    await expect(page).toHaveURL(`${vonk()}/e-mail-wijzigen/doen`);
    await other.getByRole('button', { name: 'E-mailadres wijzigen' }).click();
    await expect(other.getByText('Je e-mailadres is al bevestigd.')).toBeVisible();
    await other.context().close();
    await page.goto(`${vonk()}/settings#email`);
    await expect(page.locator('#email').getByText(`Je logt nu in met new-${email}.`)).toBeAttached();
  });
});
