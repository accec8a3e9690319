import type { Page } from '@playwright/test';
import { findings } from '../support/browser/findings.ts';
import {
  activateBy,
  asReturningVisitor,
  becomeMember,
  newAddress,
  signUpAs,
} from '../support/browser/members.ts';
import { originOf } from '../support/browser/origin.ts';
import { expect, test } from '../support/browser/page.ts';
import { textsOf } from '../support/browser/texts.ts';

const host = 'vonk.localhost';
const t = textsOf('nl');
const openers = {
  first: t('prompts:first_date'),
  second: t('prompts:small_joy'),
  third: t('prompts:ask_me_about'),
};

/** Id and name of the member whose browser this is. */
const ownOf = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/user.php', { headers: { 'x-request-type': 'client' } });
    const { user } = (await answer.json()) as { user: { id: string; profile: { name: string } } };
    return { id: user.id, name: user.profile.name };
  });

test('an answer to a prompt is written, liked with a first line, and its author reads what the like is for', async ({
  page,
  browser,
}, { project }) => {
  await asReturningVisitor(page.context());
  await becomeMember(page, host, newAddress('prompts-author', project.name));
  await page.goto(`${originOf(host)}/profile`);
  const author = await ownOf(page);
  const part = page.getByRole('region', { name: t('profile-page:part.prompts'), exact: true });

  await test.step('three openers are completed and put in order; a doubtful answer waits', async () => {
    await part.getByRole('button', { name: new RegExp(`^${t('profile-page:add')}: `) }).click();
    await part.getByRole('button', { name: openers.first, exact: true }).click();
    await expect(part.getByLabel(openers.first, { exact: true })).toBeFocused();
    await page.keyboard.type('Samen de markt op en koken wat we vinden');
    await expect(part.getByText('40 / 150')).toBeVisible();
    for (const opener of [openers.second, openers.third]) {
      await part.getByRole('button', { name: t('profile-page:prompts.add') }).click();
      await part.getByRole('button', { name: opener, exact: true }).click();
    }
    await expect(part.getByRole('button', { name: t('profile-page:prompts.add') })).toBeHidden();
    await part.getByRole('button', { name: t('common:action.save') }).click();
    await expect(part.getByText(t('profile-page:prompts.finish'))).toHaveCount(2);
    await part
      .getByLabel(openers.second, { exact: true })
      .fill('De eerste koffie, buiten, voor de buurt wakker is');
    await part.getByLabel(openers.third, { exact: true }).fill('mijn nummer: 0612345678');
    const up = part.getByRole('button', { name: t('profile-page:prompts.up', { prompt: openers.second }) });
    await up.click();
    await expect(part.getByText(t('profile-page:prompts.moved', { place: 1, total: 3 }))).toBeAttached();
    await expect(up).toBeFocused();
    expect(await findings(page)).toEqual([]);
    await part.getByRole('button', { name: t('common:action.save') }).click();
    await expect(part.getByText(t('profile-page:saved'))).toBeVisible();
    await page.reload();
    await expect(part.getByText(t('own-profile:held.waits'))).toBeVisible();
    await expect(part.getByRole('heading', { level: 2 })).toHaveText([
      t('profile-page:part.prompts'),
      openers.second,
      openers.first,
    ]);
  });

  const context = await browser.newContext({ locale: 'nl-NL' });
  await asReturningVisitor(context);
  const reader = await context.newPage();
  const line = 'Welke markt? Ik neem de grote tas mee.';

  await test.step('another member reads them and likes one, with a first line at its price', async () => {
    await becomeMember(reader, host, newAddress('prompts-reader', project.name));
    await reader.goto(`${originOf(host)}/members/${author.id}`);
    await expect(reader.getByRole('heading', { name: openers.second })).toBeVisible();
    await expect(reader.getByText('0612345678')).toHaveCount(0);
    const heart = reader.getByRole('button', {
      name: t('likes:heart.prompt', { name: author.name, prompt: openers.first }),
    });
    expect(await findings(reader)).toEqual([]);
    await heart.click();
    const dialog = reader.getByRole('dialog', { name: t('likes:heart.title', { name: author.name }) });
    await expect(dialog.getByText(t('chats:composer.cost'))).toBeVisible();
    await expect(dialog).toContainText('Samen de markt op');
    await dialog.getByLabel(t('likes:heart.line')).fill(line);
    expect(await findings(reader)).toEqual([]);
    await dialog.getByRole('button', { name: t('likes:heart.send_line') }).click();
    await expect(dialog).toBeHidden();
    await expect(reader.getByText(t('likes:heart.sent', { name: author.name }))).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('the author reads what it was for, and the line', async () => {
    const { name } = await ownOf(reader);
    await page.goto(`${originOf(host)}/likes`);
    const like = page.getByRole('listitem').filter({ hasText: name });
    await expect(like).toContainText(t('likes:about.prompt', { prompt: openers.first }));
    expect(await findings(page)).toEqual([]);
    await page.goto(`${originOf(host)}/chats`);
    await page.getByRole('link', { name }).first().click();
    await expect(page.getByText(line).last()).toBeVisible();
  });
  await context.close();
});

test('a first line that there are no credits for goes on in the conversation; the like is given', async ({
  page,
}, { project }) => {
  await asReturningVisitor(page.context());
  const email = newAddress('prompts-credits', project.name);
  const client = await signUpAs(page, host, email);
  await client.call('PUT', '/api/user.php', { signup_step: null });
  await activateBy(page, client, host, email);
  const { results } = (await client.call('GET', '/api/members')) as {
    results: { id: string; name: string; fictional: boolean; main_image: object | null }[];
  };
  const [to, other] = results.filter(({ fictional, main_image: photo }) => !fictional && photo);
  if (!to || !other) throw new Error('nobody with a photo');
  // The signup pays for three.
  for (const text of ['One', 'Two', 'Three'])
    await client.call('POST', '/api/messages', {
      client_id: crypto.randomUUID(),
      profile_id: other.id,
      text,
    });

  await page.goto(`${originOf(host)}/members/${to.id}`);
  await page.getByRole('button', { name: t('likes:heart.photo', { number: 1, name: to.name }) }).click();
  const dialog = page.getByRole('dialog', { name: t('likes:heart.title', { name: to.name }) });
  const words = 'Waar is dit, en mag ik mee?';
  await dialog.getByLabel(t('likes:heart.line')).fill(words);
  await expect(dialog.getByText(t('likes:heart.later'))).toBeVisible();
  await dialog.getByRole('button', { name: t('likes:heart.send_line') }).click();
  await expect(page.getByLabel(t('chats:composer.label', { name: to.name }))).toHaveValue(words);
  const { given } = (await client.call('GET', '/api/likes.php')) as { given: { id: string }[] };
  expect(given.map(({ id }) => id)).toEqual([to.id]);
});
