import type { Locator, Page, Request } from '@playwright/test';
import { consoleEndpoints } from '../../packages/contract/src/console-endpoints.ts';
import type { Endpoint } from '../../packages/contract/src/endpoint.ts';
import { rightsOfRole, type StaffRole } from '../../packages/contract/src/console/staff.ts';
import type { Route, StaffRight } from '../../packages/contract/src/route.ts';
import { routes } from '../../packages/contract/src/routes.ts';
import { isProof } from '../support/environment/proof.ts';
import { expect, test } from '../support/browser/page.ts';
import { openConsoleAs } from '../support/browser/staff.ts';

// Each page is opened by each role, and in the proof each button is pressed.
test.setTimeout(isProof ? 1_200_000 : 240_000);

/** Owners have every right: nothing is refused to them. A moderator of one brand stands for all, but in the proof. */
const people: readonly (readonly [email: string, role: Exclude<StaffRole, 'owner'>])[] = [
  ['operator@demo.test', 'operator'],
  ...(isProof ? ([['moderator@demo.test', 'moderator']] as const) : []),
  ['support@demo.test', 'support'],
  ['limited@demo.test', 'moderator'],
];

const calls = Object.entries(consoleEndpoints as Readonly<Record<string, Endpoint>>).map(
  ([name, [method, path]]) => ({
    ...{ name, method },
    shape: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
  }),
);
/** They only ask, though by a body. */
const asking = ['findRecords', 'searchSupportCases', 'previewRestriction', 'previewDeskDecision'];

/** The call of a request: the one without parameters where two fit. */
function callOf(request: Request): string | undefined {
  const { pathname } = new URL(request.url());
  const fitting = calls.filter(({ method, shape }) => method === request.method() && shape.test(pathname));
  return fitting.sort((one, other) => one.shape.source.length - other.shape.source.length)[0]?.name;
}

function rightOf(name: string): StaffRight | undefined {
  const { access } = routes[name as keyof typeof routes] as Route;
  return access.startsWith('staff:') ? (access.slice('staff:'.length) as StaffRight) : undefined;
}

/**
 * Lets through what only asks, and answers the rest as if nobody were there: the buttons of the demo are pressed.
 *
 * @returns what was asked without the right to it, with where it was offered
 */
async function watch(page: Page, role: StaffRole): Promise<Set<string>> {
  const offered = new Set<string>();
  await page.route('**/admin-api/**', async (route) => {
    const request = route.request();
    const name = callOf(request);
    const right = name === undefined ? undefined : rightOf(name);
    if (right !== undefined && !rightsOfRole[role].includes(right))
      offered.add(`${new URL(page.url()).hash} offers ${name}, which takes ${right}`);
    const isQuestion = request.method() === 'GET' || (name !== undefined && asking.includes(name));
    await (isQuestion
      ? route.continue()
      : route.fulfill({ status: 422, json: { code: 'validation_failed' } }));
  });
  page.on('response', (answer) => {
    if (answer.status() === 403) offered.add(`${new URL(page.url()).hash} asks ${answer.url()} in vain`);
  });
  // A form that is left with something in it.
  page.on('dialog', (dialog) => void dialog.accept());
  return offered;
}

const main = (page: Page): Locator => page.getByRole('main');

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(main(page)).not.toBeEmpty();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await expect(main(page).getByRole('progressbar')).toHaveCount(0);
}

/** Fills in what a dialog wants to know and presses its last button, which does what the dialog is about. */
async function goThrough(dialog: Locator): Promise<void> {
  const radio = dialog.getByRole('radio').first();
  if (await radio.isVisible()) await radio.dispatchEvent('click');
  for (const field of await dialog.getByRole('textbox').all())
    if (await field.isEditable()) await field.fill('Because it is asked for');
  for (const field of await dialog.getByRole('spinbutton').all()) await field.fill('1');
  const last = dialog.getByRole('button').last();
  if ((await last.isVisible()) && (await last.isEnabled())) await last.dispatchEvent('click');
}

/** Presses each button of a page, one of those that are called alike, and goes through what it opens. */
async function pressAll(page: Page): Promise<void> {
  const address = page.url();
  const names = await main(page).getByRole('button').allInnerTexts();
  for (const name of new Set(names.map((text) => text.trim()).filter(Boolean)))
    await test.step(`${new URL(address).hash} ${name}`, async () => {
      const button = main(page).getByRole('button', { name, exact: true }).first();
      if (!(await button.isVisible()) || !(await button.isEnabled())) return;
      await button.dispatchEvent('click');
      const dialog = page.getByRole('dialog').last();
      if (await dialog.isVisible()) await goThrough(dialog);
      const item = page.getByRole('presentation').getByRole('menuitem').first();
      if (await item.isVisible()) await item.dispatchEvent('click');
      // As it was before, whatever was opened, typed or refused.
      await page.goto(address);
      if (!(await main(page).isVisible())) await page.reload();
      await expect(main(page)).not.toBeEmpty();
    });
}

for (const [email, role] of people)
  test(`nothing is offered to ${email} that is refused at the end`, async ({ page }) => {
    const offered = await watch(page, role);
    await openConsoleAs(page, email);
    const links = page.getByRole('menu').getByRole('menuitem');
    await expect(links.first()).toBeVisible();
    const places = await links.evaluateAll((all) =>
      all.map((link) => String((link as unknown as { href: string }).href)),
    );
    await page.keyboard.press('Control+k');
    const entries = page.getByRole('option');
    await expect(entries.first()).toBeVisible();
    const commands = await entries.count();
    await page.keyboard.press('Escape');
    // What is new is behind an entry each.
    for (let index = 0; index < commands; index++) {
      await page.keyboard.press('Control+k');
      await entries.nth(index).click();
      await expect(main(page)).not.toBeEmpty();
      await expect.soft(page.getByRole('heading', { name: 'This is not part of your role' })).toHaveCount(0);
    }
    for (const place of places) {
      await open(page, place);
      await expect.soft(page.getByRole('heading', { name: 'This is not part of your role' })).toHaveCount(0);
      const rows = page.locator('.RaDataTable-clickableRow').first().getByRole('link').first();
      const made = main(page).locator('a[href$="/create"]').first();
      const targets = [rows, made];
      const further: string[] = [];
      for (const target of targets)
        if (await target.isVisible())
          further.push(await target.evaluate((a) => String((a as unknown as { href: string }).href)));
      if (isProof) await pressAll(page);
      for (const address of further) {
        await open(page, address);
        if (isProof) await pressAll(page);
      }
    }
    expect([...offered]).toEqual([]);
  });
