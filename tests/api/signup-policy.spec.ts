import { activate, activationToken, refusal, signUp, userOf } from '../support/members/account-calls.ts';
import { Browser } from '../support/app/browser.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';
import { TrafficApi } from '../../apps/server/src/modules/brands/traffic/traffic.api.ts';
import { encodeTrafficSource } from '../../apps/server/src/modules/brands/traffic/traffic-source.ts';

const alpha = 'alpha.localhost';
const beta = 'beta.localhost';
const source = { network: 'north', ref: 'r1', sub1: 'a', sub2: '', sub3: '' };

let app: TestApp;
beforeAll(async () => {
  app = await newBrands({
    alpha: { signups: 'with_trafficsource', minimum_age: 21 },
    beta: { signups: 'invite' },
  });
});

/** What a form is told when it is opened. */
const signupsOpen = async (browser: Browser) =>
  ((await browser.get('/api/signup/challenge')).json as { signups_open: boolean }).signups_open;

describe('who may sign up', () => {
  test('only visits with a traffic source, which is stored with the account', async () => {
    const browser = new Browser(app, alpha);
    expect(refusal(await signUp(browser, 'direct@example.test'))).toMatchObject({
      status: 403,
      code: 'signups_closed',
    });
    browser.cookies[TrafficApi.cookie] = 'made-up';
    expect(refusal(await signUp(browser, 'direct@example.test')).code).toBe('signups_closed');
    expect(await signupsOpen(browser)).toBe(false);
    browser.cookies[TrafficApi.cookie] = encodeTrafficSource(source);
    expect(await signupsOpen(browser)).toBe(true);
    const user = userOf(await signUp(browser, 'landed@example.test'));
    const rows = await app.inTenant('alpha', () =>
      app.database.select<{ traffic_source: string }>(
        'SELECT traffic_source FROM account WHERE tenant_id = :tenant AND id = :id',
        { id: user?.id },
      ),
    );
    expect(JSON.parse(rows[0]?.traffic_source ?? 'null')).toEqual(source);
  });

  test('nobody without an invitation', async () => {
    const browser = new Browser(app, beta);
    browser.cookies[TrafficApi.cookie] = encodeTrafficSource(source);
    expect(refusal(await signUp(browser, 'uninvited@example.test')).code).toBe('signups_closed');
    expect(await signupsOpen(browser)).toBe(false);
  });

  test('nobody under the brand’s age, by the server’s clock', async () => {
    const browser = new Browser(app, alpha);
    browser.cookies[TrafficApi.cookie] = encodeTrafficSource(source);
    const young = { date_of_birth: '2005-03-03' };
    expect(refusal(await signUp(browser, 'young@example.test', young))).toMatchObject({
      fields: { date_of_birth: 'too_young' },
    });
    app.clock.advance(24 * 3_600_000);
    expect((await signUp(browser, 'young@example.test', young)).status).toBe(200);
    expect((await activate(browser, await activationToken(app, alpha, 'young@example.test'))).status).toBe(
      200,
    );
  });
});
