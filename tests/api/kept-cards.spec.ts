import { randomUUID } from 'node:crypto';
import { PaymentsRepository } from '../../apps/server/src/modules/money/payments/payments.repository.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';
import { joinConfirmed, type TestMember } from '../support/members/members.ts';
import { makeCode } from '../support/payments/codes.ts';
import { debitsOf } from '../support/payments/debits.ts';
import { paymentsOf } from '../support/payments/payments.ts';

const host = 'alpha.localhost';
const hour = 3_600_000;

describe('ways to pay', () => {
  let app: TestApp;
  let payments: ReturnType<typeof paymentsOf>;
  let kept: ReturnType<typeof debitsOf>;
  let member: TestMember;
  beforeAll(async () => {
    app = await newBrands({
      alpha: {
        bundles: [
          { code: 'starter', credits: 100, price_cents: 999 },
          { code: 'huge', credits: 9000, price_cents: 120_000 },
        ],
        payment_methods: ['paypal', 'creditcard', 'paysafecard', 'sct'],
        transaction_costs: { paypal: { costs: 35, currency: 'EUR' } },
        signup_credits: 0,
      },
    });
    payments = paymentsOf(app, 'alpha');
    kept = debitsOf(app, 'alpha');
  });
  beforeEach(async () => {
    member = await joinConfirmed(app, 'alpha');
  });

  const order = async (change: object) => {
    const body = { client_id: randomUUID(), bundle: 'starter', payment_method: 'creditcard', ...change };
    const { status, json } = await payments.post(member, body);
    const { payment = { payment_id: '', status: '' }, redirect_url: url = '' } = json as {
      payment?: { payment_id: string; status: string };
      redirect_url?: string;
    };
    return { status, json, id: payment.payment_id, payment, reference: url.split('/').at(-1) ?? '' };
  };
  const ask = async (path: string) => (await app.request(host, { path, cookies: member.cookies })).json;

  describe('a card', () => {
    it('is kept where its owner agreed, and only once it paid', async () => {
      const refused = await order({});
      await payments.tell(refused.reference, 'completed');
      const wanted = await order({ keep: true });
      await app.runOutbox();
      expect((await kept.mandates(member)).mandates).toEqual([]);
      await payments.decide(wanted.reference, 'completed');
      await payments.tell(wanted.reference, 'completed');
      expect(await app.runOutbox()).toContain('payments.keep_card');
      expect((await kept.mandates(member)).mandates).toMatchObject([
        { kind: 'card', label: 'Sandbox', last_four: '4242', holder: null },
      ]);
    });

    it('that is kept pays the last order again in one step, and offers retry or PayPal when it fails', async () => {
      const first = await order({ keep: true });
      await payments.decide(first.reference, 'completed');
      await payments.tell(first.reference, 'completed');
      await app.runOutbox();
      const { last_order: last } = (await ask('/api/bundles')) as {
        last_order: { payment_method: string; mandate: { mandate_id: string } };
      };
      const { mandate_id: mandate } = last.mandate;
      const again = await order({ mandate });
      expect(again.payment.status).toBe('pending');
      await payments.tell(again.reference, 'failed');
      expect(await ask(`/api/payments/${again.id}`)).toMatchObject({
        payment: { status: 'failed' },
        again: { bundle: 'starter', kept: true, paypal: true },
      });
      expect((await kept.remove(member, mandate)).status).toBe(200);
      expect((await order({ mandate })).json).toMatchObject({ error: { code: 'mandate_missing' } });
      expect(await ask('/api/bundles')).toMatchObject({ last_order: { mandate: null } });
    });
  });

  describe('what a method adds', () => {
    it('is shown, paid, told on the payment, and given back with it', async () => {
      expect(await ask('/api/bundles')).toMatchObject({ transaction_costs: { paypal: 35 } });
      const paid = await order({ payment_method: 'paypal', amount: 999, transaction_costs: 35 });
      expect(paid.payment).toMatchObject({ amount: 999, transaction_costs: 35 });
      await payments.tell(paid.reference, 'completed');
      expect(await ask(`/api/payments/${paid.id}`)).toMatchObject({
        withdrawal: { amount: 1034, credits: 100 },
      });
    });

    it('is refused where something else was shown', async () => {
      const other = await order({ payment_method: 'paypal', transaction_costs: 0 });
      expect(other.json).toMatchObject({ error: { code: 'price_changed' } });
    });
  });

  it('that move no such amount are refused', async () => {
    const dear = await order({ bundle: 'huge', payment_method: 'paysafecard' });
    expect(dear).toMatchObject({ status: 409, json: { error: { code: 'payment_method_amount' } } });
    expect((await order({ bundle: 'huge' })).status).toBe(200);
  });

  describe('a payment that its provider never ends', () => {
    const statusOf = async (id: string) =>
      (await app.inTenant('alpha', () => app.nest.get(PaymentsRepository, { strict: false }).find(id)))
        ?.status;
    const code = (name: string) => makeCode(app, 'alpha', name, { validity: 'once' });

    it('ends after a day, frees its code, and is credited all the same when it is paid later', async () => {
      await code('EENMAAL');
      const stuck = await order({ discount: 'EENMAAL' });
      app.clock.advance(24 * hour - 1000);
      await app.runOutbox();
      expect(await statusOf(stuck.id)).toBe('created');
      app.clock.advance(1000);
      expect(await app.runOutbox()).toContain('payments.expire');
      expect(await statusOf(stuck.id)).toBe('expired');
      const [first, late] = [member, await joinConfirmed(app, 'alpha')];
      member = late;
      expect((await order({ discount: 'EENMAAL' })).status).toBe(200);
      await payments.tell(stuck.reference, 'completed');
      expect(await statusOf(stuck.id)).toBe('completed');
      expect(await payments.statement(first)).toMatchObject({ credits: 100 });
    });

    it('is asked for once more before, and one under way has a month', async () => {
      await code('OOKEEN');
      const paid = await order({ discount: 'OOKEEN' });
      await payments.decide(paid.reference, 'completed');
      const transfer = await order({ payment_method: 'sct' });
      await payments.tell(transfer.reference, 'pending');
      await payments.decide(transfer.reference, 'pending');
      app.clock.advance(24 * hour);
      await app.runOutbox();
      expect(await statusOf(paid.id)).toBe('completed');
      app.clock.advance(28 * 24 * hour);
      await app.runOutbox();
      expect(await statusOf(transfer.id)).toBe('pending');
      app.clock.advance(24 * hour);
      await app.runOutbox();
      expect(await statusOf(transfer.id)).toBe('expired');
    });

    it('and never got a page frees its code, too', async () => {
      await code('ZONDER');
      const lost = await order({ discount: 'ZONDER' });
      await app.inTenant('alpha', () =>
        app.database.write(
          'UPDATE payment SET provider_reference = NULL, redirect_url = NULL WHERE tenant_id = :tenant AND id = :id',
          { id: lost.id },
        ),
      );
      app.clock.advance(24 * hour);
      await app.runOutbox();
      member = await joinConfirmed(app, 'alpha');
      expect((await order({ discount: 'ZONDER' })).status).toBe(200);
    });
  });
});
