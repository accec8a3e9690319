import os from 'node:os';
import { devices } from '@playwright/test';
import { asReturningVisitor, logInAs } from '../support/browser/members.ts';
import { originOf } from '../support/browser/origin.ts';
import { expect, test } from '../support/browser/page.ts';
import { textsOf } from '../support/browser/texts.ts';

const host = 'vonk.localhost';
const t = textsOf('nl');
/** As slow as Lighthouse's phone. */
const slowdown = 4;
const walks = 5;
/** Longest answer to a press or a key, in milliseconds (performance W9). */
const goal = 100;

/** In each page: how long each interaction took until its next frame, by the browser's Event Timing. */
const watch = `{
  const longest = (globalThis.interactions = {});
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, name } of list.getEntries())
      if (interactionId > 0 && duration > (longest[interactionId]?.duration ?? 0)) longest[interactionId] = { duration, name };
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}`;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

test.use({ ...devices['Moto G4'], reducedMotion: 'no-preference' });

test(`a walk of presses and keys is answered within ${goal} ms on a processor that is ${slowdown} times slower`, async ({
  page,
  context,
}) => {
  await asReturningVisitor(context);
  await logInAs(page, host, 'premium@demo.test');
  await page.addInitScript({ content: watch });
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const seen: Record<string, number[]> = {};
  /** What the presses of a part of the walk took at most. */
  const note = async (part: string) => {
    // An entry comes after the frame that answered.
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200)))');
    const entries = await page.evaluate<{ duration: number }[]>('Object.values(interactions)');
    await page.evaluate('for (const key in interactions) delete interactions[key]');
    (seen[part] ??= []).push(Math.max(0, ...entries.map(({ duration }) => duration)));
  };

  for (let walk = 0; walk < walks; walk++) {
    await page.goto(`${originOf(host)}/members?gender=`);
    await page.getByRole('button', { name: t('members:filter.open') }).tap();
    const sheet = page.getByRole('dialog', { name: t('members:filter.open') });
    await expect(sheet).toBeVisible();
    await note('filters open');
    await sheet.getByText(t('members:filter.with_photo')).tap();
    await sheet.getByRole('checkbox', { name: t('profile:interests.cooking') }).tap();
    await note('filters change');
    await sheet.getByRole('button', { name: /^Toon \d/ }).tap();
    await expect(sheet).toBeHidden();
    await note('filters apply');
    await page
      .getByRole('list', { name: t('members:results') })
      .getByRole('link')
      .first()
      .tap();
    await expect(page).toHaveURL(/\/leden\/[0-9a-z]{24}/);
    await note('profile opens');
    await page.goto(`${originOf(host)}/chats`);
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').tap();
    const field = page.getByRole('main').getByRole('textbox').last();
    await expect(field).toBeVisible();
    await note('conversation opens');
    await field.tap();
    await field.pressSequentially('Zullen we eens wandelen?');
    await note('message is typed');
    await field.fill('');
    await page.goto(`${originOf(host)}/credits`);
    await page.locator('label:has(input[type=radio])').nth(1).tap();
    await note('bundle is chosen');
  }
  const medians = Object.fromEntries(Object.entries(seen).map(([part, values]) => [part, median(values)]));
  const load = os
    .loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');
  process.stdout.write(`interactions in ms: ${JSON.stringify(medians)}, load of the machine ${load}\n`);
  expect(Math.max(...Object.values(medians))).toBeLessThanOrEqual(goal);
});
