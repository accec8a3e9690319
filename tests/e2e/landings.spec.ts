import { originOf } from '../support/browser/origin.ts';
import { asReturningVisitor, newAddress } from '../support/browser/members.ts';
import { expect, hostsOf, mailedLink, test } from '../support/browser/page.ts';
import { fillSignup, sendSignup } from '../support/browser/signup.ts';
import { textsOf } from '../support/browser/texts.ts';

const host = 'vonk.localhost';
const t = textsOf('nl');

test('who is liked in the deck of a campaign is liked once the address is confirmed', async ({
  page,
  context,
}, { project }) => {
  await asReturningVisitor(context);
  const hosts = hostsOf(page);
  await page.goto(`${originOf(host)}/landers/tinderswipe?network=summer&ref=r1`);
  await expect(page).toHaveURL(/\/ontdek\/stapel\?network=summer/);
  const top = () => page.locator('article:not([inert]) bdi').textContent();
  const choose = (what: 'like' | 'pass') =>
    page.getByRole('button', { name: t(`landings:deck.${what}`), exact: true }).click();
  const liked: string[] = [];

  await test.step('the visit’s source is asked about, and refusing it is one press', async () => {
    await page.getByRole('button', { name: t('consent:choose.necessary') }).click();
    await expect(page.getByText(t('consent:bar.title'))).toBeHidden();
  });
  await test.step('two are liked and the others passed, by buttons and keys', async () => {
    liked.push((await top()) ?? '');
    await choose('like');
    await expect.poll(top).not.toBe(liked[0]);
    await choose('pass');
    const third = await top();
    liked.push(third ?? '');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(t('landings:deck.count', { liked: '2' }))).toBeVisible();
    while ((await page.locator('article').count()) > 0) await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('heading', { name: t('landings:deck.members.end') })).toBeFocused();
  });
  await test.step('nothing was stored, and no other host asked', async () => {
    const cookies = (await context.cookies()).map(({ name }) => name).sort();
    expect(cookies).toEqual(['kindling_consent', 'kindling_source']);
    expect([...hosts]).toEqual([new URL(originOf(host)).host]);
  });

  const email = newAddress('deck', project.name);
  await test.step('the signup says whom, and sends them along', async () => {
    await page.locator('[data-end]').getByRole('link').click();
    await expect(page.getByText(liked[0] ?? '')).toBeVisible();
    await fillSignup(page, t, email);
    expect(await sendSignup(page, t)).toBe(200);
    await page.goto(`${originOf(host)}/likes/given`);
    await expect(page.getByText(liked[0] ?? '')).toBeHidden();
  });
  await test.step('once confirmed they are liked, and two of the day are left', async () => {
    await page.goto(await mailedLink(host, email));
    await expect(page.getByText(t('account:activate.done'))).toBeVisible();
    await page.goto(`${originOf(host)}/likes/given`);
    for (const name of liked) await expect(page.getByText(name).first()).toBeVisible();
  });
});
