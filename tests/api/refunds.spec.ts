import { randomUUID } from 'node:crypto';
import { PaymentProviders } from '../../apps/server/src/ports/payment-providers.ts';
import { CreditsApi } from '../../apps/server/src/modules/credits/credits.api.ts';
import { PaymentsRepository } from '../../apps/server/src/modules/money/payments/payments.repository.ts';
import { MakeReceipt } from '../../apps/server/src/modules/money/payments/receipts/make-receipt.ts';
import { SandboxRefunds } from '../../apps/server/src/adapters/payment-provider/sandbox/sandbox-refunds.ts';
import type { Answer } from '../../packages/contract/src/route.ts';
import type { getPayment } from '../../packages/contract/src/money/calls/payments.ts';
import { mailsTo } from '../support/members/account-calls.ts';
import { joinConfirmed, joinMember, type TestMember } from '../support/members/members.ts';
import { ledgerOf, type Ledger } from '../support/payments/ledger.ts';
import { paymentsOf, type StartedPayment } from '../support/payments/payments.ts';
import { freePort } from '../../scripts/services/ports.ts';
import { startTestApp, type TestApp, type TestRequest } from '../support/app/test-app.ts';

const host = 'alpha.localhost';
const day = 24 * 3_600_000;

// Trust 5, decisions §7.6 and §7.7.
describe('a purchase that is undone', () => {
  let app: TestApp;
  let payments: ReturnType<typeof paymentsOf>;
  let ledger: Ledger;
  let member: TestMember;
  let other: TestMember;
  beforeAll(async () => {
    const port = await freePort();
    app = await startTestApp({
      env: { PORT: String(port) },
      settings: {
        alpha: {
          bundles: [{ code: 'starter', credits: 100, price_cents: 999 }],
          signup_credits: 10,
          refund_days: 14,
        },
      },
    });
    await app.nest.listen(port, '127.0.0.1');
    payments = paymentsOf(app, 'alpha');
    ledger = ledgerOf(app, 'alpha');
    other = await joinMember(app, 'alpha');
  });
  beforeEach(async () => {
    member = await joinConfirmed(app, 'alpha');
  });
  afterEach(async () => {
    expect(await ledger.findings()).toEqual([]);
  });

  /** Asks as a member's browser does, which keeps the cookies that it is given. */
  const call = async (of: TestMember, request: TestRequest, at = host) => {
    const answer = await app.request(at, { ...request, cookies: of.cookies });
    Object.assign(of.cookies, answer.cookies);
    return answer;
  };
  const pay = async (): Promise<StartedPayment> => {
    // Credits are spent in the order in which they came.
    app.clock.advance(1000);
    const started = await payments.start(member);
    await app.request(host, {
      method: 'POST',
      path: started.page,
      body: 'outcome=completed',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    await app.runOutbox();
    // A purchase renews the session.
    await call(member, { path: '/api/credits' });
    return started;
  };
  const spend = (amount: number) =>
    ledger.spend({
      memberId: member.id,
      recipientId: other.id,
      recipientFictional: false,
      messageId: ledger.newId(),
      amount,
    });
  const shown = async (id: string, of = member) =>
    (await call(of, { path: `/api/payments/${id}` })).json as Answer<typeof getPayment>;
  const withdraw = (id: string, body: object, of = member, at = host) =>
    call(of, { method: 'POST', path: `/api/payments/${id}/refunds`, body }, at);
  const refunds = (outcome: 'completed' | 'pending' | 'failed', reference: string) =>
    app.inTenant('alpha', () => app.nest.get(SandboxRefunds, { strict: false }).decide(reference, outcome));
  const wallet = () => ledger.wallet(member.id);

  it('goes back whole while nothing of it was used, and premium ends with it', async () => {
    const { id } = await pay();
    // The ten of the signup go first.
    await spend(10);
    expect(await wallet()).toEqual({ credits: 100, paidUser: true });
    const before = await shown(id);
    const leaving = async () => (await call(member, { path: '/api/leaving-offers' })).json;
    expect(await leaving()).toMatchObject({
      undoable: [
        { payment_id: id, amount: 999, currency: 'EUR', credits: 100, last_day: before.withdrawal?.last_day },
      ],
    });
    expect(before).toMatchObject({
      balance: 100,
      withdrawal: { amount: 999, credits: 100, used_credits: 0 },
      refunds: [],
      receipt: `/receipts/${id}.pdf`,
    });
    const body = { client_id: randomUUID(), amount: 999, credits: 100 };
    const answers = await Promise.all(Array.from({ length: 10 }, () => withdraw(id, body)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    // Held at once; the state changes when the provider says so.
    expect(await wallet()).toEqual({ credits: 0, paidUser: true });
    expect(await shown(id)).toMatchObject({
      payment: { status: 'completed' },
      balance: 0,
      withdrawal: null,
      refunds: [{ status: 'requested', amount: 999, credits: 100 }],
    });
    expect(await leaving()).toMatchObject({ undoable: [] });
    await app.runOutbox();
    expect(await shown(id)).toMatchObject({
      payment: { status: 'refunded' },
      refunds: [{ status: 'completed' }],
    });
    expect(await wallet()).toEqual({ credits: 0, paidUser: false });
    expect(await payments.statement(member)).toMatchObject({
      postings: expect.arrayContaining([
        expect.objectContaining({ amount: -100, cause: 'refund', payment: id }),
      ]) as unknown,
    });
  });

  it('of which some was used gives back the rest’s share, and premium stays', async () => {
    const { id } = await pay();
    await spend(80);
    expect((await shown(id)).withdrawal).toMatchObject({ amount: 300, credits: 30, used_credits: 70 });
    const ask = (change: object) =>
      withdraw(id, { client_id: randomUUID(), amount: 300, credits: 30, ...change });
    expect(await ask({ amount: 999, credits: 100 })).toMatchObject({
      status: 409,
      json: { error: { code: 'refund_changed' } },
    });
    // Twenty browsers at once, each with an id of its own: one refund.
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask({})));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    await app.runOutbox();
    expect(await shown(id)).toMatchObject({
      payment: { status: 'completed' },
      withdrawal: null,
      refunds: [{ status: 'completed', amount: 300, credits: 30 }],
    });
    expect(await wallet()).toEqual({ credits: 0, paidUser: true });
  });

  it('is acknowledged by mail at once, with its date and the order’s number', async () => {
    const { id } = await pay();
    const to = (await app.request(host, { path: '/api/user.php', cookies: member.cookies })).json as {
      user: { email: string };
    };
    await withdraw(id, { client_id: randomUUID(), amount: 999, credits: 100 });
    const mails = await mailsTo(app, host, to.user.email);
    const number = (id.toUpperCase().match(/.{6}/g) ?? []).join('-');
    const subjects = mails.map(({ subject }) => subject);
    expect(subjects).toEqual(
      expect.arrayContaining([
        expect.stringContaining('aankoopbewijs'),
        expect.stringContaining('herroeping'),
      ]),
    );
    for (const mail of mails.filter(({ subject }) => /aankoopbewijs|herroeping/.test(subject)))
      expect(mail.text).toContain(number);
    const told = mails.find(({ subject }) => subject.includes('herroeping'));
    expect(told?.text).toContain('2026');
    expect(told?.text).toMatch(/€\s9,99/);
  });

  it('can be undone until the end of the last day, and not after', async () => {
    const { id } = await pay();
    const until = new Date((await shown(id)).withdrawal?.until ?? 0);
    expect(until.getTime() - app.clock.now().getTime()).toBeGreaterThanOrEqual(14 * day);
    app.clock.advance(until.getTime() - app.clock.now().getTime());
    expect((await shown(id)).withdrawal).toBeNull();
    const late = await withdraw(id, { client_id: randomUUID(), amount: 999, credits: 100 });
    expect(late).toMatchObject({ status: 409, json: { error: { code: 'refund_unavailable' } } });
  });

  it('gives the credits again when the provider refuses', async () => {
    const { id, reference } = await pay();
    await refunds('failed', reference);
    await withdraw(id, { client_id: randomUUID(), amount: 999, credits: 100 });
    expect(await wallet()).toMatchObject({ credits: 10 });
    await app.runOutbox();
    expect(await wallet()).toEqual({ credits: 110, paidUser: true });
    expect(await shown(id)).toMatchObject({
      payment: { status: 'completed' },
      withdrawal: { amount: 999, credits: 100 },
      refunds: [{ status: 'failed' }],
    });
    // Another try is another refund.
    await refunds('completed', reference);
    await withdraw(id, { client_id: randomUUID(), amount: 999, credits: 100 });
    await app.runOutbox();
    expect(await payments.statusOf(member, id)).toBe('refunded');
  });

  it('is settled by our own question where the provider’s word was lost', async () => {
    const { id, reference } = await pay();
    await refunds('pending', reference);
    await withdraw(id, { client_id: randomUUID(), amount: 999, credits: 100 });
    await app.runOutbox();
    expect((await shown(id)).refunds).toMatchObject([{ status: 'pending' }]);
    await refunds('completed', reference);
    await app.inTenant('alpha', () =>
      app.database.write("DELETE FROM outbox WHERE tenant_id = :tenant AND job = 'sandbox.webhook'"),
    );
    app.clock.advance(600_000);
    await app.runOutbox();
    expect(await payments.statusOf(member, id)).toBe('refunded');
  });

  it('is nobody else’s, on this brand or another', async () => {
    const { id } = await pay();
    const stranger = await joinConfirmed(app, 'beta');
    const body = { client_id: randomUUID(), amount: 999, credits: 100 };
    const beta = 'beta.localhost';
    const nothing = await withdraw(ledger.newId(), body);
    expect(nothing.status).toBe(404);
    expect((await withdraw(id, body, other)).text).toBe(nothing.text);
    expect((await withdraw(id, body, stranger, beta)).text).toBe(nothing.text);
    for (const [at, of] of [[host, other] as const, [beta, stranger] as const])
      expect((await app.request(at, { path: `/receipts/${id}.pdf`, cookies: of.cookies })).status).toBe(404);
  });

  it('has a receipt, drawn for its payer, that names nobody', async () => {
    const { id } = await pay();
    const answer = await app.nest.inject({
      url: `/receipts/${id}.pdf`,
      headers: {
        host,
        cookie: Object.entries(member.cookies)
          .map((pair) => pair.join('='))
          .join('; '),
      },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.rawPayload.length).toBeGreaterThan(1500);
    const unpaid = await payments.start(member);
    const none = await app.request(host, { path: `/receipts/${unpaid.id}.pdf`, cookies: member.cookies });
    expect(none.status).toBe(404);
  });

  it('is called refunded by its receipt once it is', async () => {
    const { id } = await pay();
    const refunded = () =>
      app.inTenant('alpha', async () => {
        const payment = await app.nest.get(PaymentsRepository, { strict: false }).findOwn(id, member.id);
        return payment && (await app.nest.get(MakeReceipt, { strict: false }).of(payment))?.refundedCents;
      });
    expect((await withdraw(id, { client_id: randomUUID(), amount: 999, credits: 100 })).status).toBe(200);
    expect(await refunded()).toBe(0);
    await app.runOutbox();
    expect(await refunded()).toBe(999);
  });

  describe('by others than its payer', () => {
    it('charged back it takes what is left, ends premium and blocks direct debit', async () => {
      const { id, reference } = await pay();
      await spend(50);
      await payments.tell(reference, 'charged_back');
      expect(await payments.statusOf(member, id)).toBe('charged_back');
      expect(await wallet()).toEqual({ credits: 0, paidUser: false });
      const blocked = await app.inTenant('alpha', () =>
        app.database.number(
          'SELECT COUNT(*) FROM direct_debit_block WHERE tenant_id = :tenant AND member_id = :id',
          { id: member.id },
        ),
      );
      expect(blocked).toBe(1);
      // Premium comes back with a new purchase and in no other way.
      await payments.tell(reference, 'completed');
      expect(await wallet()).toMatchObject({ paidUser: false });
      await pay();
      expect(await wallet()).toEqual({ credits: 100, paidUser: true });
    });

    it('takes nothing of another purchase, which keeps premium', async () => {
      const first = await pay();
      app.clock.advance(1000);
      const second = await pay();
      await spend(110);
      await payments.tell(first.reference, 'charged_back');
      expect(await wallet()).toEqual({ credits: 100, paidUser: true });
      expect((await shown(second.id)).withdrawal).toMatchObject({ amount: 999, credits: 100 });
    });

    it.each(['charged_back', 'refunded'] as const)(
      '%s it is settled first by what comes back for messages that it paid for',
      async (outcome) => {
        const { id, reference } = await pay();
        const [expired, refused, late] = [ledger.newId(), ledger.newId(), ledger.newId()];
        const sent = { memberId: member.id, recipientId: other.id, recipientFictional: false };
        for (const [messageId, amount] of [
          [expired, 50],
          [refused, 40],
          [late, 20],
        ] as const)
          await ledger.spend({ ...sent, messageId, amount });
        await payments.tell(reference, outcome);
        const credits = app.nest.get(CreditsApi, { strict: false });
        const giveBack = (messageId: string) =>
          ledger.inTransaction(() => credits.returnCharge(messageId, 'refused_message'));
        expect(await wallet()).toEqual({ credits: 0, paidUser: false });
        await giveBack(expired);
        await giveBack(expired);
        expect(await wallet()).toEqual({ credits: 0, paidUser: false });
        await giveBack(refused);
        // Of 110 spent 10 were a gift, so 100 are owed; what is above that is the member's.
        await giveBack(late);
        expect(await wallet()).toEqual({ credits: 10, paidUser: false });
        expect((await payments.statement(member)) as object).toMatchObject({ credits: 10 });
        expect(await payments.statusOf(member, id)).toBe(outcome);
      },
    );

    it('charged back while it is on its way back: nothing is taken twice, nor given again', async () => {
      const { id, reference } = await pay();
      await refunds('pending', reference);
      await withdraw(id, { client_id: randomUUID(), amount: 999, credits: 100 });
      await app.runOutbox();
      await payments.tell(reference, 'charged_back');
      expect(await wallet()).toEqual({ credits: 10, paidUser: false });
      await refunds('failed', reference);
      await app.runOutbox();
      expect(await wallet()).toEqual({ credits: 10, paidUser: false });
      expect(await shown(id)).toMatchObject({
        payment: { status: 'charged_back' },
        refunds: [{ status: 'failed' }],
      });
    });

    it('refunded at the provider without us it is a refund all the same', async () => {
      const { id, reference } = await pay();
      await spend(30);
      await payments.tell(reference, 'refunded');
      expect(await shown(id)).toMatchObject({
        payment: { status: 'refunded' },
        refunds: [{ status: 'completed', amount: 999, credits: 80 }],
      });
      expect(await wallet()).toEqual({ credits: 0, paidUser: false });
    });

    it('of which we hear first that it went back, it came first', async () => {
      const { id, reference } = await payments.start(member);
      await payments.tell(reference, 'charged_back');
      await payments.tell(reference, 'completed');
      expect(await payments.statusOf(member, id)).toBe('charged_back');
      expect(await wallet()).toEqual({ credits: 10, paidUser: false });
      expect(await payments.statement(member)).toMatchObject({
        postings: expect.arrayContaining([
          expect.objectContaining({ amount: 100, cause: 'purchase' }),
          expect.objectContaining({ amount: -100, cause: 'chargeback' }),
        ]) as unknown,
      });
    });
  });

  it('is in the provider’s list as it is with us', async () => {
    const { reference } = await pay();
    const since = new Date(app.clock.now().getTime() - day);
    const listed = await app.inTenant('alpha', async () => {
      const found = [];
      const provider = app.nest.get(PaymentProviders).named('sandbox');
      for await (const page of provider?.listPayments(since) ?? []) found.push(...page);
      return found;
    });
    expect(listed.find((payment) => payment.reference === reference)).toEqual({
      reference,
      status: 'completed',
      amountCents: 999,
      currency: 'EUR',
      refundedCents: 0,
    });
  });
});
