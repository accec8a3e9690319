import { originOf } from '../support/e2e-origin.ts';
import { expect, mailedLink, test } from '../support/e2e-page.ts';
import { asReturningVisitor, becomeMember, logIn, newAddress } from '../support/e2e-members.ts';
import { textsOf } from '../support/e2e-texts.ts';
import { memberPassword } from '../support/member-client.ts';

const atVonk = { host: 'vonk.localhost', credits: 100 };
const atRubens = { host: 'rubens.localhost', credits: 100 };
const atHarbour = { host: 'harbour.localhost', credits: 120 };

/**
 * Each language that a demo brand offers, with the prefix of those that are not the brand's own, and the price of its
 * trial package beside the usual one as that language writes them.
 */
const sites = [
  { ...atVonk, prefix: '', language: 'nl', price: '€ 5,99', usual: '€ 9,99' },
  { ...atRubens, prefix: '', language: 'de', price: '6,99 €', usual: '10,99 €' },
  { ...atHarbour, prefix: '', language: 'en', price: '£6.99', usual: '£9.99' },
  { ...atHarbour, prefix: '/fr', language: 'fr', price: '6,99 £GB', usual: '9,99 £GB' },
  { ...atHarbour, prefix: '/es', language: 'es', price: '6,99 GBP', usual: '9,99 GBP' },
] as const;

test.beforeEach(({ context }) => asReturningVisitor(context));

for (const { host, prefix, language, credits, price, usual } of sites) {
  test(`coming back, staying and leaving on ${host}${prefix}`, async ({ page }, { project }) => {
    const t = textsOf(language);
    const site = originOf(host) + prefix;
    const email = newAddress(`walk-${language}`, project.name);
    await becomeMember(page, host, email, language);
    await page.context().clearCookies();

    await page.goto(`${site}/settings`);
    await logIn(page, t, email, 'not-my-password');
    await expect(page.getByRole('alert')).toHaveText(t('errors:login_failed'));
    await page.getByRole('link', { name: t('account:login.forgotten') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('account:reset.title') })).toBeVisible();
    await page.getByLabel(t('account:field.email')).fill(email);
    await page.getByRole('button', { name: t('account:reset.submit') }).click();
    const told = host === 'vonk.localhost' ? 'account:reset.sent' : 'account:reset.sent_if';
    await expect(page.getByText(t(told, { email }))).toBeVisible();
    const word = new URL(page.url()).pathname;
    await page.goto(await mailedLink(host, email, `${word}/`));
    await page.getByLabel(t('account:new_password.password'), { exact: true }).fill(memberPassword);
    await page.getByLabel(t('account:new_password.repeat'), { exact: true }).fill(`${memberPassword}!`);
    await page.getByRole('button', { name: t('account:new_password.submit') }).click();
    await expect(page.getByText(t('errors:field.passwords_differ'))).toBeVisible();
    await page.getByLabel(t('account:new_password.repeat'), { exact: true }).fill(memberPassword);
    await page.getByRole('button', { name: t('account:new_password.submit') }).click();
    await expect(page.getByText(t('account:new_password.done'))).toBeVisible();

    await page.goto(`${site}/settings`);
    await logIn(page, t, email);
    await expect(page.getByRole('heading', { level: 1, name: t('settings:title') })).toBeVisible();
    const leave = () =>
      page
        .getByRole('navigation', { name: t('settings:title') })
        .getByRole('link', { name: t('settings:section.leave') })
        .click();
    await leave();
    await page.getByRole('radio', { name: t('settings:leave.reason.no_matches') }).check();
    await expect(
      page.getByText(t('settings:leave.alternative.trial', { credits, price, usual })),
    ).toBeVisible();
    await page.getByRole('link', { name: t('settings:leave.take.trial') }).click();
    await expect(page.getByText(t('credits:discount.trial'))).toBeVisible();
    await expect(page.getByText(t('credits:usual_price', { price: usual }))).toBeVisible();
    await expect(page.getByRole('button', { name: t('credits:pay', { price }) })).toBeVisible();

    await page.goto(`${site}/settings`);
    await leave();
    await page.getByRole('radio', { name: t('settings:leave.reason.too_many_mails') }).check();
    await expect(page.getByText(t('settings:leave.alternative.notifications'))).toBeVisible();
    await page.getByRole('button', { name: t('settings:leave.go_on') }).click();
    await page.getByRole('button', { name: t('settings:leave.delete') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('account:deleted.title') })).toBeVisible();
    const gone = new URL(page.url()).pathname;
    await page.goto(await mailedLink(host, email, gone));
    await page.getByRole('button', { name: t('account:reactivate.submit') }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: t('account:reactivate.done_title') }),
    ).toBeVisible();
  });
}
