import { asReturningVisitor, becomeMember, newAddress } from '../support/browser/members.ts';
import { originOf } from '../support/browser/origin.ts';
import { expect, mailedText, test } from '../support/browser/page.ts';
import { textsOf } from '../support/browser/texts.ts';

const host = 'vonk.localhost';
const site = () => originOf(host);
const nl = textsOf('nl');

test.beforeEach(({ context }) => asReturningVisitor(context));

test('a purchase by direct debit, from the form to the credits, and its withdrawal', async ({ page }, {
  project,
}) => {
  await becomeMember(page, host, newAddress('debit', project.name));
  const pay = page.getByRole('button', { name: /^Bestelling met betaalplicht/ });

  await test.step('the checkout leads to the form and keeps what is bought in sight', async () => {
    await page.goto(`${site()}/credits`);
    await page.getByRole('radio', { name: 'Automatische incasso' }).check();
    await expect(pay).toHaveCount(0);
    await page.getByRole('link', { name: 'Verder naar automatische incasso' }).click();
    await expect(page).toHaveURL(/\/automatische-incasso\?bundle=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Automatische incasso');
    await expect(page.getByText(nl('direct-debit:next.notice'))).toBeVisible();
    await expect(page.getByText('NL00ZZZ000000000000')).toBeVisible();
  });

  await test.step('what is missing or wrong is said beside it', async () => {
    await page.getByLabel('IBAN').fill('NL91 ABNA 0417 1643 01');
    await pay.click();
    await expect(page.getByText(nl('errors:field.iban_invalid'))).toBeVisible();
    await expect(page.getByText(nl('errors:field.authorisation_required'))).toBeVisible();
    await expect(page.getByLabel('Naam rekeninghouder')).toBeFocused();
  });

  await test.step('a wrong code is invalid, the right one orders', async () => {
    await page.getByLabel('Naam rekeninghouder').fill('J. Jansen');
    await page.getByLabel('IBAN').fill('NL91 ABNA 0417 1643 00');
    await page.getByLabel('Straat').fill('Dorpsstraat');
    await page.getByLabel('Huisnummer').fill('12a');
    await page.getByLabel('Postcode').fill('3511 AB');
    await page.getByLabel('Plaats').fill('Utrecht');
    const end = String(Math.floor(Math.random() * 90) + 10);
    await page.getByLabel('Mobiel nummer').fill(`06 1${Date.now().toString().slice(-5)}${end}`);
    await page.getByRole('button', { name: 'Stuur code' }).click();
    await expect(page.getByText(nl('direct-debit:mobile.sent'))).toBeVisible();
    await page.getByRole('checkbox', { name: /^Ik machtig Lantaarn/ }).check();
    await page.getByLabel('Sms-code').fill('12');
    await pay.click();
    await expect(page.getByText('Code ongeldig')).toBeVisible();
    const code = /\d{6}/.exec(await mailedText(host, `SMS ··${end}`))?.[0] ?? '';
    await page.getByLabel('Sms-code').fill(code);
    await pay.click();
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
    await page.getByRole('button', { name: nl('sandbox:completed'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gelukt, dank je wel');
    await expect(page.getByText('Automatische incasso')).toBeVisible();
  });

  await test.step('it is withdrawn in two steps', async () => {
    await page.getByRole('button', { name: 'Overeenkomst herroepen' }).click();
    await expect(page.getByRole('heading', { name: 'Dit krijg je terug' })).toBeVisible();
    await page.getByRole('button', { name: 'Herroeping bevestigen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Betaling terugbetaald');
  });

  await test.step('the account is kept, orders in one step, and can be removed', async () => {
    await page.goto(`${site()}/automatische-incasso`);
    await expect(page.getByText('Rekening ··4300').first()).toBeVisible();
    await expect(pay).toBeVisible();
    await page.goto(`${site()}/betalingen`);
    await page.getByRole('button', { name: 'Verwijderen: ··4300' }).click();
    await expect(page.getByRole('heading', { name: 'Bewaarde betaalmethoden' })).toHaveCount(0);
  });
});
