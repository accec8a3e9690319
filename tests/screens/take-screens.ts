import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { chromiumPath } from '../../scripts/system/programs.ts';
import { screenName, screensOf, type Screen } from './screen-list.ts';

/**
 * Takes pictures of the demo's pages from a running `npm start`, to be looked at: every page on every brand, on a small
 * phone, a phone, a tablet and a desk, light and dark, for a visitor, a free and a premium member. Arguments narrow it:
 *
 *   npm run screens -- --brand rubens --width 360 --as premium --path /members --dark
 */
const usage = `npm run screens -- [--port 3000] [--out tests/output/screens] [--full]
  [--brand vonk|rubens|harbour]... [--width 320|360|768|1280]... [--as visitor|free|empty|premium]...
  [--path /members]... [--light] [--dark]
Each of the repeatable ones narrows the pictures to what it names; without any, all are taken.`;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['PORT'] ?? '3000' },
    out: { type: 'string', default: 'tests/output/screens' },
    brand: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true },
    as: { type: 'string', multiple: true },
    path: { type: 'string', multiple: true },
    light: { type: 'boolean' },
    dark: { type: 'boolean' },
    full: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  },
});

if (values.help) {
  console.log(usage);
  process.exit(0);
}

const port = Number(values.port);
/** What the demo's members log in with. */
const demoPassword = 'Kindling-demo-1';
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] || chromiumPath() || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
try {
  const schemes = [
    ...(values.light || !values.dark ? (['light'] as const) : []),
    ...(values.dark || !values.light ? (['dark'] as const) : []),
  ];
  const screens = screensOf({
    brands: values.brand,
    widths: values.width?.map(Number),
    readers: values.as,
    paths: values.path,
    schemes,
  });
  const contexts = new Map<string, BrowserContext>();
  for (const screen of screens) await take(browser, contexts, screen);
  console.log(`${screens.length} pictures in ${values.out}`);
} finally {
  await browser.close();
}

/** Saves one picture; one browser context serves all of a reader on a kind of screen. */
async function take(chrome: Browser, contexts: Map<string, BrowserContext>, screen: Screen): Promise<void> {
  const key = [screen.brand, screen.width, screen.scheme, screen.reader].join(' ');
  const context = contexts.get(key) ?? (await open(chrome, screen));
  contexts.set(key, context);
  const page = await context.newPage();
  const host = `${screen.brand}.localhost`;
  await page.goto(`http://${host}:${port}${screen.path}`);
  await page.evaluate('document.fonts.ready');
  await page.waitForLoadState('networkidle');
  const file = path.join(values.out, `${screenName(screen)}.png`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  await page.screenshot({ path: file, fullPage: values.full });
  await page.close();
}

async function open(chrome: Browser, { brand, width, scheme, reader }: Screen): Promise<BrowserContext> {
  const isPhone = width < 768;
  const context = await chrome.newContext({
    viewport: { width, height: isPhone ? 780 : width < 1000 ? 1024 : 800 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    ...(isPhone ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {}),
  });
  await context.addInitScript(() => {
    const now = String(Math.floor(Date.now() / 1000));
    for (const notice of ['entry-warning', 'fictional-notice']) localStorage.setItem(notice, now);
  });
  if (reader === 'visitor') return context;
  const page = await context.newPage();
  await page.goto(`http://${brand}.localhost:${port}/login`);
  const status = await page.evaluate(logIn, { email: `${reader}@demo.test`, password: demoPassword });
  await page.close();
  if (status !== 200) throw new Error(`${reader}@demo.test can't log in: ${status}`);
  return context;
}

/** Runs in the browser, which resolves the brands' hosts; Node itself does not. */
async function logIn(credentials: { email: string; password: string }): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-request-type': 'client' };
  const answer = await fetch('/api/user.php', { method: 'POST', headers, body: JSON.stringify(credentials) });
  return answer.status;
}
