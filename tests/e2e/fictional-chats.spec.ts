import {
  activateBy,
  asReturningVisitor,
  newAddress,
  signUpAs,
  somebodyFictional,
} from '../support/browser/members.ts';
import { findings } from '../support/browser/findings.ts';
import { originOf } from '../support/browser/origin.ts';
import { expect, test } from '../support/browser/page.ts';
import { deskScreen } from '../support/browser/screens.ts';
import { openConsoleAs } from '../support/browser/staff.ts';

const host = 'vonk.localhost';
const consoleAt = (path: string) => `${originOf('console.localhost')}/#${path}`;

test('a chat that a moderator can not answer is passed on with a note, and answered by somebody else', async ({
  page,
  browser,
}, { project }) => {
  await asReturningVisitor(page.context());
  const email = newAddress('passed-on', project.name);
  const client = await signUpAs(page, host, email);
  await client.call('PUT', '/api/user.php', { signup_step: null });
  await activateBy(page, client, host, email);
  const { conversation } = (await client.call('POST', '/api/messages', {
    ...{ client_id: crypto.randomUUID(), text: 'Hoe heet je hond?', acknowledge_fictional: true },
    profile_id: (await somebodyFictional(client)).id,
  })) as { conversation: string };
  const path = `/fictional-turns/${encodeURIComponent(`vonk:${conversation}`)}/show`;

  const desk = await (await browser.newContext({ viewport: deskScreen })).newPage();
  await openConsoleAs(desk, 'moderator@demo.test', path);
  await expect(desk.getByText('Hoe heet je hond?')).toBeVisible();
  await desk.getByRole('button', { name: 'Pass on' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Pass on' });
  await dialog.getByLabel('What should somebody else look at?').fill('Has she a dog at all?');
  expect(await findings(desk)).toEqual([]);
  await dialog.getByRole('button', { name: 'Pass on' }).click();
  await expect(desk.getByText('Passed on', { exact: true }).first()).toBeVisible();
  // On to the next who waits, or to the list.
  await expect(desk.getByText('Hoe heet je hond?')).toHaveCount(0);
  await desk.goto(consoleAt(path));
  await expect(desk.getByText('You passed this on: somebody else looks at it now.')).toBeVisible();

  await desk.context().close();

  const colleague = await (await browser.newContext({ viewport: deskScreen })).newPage();
  await openConsoleAs(colleague, 'owner@demo.test', path);
  await expect(colleague.getByText('Passed on', { exact: true })).toBeVisible();
  await expect(colleague.getByText('Has she a dog at all?')).toBeVisible();
  expect(await findings(colleague)).toEqual([]);
  await colleague.getByLabel(/^Answer as/).fill('Ik heb een kat.');
  await colleague.getByRole('button', { name: 'Send, then the next' }).click();
  await expect(colleague.getByText('Sent', { exact: true })).toBeVisible();
  await colleague.context().close();
});
