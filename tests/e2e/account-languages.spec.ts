import { originOf } from '../support/browser/origin.ts';
import { expect, mailedLink, pushStateOf, test } from '../support/browser/page.ts';
import { asReturningVisitor, becomeMember, logIn, newAddress, signUpAs } from '../support/browser/members.ts';
import { expectStep } from '../support/browser/signup.ts';
import { textsOf } from '../support/browser/texts.ts';
import { isProof } from '../support/environment/proof.ts';
import { noise } from '../support/photos/hostile-images.ts';
import { memberPassword } from '../support/members/draft.ts';

const atVonk = { host: 'vonk.localhost', name: 'Vonk', credits: 100 };
const atRubens = { host: 'rubens.localhost', name: 'Rubens', credits: 100 };
const atHarbour = { host: 'harbour.localhost', name: 'Harbour', credits: 120 };

/**
 * Each language that a demo brand offers, with the prefix of those that are not the brand's own, and the price of its
 * trial package beside the usual one as that language writes them.
 */
const allSites = [
  { ...atVonk, prefix: '', language: 'nl', price: '€ 5,99', usual: '€ 9,99' },
  { ...atRubens, prefix: '', language: 'de', price: '6,99 €', usual: '10,99 €' },
  { ...atHarbour, prefix: '', language: 'en', price: '£6.99', usual: '£9.99' },
  { ...atHarbour, prefix: '/fr', language: 'fr', price: '6,99 £GB', usual: '9,99 £GB' },
  { ...atHarbour, prefix: '/es', language: 'es', price: '6,99 GBP', usual: '9,99 GBP' },
] as const;

/** What these journeys show in Dutch other tests do. In `npm test` one of them in one language that has a prefix stands for the rest. */
const sites = allSites.filter(({ language }) => isProof || language === 'fr');

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
    await expect(page.getByText(t('common:price.usual', { price: usual }))).toBeVisible();
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

// In Dutch each of these paths has a test of its own, to the letter.
for (const { host, name, prefix, language } of isProof
  ? sites.filter(({ language }) => language !== 'nl')
  : []) {
  test(`the steps of the signup on ${host}${prefix}`, async ({ page }, { project }) => {
    const t = textsOf(language);
    await signUpAs(page, host, newAddress(`steps-${language}`, project.name), language);
    await page.goto(`${originOf(host)}${prefix}/signup`);
    const save = () => page.getByRole('button', { name: t('signup:save') }).click();

    await expectStep(page, t, 1, 'photo');
    const photo = {
      name: 'photo.png',
      mimeType: 'image/png',
      buffer: await noise(600, 750).png().toBuffer(),
    };
    await page.locator('input[type=file]').setInputFiles(photo);
    await page.getByRole('button', { name: t('signup:photo.send') }).click();

    await expectStep(page, t, 2, 'location');
    await page.getByLabel(t('places:city'), { exact: true }).fill('Heidelb');
    await page.getByRole('option', { name: /^Heidelberg/ }).click();
    await save();

    await expectStep(page, t, 3, 'personal');
    await page.getByRole('radio', { name: t('profile:gender.female'), exact: true }).check();
    await page.getByRole('radio', { name: t('members:filter.seeking.male'), exact: true }).check();
    await page.getByRole('checkbox', { name: t('own-profile:consent.agree', { brand: name }) }).click();
    await save();

    await expectStep(page, t, 4, 'about');
    await page.getByLabel(t('profile:field.about_me')).fill('La la la');
    await save();
    await page.getByRole('link', { name: t('account:complete.matches') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('signup:matches.title') })).toBeVisible();
    await expect(page.getByText(t('signup:matches.by'))).toBeVisible();
  });

  test(`the settings on ${host}${prefix}`, async ({ page }, { project }) => {
    const t = textsOf(language);
    const site = originOf(host) + prefix;
    const email = newAddress(`settings-${language}`, project.name);
    await becomeMember(page, host, email, language);
    await page.goto(`${site}/settings`);
    const section = (id: string) =>
      page.getByRole('region', { name: t(`settings:section.${id}`), exact: true });

    const password = section('password');
    await password.getByLabel(t('settings:password.old')).fill(memberPassword);
    await password.getByLabel(t('settings:password.new'), { exact: true }).fill('Lantern-lane-77');
    await password.getByLabel(t('settings:password.repeat')).fill('Lantern-lane-77');
    await password.getByRole('button', { name: t('settings:password.submit') }).click();
    await expect(password.getByText(t('settings:password.done'))).toBeVisible();

    const address = section('email');
    await expect(address.getByText(t('settings:email.lead', { email }))).toBeVisible();
    const move = async (password: string) => {
      await address.getByLabel(t('settings:email.new')).fill(`new-${email}`);
      await address.getByLabel(t('settings:email.password'), { exact: true }).fill(password);
      await address.getByRole('button', { name: t('settings:email.submit') }).click();
    };
    await move('not-my-password');
    await expect(address.getByText(t('errors:field.old_password_wrong'))).toBeVisible();
    await move('Lantern-lane-77');
    await expect(address.getByText(t('settings:email.sent', { email: `new-${email}` }))).toBeVisible();

    await expect(section('devices').getByText(t('settings:devices.this'))).toBeVisible();
    await expect(section('blocked').getByText(t('settings:blocked.none'))).toBeVisible();
    const choices = section('language').locator('[aria-current]');
    await expect(choices).toHaveAttribute('lang', language);
    const push = t(`settings:push.${await pushStateOf(page)}`, { name });
    await expect(section('push').getByRole('status')).toHaveText(push);

    const visibility = section('visibility');
    await visibility.getByText(t('settings:visibility.switch'), { exact: true }).click();
    await expect(visibility.getByText(t('settings:visibility.is_on'))).toBeVisible();

    const consents = section('consents');
    const marketing = t('settings:consents.marketing.title');
    await consents.getByRole('button', { name: `${t('settings:consents.give')}: ${marketing}` }).click();
    await consents.getByRole('button', { name: `${t('settings:consents.withdraw')}: ${marketing}` }).click();
    await expect(page.getByText(t('settings:consents.withdrawn_now.marketing'))).toBeVisible();

    const data = section('export');
    await data.getByLabel(t('settings:export.password'), { exact: true }).fill('Lantern-lane-77');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      data.getByRole('button', { name: t('settings:export.submit') }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    await expect(data.getByText(t('settings:export.done'))).toBeVisible();

    await section('notifications')
      .getByRole('link', { name: t('settings:notifications.choose') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: t('notifications:title') })).toBeVisible();
    await page.goto(await mailedLink(host, `new-${email}`));
    await expect(page.getByText(t('account:mail_change.done'))).toBeVisible();
  });

  test(`what goes wrong on ${host}${prefix}`, async ({ page }, { project }) => {
    const t = textsOf(language);
    const site = originOf(host) + prefix;
    const email = newAddress(`wrong-${language}`, project.name);
    await page.goto(`${site}/login`);
    for (let attempt = 1; attempt <= 5; attempt++) {
      await logIn(page, t, email, `wrong-${attempt}`);
      await expect(page.getByRole('alert')).toHaveText(t('errors:login_failed'));
    }
    await logIn(page, t, email, 'wrong-again');
    await expect(page.getByRole('alert')).toHaveText(t('errors:account_locked', { minutes: 15 }));

    for (const [path, help] of [
      ['activate/done', 'account:activate.error_help'],
      ['mail-change/do', 'account:mail_change.expired_help'],
    ] as const) {
      await page.goto(`${site}/${path}#not-a-token`);
      await expect(page.getByRole('alert')).toHaveText(t('errors:link_expired'));
      await expect(page.getByText(t(help))).toBeVisible();
    }

    const client = await signUpAs(page, host, email, language);
    await client.call('PUT', '/api/user.php', { signup_step: null });
    await page.goto(`${site}/complete-signup`);
    await expect(page.getByText(t('account:complete.sent', { email }))).toBeVisible();
    await page.getByRole('link', { name: t('account:complete.matches') }).click();
    await expect(page.getByText(t('signup:matches.nothing'))).toBeVisible();
    await page.goto(`${site}/members`);
    const reminder = page.getByRole('complementary', { name: t('common:activation.title') });
    await reminder.getByText(t('common:activation.title')).click();
    await reminder.getByRole('button', { name: t('common:activation.resend') }).click();
    await expect(reminder.getByText(t('common:activation.resent'))).toBeVisible();
  });
}

test('a country decides which languages there are, and a choice of either is kept', async ({ page }) => {
  const [en, nl] = [textsOf('en'), textsOf('nl')];
  await page.goto(`${originOf(atHarbour.host)}/lang-config`);
  const country = page.getByLabel(en('lang-config:country.label'));
  const offered = page.getByRole('main').getByRole('listitem');
  const before = await offered.count();
  await country.selectOption('NL');
  await expect(page.getByText(en('lang-config:country.saved', { country: 'Netherlands' }))).toBeVisible();
  // The country's own (specification §6), and the domain's.
  await expect(offered).toHaveText(['English', 'Nederlands']);
  expect(before).toBeGreaterThan(2);
  await page.getByRole('main').getByRole('link', { name: 'Nederlands' }).click();
  await expect(page.getByRole('heading', { level: 1, name: nl('lang-config:title') })).toBeVisible();
  await expect(page.getByLabel(nl('lang-config:country.label'))).toHaveValue('NL');
  // The next visit without a prefix is in the language that was chosen.
  const cookies = await page.context().cookies();
  expect(Object.fromEntries(cookies.map(({ name, value }) => [name, value]))).toMatchObject({
    kindling_language: 'nl',
    kindling_country: 'NL',
  });
});
