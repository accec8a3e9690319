import { randomUUID } from 'node:crypto';
import type { Answer } from '../../packages/contract/src/route.ts';
import { orderNumber } from '../../packages/contract/src/money/order-number.ts';
import { PaymentListRepository } from '../../apps/server/src/modules/money/payments/payments.api.ts';
import type { MemberPage } from '../../packages/contract/src/overviews/calls/member-desk.ts';
import type { WaitingQueueRow } from '../../packages/contract/src/overviews/calls/home.ts';
import type {
  getPaymentSums,
  getStaffPayment,
  StaffPayment,
  StaffRefund,
} from '../../packages/contract/src/money/calls/payment-desk.ts';
import type { Browser } from '../support/app/browser.ts';
import { createStaff, listPath, openConsole } from '../support/app/console.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { refusal } from '../support/members/account-calls.ts';
import { joinConfirmed, type TestMember } from '../support/members/members.ts';
import { ledgerOf, type Ledger } from '../support/payments/ledger.ts';
import { paymentsOf } from '../support/payments/payments.ts';

describe('payments on the console', () => {
  let app: TestApp;
  let ledger: Ledger;
  let payments: ReturnType<typeof paymentsOf>;
  let member: TestMember;
  let ann: Browser;
  let bob: Browser;
  beforeAll(async () => {
    app = await startTestApp({
      settings: {
        alpha: {
          bundles: [{ code: 'starter', credits: 100, price_cents: 999 }],
          signup_credits: 0,
          refund_limit_cents: 500,
        },
      },
    });
    payments = paymentsOf(app, 'alpha');
    ledger = ledgerOf(app, 'alpha');
    for (const name of ['ann', 'bob']) await createStaff(app, `${name}@staff.test`, 'support', ['alpha']);
    [ann, bob] = [await openConsole(app, 'ann@staff.test'), await openConsole(app, 'bob@staff.test')];
  });
  beforeEach(async () => {
    member = await joinConfirmed(app, 'alpha');
  });

  const buy = async (outcome: 'completed' | 'failed' = 'completed') => {
    app.clock.advance(1000);
    const started = await payments.start(member);
    await payments.tell(started.reference, outcome);
    return started;
  };
  const found = async (filter: object) => {
    const answer = await ann.get(listPath('payments', { filter, sort: ['created_at', 'DESC'] }));
    return (answer.json as StaffPayment[]).map(({ id }) => id.slice('alpha:'.length));
  };
  const story = async (id: string) =>
    (await ann.get(`/admin-api/payments/alpha:${id}`)).json as Answer<typeof getStaffPayment>;
  const csv = (filter: object, by = ann) =>
    by.get(
      `/admin-api/list-files/payments?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`,
    );
  const filterOf = (filter: object) => new URLSearchParams({ filter: JSON.stringify(filter) }).toString();
  const ask = (by: Browser, id: string, body: object) =>
    by.post(`/admin-api/payments/alpha:${id}/refunds`, {
      ...{ client_id: randomUUID(), kind: 'full', amount: 999, credits: 100, reason: 'by_mistake' },
      ...body,
    });

  it('are found by order number, by the provider’s id, by payer, state, method and day', async () => {
    const before = app.clock.now();
    const [paid, failed] = [await buy(), await buy('failed')];
    expect(await found({ q: ` ${orderNumber(paid.id)} ` })).toEqual([paid.id]);
    expect(await found({ q: failed.reference })).toEqual([failed.id]);
    expect(await found({ q: member.id })).toEqual([failed.id, paid.id]);
    expect(await found({ q: 'nothing like it' })).toEqual([]);
    expect(await found({ status: 'failed', q: member.id })).toEqual([failed.id]);
    const [row] = (await ann.get(listPath('payments', { filter: { q: paid.id } }))).json as StaffPayment[];
    expect(row).toMatchObject({ order: orderNumber(paid.id), reference: paid.reference });
    expect(await found({ method: row?.payment_method, q: member.id })).toEqual([failed.id, paid.id]);
    expect(await found({ method: 'twint', q: member.id })).toEqual([]);
    expect(await found({ since: before.toISOString(), q: member.id })).toEqual([failed.id, paid.id]);
    expect(await found({ until: before.toISOString(), q: member.id })).toEqual([]);
    expect(refusal(await ann.get(listPath('payments', { filter: { since: 'yesterday' } }))).code).toBe(
      'validation_failed',
    );
  });

  it('come as a file of exactly what the list shows, which names nobody and is no formula', async () => {
    const [paid, other] = [await buy(), await buy()];
    await app.inTenant('alpha', () =>
      app.database.write(
        "UPDATE payment SET provider_reference = '=cmd|calc' WHERE tenant_id = :tenant AND id = :id",
        { id: paid.id },
      ),
    );
    const answer = await csv({ tenant: 'alpha', q: orderNumber(paid.id) });
    const [head, line, ...rest] = answer.text.trim().split('\n');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="payments-alpha.csv"');
    expect(head).toMatch(/^brand,order_number,state/);
    expect(line).toContain(`alpha,${orderNumber(paid.id)},completed`);
    expect(line).toContain(',EUR,9.99,0.00,0.00,0.00,100,starter,');
    expect(line).toContain(",'=cmd|calc");
    expect(rest).toEqual([]);
    expect(answer.text).not.toContain(member.id);
    const all = await csv({ tenant: 'alpha' });
    expect(all.text).toContain(orderNumber(other.id));
    const audited = await app.database.select<{ changes: string }>(
      "SELECT changes FROM audit_entry WHERE action = 'list.exported'",
    );
    expect(audited.map(({ changes }) => JSON.parse(changes) as unknown)).toContainEqual([
      'payments',
      'tenant',
      'q',
    ]);
    expect(refusal(await csv({ status: 'no such state' })).code).toBe('validation_failed');
    const nobody = await app.request('console.localhost', { path: '/admin-api/list-files/payments' });
    expect(nobody.json).toMatchObject({ error: { code: 'authentication_required' } });
  });

  it('tell their whole story: receipt, tax, what was spent since, and both people of a refund', async () => {
    const { id } = await buy();
    await app.runOutbox();
    app.clock.advance(1000);
    const recipient = await joinConfirmed(app, 'alpha');
    await ledger.spend({
      ...{ memberId: member.id, recipientId: recipient.id, recipientFictional: false },
      ...{ messageId: ledger.newId(), amount: 7 },
    });
    const before = await story(id);
    expect(before.receipt_mailed_at).not.toBeNull();
    expect(before.spent).toMatchObject({ messages: 1, credits: 7 });
    expect(before.vat).toMatchObject({ rate: 2100, amount: 173, net: 826 });
    expect(before.differences).toEqual([]);
    const offer = before.offers.full;
    const asked = await ask(ann, id, { ...offer, used_credits: undefined, note: ' wrote us twice ' });
    const refund = asked.json as StaffRefund;
    expect(refund).toMatchObject({ reason: 'by_mistake', note: 'wrote us twice', waits: true });
    app.clock.advance(60_000);
    await bob.post(`/admin-api/refunds/${refund.id}/decision`, { decision: 'approve' });
    const [agreed] = (await story(id)).refunds;
    expect(agreed).toMatchObject({ approved_by: 'Somebody of support', order: orderNumber(id) });
    expect(Date.parse(agreed?.approved_at ?? '') - Date.parse(agreed?.requested_at ?? '')).toBe(60_000);
  });

  it('say what waits, and why somebody declined', async () => {
    const { id } = await buy();
    const { amount, credits } = (await story(id)).offers.full ?? { amount: 0, credits: 0 };
    const since = app.clock.now().toISOString();
    const refund = (await ask(ann, id, { amount, credits })).json as StaffRefund;
    await buy('failed');
    const waits = async (queue: WaitingQueueRow['queue']) =>
      ((await bob.get('/admin-api/home/waiting')).json as WaitingQueueRow[]).find(
        (row) => row.queue === queue,
      );
    expect(await waits('refund')).toMatchObject({ count: 1, late: 0, oldest_at: since });
    expect((await waits('failed_payment'))?.count).toBeGreaterThan(0);
    const queue = await bob.get(listPath('refunds', { filter: { waits: true } }));
    expect(queue.json).toMatchObject([{ id: refund.id, decidable: true }]);
    const decide = (note: string) =>
      bob.post(`/admin-api/refunds/${refund.id}/decision`, { decision: 'decline', note });
    expect(refusal(await decide(' ')).code).toBe('validation_failed');
    expect((await decide('It was used in full')).json).toMatchObject({
      ...{ status: 'failed', failure: 'declined', decline_note: 'It was used in full' },
    });
    expect(await waits('refund')).toMatchObject({ count: 0, oldest_at: null });
  });

  it('say of a refund whether it waits, is under way or is done, wherever they stand', async () => {
    const { id, reference } = await buy();
    await payments.decide(reference, 'completed');
    const whole = `alpha:${id}`;
    const states = async () => {
      const row = (await ann.get(listPath('payments', { filter: { q: id } }))).json as StaffPayment[];
      const page = (await ann.get(`/admin-api/members/alpha:${member.id}`)).json as MemberPage;
      const told = [row[0], await story(id), page.money?.payments.find((one) => one.id === whole)];
      const [first, ...others] = told.map((one) => [one?.status, one?.refunded, one?.open_refund]);
      for (const other of others) expect(other).toEqual(first);
      return first;
    };
    const sums = async () =>
      (
        (await ann.get(`/admin-api/payment-sums?${filterOf({ q: id })}`)).json as Answer<
          typeof getPaymentSums
        >
      ).sums?.map((sum) => [sum.paid, sum.went_back, sum.open_refunds]);
    expect([await states(), await sums()]).toEqual([['completed', 0, null], [[999, 0, 0]]]);
    const { amount, credits } = (await story(id)).offers.full ?? { amount: 0, credits: 0 };
    const refund = (await ask(ann, id, { amount, credits })).json as StaffRefund;
    const open = (waits: boolean) => ['completed', 0, { amount: 999, waits }];
    expect([await states(), await sums()]).toEqual([open(true), [[999, 0, 999]]]);
    expect((await csv({ q: id })).text).toContain(',EUR,9.99,0.00,0.00,9.99,');
    await bob.post(`/admin-api/refunds/${refund.id}/decision`, { decision: 'approve' });
    expect([await states(), await sums()]).toEqual([open(false), [[999, 0, 999]]]);
    await app.runOutbox();
    app.clock.advance(3_600_000);
    // The provider is asked what became of it.
    await app.runOutbox();
    expect([await states(), await sums()]).toEqual([['refunded', 999, null], [[999, 999, 0]]]);
    expect((await csv({ q: id })).text).toContain(',EUR,9.99,0.00,9.99,0.00,');
  });

  it('are summed by currency as the list finds them, charged back or never paid', async () => {
    const since = app.clock.now().toISOString();
    const [, other, back] = [await buy(), await buy(), await buy(), await buy('failed')];
    await app.inTenant('alpha', async () => {
      const set = (what: string, id: string) =>
        app.database.write(`UPDATE payment SET ${what} WHERE tenant_id = :tenant AND id = :id`, { id });
      await set("currency = 'SEK', amount_cents = 5000, refunded_cents = 500", other.id);
      await set("previous_status = status, status = 'charged_back', charged_back_at = completed_at", back.id);
    });
    const filter = { q: member.id, since };
    const answer = await ann.get(`/admin-api/payment-sums?${filterOf(filter)}`);
    expect(answer.json).toEqual({
      sums: [
        { currency: 'EUR', paid: 1998, went_back: 999, open_refunds: 0 },
        { currency: 'SEK', paid: 5000, went_back: 500, open_refunds: 0 },
      ],
    });
    const only = await ann.get(`/admin-api/payment-sums?${filterOf({ ...filter, currency: 'SEK' })}`);
    expect(only.json).toMatchObject({ sums: [{ paid: 5000 }] });
    const none = await ann.get(`/admin-api/payment-sums?${filterOf({ q: 'nothing like it' })}`);
    expect(none.json).toEqual({ sums: [] });
    const sums = (most: number) =>
      app.nest
        .get(PaymentListRepository, { strict: false })
        .sums({ tenants: ['alpha'], id: member.id }, most);
    expect([await sums(3), (await sums(4))?.length]).toEqual([null, 2]);
  });

  it('are sorted by amount within a currency, page by page', async () => {
    const bought = [await buy(), await buy(), await buy(), await buy()];
    await app.inTenant('alpha', async () => {
      for (const [at, [currency, cents]] of [
        ['SEK', 300],
        ['EUR', 700],
        ['SEK', 9000],
        ['EUR', 700],
      ].entries())
        await app.database.write(
          'UPDATE payment SET currency = :currency, amount_cents = :cents WHERE tenant_id = :tenant AND id = :id',
          { currency, cents, id: bought[at]?.id },
        );
    });
    const [small, one, large, two] = bought.map(({ id }) => `alpha:${id}`);
    const [lower, higher] = [one, two].sort();
    const filter = { q: member.id };
    for (const [direction, expected] of [
      ['DESC', [large, small, higher, lower]],
      ['ASC', [lower, higher, small, large]],
    ] as const) {
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const page = await ann.get(
          listPath('payments', {
            ...{ filter, sort: ['amount', direction], limit: 1 },
            ...(after !== undefined && { after }),
          }),
        );
        seen.push(...(page.json as StaffPayment[]).map(({ id }) => id));
        after = page.headers['next-page'] as string | undefined;
      } while (after !== undefined);
      expect(seen).toEqual(expected);
    }
  });

  it('are refunded with a reason alone', async () => {
    const { id } = await buy();
    expect(refusal(await ask(ann, id, { reason: undefined })).code).toBe('validation_failed');
    expect(refusal(await ask(ann, id, { reason: 'because' })).code).toBe('validation_failed');
    expect(refusal(await ask(ann, id, { note: 'x'.repeat(301) })).code).toBe('validation_failed');
  });
});
