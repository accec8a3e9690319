import { activateBy, asReturningVisitor, newAddress, signUpAs } from '../support/browser/members.ts';
import { originOf } from '../support/browser/origin.ts';
import { expect, test } from '../support/browser/page.ts';
import { textsOf } from '../support/browser/texts.ts';

const host = 'vonk.localhost';
const t = textsOf('nl');

test('a message and a gift that there are no credits for wait in their conversation, over the payment and back', async ({
  page,
}, { project }) => {
  await asReturningVisitor(page.context());
  const email = newAddress('unsent', project.name);
  const client = await signUpAs(page, host, email);
  await client.call('PUT', '/api/user.php', { signup_step: null });
  await activateBy(page, client, host, email);
  const { results } = (await client.call('GET', '/api/members')) as {
    results: { id: string; name: string; fictional: boolean }[];
  };
  const to = results.find(({ fictional }) => !fictional);
  if (!to) throw new Error('nobody to write to');
  // The signup pays for three.
  for (const text of ['One', 'Two', 'Three'])
    await client.call('POST', '/api/messages', { client_id: crypto.randomUUID(), profile_id: to.id, text });

  await page.goto(`${originOf(host)}/members/${to.id}/chat`);
  const words = 'Ik heb lang over deze regels nagedacht';
  const field = page.getByLabel(t('chats:composer.label', { name: to.name }));
  await field.fill(words);
  await page.getByRole('button', { name: t('chats:composer.send') }).click();
  const dialog = page.getByRole('dialog', { name: t('credits:buying.text', { name: to.name }) });
  await dialog.getByRole('link', { name: t('credits:buying.others') }).click();
  const back = (what: 'text' | 'gift') =>
    page
      .getByRole('paragraph')
      .filter({ hasText: t(`credits:unsent.${what}`, { name: to.name }) })
      .getByRole('link', { name: t('credits:unsent.back') });
  await expect(back('gift')).toHaveCount(0);
  await back('text').click();
  await expect(field).toHaveValue(words);

  await page.getByRole('button', { name: t('chats:tools.label') }).click();
  await page.getByRole('button', { name: t('chats:tools.gift') }).click();
  const picker = page.getByRole('dialog', { name: t('chats:gift.title', { name: to.name }) });
  await picker.getByRole('radio', { name: t('gifts:names.rose') }).check();
  await picker.getByRole('button', { name: t('chats:gift.buy') }).click();
  const sheet = page.getByRole('dialog', { name: t('credits:buying.gift', { name: to.name }) });
  await sheet.getByRole('link', { name: t('credits:buying.others') }).click();
  await expect(back('gift')).toBeVisible();
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await page.getByRole('button', { name: t('credits:pay', { price: '' }).trim().replace(/ ·$/, '') }).click();
  await page.getByRole('button', { name: t('sandbox:completed'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('credits:payment.completed.title') })).toBeVisible();
  await back('gift').click();
  const gift = page
    .getByRole('region', { name: t('chats:conversation.messages') })
    .getByRole('listitem')
    .filter({ has: page.getByRole('img', { name: t('gifts:names.rose') }) });
  await gift.getByRole('button', { name: t('chats:message.retry') }).click();
  await expect(gift).toContainText(t('chats:message.delivered'));
  await expect(field).toHaveValue(words);
  await page.getByRole('button', { name: t('chats:composer.send') }).click();
  await expect(page.getByText(words).last()).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('');

  await field.fill('Voor niemand anders');
  await page.goto(`${originOf(host)}/leden`);
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(await kept()).toContain('Voor niemand anders');
  await page.getByRole('button', { name: t('common:nav.account') }).click();
  await page.getByRole('button', { name: t('common:action.logout') }).click();
  await expect(page).toHaveURL(`${originOf(host)}/`);
  expect(await kept()).not.toContain('Voor niemand anders');
});
