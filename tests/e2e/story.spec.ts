import { originOf } from '../support/browser/origin.ts';
import { enter, expect, mailedLink, test } from '../support/browser/page.ts';
import { newAddress } from '../support/browser/members.ts';
import { fillSignup, sendSignup, skipSteps } from '../support/browser/signup.ts';
import { textsOf } from '../support/browser/texts.ts';

const brands = [
  { host: 'vonk.localhost', language: 'nl', signupCredits: 30, messageCredits: 10 },
  { host: 'rubens.localhost', language: 'de', signupCredits: 30, messageCredits: 10 },
  { host: 'harbour.localhost', language: 'en', signupCredits: 30, messageCredits: 10 },
];

for (const { host, language, signupCredits, messageCredits } of brands) {
  test(`a member's whole story on ${host}`, async ({ page }, { project }) => {
    const t = textsOf(language);
    const email = newAddress('story', project.name);

    // A brand may warn of fictional profiles by a popup; it comes once, whenever the members area is first seen.
    await page.addLocatorHandler(
      page.getByRole('button', { name: t('common:action.understood') }),
      (button) => button.click(),
    );

    await test.step('sign up', async () => {
      await page.goto(`${originOf(host)}/`);
      await enter(page, t);
      await page
        .getByRole('link', { name: t('common:action.start') })
        .first()
        .click();
      await fillSignup(page, t, email);
      await sendSignup(page, t);
      await skipSteps(page, t);
    });

    await test.step('activate from the mail', async () => {
      await page.goto(await mailedLink(host, email));
      await expect(page.getByText(t('account:activate.done'))).toBeVisible();
      expect(new URL(page.url()).hash).toBe('');
    });

    const name = await test.step('find somebody', async () => {
      await page
        .getByRole('link', { name: t('common:action.to_members') })
        .first()
        .click();
      const cards = page.getByRole('list', { name: t('members:results') }).getByRole('listitem');
      const real = cards.filter({ hasNotText: t('common:fictional.label') }).first();
      await real.getByRole('link').click();
      await expect(page.getByRole('link', { name: t('members:action.message') })).toBeVisible();
      return ((await page.getByRole('heading', { level: 1 }).textContent()) ?? '').replace(/[,\s]*\d+$/, '');
    });

    await test.step('like', async () => {
      await page.getByRole('button', { name: t('members:action.like', { name }), exact: true }).click();
      await expect(
        page.getByRole('status').filter({ hasText: t('members:status.liked', { name }) }),
      ).toBeVisible();
    });

    await test.step('chat, paid from the signup credits', async () => {
      await page.getByRole('link', { name: t('members:action.message') }).click();
      const words = `Hello ${name}, how was your week?`;
      await page.getByLabel(t('chats:composer.label', { name })).fill(words);
      await page.getByRole('button', { name: t('chats:composer.send') }).click();
      // On a wide screen the list beside the conversation quotes it too.
      await expect(page.getByText(words).last()).toBeVisible();
      const left = signupCredits - messageCredits;
      await expect(page.getByText(t('chats:composer.balance_other', { count: left }))).toBeVisible();
    });

    await test.step('buy credits and become premium', async () => {
      await page.goto(`${originOf(host)}/credits`);
      await page.getByRole('radio', { name: 'PayPal' }).check();
      await page
        .getByRole('button', { name: t('credits:pay', { price: '' }).trim().replace(/ ·$/, '') })
        .click();
      await page.getByRole('button', { name: t('sandbox:completed'), exact: true }).click();
      await expect(page.getByRole('heading', { name: t('credits:payment.completed.title') })).toBeVisible();
      await expect(page.getByText(t('credits:payment.welcome.title'))).toBeVisible();
      await page.goto(`${originOf(host)}/premium`);
      await expect(page.getByText(t('credits:premium.yours'), { exact: true })).toBeVisible();
    });
  });
}
