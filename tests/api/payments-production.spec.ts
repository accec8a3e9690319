import { randomUUID } from 'node:crypto';
import { joinMember } from '../support/members/members.ts';
import { paymentsOf } from '../support/payments/payments.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';

describe('payments in production, where nobody set up a provider', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      env: {
        NODE_ENV: 'production',
        KINDLING_CHEAP_PASSWORDS: '0',
        SMTP_URL: 'smtp://127.0.0.1:1',
        LOG_LEVEL: 'silent',
      },
    });
  });

  it('are not offered, not started, and the sandbox can’t be reached or believed', async () => {
    const host = 'alpha.localhost';
    const payments = paymentsOf(app, 'alpha');
    const member = await joinMember(app, 'alpha');
    const offer = await app.request(host, { path: '/api/bundles' });
    expect(offer.json).toMatchObject({ payment_methods: [] });
    const order = { client_id: randomUUID(), bundle: 'starter', payment_method: 'ideal' };
    expect(await payments.post(member, order)).toMatchObject({
      status: 400,
      json: { error: { code: 'payment_method_unavailable' } },
    });
    const page = await app.request(host, { path: `/sandbox/pay/${'a'.repeat(43)}` });
    expect(page.status).toBe(404);
    const told = await payments.tell('a'.repeat(43), 'completed');
    expect(told).toMatchObject({ status: 400, json: { error: { code: 'webhook_refused' } } });
  });
});
