import { randomUUID } from 'node:crypto';
import type { Answer } from '../../packages/contract/src/route.ts';
import type { getBundles } from '../../packages/contract/src/money/calls/payments.ts';
import { paymentMethods } from '../../packages/contract/src/money/payment-methods.ts';
import { PaymentProviders } from '../../apps/server/src/ports/payment-providers.ts';
import { refusal } from '../support/members/account-calls.ts';
import { joinMember, type TestMember } from '../support/members/members.ts';
import { paymentsOf, type StartedPayment } from '../support/payments/payments.ts';
import { freePort } from '../../scripts/services/ports.ts';
import { startTestApp, type TestAnswer, type TestApp } from '../support/app/test-app.ts';

const host = 'beta.localhost';

describe('the sandbox’s payment page', () => {
  let app: TestApp;
  let payments: ReturnType<typeof paymentsOf>;
  let member: TestMember;
  let payment: StartedPayment;
  beforeAll(async () => {
    // Its webhooks come back over real HTTP.
    const port = await freePort();
    app = await startTestApp({
      env: { PORT: String(port) },
      settings: { alpha: { payment_methods: ['ideal'] }, beta: { signup_credits: 0 } },
    });
    await app.nest.listen(port, '127.0.0.1');
    payments = paymentsOf(app, 'beta');
  });
  beforeEach(async () => {
    member = await joinMember(app, 'beta', { language: 'de' });
    payment = await payments.start(member);
  });

  const choose = (
    outcome: string,
    headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
    at = host,
  ): Promise<TestAnswer> =>
    app.request(at, {
      method: 'POST',
      path: payment.page,
      body: `outcome=${outcome}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  const status = () =>
    app.inTenant('beta', async () =>
      app.nest.get(PaymentProviders).named('sandbox')?.status(payment.reference),
    );

  it('is for no method that its owner ended', async () => {
    await app.inTenant('beta', () => {
      const sandbox = app.nest.get(PaymentProviders).named('sandbox');
      expect(paymentMethods.filter((method) => !sandbox?.supports(method))).toEqual(['giropay', 'sofort']);
      return Promise.resolve();
    });
  });

  it('is in the payer’s language, says what it is, and lets nothing run', async () => {
    const page = await app.request(host, { path: payment.page });
    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(page.text).toContain('<html lang="de">');
    expect(page.text).toContain('Testzahlung');
    expect(page.text).toMatch(/9,99\s£/);
    expect([...page.text.matchAll(/name="outcome" value="(\w+)"/g)].map(([, value]) => value)).toEqual([
      'completed',
      'pending',
      'failed',
      'cancelled',
      'expired',
      'charged_back',
    ]);
    expect(page.text).not.toContain('<script');
  });

  it.each([
    ['completed', 120],
    ['failed', 0],
    ['cancelled', 0],
    ['expired', 0],
    ['charged_back', 0],
    ['pending', 0],
  ])('%s: tells the server by a signed webhook and sends the payer back', async (outcome, credits) => {
    const answer = await choose(outcome);
    expect(answer.status).toBe(303);
    expect(answer.headers['location']).toBe(`http://${host}/de/zahlungen/${payment.id}`);
    // The way back proves nothing: the state changes by the webhook alone.
    expect(await payments.statusOf(member, payment.id)).toBe('created');
    expect(await app.runOutbox()).toContain('sandbox.webhook');
    // What the bank took back was paid a second before.
    app.clock.advance(1000);
    await app.runOutbox();
    expect(await payments.statusOf(member, payment.id)).toBe(outcome);
    expect(await payments.statement(member)).toMatchObject({ credits, paid_user: credits > 0 });
  });

  it('pending can still be decided, a decision stays', async () => {
    await choose('pending');
    await choose('completed');
    await choose('failed');
    await app.runOutbox();
    expect(await payments.statusOf(member, payment.id)).toBe('completed');
    const page = await app.request(host, { path: payment.page });
    expect(page.text).not.toContain('name="outcome" value="completed"');
    expect(page.text).toContain(`href="http://${host}/de/zahlungen/${payment.id}"`);
  });

  it('pressed 20 times at once it tells the server once', async () => {
    const before = await payments.events();
    await Promise.all(Array.from({ length: 20 }, () => choose('completed')));
    await app.runOutbox();
    expect(await payments.events()).toBe(before + 1);
    expect(await payments.statement(member)).toMatchObject({ credits: 120 });
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ 'sec-fetch-site': 'cross-site', origin: `http://${host}` }],
  ])('does not listen to a form of another site: %o', async (headers) => {
    const answer = await choose('completed', headers);
    expect(answer).toMatchObject({ status: 403, json: { error: { code: 'cross_site_request' } } });
    expect(await status()).toBe('open');
  });

  it.each([
    [{ origin: `http://${host}` }, 303],
    [{ origin: 'http://alpha.localhost' }, 403],
    [{ origin: 'null' }, 403],
    [{}, 403],
  ])('goes by the origin where a browser says no more: %o', async (headers, expected) => {
    const answer = await app.nest.inject({
      method: 'POST',
      url: payment.page,
      payload: 'outcome=pending',
      headers: { host, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
    expect(answer.statusCode).toBe(expected);
  });

  it('names the bank that the payer chose, of those that the method lists', async () => {
    const dutch = paymentsOf(app, 'alpha');
    const payer = await joinMember(app, 'alpha');
    const listed = await app.request('alpha.localhost', { path: '/api/bundles', cookies: payer.cookies });
    const { bundles, banks } = listed.json as Answer<typeof getBundles>;
    expect(Object.keys(banks)).toEqual(['ideal']);
    const [bank] = banks.ideal ?? [];
    const order = (chosen: string | undefined) => ({
      ...{ client_id: randomUUID(), bundle: bundles[0]?.id, payment_method: 'ideal', bank: chosen },
    });
    const answer = await dutch.post(payer, order(bank?.id));
    expect(answer.status).toBe(200);
    const { redirect_url: page } = answer.json as { redirect_url: string };
    const shown = await app.request('alpha.localhost', { path: new URL(page).pathname });
    expect(shown.text).toContain(`<dd>${bank?.name}</dd>`);
    expect(refusal(await dutch.post(payer, order('no-bank'))).code).toBe('payment_method_unavailable');
    expect((await dutch.post(payer, order(undefined))).status).toBe(200);
  });

  it('refuses an outcome that is none', async () => {
    expect((await choose('refunded')).status).toBe(400);
    expect(await status()).toBe('open');
  });

  it('is unknown on another brand’s host, on the console’s, and under another address', async () => {
    const ask = (at: string, path: string) => app.request(at, { path });
    const other = await ask('alpha.localhost', payment.page);
    const console = await ask('console.localhost', payment.page);
    const wrong = await ask(host, `/sandbox/pay/${'a'.repeat(43)}`);
    expect([other.status, console.status, wrong.status]).toEqual([404, 404, 404]);
    expect(await choose('completed', undefined, 'alpha.localhost')).toMatchObject({ status: 404 });
    expect(await status()).toBe('open');
  });
});
