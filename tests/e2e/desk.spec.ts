import type { Locator, Page } from '@playwright/test';
import type { SearchAnswer } from '../../packages/contract/src/meeting/calls/discovery.ts';
import { findings } from '../support/browser/findings.ts';
import { desk, leaveDesk, openDesk, openOnClock, setHidden } from '../support/browser/desk.ts';
import { asReturningVisitor, becomeMember, newAddress } from '../support/browser/members.ts';
import { waitingBrand, waitingPhotos } from '../support/browser/server.ts';
import { MemberClient } from '../support/members/member-client.ts';
import { e2ePort, originOf } from '../support/browser/origin.ts';
import { expect, mailedLink, someAddress, test } from '../support/browser/page.ts';
import { textsOf } from '../support/browser/texts.ts';

/** The item that is on the screen. */
const shown = (page: Page) => desk(page).getAttribute('data-item');

/** Presses a key and waits until another item is there, its picture too. @returns what was decided */
async function press(page: Page, ...keys: string[]): Promise<string> {
  const before = await shown(page);
  for (const key of keys) await page.keyboard.press(key);
  await expect
    .poll(() => page.evaluate<boolean>(isNextShown(before)), { message: `another item than ${before}` })
    .toBe(true);
  return before ?? '';
}

/** In the browser: another item is there with its picture, or nothing waits any more. */
const isNextShown = (before: string | null) => `(() => {
  const section = document.querySelector('[data-item]');
  if (!section) return /Nothing waits here|With colleagues/.test(document.body.innerText);
  if (section.getAttribute('data-item') === ${JSON.stringify(before)}) return false;
  const image = section.querySelector('img[alt="To decide"]');
  return image !== null && image.complete && image.naturalWidth > 0;
})()`;

/** Presses a key and waits until the item that was on the screen is not. */
async function pass(page: Page, key: string): Promise<void> {
  const before = (await shown(page)) ?? '';
  await page.keyboard.press(key);
  await expect(page.locator(`[data-item="${before}"]`)).toHaveCount(0);
}

/** Decides until nothing waits: one in ten is removed, all others approved. */
async function decideAll(page: Page): Promise<string[]> {
  const decided: string[] = [];
  while ((await desk(page).count()) > 0) {
    decided.push(await press(page, ...(decided.length % 10 === 9 ? ['r', '9'] : ['a'])));
  }
  return decided;
}

test('two moderators decide a hundred photos by keys, none of them twice', async ({ browser }) => {
  const [one, two] = await Promise.all([
    openDesk(browser, 'moderator@demo.test', `photo?tenant=${waitingBrand}`),
    openDesk(browser, 'owner@demo.test', `photo?tenant=${waitingBrand}`),
  ]);

  // What was decided by a slip comes back, in front of everything else.
  const slip = await press(one, 'a');
  await one.keyboard.press('u');
  await expect.poll(() => shown(one)).toBe(slip);

  // No picture is seen clearly before it is asked for, and the choice stays for the next one.
  await one.keyboard.press('b');
  await expect(one.getByRole('button', { name: /Show clearly/ })).toBeVisible();
  await one.keyboard.press('b');
  await expect(one.getByRole('button', { name: /Show clearly/ })).toHaveCount(0);

  const decided = (await Promise.all([decideAll(one), decideAll(two)])).flat();
  expect(new Set(decided).size).toBe(decided.length);
  expect(decided.length).toBeGreaterThanOrEqual(waitingPhotos);

  // Each decision counts once it can no longer be undone; an owner sees everybody's.
  const counted = () =>
    two.evaluate(async () => {
      const answer = await fetch('/admin-api/desk/figures', { headers: { 'x-request-type': 'client' } });
      const rows = (await answer.json()) as { day: { decisions: number } }[];
      return rows.reduce((sum, { day }) => sum + day.decisions, 0);
    });
  await expect.poll(counted).toBeGreaterThanOrEqual(decided.length);
  await expect(two.getByRole('row', { name: /Mo/ })).toBeVisible();
});

/** Somebody of the brand is reported: it waits on the desk. */
async function reportSomebody(address: string): Promise<void> {
  const client = new MemberClient(e2ePort(), 'harbour.localhost', someAddress());
  await client.signUp(address);
  const { results } = (await client.call('GET', '/api/members')) as SearchAnswer;
  const { id } = results.find(({ fictional }) => !fictional) ?? { id: '' };
  const subject = { kind: 'profile', profile_id: id };
  await client.call('POST', '/api/reports', { subject, reason: 'harassment', text: 'Writes all night.' });
}

test('a desk where nobody works holds nothing, and nothing written there is lost', async ({ browser }, {
  project,
}) => {
  await reportSomebody(newAddress('idle-desk', project.name));
  const note = 'Compare the dates.';
  const away = await openDesk(browser, 'moderator@demo.test', 'report?tenant=harbour');
  let takes = 0;
  away.on('request', (request) => (takes += request.url().endsWith('/desk/take') ? 1 : 0));
  await away.keyboard.press('e');
  const words = away.getByRole('textbox', { name: 'What should somebody else look at?' });
  await words.fill(note);

  const colleague = await openOnClock(browser, 'owner@demo.test', '/desk/report?tenant=harbour');
  await test.step('a colleague reads where everything is', async () => {
    await expect(colleague.getByRole('heading', { name: 'With colleagues' })).toBeVisible();
    await expect(
      colleague.getByText(/(is with a colleague, until|are with colleagues, the first until) \d\d:\d\d\./),
    ).toBeVisible();
  });

  await test.step('a hidden tab renews nothing, and is as it was when it is seen again', async () => {
    await setHidden(away, true);
    const before = takes;
    for (let minute = 0; minute < 4; minute++) await away.clock.fastForward('01:00');
    expect(takes).toBe(before);
    await setHidden(away, false);
    await expect.poll(() => takes).toBe(before + 1);
    await expect(words).toHaveValue(note);
  });

  await test.step('a tab where nobody moves gives back what it holds', async () => {
    const givenBack = away.waitForResponse((answer) => answer.url().endsWith('/desk/release'));
    await away.clock.fastForward('05:01');
    expect((await givenBack).status()).toBe(200);
    const before = takes;
    await away.clock.fastForward('02:00');
    expect(takes).toBe(before);
    await colleague.clock.fastForward('00:16');
    await expect(desk(colleague)).toBeVisible();
  });

  await test.step('who comes back reads that it went on, and what they had written', async () => {
    await away.mouse.move(200, 200);
    await expect(away.getByText('The item that you were at went to a colleague')).toBeVisible();
    await expect(away.getByText(`You had written: ${note}`)).toBeVisible();
    await expect(away.getByRole('heading', { name: 'With colleagues' })).toBeVisible();
  });

  await test.step('where the colleague leaves it, it comes with the words that were begun', async () => {
    await colleague.getByRole('button', { name: 'Enough for now' }).click();
    await away.clock.fastForward('00:16');
    await expect(desk(away)).toBeVisible();
    await away.keyboard.press('e');
    await expect(words).toHaveValue(note);
  });
  await Promise.all([leaveDesk(away), colleague.context().close()]);
});

test('a report presets no measure, no picture and no ground', async ({ browser }, { project }) => {
  await reportSomebody(newAddress('reports-member', project.name));
  const page = await openDesk(browser, 'moderator@demo.test', 'report?tenant=harbour');
  await page.keyboard.press('r');
  const why = page.getByRole('group', { name: 'Why' });
  await expect(why.getByRole('heading', { name: 'Which measure?' })).toBeVisible();
  await expect(why.getByRole('button', { pressed: true })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'What the member reads' })).toHaveCount(0);
  // The key that chose a ground before does no more than choose the measure.
  const ban = why.getByRole('button', { name: /^(Ban the account|Disable the profile)/ }).last();
  await page.keyboard.press((await ban.getAttribute('aria-keyshortcuts')) ?? '');
  await expect(why.getByRole('heading', { name: /^Why\?/ })).toBeVisible();
  await expect(why.getByRole('button', { name: /Harassment/ })).toBeVisible();
  await expect(why).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(why).toHaveCount(0);
  await leaveDesk(page);
});

/** Where it is, in the window. */
async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('it has no place on the page');
  return box;
}

/** How much of its height is in the window, from 0 to 1. */
async function inSight(page: Page, place: Locator): Promise<number> {
  const { y, height } = await boxOf(place);
  const window = page.viewportSize()?.height ?? 0;
  return Math.max(0, Math.min(y + height, window) - Math.max(y, 0)) / height;
}

for (const width of [1280, 360])
  test(`a report is decided by keys alone, its evidence in sight, at ${width} pixels`, async ({ browser }, {
    project,
  }) => {
    await reportSomebody(newAddress(`keys-${width}`, project.name));
    const page = await openDesk(browser, 'moderator@demo.test', 'report?tenant=harbour', {
      width,
      height: 800,
    });
    const choices = await desk(page)
      .getByRole('button', { name: /^(Nothing against|Take measures|Pass on|Later)/ })
      .all();
    const tops = await Promise.all(choices.map(async (choice) => (await boxOf(choice)).y));
    expect(new Set(tops.map(Math.round)).size).toBeLessThanOrEqual(2);
    await page.keyboard.press('r');
    const why = page.getByRole('group', { name: 'Why' });
    const evidence = page.getByRole('region', { name: 'What is judged' });
    const disable = why.getByRole('button', { name: /^Disable the profile/ });
    await page.keyboard.press((await disable.getAttribute('aria-keyshortcuts')) ?? '');
    await expect(why.getByRole('heading', { name: /^Why\?/ })).toBeVisible();
    const statement = page.getByRole('region', { name: 'What the member reads' });
    await expect(statement).toContainText('in English');
    await expect(statement).not.toContainText('Loading');
    const ground = why.getByRole('button', { name: /^Harassment/ });
    const [left, middle, right] = await Promise.all([evidence, ground, statement].map(boxOf));
    if (width > 1000) {
      // Three columns, which don't lie over each other.
      expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(middle?.x ?? 0);
      expect((middle?.x ?? 0) + (middle?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
    } else {
      expect((left?.y ?? 0) + (left?.height ?? 0)).toBeLessThanOrEqual(middle?.y ?? 0);
    }
    // The statement is whole: nothing of it is scrolled by itself.
    expect(
      await statement.evaluate(
        (place: { scrollHeight: number; clientHeight: number }) => place.scrollHeight <= place.clientHeight,
      ),
    ).toBe(true);
    await ground.scrollIntoViewIfNeeded();
    expect(await inSight(page, evidence)).toBeGreaterThan(0.6);
    await statement.scrollIntoViewIfNeeded();
    expect(await inSight(page, evidence)).toBeGreaterThan(0.6);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    expect(await findings(page)).toEqual([]);

    const before = await shown(page);
    await page.keyboard.press((await ground.getAttribute('aria-keyshortcuts')) ?? '');
    await expect(page.getByRole('status').filter({ hasText: 'Measures taken' })).toBeVisible();
    await expect(page.locator(`[data-item="${before}"]`)).toHaveCount(0);
    // Taken back, so that nobody of the demo is missing for it.
    await page.keyboard.press('u');
    await expect(page.locator(`[data-item="${before}"]`)).toBeVisible();
    await leaveDesk(page);
  });

test('accounts that name one bank account are decided each by itself, by keys, on a wide and on a narrow screen', async ({
  browser,
}, { project }) => {
  const words = 'Could you pay it to NL91 ABNA 0417 1643 00? I will pay you back.';
  for (const number of [1, 2]) await askForMoney(newAddress(`ring-${number}`, project.name), words);
  const moderator = 'moderator@demo.test';
  const wide = await openOnClock(browser, moderator, '/desk/fraud?tenant=harbour');
  await expect.poll(() => reloadUntil(wide, desk(wide))).toBe(true);
  await expect(desk(wide).getByRole('heading', { name: /something in common with this one/ })).toBeVisible();
  await expect(desk(wide).getByRole('heading', { name: 'The same account to pay to' })).toBeVisible();
  await expect(desk(wide).getByText(words).first()).toBeVisible();
  expect(await findings(wide)).toEqual([]);
  await wide.context().close();

  const narrow = await openDesk(browser, moderator, 'fraud?tenant=harbour', { width: 360, height: 800 });
  expect(await narrow.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  await narrow.keyboard.press('r');
  const why = narrow.getByRole('group', { name: 'Why' });
  const ban = why.getByRole('button', { name: /^Ban the account/ });
  await narrow.keyboard.press((await ban.getAttribute('aria-keyshortcuts')) ?? '');
  await expect(narrow.getByRole('region', { name: 'What the member reads' })).toContainText('in English');
  const ground = why.getByRole('button', { name: /^Fraud/ });
  expect(await narrow.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  expect(await findings(narrow)).toEqual([]);
  const before = await shown(narrow);
  await narrow.keyboard.press((await ground.getAttribute('aria-keyshortcuts')) ?? '');
  await expect(narrow.getByRole('status').filter({ hasText: 'Measures taken' })).toBeVisible();
  await expect(narrow.locator(`[data-item="${before}"]`)).toHaveCount(0);
  await narrow.keyboard.press('u');
  await expect(narrow.locator(`[data-item="${before}"]`)).toBeVisible();
  await narrow.context().close();
});

/** A new member asks somebody of the demo for money at once. */
async function askForMoney(address: string, text: string): Promise<void> {
  const host = 'harbour.localhost';
  const client = new MemberClient(e2ePort(), host, someAddress());
  await client.signUp(address);
  const token = new URL(await mailedLink(host, address)).hash.slice(1);
  await client.call('POST', '/api/activation', { token });
  const { results } = (await client.call('GET', '/api/members')) as SearchAnswer;
  const { id } = results.find(({ fictional }) => !fictional) ?? { id: '' };
  const body = { client_id: crypto.randomUUID(), profile_id: id, text, sure: true };
  await client.call('POST', '/api/messages', body);
}

/** Whether something is on the page once it was loaded again. */
async function reloadUntil(page: Page, place: Locator): Promise<boolean> {
  if ((await place.count()) > 0) return true;
  await page.reload();
  await page.getByRole('heading').first().waitFor();
  return (await place.count()) > 0;
}

test('a key shows a picture in full size, and the reason is chosen beside it', async ({ browser }) => {
  const page = await openDesk(browser, 'moderator@demo.test', 'photo?tenant=vonk');
  await page.keyboard.press('z');
  const whole = page.getByRole('dialog', { name: 'Picture in full size' });
  await expect(whole.getByRole('img')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('z');
  await expect(whole).toHaveCount(0);
  await page.keyboard.press('r');
  const picture = page.getByRole('img', { name: 'To decide' });
  await expect(page.getByRole('group', { name: 'Why' })).toBeVisible();
  expect(await inSight(page, picture)).toBe(1);
  const ground = await boxOf(page.getByRole('button', { name: /^Contact data/ }));
  const seen = await boxOf(picture);
  expect(seen.x + seen.width).toBeLessThanOrEqual(ground.x);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keys' });
  await expect(sheet).toContainText('Picture in full size');
  await expect(sheet.getByRole('region', { name: 'Go to' })).toHaveCount(0);
  await page.context().close();
});

test('what a moderator removes with its reasons, another gives back after the appeal', async ({
  browser,
  page,
  context,
}, { project }) => {
  const host = 'rubens.localhost';
  const t = textsOf('de');
  const words = 'Schreib mir: 0151 23456789';
  await asReturningVisitor(context);
  await becomeMember(page, host, newAddress('appeal', project.name));
  await page.goto(`${originOf(host)}/profile`);
  const written = await page.evaluate(async (about_me) => {
    const headers = { 'content-type': 'application/json', 'x-request-type': 'client' };
    const answer = await fetch('/api/profile', {
      method: 'PUT',
      headers,
      body: JSON.stringify({ about_me }),
    });
    return answer.status;
  }, words);
  expect(written).toBe(200);

  await test.step('the first removes it, on a ground and with the facts', async () => {
    const first = await openDesk(browser, 'moderator@demo.test', 'text?tenant=rubens');
    const theirs = desk(first).getByText(words);
    while (!(await theirs.isVisible())) await pass(first, 'n');
    await first.keyboard.press('r');
    await first.getByRole('textbox', { name: /Facts/ }).fill('Eine Telefonnummer.');
    // Before it is sent they read what the member will read.
    const statement = first.getByRole('region', { name: 'What the member reads' });
    await expect(statement).toContainText('Eine Telefonnummer.');
    await expect(statement).toContainText('in German');
    await first.keyboard.press('Escape');
    await pass(first, '1');
  });

  const why = page.getByRole('link', { name: t('own-profile:photos.taken_down_why') });
  await test.step('the member reads why, and appeals', async () => {
    await expect.poll(async () => (await page.reload(), await why.count())).toBeGreaterThan(0);
    await why.first().click();
    await expect(page.getByRole('heading', { name: t('restrictions:kind.text_removed') })).toBeVisible();
    await expect(page.getByText('Eine Telefonnummer.')).toBeVisible();
    await page.getByLabel(t('restrictions:appeal.label')).fill('Das ist keine Nummer, sondern ein Reim.');
    await page.getByRole('button', { name: t('restrictions:appeal.submit') }).click();
    await expect(page.getByText(t('restrictions:receipt.title'))).toBeVisible();
  });

  await test.step('another one sees both and gives it back', async () => {
    const second = await openDesk(browser, 'owner@demo.test', 'appeal?tenant=rubens');
    await expect(desk(second).getByText('sondern ein Reim')).toBeVisible();
    await expect(desk(second).getByText(words)).toBeVisible();
    await second.keyboard.press('a');
    await second.getByRole('textbox', { name: /Why it was wrong/ }).fill('Es ist ein Reim.');
    await second.keyboard.press('Enter');
    await expect(second.getByText('Nothing waits here')).toBeVisible();
  });

  await test.step('the member reads the outcome', async () => {
    const outcome = page.getByText(t('restrictions:outcome.reverse'));
    await expect.poll(async () => (await page.reload(), await outcome.count())).toBeGreaterThan(0);
    await expect(page.getByText('Es ist ein Reim.')).toBeVisible();
  });
});
