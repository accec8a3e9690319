import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { landingOf } from '../../packages/contract/src/brands/landings.ts';
import { pageNames, type PageName } from '../../packages/contract/src/pages.ts';
import { pseudoLocale } from '../../packages/contract/src/text/pseudo-locale.ts';
import { membersOf, ownIds, pathOf, readersOf, type Ids } from '../support/browser/every-page.ts';
import { darkFindings, findings } from '../support/browser/findings.ts';
import { headingFaults, resize, shiftOf, tooWide, watchShift } from '../support/browser/layout.ts';
import { asReturningVisitor, logInAs } from '../support/browser/members.ts';
import { originOf } from '../support/browser/origin.ts';
import { expect, test } from '../support/browser/page.ts';
import { hostOf, places, readIn, type Place } from '../support/browser/places.ts';
import { isProof } from '../support/environment/proof.ts';

interface Walk extends Place {
  email: string | null;
  /** Whether axe looks at the pages too; else the layout alone is checked. */
  whole: boolean;
}

const premium = 'premium@demo.test';
/** In `npm test` one brand in the longest texts; in the proof all of them, with axe in the brand's own language. */
const walks: readonly Walk[] = isProof
  ? places.flatMap((place) => {
      const isOwn = place.prefix === '' && place.texts !== pseudoLocale;
      return [null, 'free@demo.test', premium].map((email) => ({
        ...{ ...place, email },
        whole: isOwn && email !== 'free@demo.test',
      }));
    })
  : [null, premium].map((email) => ({
      ...{ brand: 'harbour', texts: pseudoLocale, prefix: '', email },
      whole: true,
    }));

/** Most script of a page of `/landers`, in bytes of brotli. The goal of a landing is 90 kB; without React it is a tenth. */
const landerBudget = 9_000;

/** Pages that show something else than those of the contract's list. */
const further: Readonly<Record<'visitor' | 'member', readonly string[]>> = {
  visitor: ['/account-deleted#not-a-token', '/no-such-page'],
  member: [],
};

interface Seen {
  wrong: Record<string, string[]>;
  shifts: Record<string, number>;
  /** Bytes of script of landing pages. */
  weights: Record<string, number>;
}

/** The names and paths of a walk. A member's walk in the proof visits every page. */
function pathsOf({ email }: Walk, ids: Ids): [PageName | null, string][] {
  const reader = email ? 'member' : 'visitor';
  const names = pageNames.filter((name) => (isProof && email) || readersOf[name].includes(reader));
  return [
    ...names.map((name): [PageName, string] => [name, pathOf(name, ids)]),
    ...further[reader].map((path): [null, string] => [null, path]),
  ];
}

/** The script in a landing page. It loads no module and is not hydrated: its buttons work as soon as they show. */
async function scriptOf(page: Page): Promise<number> {
  expect(await page.locator('script[src], link[rel="modulepreload"]').count()).toBe(0);
  const inline = await page.locator('script:not([src]):not([type])').allTextContents();
  return brotliCompressSync(inline.join('\n')).length;
}

/** Loads a page once at 320 px and looks at it there, at 360 and at 768: members are looked at on a tablet, visitors on a phone. */
async function lookAt(page: Page, address: string, { email, whole }: Walk): Promise<[string[], number]> {
  const wrong: string[] = [];
  const measure = async (width: number) => {
    await resize(page, width, width < 768 ? 568 : 1024);
    wrong.push(...(await tooWide(page)).map((what) => `wider than ${width}: ${what}`));
  };
  const rules = async () => {
    if (whole) wrong.push(...(await findings(page)), ...(isProof ? await darkFindings(page) : []));
  };
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const shift = await shiftOf(page);
  wrong.push(...(await headingFaults(page)));
  await measure(320);
  if (!email) await rules();
  await measure(360);
  await measure(768);
  if (email) await rules();
  return [wrong, shift];
}

async function walkAll(page: Page, walk: Walk, ids: Ids): Promise<Seen> {
  const seen: Seen = { wrong: {}, shifts: {}, weights: {} };
  let fetched = 0;
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js'))
      fetched += Number(response.headers()['content-length']);
  });
  for (const [name, path] of pathsOf(walk, ids)) {
    fetched = 0;
    const [wrong, shift] = await lookAt(page, originOf(hostOf(walk.brand)) + walk.prefix + path, walk);
    if (wrong.length > 0) seen.wrong[path] = wrong;
    seen.shifts[path] = shift;
    if (name && landingOf(name)) seen.weights[path] = fetched + (await scriptOf(page));
  }
  return seen;
}

/** Prints the pages that moved most: a limit comes with the release. */
function tellShifts(who: string, shifts: Readonly<Record<string, number>>): void {
  const worst = Object.entries(shifts)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 5)
    .map(([path, shift]) => `${shift.toFixed(3)} ${path}`);
  process.stdout.write(`layout shift for ${who}: ${worst.join(', ')}\n`);
}

// Dozens of pages, each looked at whole; beside each other, as none changes anything.
test.describe.configure({ mode: 'parallel', timeout: isProof ? 1_200_000 : 600_000 });

for (const walk of walks) {
  const { brand, texts, email } = walk;
  const who = `${email ?? 'a visitor'} of ${brand} in ${texts}`;
  test(`every page loads, fits and can be used by ${who}`, async ({ page, context }) => {
    await asReturningVisitor(context);
    await watchShift(page);
    if (email) await logInAs(page, hostOf(brand), email);
    await readIn(page, texts, hostOf(brand));
    const [someone] = await membersOf(hostOf(brand));
    const own = email ? await ownIds(page, hostOf(brand)) : {};
    const { wrong, shifts, weights } = await walkAll(page, walk, { ...own, member: someone?.id ?? '' });
    tellShifts(who, shifts);
    expect(wrong).toEqual({});
    expect(Math.max(0, ...Object.values(weights))).toBeLessThanOrEqual(landerBudget);
    if (email !== premium) return;

    await test.step('a conversation with its gifts open', async () => {
      await page.goto(`${originOf(hostOf(brand))}${walk.prefix}/chats/${own['chats-id'] ?? ''}#gift`);
      await expect(page.getByRole('dialog').getByRole('radio').first()).toBeAttached();
      expect([...(await findings(page)), ...(isProof ? await darkFindings(page) : [])]).toEqual([]);
    });
  });
}
