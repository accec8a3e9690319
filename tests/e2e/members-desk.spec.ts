import type { Browser, Page } from '@playwright/test';
import type { SearchAnswer } from '../../packages/contract/src/meeting/calls/discovery.ts';
import { findings } from '../support/browser/findings.ts';
import { asReturningVisitor, becomeMember, logIn, newAddress } from '../support/browser/members.ts';
import { e2ePort, originOf } from '../support/browser/origin.ts';
import { expect, someAddress, test } from '../support/browser/page.ts';
import { openConsoleAs } from '../support/browser/staff.ts';
import { textsOf } from '../support/browser/texts.ts';
import { memberPassword } from '../support/members/draft.ts';
import { MemberClient } from '../support/members/member-client.ts';

const loginPath = '/login';

async function staffPage(browser: Browser, email: string, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await openConsoleAs(page, email, path);
  return page;
}

async function searchMember(page: Page, text: string): Promise<void> {
  const search = page.getByRole('searchbox', { name: 'Search for a member' });
  await search.fill(text);
  await search.press('Enter');
}

test('support finds a member by mail, gives credits that a second person agrees to, and lifts a block', async ({
  page,
  browser,
}, { project }) => {
  await asReturningVisitor(page.context());
  const email = newAddress('members-desk', project.name);
  await becomeMember(page, 'vonk.localhost', email);
  const support = await staffPage(browser, 'support@demo.test', '/members');
  const part = (name: string) => support.getByRole('region', { name, exact: true });

  await test.step('the whole address finds the member, and nothing else of it does', async () => {
    const addresses: string[] = [];
    support.on('request', (request) => addresses.push(decodeURIComponent(request.url())));
    support.on('framenavigated', (frame) => addresses.push(decodeURIComponent(frame.url())));
    await searchMember(support, email.slice(0, -3));
    await expect(support.getByText('Nobody was found')).toBeVisible();
    await searchMember(support, email);
    await expect(support.getByRole('row')).toHaveCount(2);
    // Addresses end up in logs and histories, and what is stored outlasts the session.
    expect(addresses.filter((address) => address.includes('@') || address.includes('"q"'))).toEqual([]);
    expect(await support.evaluate('JSON.stringify(localStorage)')).not.toContain(email);
    await support.getByRole('row').nth(1).click();
    await expect(part('Account')).toContainText(email);
    await expect(part('Timeline')).toContainText('Confirmed the address');
    await expect(part('Mails of the last 90 days')).toContainText('Activation link');
  });

  await test.step('credits above the limit wait for somebody else', async () => {
    await part('Credits').getByRole('button', { name: 'Correct credits' }).click();
    const dialog = support.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^Credits to give/ }).fill('250');
    await expect(dialog.getByText('somebody else has to agree')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Reason' }).click();
    // While a menu unfolds its lines move under the pointer: a key meets the one that is named.
    await support.getByRole('option', { name: 'Something did not work' }).press('Enter');
    await dialog.getByRole('textbox', { name: 'What happened' }).fill(`Lost in the move, ${email}`);
    await dialog.getByRole('button', { name: /^Correct by/ }).click();
    await expect(part('Credits').getByRole('link', { name: 'Waits' })).toBeVisible();
    const waiting = '/corrections?filter=%7B%22state%22%3A%22requested%22%7D';
    const owner = await staffPage(browser, 'owner@demo.test', waiting);
    await owner.getByRole('row', { name: email }).getByRole('button', { name: 'Agree' }).click();
    await owner.getByRole('button', { name: /^Agree, book/ }).click();
    await expect(owner.getByText('Booked', { exact: true }).first()).toBeVisible();
    await support.reload();
    await expect(part('Credits')).toContainText('then');
    await expect(part('Postings')).toContainText('+250 credits');
  });

  await test.step('what was taken is given back', async () => {
    const restrictions = part('Restrictions');
    await restrictions.getByRole('button', { name: 'Disable' }).click();
    const dialog = support.getByRole('dialog');
    await dialog.getByRole('combobox').first().click();
    await support.getByRole('option', { name: 'Spam' }).press('Enter');
    await expect(dialog.getByText(/spam/i).first()).toBeVisible();
    await dialog.getByRole('button', { name: /^Disable/ }).click();
    await expect(support.getByText('Profile disabled').first()).toBeVisible();
    await restrictions.getByRole('button', { name: 'Lift' }).click();
    await dialog.getByRole('button', { name: 'Lift and tell the member' }).click();
    await expect(restrictions).toContainText('Ended');
    await expect(part('Timeline')).toContainText('Profile disabled: lifted');
  });
});

test('support ends the wait after wrong passwords; who is banned takes their data along all the same', async ({
  page,
  browser,
}, { project }) => {
  const t = textsOf('nl');
  await asReturningVisitor(page.context());
  const email = newAddress('members-locked', project.name);
  await becomeMember(page, 'vonk.localhost', email);
  await page.context().clearCookies();
  await guessOften(email);
  await page.goto(`${originOf('vonk.localhost')}${loginPath}`);
  await logIn(page, t, email);
  await expect(page.getByRole('alert')).toBeVisible();

  const support = await staffPage(browser, 'support@demo.test', '/members');
  await searchMember(support, email);
  const part = (name: string) => support.getByRole('region', { name, exact: true });
  const dialog = support.getByRole('dialog');
  await support.getByRole('row').nth(1).click();

  await test.step('the wait is over once support ended it', async () => {
    await expect(part('Account')).toContainText('Have to wait until');
    await part('Account').getByRole('button', { name: 'End the wait' }).click();
    await dialog.getByRole('combobox', { name: 'Why' }).click();
    await support.getByRole('option', { name: 'The member asked by telephone' }).press('Enter');
    await dialog.getByRole('button', { name: 'End the wait' }).click();
    await expect(part('Account')).not.toContainText('Have to wait until');
    await logIn(page, t, email);
    await expect(page).not.toHaveURL(new RegExp(`${loginPath}$`));
  });

  await test.step('a ban ends the session, and its page gives the data for the password', async () => {
    await part('Restrictions').getByRole('button', { name: 'Ban' }).click();
    await dialog.getByRole('combobox').first().click();
    await support.getByRole('option', { name: 'Spam' }).press('Enter');
    await dialog.getByRole('button', { name: /^Ban and tell/ }).click();
    await expect(support.getByText('Banned', { exact: true }).first()).toBeVisible();
    await page.context().clearCookies();
    await page.goto(`${originOf('vonk.localhost')}${loginPath}`);
    await logIn(page, t, email);
    await page.getByRole('link', { name: t('account:login.reasons') }).click();
    await expect(page.getByRole('heading', { name: t('restrictions:export.title') })).toBeVisible();
    await page.getByLabel(t('restrictions:export.password'), { exact: true }).fill(memberPassword);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('restrictions:export.submit') }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('my-data.zip');
    await expect(page.getByText(t('restrictions:export.done'))).toBeVisible();
  });
});

test('support looks at the evidence of a report; its picture is shown to whoever asks for it', async ({
  page,
}, { project }) => {
  const client = new MemberClient(e2ePort(), 'vonk.localhost', someAddress());
  await client.signUp(newAddress('reports-photo', project.name));
  const { results } = (await client.call('GET', '/api/members')) as SearchAnswer;
  const seen = results.findLast(({ main_image: photo, fictional }) => photo !== null && !fictional);
  const id = seen?.id ?? '';
  const subject = { kind: 'photo', profile_id: id, photo_id: seen?.main_image?.id };
  await client.call('POST', '/api/reports', { subject, reason: 'stolen_photo', text: 'Uit een catalogus.' });

  await openConsoleAs(page, 'support@demo.test', `/members/vonk:${id}/show`);
  await page.getByRole('button', { name: 'Evidence' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'What was reported' });
  await expect(dialog).toContainText('Uit een catalogus.');
  await expect(dialog.getByRole('img')).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Show the picture' }).click();
  const picture = dialog.getByRole('img', { name: 'The reported picture' });
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
});

/** Wrong passwords of somebody elsewhere, until no more are looked at. */
async function guessOften(email: string): Promise<void> {
  const guesser = new MemberClient(e2ePort(), 'vonk.localhost', someAddress());
  const guess = () => guesser.call('POST', '/api/user.php', { email, password: 'not it at all' });
  for (let time = 0; time < 5; time++) await expect(guess()).rejects.toThrow('login_failed');
  await expect(guess()).rejects.toThrow('account_locked');
}
