import { defineConfig } from '@playwright/test';
import type { PageOptions } from './tests/support/browser/page.ts';
import { deskScreen } from './tests/support/browser/screens.ts';
import { isProof } from './tests/support/environment/proof.ts';

const OUTPUT = 'tests/output';

/** Journeys that go by phone. Every other one goes at a desk: each once, and on both screens in `npm run proof`. */
const BY_PHONE = [
  'activation',
  'blocks',
  'buying',
  'own-profile',
  'own-photos',
  'profile',
  'reports',
  'signup',
  'stable-layout',
  'story',
  'swipe',
  'unsent',
].map((name) => `**/${name}.spec.ts`);

/** Journeys that press what takes time, on pages that the browser of a phone translates. In `npm test` they go this way alone. */
const TRANSLATED = ['complaints', 'purchases', 'search'].map((name) => `**/${name}.spec.ts`);
/** The others through the pages of members and visitors, which go this way in the proof as well. */
const TRANSLATED_TOO = [
  ...['activation', 'blocks', 'chat', 'chat-photos', 'consent', 'direct-debit', 'discounts', 'invites'],
  ...['leaving', 'login', 'match-finder', 'own-photos', 'own-profile', 'passwords', 'reports'],
  ...['settings', 'signup', 'story', 'swipe', 'unsent'],
].map((name) => `**/${name}.spec.ts`);

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };

/** The longest, which begin first: else one worker ends with them alone. They choose their screens themselves. */
const LONGEST = ['**/walk.spec.ts', '**/console-walk.spec.ts'];

/** What they show, others show in every run: one needs a server of its own, the other one counts what a day takes. */
const OF_THE_PROOF = ['**/empty-console.spec.ts', '**/staff-days.spec.ts'];

/** Browser tests on the built server with the demo's brands; started by `npm test -- e2e`. */
export default defineConfig<PageOptions>({
  testDir: 'tests/e2e',
  outputDir: `${OUTPUT}/e2e`,
  globalSetup: './tests/support/browser/server.ts',
  // One server for all, and the stories change their brand's data: a story is a file, files run beside each other.
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // For what hangs. A test that passes is as fast with any limit, and a busy machine is no mistake.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['KINDLING_E2E_REPORT'] ?? `${OUTPUT}/playwright.json` }],
  ],
  use: {
    screenshot: 'only-on-failure',
    // For a closer look: `npm test -- e2e <file> --trace on`.
    trace: 'off',
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // A page that asks for anything of another machine must fail here, not at a member's.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
  projects: [
    { name: 'walk', testMatch: LONGEST, use: { viewport: deskScreen } },
    // The console is a back office: it is for desks. What goes over the wire is the
    // same on every screen, and the accessibility tests choose their own.
    {
      name: 'phone',
      ...(isProof ? {} : { testMatch: BY_PHONE }),
      testIgnore: [
        '**/console.spec.ts',
        '**/console-login.spec.ts',
        ...LONGEST,
        ...OF_THE_PROOF,
        '**/desk.spec.ts',
        '**/money-desk.spec.ts',
        '**/scope.spec.ts',
        '**/staff.spec.ts',
        '**/moderation.spec.ts',
        '**/pages.spec.ts',
        '**/fuzz.spec.ts',
        '**/markup.spec.ts',
        '**/accessibility.spec.ts',
        '**/weight.spec.ts',
        '**/account-languages.spec.ts',
        '**/narrow.spec.ts',
      ],
      use: phone,
    },
    {
      name: 'translated',
      testMatch: isProof ? [...TRANSLATED, ...TRANSLATED_TOO] : TRANSLATED,
      use: { ...phone, translated: true },
    },
    {
      name: 'desktop',
      ...(isProof
        ? { testIgnore: LONGEST }
        : { testIgnore: [...BY_PHONE, ...TRANSLATED, ...LONGEST, ...OF_THE_PROOF] }),
      use: { viewport: deskScreen },
    },
  ],
});
