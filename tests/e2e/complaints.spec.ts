import { findings } from '../support/browser/findings.ts';
import { localizedPath } from '../../packages/contract/src/paths/paths.ts';
import { asReturningVisitor, newAddress } from '../support/browser/members.ts';
import { originOf } from '../support/browser/origin.ts';
import { expect, mailedText, test } from '../support/browser/page.ts';
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
  await desk.getByRole('button', { name: 'Later' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: number })).toHaveCount(0);
  await desk.getByRole('menuitem', { name: 'Complaints' }).click();
  await desk.getByRole('cell', { name: number }).click();
  await expect(answer).toHaveValue('Half written');
  await desk.getByRole('combobox', { name: 'Ready answer' }).click();
  await desk.getByRole('option', { name: t('support:template.refunded.title') }).click();
  await desk.getByRole('region', { name: 'Saved replies' }).getByRole('button', { name: reply }).click();
  await expect(answer).toHaveValue(new RegExp(`\\S\\n\\n${reply}$`));
  expect(await findings(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Send answer' }).click();
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
