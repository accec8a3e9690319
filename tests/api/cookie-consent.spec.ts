import { consentCookie } from '../../packages/contract/src/brands/cookie-consent.ts';
import { TrafficApi } from '../../apps/server/src/modules/brands/traffic/traffic.api.ts';
import { encodeTrafficSource } from '../../apps/server/src/modules/brands/traffic/traffic-source.ts';
import { signUp, userOf } from '../support/members/account-calls.ts';
import { Browser } from '../support/app/browser.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestAnswer, TestApp } from '../support/app/test-app.ts';

const source = { network: 'north', ref: 'r1', sub1: 'a', sub2: '', sub3: '' };
const daySeconds = 24 * 3600;

let app: TestApp;
beforeAll(async () => {
  app = await newBrands({ beta: { signups: 'with_trafficsource' } });
});

/** Set-Cookie lines by the cookie's name. */
function setCookies({ headers }: TestAnswer): Record<string, string> {
  const lines = [headers['set-cookie'] ?? []].flat() as string[];
  return Object.fromEntries(lines.map((line) => [line.split('=')[0] ?? '', line]));
}

function landed(): Browser {
  const browser = new Browser(app, 'beta.localhost');
  browser.cookies[TrafficApi.cookie] = encodeTrafficSource(source);
  return browser;
}

const choose = (browser: Browser, choice: unknown) => browser.post('/api/cookie-consent', { choice });

describe('what a visitor takes', () => {
  test('is kept for 180 days where the page can read it, the source for 30 where it cannot', async () => {
    const cookies = setCookies(await choose(landed(), 'all'));
    expect(cookies[consentCookie]).toContain(`${consentCookie}=all; Path=/; Max-Age=${180 * daySeconds}`);
    expect(cookies[consentCookie]).not.toContain('HttpOnly');
    expect(cookies[TrafficApi.cookie]).toContain(`Max-Age=${30 * daySeconds}`);
    expect(cookies[TrafficApi.cookie]).toContain('HttpOnly');
  });

  test('can be taken back: the source then ends with the browser', async () => {
    const browser = landed();
    await choose(browser, 'all');
    const cookies = setCookies(await choose(browser, 'necessary'));
    expect(cookies[consentCookie]).toContain('necessary');
    expect(cookies[TrafficApi.cookie]).toBeDefined();
    expect(cookies[TrafficApi.cookie]).not.toContain('Max-Age');
  });

  test('sets nothing else, and nothing of a source where there is none', async () => {
    const answer = await choose(new Browser(app, 'alpha.localhost'), 'all');
    expect(Object.keys(setCookies(answer))).toEqual([consentCookie]);
  });

  test('is one of two', async () => {
    for (const choice of ['some', '', null, undefined]) {
      const answer = await choose(landed(), choice);
      expect(answer.status).toBe(400);
      expect(setCookies(answer)).toEqual({});
    }
  });

  test('is asked of the site’s own pages only', async () => {
    const answer = await landed().request({
      method: 'POST',
      path: '/api/cookie-consent',
      body: { choice: 'all' },
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.status).toBe(403);
  });
});

test('a source that was kept for 30 days comes along with the signup', async () => {
  const browser = landed();
  await choose(browser, 'all');
  app.clock.advance(29 * daySeconds * 1000);
  const user = userOf(await signUp(browser, 'weeks-later@example.test'));
  const rows = await app.inTenant('beta', () =>
    app.database.select<{ traffic_source: string }>(
      'SELECT traffic_source FROM account WHERE tenant_id = :tenant AND id = :id',
      { id: user?.id },
    ),
  );
  expect(JSON.parse(rows[0]?.traffic_source ?? 'null')).toEqual(source);
});

test('a signup itself sets the cookie of the session and of the browser, and none of a source', async () => {
  const browser = new Browser(app, 'alpha.localhost');
  const cookies = setCookies(await signUp(browser, 'plain@example.test'));
  expect(Object.keys(cookies)).not.toContain(TrafficApi.cookie);
  expect(Object.keys(cookies)).not.toContain(consentCookie);
});
