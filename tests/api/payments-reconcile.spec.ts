import { SandboxCheckouts } from '../../apps/server/src/adapters/payment-provider/sandbox/sandbox-checkouts.ts';
import { Housekeeping } from '../../apps/server/src/kernel/housekeeping/housekeeping.ts';
import { joinMember } from '../support/members/members.ts';
import { paymentsOf } from '../support/payments/payments.ts';
import { freePort } from '../../scripts/services/ports.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';

const host = 'beta.localhost';
const minutes = 60_000;

describe('a webhook that never comes', () => {
  let app: TestApp;
  let payments: ReturnType<typeof paymentsOf>;
  beforeAll(async () => {
    // Nobody listens there: what the sandbox sends is lost.
    app = await startTestApp({ env: { PORT: String(await freePort()), LOG_LEVEL: 'silent' } });
    payments = paymentsOf(app, 'beta');
  });

  it('is made up for by asking the provider after 2 minutes', async () => {
    const member = await joinMember(app, 'beta');
    const { id, page } = await payments.start(member);
    await app.request(host, {
      method: 'POST',
      path: page,
      body: 'outcome=completed',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    await app.runOutbox();
    expect(await payments.statusOf(member, id)).toBe('created');
    app.clock.advance(2 * minutes - 1000);
    expect(await app.runOutbox()).not.toContain('payments.reconcile');
    app.clock.advance(1000);
    expect(await app.runOutbox()).toContain('payments.reconcile');
    expect(await payments.statusOf(member, id)).toBe('completed');
  });

  it('of money that a bank took back days later is made up for by the list of the day', async () => {
    const member = await joinMember(app, 'beta');
    const { id, reference } = await payments.start(member);
    await payments.tell(reference, 'completed');
    // Premium renews the session, as a browser hears with its next call.
    const told = await app.request(host, { path: '/api/credits', cookies: member.cookies });
    Object.assign(member.cookies, told.cookies);
    const paid = told.json as { credits: number };
    app.clock.advance(5 * 24 * 60 * minutes);
    const checkouts = app.nest.get(SandboxCheckouts, { strict: false });
    await app.inTenant('beta', () => checkouts.decide(reference, 'completed'));
    await app.inTenant('beta', () => checkouts.decide(reference, 'charged_back'));
    await app.runOutbox();
    expect(await payments.statusOf(member, id)).toBe('completed');
    await app.nest.get(Housekeeping).runOnce();
    expect(await app.runOutbox()).toContain('payments.reconcile_lists');
    expect(await payments.statusOf(member, id)).toBe('charged_back');
    expect(await payments.statement(member)).toMatchObject({ credits: paid.credits - 120, paid_user: false });
    await app.nest.get(Housekeeping).runOnce();
    expect(await app.runOutbox()).not.toContain('payments.reconcile_lists');
    app.clock.advance(24 * 60 * minutes);
    await app.nest.get(Housekeeping).runOnce();
    expect(await app.runOutbox()).toContain('payments.reconcile_lists');
  });

  it('is asked for three times, and credits once', async () => {
    const member = await joinMember(app, 'beta');
    const { id, page, reference } = await payments.start(member);
    const ask = async (ms: number) => {
      app.clock.advance(ms);
      await app.runOutbox();
    };
    const asked = () =>
      app.inTenant('beta', () =>
        app.database.select(
          `SELECT id FROM outbox WHERE tenant_id = :tenant AND job = 'payments.reconcile' AND state = 'done'
              AND JSON_VALUE(payload, '$.paymentId') = :id`,
          { id },
        ),
      );
    const before = (await payments.statement(member)) as { credits: number };
    await ask(2 * minutes);
    expect(await asked()).toHaveLength(1);
    expect(await payments.statusOf(member, id)).toBe('created');
    await ask(8 * minutes);
    await app.request(host, {
      method: 'POST',
      path: page,
      body: 'outcome=completed',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    await payments.tell(reference, 'failed');
    expect(await payments.statusOf(member, id)).toBe('failed');
    await ask(50 * minutes);
    expect(await asked()).toHaveLength(3);
    expect(await payments.statusOf(member, id)).toBe('completed');
    await payments.tell(reference, 'completed');
    expect(await payments.statement(member)).toMatchObject({
      credits: before.credits + 120,
      paid_user: true,
    });
  });
});
