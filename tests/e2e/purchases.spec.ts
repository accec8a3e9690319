import type { Language } from '../../packages/contract/src/languages.ts';
import type { PaymentMethod } from '../../packages/contract/src/money/payment-methods.ts';
import { asReturningVisitor, becomeMember, newAddress } from '../support/browser/members.ts';
import { originOf } from '../support/browser/origin.ts';
import { expect, test } from '../support/browser/page.ts';
import { textsOf } from '../support/browser/texts.ts';
import { isProof } from '../support/environment/proof.ts';

/** What becomes of a payment, and what its page says then. */
const outcomes = ['failed', 'cancelled', 'pending', 'completed'] as const;
const everywhere: { host: string; language: Language; methods: readonly PaymentMethod[] }[] = [
  { host: 'rubens.localhost', language: 'de', methods: ['paypal', 'creditcard'] },
  { host: 'vonk.localhost', language: 'nl', methods: ['ideal', 'creditcard', 'paypal'] },
  { host: 'harbour.localhost', language: 'en', methods: ['applepay', 'creditcard', 'paypal'] },
];

/** What the brands give at the signup. */
const signupCredits = 30;

test.beforeEach(({ context }) => asReturningVisitor(context));

for (const { host, language, methods } of isProof ? everywhere : everywhere.slice(0, 1)) {
  test(`purchases on ${host}, by one method after the other, to each of their ends`, async ({ page }, {
    project,
  }) => {
    const t = textsOf(language);
    await becomeMember(page, host, newAddress('buys', project.name), language);
    for (const [index, outcome] of outcomes.entries()) {
      await page.goto(`${originOf(host)}/credits`);
      const held = page.getByText(t('credits:payment.holds', { code: 'TIMEBONUS25' }));
      if (outcome === 'completed') {
        // The payment before is still being processed, and has the discount until it is cancelled.
        await expect(held).toBeVisible();
        await expect(page.getByText(t('credits:discount.time_bonus', { percent: 25 }))).toBeHidden();
        await page.getByRole('button', { name: t('credits:payment.cancel') }).click();
        await expect(page.getByText(t('credits:discount.time_bonus', { percent: 25 }))).toBeVisible();
        await expect(held).toBeHidden();
      }
      await page.locator(`input[type=radio][value=${methods[index % methods.length] ?? ''}]`).check();
      const button = page.getByRole('button', { name: t('credits:pay', { price: '' }).replace(/\W+$/, '') });
      const price = (await button.textContent())?.split('·').at(-1)?.trim() ?? '';
      await button.click();
      await expect(page).toHaveURL(/\/sandbox\/pay\//);
      await expect(page.getByText(price)).toBeVisible();
      // The balance comes with the payment: nothing else has to be asked first.
      if (outcome === 'completed') await page.route(/\/api\/(user\.php|credits)$/, () => undefined);
      await page.getByRole('button', { name: t(`sandbox:${outcome}`), exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(`credits:payment.${outcome}.title`));
      if (outcome === 'pending') await expect(held).toBeVisible();
      if (outcome === 'completed') {
        const numbers = page.getByRole('status').filter({ has: page.getByRole('heading', { level: 1 }) });
        const [bought = 0, balance] = ((await numbers.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
        expect(balance).toBe(signupCredits + bought);
      }
    }
    await page.goto(`${originOf(host)}/transactions`);
    // The one that was pending was cancelled, too.
    for (const outcome of ['failed', 'cancelled', 'completed'] as const)
      await expect(
        page.getByText(new RegExp(`^${t(`credits:transactions.status.${outcome}`)} · `)).first(),
      ).toBeVisible();
  });
}
