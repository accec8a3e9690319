import type { Page } from '@playwright/test';
import { asReturningVisitor, signUpAs } from './members.ts';
import { originOf } from './origin.ts';
import { expect } from './page.ts';
import type { Texts } from './texts.ts';
import { memberPassword } from '../members/draft.ts';

/** Fills in step 0 of the signup, wherever it is open. */
export async function fillSignup(page: Page, t: Texts, email: string): Promise<void> {
  await fillWithoutPassword(page, t, email);
  await page.getByLabel(t('account:field.password'), { exact: true }).fill(memberPassword);
}

/** Everything but the password. */
export async function fillWithoutPassword(page: Page, t: Texts, email: string): Promise<void> {
  await page.getByLabel(t('account:field.email')).fill(email);
  await page.getByLabel(t('account:field.name')).fill('Storyteller');
  await page.getByLabel(t('account:birth.day'), { exact: true }).fill('17');
  await page.getByLabel(t('account:birth.month'), { exact: true }).selectOption({ index: 5 });
  await page.getByLabel(t('account:birth.year'), { exact: true }).fill('1990');
}

/** The browsers of all tests share one address: the server asks them for work, which a busy machine does slowly. */
const provedMs = 60_000;

/** Sends step 0 and waits until the server has answered it for good. @returns its last answer's status */
export async function sendSignup(page: Page, t: Texts): Promise<number> {
  const answered = page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === '/api/signup' && answer.status() !== 428,
    { timeout: provedMs },
  );
  await page.getByRole('button', { name: t('account:signup.submit') }).click();
  return (await answered).status();
}

/** Signs somebody up without the form and opens the page of the steps, at the first of them. */
export async function openSteps(page: Page, host: string, t: Texts, email: string): Promise<void> {
  await asReturningVisitor(page.context());
  await signUpAs(page, host, email);
  await page.goto(`${originOf(host)}/signup`);
  await expect(page.getByRole('heading', { name: t('signup:photo.title') })).toBeVisible();
}

/** Waits for a step, which holds the focus on its heading, and says how far the signup is. */
export async function expectStep(page: Page, t: Texts, step: number, name: string): Promise<void> {
  const heading = page.getByRole('heading', { name: t(`signup:${name}.title`) });
  await expect(heading).toBeFocused();
  await expect(page.getByText(t('signup:progress', { step, total: 4 }))).toBeVisible();
}

/** Leaves all four steps out, one after the other. */
export async function skipSteps(page: Page, t: Texts): Promise<void> {
  for (const [index, name] of ['photo', 'location', 'personal', 'about'].entries()) {
    await expectStep(page, t, index + 1, name);
    await page.getByRole('button', { name: t('signup:skip') }).click();
  }
  await expect(page.getByRole('heading', { name: t('account:complete.title') })).toBeVisible();
}
