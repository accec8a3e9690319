import { findings } from '../support/browser/findings.ts';
import { orderNumber } from '../../packages/contract/src/money/order-number.ts';
import { localizedPath } from '../../packages/contract/src/paths/paths.ts';
import { asReturningVisitor, newAddress } from '../support/browser/members.ts';
import { MemberClient } from '../support/members/member-client.ts';
import { e2ePort, originOf } from '../support/browser/origin.ts';
import { expect, mailedText, someAddress, test } from '../support/browser/page.ts';
import { deskScreen } from '../support/browser/screens.ts';
import { openConsoleAs } from '../support/browser/staff.ts';
import { textsOf } from '../support/browser/texts.ts';

const host = 'vonk.localhost';
const t = textsOf('nl');

test('a visitor complains about a payment, support answers, and the mailed link shows the answer', async ({
  page,
  browser,
}, { project }) => {
  await asReturningVisitor(page.context());
  const address = newAddress('complainant', project.name);
  await page.goto(originOf(host) + localizedPath('pages-service', 'nl', 'nl'));
  await page.getByRole('link', { name: t('help:service.complaint.to') }).click();
  await page.getByRole('heading', { level: 1, name: t('complaints:title') }).waitFor();
  await page.getByLabel(t('complaints:topic.label')).selectOption('payment');
  const send = page.getByRole('button', { name: t('complaints:submit') });
  await send.click();
  await expect(page.getByLabel(t('complaints:order.label'))).toBeFocused();
  await page.getByLabel(t('complaints:order.label')).fill('12 november, 9,99');
  await page.getByLabel(t('complaints:words')).fill('Er is twee keer afgeschreven.');
  await page.getByLabel(t('complaints:email')).fill(address);
  await send.click();
  await page.getByRole('heading', { level: 1, name: t('complaints:thanks') }).waitFor();
  const number = (await page.getByRole('definition').first().textContent()) ?? '';
  const link = /https?:\/\/\S+#\S+/.exec(await mailedText(host, address))?.[0] ?? '';
  expect(link).toContain(number);

  const desk = await (await browser.newContext({ viewport: deskScreen })).newPage();
  // Support writes replies for complaints alone: nobody asks them what for.
  const reply = `We hebben ${number} nagekeken.`;
  await openConsoleAs(desk, 'support@demo.test', '/saved-replies/create');
  await desk.getByRole('combobox', { name: 'Brand' }).fill('Vonk');
  await desk.getByRole('option', { name: 'Vonk' }).click();
  await desk.getByRole('combobox', { name: 'Language' }).press('Enter');
  await desk.getByRole('option', { name: 'Dutch' }).press('Enter');
  await desk.getByLabel('Reply').fill(reply);
  expect(await findings(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('row').filter({ hasText: reply })).toContainText('Complaints');

  await desk.getByRole('menuitem', { name: 'Complaints' }).click();
  const queues = desk.getByRole('tablist', { name: 'Queues' });
  await expect(queues.getByRole('tab', { selected: true })).toHaveText(/^Complaints · [1-9]/);
  await desk.getByRole('cell', { name: number }).click();
  await expect(desk.getByText('12 november, 9,99')).toBeVisible();
  await expect(queues.getByRole('tab', { selected: true })).toHaveText(/^Complaints/);
  await desk.keyboard.press('t');
  const answer = desk.getByLabel('Answer in Dutch');
  await answer.waitFor();
  await desk.keyboard.press('a');
  await expect(answer).toBeFocused();
  await desk.keyboard.type('Half written');
  // Left for later and come back to: what was written is there.
  await desk.locator('button[aria-keyshortcuts~="n"]').click();
  await expect(desk.getByRole('heading', { level: 1, name: number })).toHaveCount(0);
  await desk.getByRole('menuitem', { name: 'Complaints' }).click();
  await desk.getByRole('cell', { name: number }).click();
  await expect(answer).toHaveValue('Half written');
  // What the product brings stands among what the brand saved.
  const replies = desk.getByRole('region', { name: 'Saved replies' });
  await answer.fill('');
  await replies.getByRole('button', { name: t('support:template.refunded.title') }).click();
  await replies.getByRole('button', { name: reply }).click();
  await expect(answer).toHaveValue(new RegExp(`\\S\\n\\n${reply}$`));
  expect(await findings(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Send answer' }).click();
  // It goes on to the next, or to the list where nothing waits.
  await expect(desk.getByText(/^Answer sent\. /)).toBeVisible();
  await expect(desk.getByRole('heading', { level: 1, name: number })).toHaveCount(0);

  // It is found by what was written, by the mail too, which stands in no address.
  await desk.getByRole('menuitem', { name: 'Complaints' }).click();
  const search = desk.getByRole('searchbox', { name: 'Search complaints' });
  for (const words of [number.slice(0, 7), 'twee keer afgeschreven', address]) {
    await search.fill(words);
    await search.press('Enter');
    await expect(desk.getByRole('row').filter({ hasText: number })).toContainText('Er is twee keer');
  }
  expect(decodeURIComponent(desk.url())).not.toContain('@');
  expect(await findings(desk)).toEqual([]);
  await desk.getByRole('cell', { name: number }).click();
  await expect(desk.getByText('Answered', { exact: true })).toBeVisible();

  await desk.getByRole('heading', { level: 1 }).click();
  await desk.keyboard.press('e');
  const dialog = desk.getByRole('dialog', { name: 'Pass on' });
  await dialog.getByLabel('What should somebody else look at?').fill('Was it twice?');
  expect(await findings(desk)).toEqual([]);
  await dialog.getByRole('button', { name: 'Pass on' }).click();
  await expect(desk.getByText('Passed on by you', { exact: true })).toBeVisible();
  await expect(desk.getByText('Was it twice?')).toBeVisible();
  await desk.getByRole('button', { name: 'Take this complaint' }).click();
  await expect(desk.getByText('You passed this on: somebody else looks at it now.')).toBeVisible();
  await desk.context().close();

  await page.goto(link);
  const [words = ''] = t('support:template.refunded.text').split('\n');
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText(reply)).toBeVisible();
  await expect(page.getByText(t('complaints:state.answered'))).toBeVisible();
  expect(page.url()).not.toContain('#');
});

test('a member’s complaint is answered and paid back on its page, which leads to the payment', async ({
  browser,
}, { project }) => {
  const client = new MemberClient(e2ePort(), host, someAddress());
  const address = newAddress('paid-twice', project.name);
  await client.signUp(address);
  const { bundles } = (await client.call('GET', '/api/bundles')) as { bundles: { id: string }[] };
  const payment = await client.buy(bundles[0]?.id ?? '');
  const order = orderNumber(payment);
  const about = { topic: 'payment', order: '9,99 van vandaag', text: `Twee keer betaald: ${order}.` };
  const made = await client.call('POST', '/api/complaints', { about });
  const { number } = (made as { receipt: { number: string } }).receipt;

  const desk = await (await browser.newContext({ viewport: deskScreen })).newPage();
  await openConsoleAs(desk, 'support@demo.test', '/support-cases');
  const search = desk.getByRole('searchbox', { name: 'Search complaints' });
  await search.fill(number);
  await search.press('Enter');
  await desk.getByRole('cell', { name: number }).click();
  const heading = desk.getByRole('heading', { level: 1, name: number });
  const who = desk.getByRole('region', { name: 'Who complained' });
  const payments = who.getByRole('region', { name: 'Last payments' });
  await expect(who).toContainText(`…${address.slice(address.indexOf('@'))}`);
  await expect(who).not.toContainText(address);
  await expect(payments).toContainText(order);

  await test.step('the payment goes back in the dialog of its own page', async () => {
    await payments.getByRole('button', { name: `Refund order ${order}` }).click();
    const dialog = desk.getByRole('dialog', { name: `Refund order ${order}` });
    await dialog.getByRole('combobox', { name: 'Reason' }).click();
    await desk.getByRole('option', { name: 'Bought by mistake' }).click();
    await dialog.getByRole('button', { name: /^Give .* back$/ }).click();
    await expect(dialog).toHaveCount(0);
    await expect(payments).toContainText(/Refund/);
    await expect(heading).toBeVisible();
  });

  await test.step('the order number in the words leads to the payment', async () => {
    const link = desk
      .getByRole('region', { name: 'Complaint', exact: true })
      .getByRole('link', { name: order });
    await expect(link).toHaveAttribute('href', new RegExp(`/payments/[a-z-]+:${payment}/show$`));
    expect(await findings(desk)).toEqual([]);
    await link.click();
    await expect(desk.getByRole('list', { name: 'Story' })).toContainText('Paid');
    await desk.goBack();
    await expect(heading).toBeVisible();
  });

  await test.step('below 992 pixels who complained is folded under the conversation', async () => {
    await desk.setViewportSize({ width: 768, height: 740 });
    await expect(who).toHaveCount(0);
    await desk.getByRole('button', { name: 'Who complained, and their payments' }).click();
    await expect(payments).toContainText(order);
    expect(await findings(desk)).toEqual([]);
    await desk.setViewportSize(deskScreen);
  });

  await test.step('the answer is sent, and the next comes', async () => {
    await desk.keyboard.press('t');
    await desk.getByLabel('Answer in Dutch').fill('Het staat zo weer op je rekening.');
    await desk.getByRole('button', { name: 'Send and close' }).click();
    await expect(desk.getByText(/^Answer sent, complaint closed\. /)).toBeVisible();
    await expect(heading).toHaveCount(0);
  });
  await desk.context().close();
});
