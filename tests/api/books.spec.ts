import { randomUUID } from 'node:crypto';
import type { Answer } from '../../packages/contract/src/route.ts';
import { orderNumber } from '../../packages/contract/src/money/order-number.ts';
import type { getAccounting } from '../../packages/contract/src/money/calls/accounting.ts';
import type { BookDifference, BookPosting, getBooks } from '../../packages/contract/src/money/calls/books.ts';
import type { getMoneyFigures } from '../../packages/contract/src/money/calls/money-figures.ts';
import type { getStaffPayment } from '../../packages/contract/src/money/calls/payment-desk.ts';
import type { Browser } from '../support/app/browser.ts';
import { createStaff, listPath, openConsole } from '../support/app/console.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { refusal } from '../support/members/account-calls.ts';
import { joinConfirmed, type TestMember } from '../support/members/members.ts';
import { ledgerOf } from '../support/payments/ledger.ts';
import { paymentsOf, type StartedPayment } from '../support/payments/payments.ts';

const dayMs = 86_400_000;

/** Two months of a brand: bought, spent, refunded in part, taken back by a bank. */
describe('the books of a brand', () => {
  let app: TestApp;
  let owner: Browser;
  let support: Browser;
  let member: TestMember;
  let months: [string, string];
  /** Refunded in part; of the first month, its refund of the second. */
  let first: StartedPayment;
  /** Taken back by the bank in the second month. */
  let second: StartedPayment;
  beforeAll(async () => {
    app = await startTestApp({
      settings: {
        alpha: {
          bundles: [{ code: 'starter', credits: 100, price_cents: 999 }],
          signup_credits: 0,
          refund_days: 30,
          refund_limit_cents: 5000,
          time_zone: 'Pacific/Auckland',
        },
      },
    });
    const payments = paymentsOf(app, 'alpha');
    const ledger = ledgerOf(app, 'alpha');
    await createStaff(app, 'owner@staff.test', 'owner', []);
    await createStaff(app, 'support@staff.test', 'support', ['alpha']);
    owner = await openConsole(app, 'owner@staff.test');
    support = await openConsole(app, 'support@staff.test');
    member = await joinConfirmed(app, 'alpha');
    const other = await joinConfirmed(app, 'alpha');
    const buy = async (by: TestMember) => {
      app.clock.advance(1000);
      const started = await payments.start(by);
      await payments.tell(started.reference, 'completed');
      // The sandbox's own books have to know it, or it refuses the refund.
      await app.inTenant('alpha', () =>
        app.database.write(
          "UPDATE sandbox_checkout SET status = 'completed' WHERE tenant_id = :tenant AND reference = :reference",
          { reference: started.reference },
        ),
      );
      return started;
    };
    // Late on the last evening of a month in UTC, when the brand's next month has begun long ago.
    const now = app.clock.now();
    const lastEvening = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1) - 3_600_000;
    app.clock.advance(lastEvening - 20 * dayMs - now.getTime());
    first = await buy(member);
    app.clock.advance(lastEvening - app.clock.now().getTime());
    second = await buy(other);
    const monthOf = (ms: number) => new Date(ms).toISOString().slice(0, 7);
    months = [monthOf(lastEvening - 20 * dayMs), monthOf(lastEvening + dayMs)];
    await ledger.spend({
      ...{ memberId: member.id, recipientId: other.id, recipientFictional: false },
      ...{ messageId: ledger.newId(), amount: 60 },
    });
    [owner, support] = [
      await openConsole(app, 'owner@staff.test'),
      await openConsole(app, 'support@staff.test'),
    ];
    const { offers } = (await support.get(`/admin-api/payments/alpha:${first.id}`)).json as Answer<
      typeof getStaffPayment
    >;
    // Each posting has a second of its own: of two in one millisecond, nobody says which came first.
    app.clock.advance(1000);
    await support.post(`/admin-api/payments/alpha:${first.id}/refunds`, {
      ...{ client_id: randomUUID(), kind: 'unused', reason: 'changed_mind' },
      ...{ amount: offers.unused?.amount, credits: offers.unused?.credits },
    });
    await app.runOutbox();
    await app.inTenant('alpha', () =>
      app.database.write(
        `UPDATE refund SET previous_status = status, status = 'completed', open_mark = NULL, settled_at = :now
          WHERE tenant_id = :tenant AND status = 'pending'`,
        { now: app.clock.now() },
      ),
    );
    app.clock.advance(1000);
    await payments.tell(second.reference, 'charged_back');
  });

  const entriesOf = async (month: string) => {
    const answer = await owner.get(`/admin-api/accounting/alpha/${month}/entries.csv`);
    const [head = '', ...lines] = answer.text.trim().split('\n');
    const names = head.split(',');
    return lines.map((line) =>
      Object.fromEntries(line.split(',').map((cell, index) => [names[index], cell])),
    ) as Record<string, string>[];
  };
  const sumOf = (rows: readonly Record<string, string>[], what: string) =>
    rows.reduce((sum, row) => sum + Math.round(Number(row[what]) * 100), 0);

  describe('as accounting', () => {
    it('have each payment, refund and chargeback in the month of the brand’s own days', async () => {
      const [earlier, later] = [await entriesOf(months[0]), await entriesOf(months[1])];
      expect(earlier).toMatchObject([
        {
          ...{ kind: 'payment', order_number: orderNumber(first.id), gross: '9.99', vat: '1.73' },
          ...{ net: '8.26', vat_rate: '21.00', credits: '100', provider_id: first.reference },
        },
      ]);
      expect(later.map(({ kind, gross, vat, credits }) => [kind, gross, vat, credits])).toEqual([
        ['payment', '9.99', '1.73', '100'],
        ['refund', '-4.00', '-0.69', '-40'],
        ['chargeback', '-9.99', '-1.73', '-100'],
      ]);
      expect(later[0]?.date).toBe(`${months[1]}-01`);
      expect(later[0]?.time_utc?.slice(0, 7)).toBe(months[0]);
    });

    it('come to what the ledger and the payments say', async () => {
      const all = [...(await entriesOf(months[0])), ...(await entriesOf(months[1]))];
      const books = (await owner.get('/admin-api/books/alpha')).json as Answer<typeof getBooks>;
      const [money] = books.money;
      if (!money) throw new Error('nothing was paid');
      expect(sumOf(all, 'gross')).toBe(money.paid - money.refunded - money.charged_back);
      expect(sumOf(all, 'net') + sumOf(all, 'vat')).toBe(sumOf(all, 'gross'));
      const sold = await app.inTenant('alpha', () =>
        app.database.number(
          `SELECT SUM(IF(debit_account = 'sales', amount, -amount)) FROM ledger_posting
            WHERE tenant_id = :tenant AND 'sales' IN (debit_account, credit_account)`,
        ),
      );
      expect(sumOf(all, 'credits') / 100).toBe(sold);
    });

    it('are summed by country and rate, as the page and the file say', async () => {
      const answer = await owner.get(`/admin-api/accounting/alpha?month=${months[1]}`);
      const { sums, time_zone: zone } = answer.json as Answer<typeof getAccounting>;
      expect(zone).toBe('Pacific/Auckland');
      expect(sums).toEqual([
        {
          ...{ country: 'NL', currency: 'EUR', rate: 2100, payments: 1, refunds: 1, chargebacks: 1 },
          ...{ net: 826 - 331 - 826, vat: 173 - 69 - 173, gross: -400 },
        },
      ]);
      const file = await owner.get(`/admin-api/accounting/alpha/${months[1]}/vat.csv`);
      expect(file.text.trim().split('\n')[1]).toBe('NL,EUR,21.00,1,1,1,-3.31,-0.69,-4.00');
    });

    it('of a month that is none are not there', async () => {
      expect((await owner.get('/admin-api/accounting/alpha/2026-13/entries.csv')).status).toBe(404);
      expect(refusal(await owner.get('/admin-api/accounting/alpha?month=2026-13')).code).toBe(
        'validation_failed',
      );
    });
  });

  describe('as a ledger', () => {
    const postings = async (filter: object, limit = 25, after?: string) => {
      const answer = await owner.get(
        listPath('postings', {
          ...{ filter, sort: ['created_at', 'DESC'], limit },
          ...(after === undefined ? {} : { after }),
        }),
      );
      return { rows: answer.json as BookPosting[], next: answer.headers['next-page'] };
    };

    it('list an account’s statement page by page, and lead to what is behind a posting', async () => {
      const all = (await postings({ tenant: 'alpha' })).rows;
      expect(all.map(({ cause }) => cause)).toEqual(['chargeback', 'refund', 'purchase', 'purchase']);
      expect(all.at(-1)).toMatchObject({
        ...{ debit: 'sales', amount: 100, payment: first.id, order: orderNumber(first.id) },
      });
      const paged: BookPosting[] = [];
      let after: string | undefined;
      do {
        const page = await postings({ tenant: 'alpha' }, 3, after);
        paged.push(...page.rows);
        after = page.next as string | undefined;
      } while (after !== undefined);
      expect(paged).toEqual(all);
      const wallet = all.at(-1)?.credit;
      expect((await postings({ tenant: 'alpha', account: wallet })).rows.map(({ cause }) => cause)).toEqual([
        'refund',
        'message',
        'purchase',
      ]);
      expect((await postings({ tenant: 'alpha', cause: 'refund' })).rows).toHaveLength(1);
      expect((await postings({})).rows).toEqual([]);
      expect(JSON.stringify(all)).not.toContain(member.id);
    });

    it('are checked by a worker, and what it finds is worked through', async () => {
      const payment = first.id;
      const amount = (cents: number) =>
        app.inTenant('alpha', () =>
          app.database.write(
            'UPDATE payment SET amount_cents = :cents WHERE tenant_id = :tenant AND id = :payment',
            { payment, cents },
          ),
        );
      const check = async () => {
        app.clock.advance(1000);
        expect((await owner.post('/admin-api/books/alpha/check', {})).status).toBe(200);
        await app.runOutbox();
      };
      const open = async () =>
        (await owner.get(listPath('differences', { filter: { tenant: 'alpha', open: true } })))
          .json as BookDifference[];
      await check();
      const known = await open();
      await amount(1099);
      await check();
      const found = (await open()).filter(({ kind }) => kind === 'amount_differs');
      expect(found).toMatchObject([{ payment, ours: '1099 EUR', theirs: '999 EUR', source: 'provider' }]);
      const { differences } = (await support.get(`/admin-api/payments/alpha:${payment}`)).json as Answer<
        typeof getStaffPayment
      >;
      expect(differences).toMatchObject([{ kind: 'amount_differs', settled_at: null }]);
      const settle = (note: string) =>
        owner.post(`/admin-api/differences/${found[0]?.id}/settlement`, { note });
      expect(refusal(await settle('')).code).toBe('validation_failed');
      expect((await settle('A price of the trade fair')).json).toMatchObject({
        ...{ note: 'A price of the trade fair', settled_by: 'Somebody of owner' },
      });
      // As long as it is the same, nobody has to look again; once it is right, it has settled itself.
      await check();
      expect(await open()).toHaveLength(known.length);
      await amount(1199);
      await check();
      expect(await open()).toHaveLength(known.length + 1);
      await amount(999);
      await check();
      expect(await open()).toHaveLength(known.length);
      const books = (await owner.get('/admin-api/books/alpha')).json as Answer<typeof getBooks>;
      const { sales, usage, grants, wallets } = books.check?.balances ?? {
        ...{ sales: 1, usage: 0, grants: 0, wallets: 0 },
      };
      expect(sales + usage + grants + wallets).toBe(0);
      expect(usage).toBe(60);
    });
  });

  it('are charted by day and week, each day whether anything was or not', async () => {
    const figures = (query: string) => owner.get(`/admin-api/money/figures?tenant=alpha&${query}`);
    const last = new Date(`${months[1]}-02T00:00:00.000Z`).toISOString().slice(0, 10);
    const from = new Date(Date.parse(last) - 40 * dayMs).toISOString().slice(0, 10);
    const { points } = (await figures(`from=${from}&to=${last}`)).json as Answer<typeof getMoneyFigures>;
    expect(points).toHaveLength(41);
    const sum = (what: 'payments' | 'refunds' | 'signups' | 'buyers') =>
      points.reduce((total, point) => total + point[what], 0);
    expect([sum('payments'), sum('refunds')]).toEqual([2, 2]);
    expect(points.find((point) => point.from === `${months[1]}-01`)).toMatchObject({
      ...{ payments: 1, revenue: [{ currency: 'EUR', amount: 999 }] },
      refunded: [{ currency: 'EUR', amount: 1399 }],
    });
    const weeks = (await figures(`from=${from}&to=${last}&step=week`)).json as Answer<typeof getMoneyFigures>;
    expect(weeks.points.length).toBeLessThanOrEqual(7);
    expect(weeks.points.reduce((total, point) => total + point.payments, 0)).toBe(2);
    for (const wrong of [`from=${last}&to=${from}`, `from=2020-01-01&to=${last}`])
      expect(refusal(await figures(wrong)).code).toBe('validation_failed');
  });

  it('are nobody’s who lacks the right or the brand', async () => {
    for (const role of ['operator', 'moderator'] as const)
      await createStaff(app, `${role}@staff.test`, role, ['alpha']);
    const calls: ((by: Browser, tenant: string) => ReturnType<Browser['get']>)[] = [
      (by, tenant) => by.get(`/admin-api/books/${tenant}`),
      (by, tenant) => by.post(`/admin-api/books/${tenant}/check`, {}),
      (by, tenant) => by.get(listPath('postings', { filter: { tenant } })),
      (by, tenant) =>
        by.post(`/admin-api/differences/${tenant}:${'0'.repeat(24)}/settlement`, { note: 'nothing' }),
      (by, tenant) => by.get(`/admin-api/accounting/${tenant}?month=2026-01`),
      (by, tenant) => by.get(`/admin-api/accounting/${tenant}/2026-01/entries.csv`),
      (by, tenant) => by.get(`/admin-api/accounting/${tenant}/2026-01/vat.csv`),
      (by, tenant) => by.get(`/admin-api/money/figures?tenant=${tenant}&from=2026-01-01&to=2026-01-02`),
      (by, tenant) => by.get(listPath('differences', { filter: { tenant } })),
    ];
    // One after the other: a person has one file at a time.
    const statuses = async (by: Browser, tenant: string) => {
      const found: number[] = [];
      for (const call of calls) found.push((await call(by, tenant)).status);
      return found;
    };
    const others = [
      support,
      await openConsole(app, 'operator@staff.test'),
      await openConsole(app, 'moderator@staff.test'),
    ];
    for (const by of others) expect(await statuses(by, 'alpha')).toEqual(calls.map(() => 403));
    for (const by of others)
      expect([
        (await by.get('/admin-api/accounting?month=2026-01')).status,
        (await by.get('/admin-api/money/figures?from=2026-01-01&to=2026-01-02')).status,
      ]).toEqual([403, 403]);
    // Owners have every brand that there is; the list over several brands is empty then.
    expect(await statuses(owner, 'gamma')).toEqual([
      ...calls.slice(0, -1).map(() => 404),
      expect.any(Number),
    ]);
  });
});
