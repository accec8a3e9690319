import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { paymentOutcomes, type PaymentOutcome } from '../../apps/server/src/ports/payment-provider.ts';
import { ledgerOf } from '../support/payments/ledger.ts';
import { joinMember, type TestMember } from '../support/members/members.ts';
import { paymentsOf, type StartedPayment } from '../support/payments/payments.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { noteFigure } from '../support/environment/proof.ts';

// T3 of the test plan, in short.
describe('a provider’s webhooks', () => {
  let app: TestApp;
  let payments: ReturnType<typeof paymentsOf>;
  let member: TestMember;
  let payment: StartedPayment;
  beforeAll(async () => {
    app = await startTestApp({
      settings: {
        alpha: { bundles: [{ code: 'starter', credits: 100, price_cents: 999 }], signup_credits: 0 },
      },
    });
    payments = paymentsOf(app, 'alpha');
  });
  beforeEach(async () => {
    member = await joinMember(app, 'alpha');
    payment = await payments.start(member);
  });

  const body = (change: object = {}) =>
    JSON.stringify({ id: randomUUID(), reference: payment.reference, status: 'completed', ...change });

  it('repeated 100 times, 50 at once, credit once', async () => {
    const told = body();
    const signature = payments.signatureOf(told);
    const before = await payments.events();
    for (let round = 0; round < 2; round++) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => payments.deliver(told, signature)));
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
        new Set(['200 {"done":true}']),
      );
    }
    expect(await payments.events()).toBe(before + 1);
    expect(await payments.statement(member)).toMatchObject({
      credits: 100,
      paid_user: true,
      postings: [{ amount: 100, cause: 'purchase' }],
    });
    noteFigure({
      test: 'T3',
      what: 'one webhook 100 times, 50 at once',
      figure: 'credited once, 100 times the same answer',
      command: 'npm run proof -- api api/payments-webhooks.spec',
    });
  });

  it('that say the same under 50 different ids at once credit once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => payments.tell(payment.reference, 'completed')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await payments.statement(member)).toMatchObject({ credits: 100 });
  });

  it('lead to the same end in whatever order they come, one by one or at once', async () => {
    const wins: readonly PaymentOutcome[] = paymentOutcomes;
    const outcomes = fc.uniqueArray(fc.constantFrom(...paymentOutcomes), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(outcomes, fc.boolean(), async (order, atOnce) => {
        const { id, reference } = await payments.start(
          await joinMember(app, 'alpha').then((m) => (member = m)),
        );
        if (atOnce) await Promise.all(order.map((status) => payments.tell(reference, status)));
        else for (const status of order) await payments.tell(reference, status);
        const expected = wins.findLast((status) => order.includes(status));
        expect(await payments.statusOf(member, id)).toBe(expected);
        const credits = expected === 'completed' ? 100 : 0;
        expect(await payments.statement(member)).toMatchObject({ credits, paid_user: credits > 0 });
      }),
      { numRuns: 25 },
    );
    expect(await ledgerOf(app, 'alpha').findings()).toEqual([]);
  });

  describe('are refused, with nothing stored,', () => {
    const refused = async (attempt: () => Promise<{ status: number; json: unknown }>) => {
      const before = await payments.events();
      expect(await attempt()).toMatchObject({ status: 400, json: { error: { code: 'webhook_refused' } } });
      expect(await payments.events()).toBe(before);
      expect(await payments.statusOf(member, payment.id)).toBe('created');
      expect(await payments.statement(member)).toMatchObject({ credits: 0, paid_user: false });
    };

    it('with one byte of the body forged', async () => {
      const told = body();
      const signature = payments.signatureOf(told);
      for (let at = 0; at < told.length; at++) {
        // Within texts only, so that the body still is JSON and the signature has to do the work.
        if (!/[a-z0-9]/.test(told[at] ?? '')) continue;
        const forged = told.slice(0, at) + (told[at] === 'x' ? 'y' : 'x') + told.slice(at + 1);
        const { status, json } = await payments.deliver(forged, signature);
        expect({ status, json }).toMatchObject({ status: 400, json: { error: { code: 'webhook_refused' } } });
      }
      await refused(() => payments.deliver(told.replace('"completed"', '"cancelled"'), signature));
    });

    it('with a byte added that changes nothing of the JSON', async () => {
      const told = body();
      await refused(() => payments.deliver(`${told} `, payments.signatureOf(told)));
    });

    it('with one digit of the signature forged', async () => {
      const told = body();
      const signature = payments.signatureOf(told);
      const last = signature.endsWith('0') ? '1' : '0';
      await refused(() => payments.deliver(told, signature.slice(0, -1) + last));
    });

    it('without a signature', () => refused(() => payments.deliver(body(), undefined)));

    it.each([-301, 301])('signed %i seconds from now', async (seconds) => {
      const told = body();
      const at = new Date(app.clock.now().getTime() + seconds * 1000);
      await refused(() => payments.deliver(told, payments.signatureOf(told, { at })));
    });

    it('once they are 301 seconds old, though they were good at 300', async () => {
      const told = body({ status: 'pending' });
      const signature = payments.signatureOf(told);
      app.clock.advance(301_000);
      await refused(() => payments.deliver(told, signature));
      app.clock.advance(-1000);
      expect((await payments.deliver(told, signature)).status).toBe(200);
    });

    it('signed with another brand’s secret', async () => {
      const told = body();
      await refused(() => payments.deliver(told, payments.signatureOf(told, { as: 'beta' })));
    });

    it('sent to another brand, though that one’s secret signed them', async () => {
      const told = body();
      const beta = paymentsOf(app, 'beta');
      await refused(() => beta.deliver(told, beta.signatureOf(told)));
    });

    it('about a payment that nobody knows', async () => {
      const told = body({ reference: 'nobody-knows-this' });
      await refused(() => payments.deliver(told, payments.signatureOf(told)));
    });

    it('in the name of another provider', async () => {
      const told = body();
      await refused(() => payments.deliver(told, payments.signatureOf(told), 'mollie'));
    });

    it.each([{ status: 'paid' }, { amount: 1 }, { id: '' }])('signed but saying %o', async (change) => {
      const told = body(change);
      await refused(() => payments.deliver(told, payments.signatureOf(told)));
    });
  });
});
