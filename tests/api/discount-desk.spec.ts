import type { DiscountCodeRow } from '../../packages/contract/src/money/calls/discount-codes.ts';
import type { Browser } from '../support/app/browser.ts';
import { createStaff, listPath, openConsole } from '../support/app/console.ts';
import { refusal } from '../support/members/account-calls.ts';
import { joinMember } from '../support/members/members.ts';
import { paymentsOf } from '../support/payments/payments.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';

const rules = {
  ...{ percentage: 20, value: null, currency: null, minimum_order_value: null, country: null },
  ...{ expires: null, paymentmethods: null, validity: 'once-per-user' },
};

let app: TestApp;
let operator: Browser;
let support: Browser;
let operatorId: string;
beforeAll(async () => {
  app = await startTestApp();
  operatorId = await createStaff(app, 'operator@staff.test', 'operator', ['alpha']);
  await createStaff(app, 'support@staff.test', 'support', ['alpha']);
  operator = await openConsole(app, 'operator@staff.test');
  support = await openConsole(app, 'support@staff.test');
});

const make = (body: object, browser = operator) =>
  browser.post('/admin-api/discount-codes', { tenant: 'alpha', ...rules, ...body });
const made = async (body: object): Promise<DiscountCodeRow> => {
  const answer = await make(body);
  expect(answer.status).toBe(200);
  return answer.json as DiscountCodeRow;
};
const put = (id: string, body: object) => operator.put(`/admin-api/discount-codes/${id}`, body);
const list = async (filter: object = {}) =>
  (await operator.get(listPath('discount-codes', { filter, sort: ['created_at', 'DESC'], limit: 100 })))
    .json as DiscountCodeRow[];
const audited = () =>
  app.database.select<{ action: string; changes: string }>(
    "SELECT action, changes FROM audit_entry WHERE staff_id = :id AND action LIKE 'discount.%' ORDER BY id",
    { id: operatorId },
  );

describe('codes on the console', () => {
  it('are made, found, changed and disabled, and each deed is written down', async () => {
    const code = await made({ code: 'SPRING', expires: '2099-01-01T00:00:00.000Z' });
    expect(code).toMatchObject({ code: 'SPRING', percentage: 20, status: 'active', uses: 0, revenue: [] });
    expect(await list({ q: 'spr' })).toEqual([code]);
    const changed = await put(code.id, { status: 'disabled', country: 'NL' });
    expect(changed.json).toMatchObject({ status: 'disabled', country: 'NL', expires: code.expires });
    expect((await list({ status: 'disabled' })).map(({ id }) => id)).toEqual([code.id]);
    expect((await operator.get(`/admin-api/discount-codes/${code.id}`)).json).toEqual(changed.json);
    expect((await audited()).map(({ action }) => action).sort()).toEqual([
      'discount.changed',
      'discount.created',
    ]);
  });

  it('have a name once', async () => {
    await made({ code: 'TWICE1' });
    expect(refusal(await make({ code: 'TWICE1' })).code).toBe('discount_code_taken');
    for (const code of ['TIMEBONUS25', 'WELCOME25', 'TRIAL', 'STAY'])
      expect(refusal(await make({ code })).code).toBe('discount_code_taken');
  });

  it.each([
    ['neither share nor value', { percentage: null }, 'validation_failed'],
    ['both', { value: 100, currency: 'EUR' }, 'validation_failed'],
    ['an amount without a currency', { minimum_order_value: 100 }, 'validation_failed'],
    ['a share that makes messages too cheap', { percentage: 60 }, 'discount_too_low'],
    [
      'a value that makes messages too cheap',
      { percentage: null, value: 900, currency: 'EUR' },
      'discount_too_low',
    ],
    ['a member of nowhere', { user_id: '0'.repeat(24) }, 'not_found'],
  ])('are refused with %s', async (_what, change, code) => {
    expect(refusal(await make(change)).code).toBe(code);
  });

  it('for one member are drawn, so that their name says nothing', async () => {
    const member = await joinMember(app, 'alpha');
    expect(refusal(await make({ user_id: member.id, code: 'ANNA25' })).code).toBe('validation_failed');
    const code = await made({ user_id: `alpha:${member.id}` });
    expect(code.code).toMatch(/^[2-9A-HJ-NP-Z]{12}$/);
    expect(code.user_id).toBe(`alpha:${member.id}`);
  });

  it('are drawn by the hundred, all different, and come as a file', async () => {
    const answer = await operator.post('/admin-api/discount-batches', {
      ...{ tenant: 'alpha', prefix: 'FAIR', count: 250, ...rules, validity: 'once' },
    });
    const { codes } = answer.json as { codes: string[] };
    expect(new Set(codes).size).toBe(250);
    expect(codes.every((code) => /^FAIR[2-9A-HJ-NP-Z]{12}$/.test(code))).toBe(true);
    const file = await operator.get(
      listPath('list-files/discount-codes', { filter: { tenant: 'alpha', q: 'fair' } }),
    );
    const lines = file.text.trim().split('\n');
    expect(lines[0]).toMatch(/^brand,code,status,validity,percentage,value,currency/);
    expect(
      lines
        .slice(1)
        .map((line) => line.split(',')[1])
        .sort(),
    ).toEqual([...codes].sort());
    expect((await audited()).map(({ action }) => action)).toContain('discount.drawn');
  });

  it('tell what they brought', async () => {
    const payments = paymentsOf(app, 'alpha');
    await made({ code: 'FIGURES' });
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => joinMember(app, 'alpha')));
    if (!first || !second || !third) throw new Error('nobody');
    const paid = await payments.start(first, { discount: 'FIGURES' });
    await payments.tell(paid.reference, 'completed');
    await payments.start(second, { discount: 'FIGURES' });
    const failed = await payments.start(third, { discount: 'FIGURES' });
    await payments.tell(failed.reference, 'failed');
    const [row] = await list({ q: 'FIGURES' });
    expect(row).toMatchObject({
      ...{ uses: 1, open: 1 },
      revenue: [{ currency: 'EUR', amount: 799, taken_off: 200 }],
    });
  });

  it('are for those who may make them, of the brands that they were given', async () => {
    expect((await make({ code: 'NOTMINE' }, support)).status).toBe(403);
    expect((await support.get(listPath('discount-codes'))).status).toBe(403);
    expect(refusal(await make({ tenant: 'beta', code: 'ELSEWHERE' })).code).toBe('not_found');
    expect(refusal(await put(`beta:${'0'.repeat(24)}`, { status: 'disabled' })).code).toBe('not_found');
    expect((await list()).every(({ tenant }) => tenant === 'alpha')).toBe(true);
  });

  it('tell the prices that a brand had', async () => {
    const answer = await operator.get('/admin-api/tenants/alpha/prices');
    expect(answer.json).toMatchObject({ versions: [{ currency: 'EUR' }] });
    expect((await operator.get('/admin-api/tenants/beta/prices')).status).toBe(404);
  });
});
