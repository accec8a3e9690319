import { chromium, type Page } from '@playwright/test';
import { chromiumPath } from '../../scripts/system/programs.ts';
import { prepareDatabase, startApp } from '../support/app/app-process.ts';
import { deskScreen } from '../support/browser/screens.ts';
import { leavePhotosWaiting } from '../support/photos/leave-waiting.ts';
import type { BenchPlace } from './bench-place.ts';
import { staffCookie } from './measure/staff-cookie.ts';
import { result, type Result } from './measure/result.ts';
import { median, percentile } from './measure/statistics.ts';

const BRAND = 'harbour';
const EMAIL = 'moderator@demo.test';
const PHOTOS = 60;

/** From the key that approves a photo to the next one painted whole, in a real browser that has what comes next. */
export async function desk({ addresses, env }: BenchPlace): Promise<Result[]> {
  const options = { ...addresses, env };
  await prepareDatabase({ ...options, seed: true });
  await leavePhotosWaiting(addresses.databaseUrl, BRAND, PHOTOS);
  const app = await startApp(options);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] || chromiumPath() || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const context = await browser.newContext({ viewport: deskScreen });
    const url = app.origin('console.localhost');
    const [name = '', value = ''] = (await staffCookie(app.port, EMAIL)).split('=');
    await context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Strict' }]);
    const page = await context.newPage();
    const allArrived = watchRequests(page);
    await page.goto(`${url}/#/desk/photo?tenant=${BRAND}`);
    await page.waitForSelector('[data-item] img[alt="To decide"]');
    const waits: number[] = [];
    for (let decision = 0; decision < PHOTOS - 5; decision++) {
      waits.push(await decide(page));
      // Somebody looks at a picture for longer than this: the next ones are loaded meanwhile.
      await allArrived();
    }
    return [
      result('desk: from a key to the next picture', {
        waits: `median ${median(waits).toFixed(0)} ms, 95 % within ${percentile(waits, 95).toFixed(0)} ms`,
        decisions: String(waits.length),
      }),
    ];
  } finally {
    await browser.close();
    await app.stop();
  }
}

/** @returns waits until nothing is on its way to the page, and the answers' pictures neither */
function watchRequests(page: Page): () => Promise<void> {
  let underWay = 0;
  page.on('request', () => (underWay += 1));
  const ended = () => (underWay -= 1);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    do {
      // One frame later, what an answer asks for in turn has been asked.
      await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))');
    } while (underWay > 0);
  };
}

/** Presses the key inside the page, where the time to the painted frame can be told. */
function decide(page: Page): Promise<number> {
  return page.evaluate<number>(`new Promise((resolve) => {
    const before = document.querySelector('[data-item]').getAttribute('data-item');
    const start = performance.now();
    const look = () => {
      const section = document.querySelector('[data-item]');
      const image = section && section.querySelector('img[alt="To decide"]');
      const isNext = section && section.getAttribute('data-item') !== before;
      if (isNext && image && image.complete && image.naturalWidth > 0) {
        requestAnimationFrame(() => resolve(performance.now() - start));
      } else requestAnimationFrame(look);
    };
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
    look();
  })`);
}
