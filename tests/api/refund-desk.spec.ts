import { randomUUID } from 'node:crypto';
import type { Answer } from '../../packages/contract/src/route.ts';
import type { getStaffPayment, StaffRefund } from '../../packages/contract/src/money/calls/payment-desk.ts';
import { errorNumber } from '../../apps/server/src/kernel/database/database.ts';
import { createStaff, openConsole } from '../support/app/console.ts';
import type { Browser } from '../support/app/browser.ts';
import { joinConfirmed, type TestMember } from '../support/members/members.ts';
import { ledgerOf, type Ledger } from '../support/payments/ledger.ts';
import { paymentsOf } from '../support/payments/payments.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';

describe('refunds by support', () => {
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
    await createStaff(app, 'eve@staff.test', 'support', ['beta']);
    await createStaff(app, 'mod@staff.test', 'moderator', ['alpha']);
    [ann, bob] = [await openConsole(app, 'ann@staff.test'), await openConsole(app, 'bob@staff.test')];
  });
  beforeEach(async () => {
    member = await joinConfirmed(app, 'alpha');
  });
  afterEach(async () => {
    expect(await ledger.findings()).toEqual([]);
  });

  const buy = async () => {
    app.clock.advance(1000);
    const started = await payments.start(member);
    // The sandbox's own books have to know it, or it refuses the refund.
    await app.inTenant('alpha', () =>
      app.database.write(
        "UPDATE sandbox_checkout SET status = 'completed' WHERE tenant_id = :tenant AND reference = :reference",
        { reference: started.reference },
      ),
    );
    await payments.tell(started.reference, 'completed');
    return started;
  };
  const spend = async (amount: number) => {
    const recipient = await joinConfirmed(app, 'alpha');
    await ledger.spend({
      memberId: member.id,
      recipientId: recipient.id,
      recipientFictional: false,
      messageId: ledger.newId(),
      amount,
    });
  };
  const ask = (by: Browser, id: string, body: object) =>
    by.post(`/admin-api/payments/alpha:${id}/refunds`, {
      client_id: randomUUID(),
      reason: 'goodwill',
      ...body,
    });
  const decide = (by: Browser, id: string, decision: 'approve' | 'decline') =>
    by.post(
      `/admin-api/refunds/${id}/decision`,
      decision === 'approve' ? { decision } : { decision, note: 'They wrote that it was a mistake.' },
    );
  const story = async (id: string) =>
    (await ann.get(`/admin-api/payments/alpha:${id}`)).json as Answer<typeof getStaffPayment>;
  const audited = () =>
    app.database.manager.query<{ action: string }[]>(
      "SELECT action FROM audit_entry WHERE action LIKE 'refund.%' ORDER BY at DESC, id DESC LIMIT 5",
    );

  it('below the limit go at once, and tell their story', async () => {
    const { id } = await buy();
    await spend(60);
    const before = await story(id);
    expect(before).toMatchObject({
      status: 'completed',
      offers: { unused: { amount: 400, credits: 40, used_credits: 60 }, full: { amount: 999, credits: 40 } },
      limit: 500,
      events: [{ source: 'webhook', status: 'completed' }],
      postings: [{ cause: 'purchase', amount: 100 }],
    });
    app.clock.advance(1000);
    const asked = await ask(ann, id, { kind: 'unused', amount: 400, credits: 40 });
    expect(asked).toMatchObject({
      status: 200,
      json: { status: 'requested', waits: false, staff: 'Somebody of support' },
    });
    expect((await ledger.wallet(member.id)).credits).toBe(0);
    await app.runOutbox();
    const after = await story(id);
    expect(after.refunds).toMatchObject([{ kind: 'unused', amount: 400, credits: 40 }]);
    expect(after.postings).toMatchObject([{ cause: 'purchase' }, { cause: 'refund', amount: -40 }]);
    expect((await audited()).map(({ action }) => action)).toContain('refund.asked');
  });

  it('above it wait for a second person, who isn’t the first', async () => {
    const { id } = await buy();
    await spend(60);
    const asked = (await ask(ann, id, { kind: 'full', amount: 999, credits: 40 })).json as StaffRefund;
    expect(asked).toMatchObject({ status: 'requested', waits: true, decidable: false });
    await app.runOutbox();
    expect((await story(id)).refunds).toMatchObject([{ status: 'requested', waits: true }]);
    expect(await decide(ann, asked.id, 'approve')).toMatchObject({
      status: 403,
      json: { error: { code: 'other_person_required' } },
    });
    const queue = await bob.get('/admin-api/refunds?filter={"tenant":"alpha","status":"requested"}');
    expect(queue.json).toMatchObject([{ id: asked.id, decidable: true }]);
    expect(await decide(bob, asked.id, 'approve')).toMatchObject({
      json: { waits: false, status: 'requested' },
    });
    expect(await decide(bob, asked.id, 'approve')).toMatchObject({
      json: { error: { code: 'refund_decided' } },
    });
    await app.runOutbox();
    const [done] = (await story(id)).refunds;
    expect(done?.approved_by).toBe('Somebody of support');
    expect((await audited()).map(({ action }) => action)).toContain('refund.approved');
  });

  it('that are declined give the credits again', async () => {
    const { id } = await buy();
    const asked = (await ask(ann, id, { kind: 'full', amount: 999, credits: 100 })).json as StaffRefund;
    expect((await ledger.wallet(member.id)).credits).toBe(0);
    expect(await decide(ann, asked.id, 'decline')).toMatchObject({
      json: { status: 'failed', failure: 'declined' },
    });
    expect((await ledger.wallet(member.id)).credits).toBe(100);
    const again = await ask(bob, id, { kind: 'full', amount: 999, credits: 100 });
    expect(again.status).toBe(200);
  });

  it('the database itself refuses the same person twice, and an amount above the limit without a second', async () => {
    const { id } = await buy();
    const asked = (await ask(ann, id, { kind: 'full', amount: 999, credits: 100 })).json as StaffRefund;
    const attempt = (change: string) =>
      app.inTenant('alpha', async () => {
        try {
          await app.database.write(`UPDATE refund SET ${change} WHERE tenant_id = :tenant AND id = :id`, {
            id: asked.id.slice('alpha:'.length),
          });
          return 0;
        } catch (error) {
          return errorNumber(error);
        }
      });
    const check = 4025;
    expect(await attempt('approved_by = staff_id')).toBe(check);
    expect(await attempt("previous_status = status, status = 'pending'")).toBe(check);
    expect(
      await attempt("previous_status = status, status = 'completed', open_mark = NULL, settled_at = NOW(3)"),
    ).toBe(check);
    await decide(bob, asked.id, 'decline');
    expect(
      await attempt(
        "previous_status = status, status = 'requested', failure = NULL, settled_at = NULL, open_mark = 1",
      ),
    ).toBe(check);
  });

  it('is nobody’s who lacks the right or the brand', async () => {
    const { id } = await buy();
    const asked = (await ask(ann, id, { kind: 'full', amount: 999, credits: 100 })).json as StaffRefund;
    const [eve, mod] = [await openConsole(app, 'eve@staff.test'), await openConsole(app, 'mod@staff.test')];
    const calls = (by: Browser, payment: string, refund: string, tenant: string, who: string) => [
      by.get(`/admin-api/payments?filter=${encodeURIComponent(JSON.stringify({ tenant }))}`),
      by.get(`/admin-api/payments/${tenant}:${payment}`),
      by.post(`/admin-api/payments/${tenant}:${payment}/refunds`, {
        ...{ client_id: randomUUID(), kind: 'full', amount: 999, credits: 100, reason: 'other' },
      }),
      by.get(`/admin-api/refunds?filter=${encodeURIComponent(JSON.stringify({ tenant }))}`),
      by.post(`/admin-api/refunds/${tenant}:${refund}/decision`, { decision: 'approve' }),
      by.get(`/admin-api/ledgers/${tenant}:${who}`),
      by.get(`/admin-api/list-files/payments?filter=${encodeURIComponent(JSON.stringify({ tenant }))}`),
      by.get(`/admin-api/payment-sums?filter=${encodeURIComponent(JSON.stringify({ tenant }))}`),
    ];
    const refund = asked.id.slice('alpha:'.length);
    const refused = await Promise.all(calls(eve, id, refund, 'alpha', member.id));
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404, 404]);
    const nowhere = await Promise.all(calls(eve, id, refund, 'gamma', member.id));
    expect(refused.map(({ text }) => text)).toEqual(nowhere.map(({ text }) => text));
    const forbidden = await Promise.all(calls(mod, id, refund, 'alpha', member.id));
    expect(forbidden.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 403, 403]);
    // Of another brand, by the ids of this one.
    const there = await Promise.all(calls(eve, id, refund, 'beta', member.id).slice(1, 3));
    expect(there.map(({ status }) => status)).toEqual([404, 404]);
    expect((await eve.get('/admin-api/payments')).json).toEqual([]);
    expect((await eve.get('/admin-api/payment-sums')).json).toEqual({ sums: [] });
  });

  it('shows a member’s ledger', async () => {
    await buy();
    const answer = await ann.get(`/admin-api/ledgers/alpha:${member.id}`);
    expect(answer.json).toMatchObject({
      credits: 100,
      paid_user: true,
      direct_debit_blocked: false,
      postings: [{ amount: 100, cause: 'purchase' }],
    });
  });
});
