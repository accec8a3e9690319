import type { Browser, Page } from '@playwright/test';
import { darkFindings, findings } from '../support/browser/findings.ts';
import { asReturningVisitor, becomeMember, newAddress, onAnotherDevice } from '../support/browser/members.ts';
import { originOf } from '../support/browser/origin.ts';
import { expect, someAddress, test } from '../support/browser/page.ts';
import { textsOf } from '../support/browser/texts.ts';

const host = 'vonk.localhost';
const t = textsOf('nl');

/** A call of the page's member. */
const call = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([verb, address, text]) => {
      const headers = { 'x-request-type': 'client', 'content-type': 'application/json' };
      const answer = await fetch(address, { method: verb, headers, ...(text && { body: text }) });
      return (await answer.json()) as { user: { profile: { id: string; name: string } } };
    },
    [method, path, body ? JSON.stringify(body) : ''] as const,
  );

/** Says what the page's member likes, with their consent. */
async function tellInterests(
  page: Page,
  interests: readonly string[],
): Promise<{ id: string; name: string }> {
  await page.goto(`${originOf(host)}/pages/faq`);
  await call(page, 'POST', '/api/consents', { kind: 'sensitive_data' });
  await call(page, 'PUT', '/api/profile', { interests });
  return (await call(page, 'GET', '/api/user.php')).user.profile;
}

async function anotherBrowser(browser: Browser | null): Promise<Page> {
  if (!browser) throw new Error('the browser is gone');
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': someAddress() } });
  await asReturningVisitor(context);
  return context.newPage();
}

const matchWindow = (page: Page) => page.getByRole('dialog', { name: t('likes:match.title') });
const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: t('members:action.like', { name }) });

test('a match is shown to both, to each once, with first lines about what they share', async ({ page }, {
  project,
}) => {
  await asReturningVisitor(page.context());
  const email = newAddress('match-first', project.name);
  await becomeMember(page, host, email);
  const first = await tellInterests(page, ['wine', 'hiking', 'oral_sex']);
  const other = await anotherBrowser(page.context().browser());
  await becomeMember(other, host, newAddress('match-second', project.name));
  const second = await tellInterests(other, ['wine', 'oral_sex', 'tea']);

  await page.goto(`${originOf(host)}/members/${second.id}`);
  await heart(page, second.name).click();
  await expect(heart(page, second.name)).toHaveAttribute('aria-pressed', 'true');
  await expect(matchWindow(page)).toHaveCount(0);

  await test.step('the one who likes back sees it at once', async () => {
    await other.goto(`${originOf(host)}/members/${first.id}`);
    await heart(other, first.name).click();
    await expect(matchWindow(other)).toContainText(t('likes:match.text', { name: first.name }));
    await expect(matchWindow(other).getByRole('listitem')).toHaveCount(3);
  });

  await test.step('the one who liked first sees it on the profile that is open', async () => {
    await expect(matchWindow(page)).toContainText(t('likes:match.text', { name: second.name }));
    const lines = matchWindow(page).getByRole('listitem');
    await expect(lines.getByRole('button')).toHaveCount(3);
    await expect(lines.first()).toHaveText(
      t('icebreakers:match.interest', { interest: t('profile:interests.wine') }),
    );
    await expect(matchWindow(page)).not.toContainText(t('profile:interests.oral_sex'));
    expect([...(await findings(page)), ...(await darkFindings(page))]).toEqual([]);
  });

  await test.step('a first line stands in the field and is not sent', async () => {
    const line = t('icebreakers:match.interest', { interest: t('profile:interests.wine') });
    await matchWindow(page).getByRole('button', { name: line }).click();
    await expect(page.getByLabel(t('chats:composer.label', { name: second.name }))).toHaveValue(line);
    await expect(page).toHaveURL(`${originOf(host)}/leden/${second.id}/chat`);
  });

  await test.step('and neither is shown it again, on another device either', async () => {
    const device = await onAnotherDevice(page, host, t, email);
    for (const view of [page, other, device]) {
      await view.goto(`${originOf(host)}/likes/matches`);
      await expect(view.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
      // What a page has to show it knows when it comes alive.
      await view.locator('html[data-alive]').waitFor();
      expect((await call(view, 'GET', '/api/user.php')).user).toMatchObject({ new_match: null });
      await expect(matchWindow(view)).toHaveCount(0);
    }
    await device.context().close();
  });
  await other.context().close();
});

test('a match that was made meanwhile is shown at the next view of a page', async ({ page }, { project }) => {
  await asReturningVisitor(page.context());
  await becomeMember(page, host, newAddress('match-away', project.name));
  const first = await tellInterests(page, []);
  const other = await anotherBrowser(page.context().browser());
  await becomeMember(other, host, newAddress('match-late', project.name));
  const second = await tellInterests(other, []);
  await call(page, 'POST', '/api/likes', { profile_id: second.id });
  await page.goto('about:blank');
  await call(other, 'POST', '/api/likes', { profile_id: first.id });

  await page.goto(`${originOf(host)}/members`);
  await expect(matchWindow(page)).toContainText(t('likes:match.text', { name: second.name }));
  await matchWindow(page)
    .getByRole('button', { name: t('common:action.close') })
    .click();
  await expect(matchWindow(page)).toHaveCount(0);
  await page.reload();
  await page.locator('html[data-alive]').waitFor();
  expect((await call(page, 'GET', '/api/user.php')).user).toMatchObject({ new_match: null });
  await expect(matchWindow(page)).toHaveCount(0);
  await other.context().close();
});
