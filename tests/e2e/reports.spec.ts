import type { SearchAnswer } from '../../packages/contract/src/meeting/calls/discovery.ts';
import { localizedPath } from '../../packages/contract/src/paths/paths.ts';
import { asReturningVisitor, newAddress } from '../support/browser/members.ts';
import { requestOnce } from '../support/app/http.ts';
import { e2ePort, originOf } from '../support/browser/origin.ts';
import { expect, mailedText, test } from '../support/browser/page.ts';
import { textsOf } from '../support/browser/texts.ts';

const host = 'vonk.localhost';
const t = textsOf('nl');

/**
 * One of the demo's people. Not the first: members of the tests that run beside this one stand there, who have no photo. Their
 * name is too long to be a part of any word of a mail.
 */
async function somebodyWithPhoto(): Promise<SearchAnswer['results'][number]> {
  const { body } = await requestOnce(e2ePort(), host, { path: '/api/members' });
  const { results } = JSON.parse(body.toString()) as SearchAnswer;
  const found = results.findLast(({ name, main_image: photo }) => photo !== null && name.length > 5);
  if (!found) throw new Error('nobody with a photo');
  return found;
}

test.beforeEach(({ context }) => asReturningVisitor(context));

test('a visitor reports a profile and gets the number on the screen and by mail', async ({ page }, {
  project,
}) => {
  const address = newAddress('reporter', project.name);
  const { id, name } = await somebodyWithPhoto();
  await page.goto(`${originOf(host)}/members/${id}`);
  await page.getByRole('button', { name: t('blocks:report_photo') }).waitFor();

  await page.getByRole('button', { name: t('blocks:report', { name }) }).click();
  const dialog = page.getByRole('dialog', { name: t('reports:title', { name }) });
  const send = dialog.getByRole('button', { name: t('reports:submit') });
  const reasons = dialog.getByRole('list', { name: t('reports:reason.label') }).getByRole('button');
  await expect(reasons).toHaveCount(9);
  await reasons.filter({ hasText: t('reports:reason.spam_or_fraud') }).click();
  const chosen = dialog.getByRole('button', { name: t('common:action.back') });
  await expect(chosen).toBeFocused();
  await expect(chosen).toContainText(t('reports:reason.spam_or_fraud'));
  await chosen.click();
  await reasons.filter({ hasText: t('reports:reason.fake_profile') }).click();
  // Visitors block nobody.
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await dialog.getByLabel(t('reports:words')).fill('De foto’s zijn van iemand anders.');
  await dialog.getByLabel(t('reports:email')).fill(address);
  await send.click();

  const thanks = page.getByRole('dialog', { name: t('reports:thanks.title') });
  const number = (await thanks.getByRole('definition').textContent()) ?? '';
  expect(number).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  const safety = localizedPath('pages-safety', 'nl', 'nl');
  await expect(thanks.getByRole('link', { name: t('blocks:safety') })).toHaveAttribute('href', safety);
  const mail = await mailedText(host, address);
  expect(mail).toContain(number);
  expect(mail).toContain(safety);
  expect(mail).not.toContain(name);
  await thanks
    .getByRole('button', { name: t('common:action.close') })
    .last()
    .click();
  await expect(page.getByRole('button', { name: t('blocks:report', { name }) })).toBeFocused();
});

test('somebody in a picture asks for its removal without an account', async ({ page }, { project }) => {
  const address = newAddress('depicted', project.name);
  await page.goto(originOf(host) + localizedPath('report-picture', 'nl', 'nl'));
  await page.getByRole('heading', { level: 1, name: t('reports:removal.title') }).waitFor();
  const send = page.getByRole('button', { name: t('reports:removal.submit') });
  const where = page.getByRole('textbox', { name: t('reports:removal.address') });
  await send.click();
  await expect(where).toBeFocused();
  await where.fill('Een man met een rode muts, bij een profiel in Utrecht');
  await send.click();
  const depicted = page.getByRole('checkbox', { name: t('reports:removal.depicted') });
  await expect(depicted).toBeFocused();
  await depicted.check();
  await page.getByLabel(t('reports:email')).fill(address);
  await send.click();
  await page.getByRole('heading', { level: 1, name: t('reports:removal.thanks') }).waitFor();
  const number = (await page.getByRole('definition').first().textContent()) ?? '';
  expect(number).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(await mailedText(host, address)).toContain(number);
});
