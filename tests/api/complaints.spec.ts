import { Housekeeping } from '../../apps/server/src/kernel/housekeeping/housekeeping.ts';
import { orderNumber } from '../../packages/contract/src/money/order-number.ts';
import type { Complaint } from '../../packages/contract/src/safety/calls/support.ts';
import type { WaitingQueueRow } from '../../packages/contract/src/overviews/calls/home.ts';
import type { SupportCase, SupportCaseRow } from '../../packages/contract/src/safety/calls/support-desk.ts';
import { Browser } from '../support/app/browser.ts';
import { consoleHost, createStaff, listPath, openConsole } from '../support/app/console.ts';
import { startTestApp, type TestAnswer, type TestApp } from '../support/app/test-app.ts';
import { becomeMember, mailsTo, newestMail, refusal } from '../support/members/account-calls.ts';
import { deleteAccount } from '../support/members/departure-calls.ts';
import { joinConfirmed } from '../support/members/members.ts';
import { addProfile, someId } from '../support/members/profiles.ts';
import { take } from '../support/desk/desk.ts';
import { paymentsOf } from '../support/payments/payments.ts';
import { receiptOf, sendReport } from '../support/reports/reporting.ts';

const beta = 'beta.localhost';
const day = 24 * 3_600_000;

let app: TestApp;
let sue: Browser;
let sam: Browser;
let sueId: string;

beforeAll(async () => {
  app = await startTestApp({ settings: { beta: { logged_out_search: 'all' } } });
  sueId = await createStaff(app, 'sue@staff.test', 'support', ['beta']);
  await createStaff(app, 'sam@staff.test', 'support', ['beta']);
  await createStaff(app, 'mia@staff.test', 'moderator', ['beta']);
  await createStaff(app, 'alf@staff.test', 'support', ['alpha']);
  await pass(0);
});

/** Lets days go by, and staff log in again. */
async function pass(days: number): Promise<void> {
  app.clock.advance(days * day);
  sue = await openConsole(app, 'sue@staff.test');
  sam = await openConsole(app, 'sam@staff.test');
}

interface Made {
  number: string;
  due_at: string;
  token: string;
}

let visitors = 0;
const someAddress = () => `visitor${++visitors}@example.test`;
const visitor = (host = beta) => new Browser(app, host);
const complain = (browser: Browser, about: object, more: object = {}) =>
  sendReport(browser, { about, ...more }, '/api/complaints');
const ofPayment = { topic: 'payment', order: 'K-2026-1', text: 'I paid twice.' };
const made = async (email = someAddress(), about: object = ofPayment): Promise<Made> =>
  receiptOf(await complain(visitor(), about, { email, language: 'nl' })) as Made;
const open = ({ number, token }: Pick<Made, 'number' | 'token'>, browser = visitor()) =>
  browser.post(`/api/complaints/${number}/opening`, { token });
const shown = async (complaint: Made) => (await open(complaint)).json as Complaint;
const add = ({ number, token }: Made, text: string) => {
  app.clock.advance(1000);
  return visitor().post(`/api/complaints/${number}/messages`, { token, text });
};

async function rowOf(number: string, browser = sue): Promise<SupportCaseRow> {
  const { status, text, json } = await browser.get(listPath('support-cases', { filter: { q: number } }));
  const [row] = status === 200 ? (json as SupportCaseRow[]) : [];
  if (!row) throw new Error(`no case ${number}: ${status} ${text}`);
  return row;
}
const step = (browser: Browser, id: string, what: string, body?: object): Promise<TestAnswer> => {
  // What is written at the same moment has no order.
  app.clock.advance(1000);
  return browser.post(`/admin-api/support-cases/${id}/${what}`, body);
};
async function taken(number: string, browser = sue): Promise<SupportCase> {
  const { id } = await rowOf(number, browser);
  const answer = await step(browser, id, 'lease');
  if (answer.status !== 200) throw new Error(`taking answered ${answer.status}: ${answer.text}`);
  return answer.json as SupportCase;
}
const search = (browser: Browser, words: string, more: object = {}) =>
  browser.post('/admin-api/support-cases/search', { words, ...more });
const seenOf = ({ messages }: SupportCase) => messages.at(-1)?.id ?? '';
const passOn = (id: string, note = 'Ask the bank', browser = sue) =>
  step(browser, id, 'escalation', { note });
const answer = (found: SupportCase, text: string, close = false, browser = sue) =>
  step(browser, found.id, 'answers', { text, seen: seenOf(found), close });

/** What the home of somebody says of complaints; undefined where they answer none. */
const waits = async (browser: Browser) =>
  ((await browser.get('/admin-api/home/waiting')).json as WaitingQueueRow[]).find(
    ({ queue }) => queue === 'complaint',
  );

describe('a complaint about a payment', () => {
  it('is answered on the console, by mail and on the page that the mail leads to', async () => {
    const email = someAddress();
    const complaint = await made(email);
    expect(complaint.number).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(new Date(complaint.due_at).getTime() - app.clock.now().getTime()).toBe(7 * day);
    await app.runOutbox();
    const receipt = await newestMail(app, beta, email, complaint.number);
    expect(receipt.subject).not.toContain('paid twice');
    expect(receipt.text).toContain(complaint.number);
    expect(receipt.text).not.toContain('paid twice');
    const link = receipt.links.find((one) => one.includes('#'));
    expect(link).toContain(`/${complaint.number}#${complaint.token}`);

    const found = await taken(complaint.number);
    expect(found).toMatchObject({ topic: 'payment', order: 'K-2026-1', email, member: null, mine: true });
    expect(found.templates.map(({ text }) => text).join(' ')).toContain('14 dagen');
    expect((await step(sue, found.id, 'notes', { text: 'Looks like a double click' })).status).toBe(200);
    const noted = (await sue.get(`/admin-api/support-cases/${found.id}`)).json as SupportCase;
    expect((await answer(noted, 'We paid it back.\n\nSorry.')).json).toMatchObject({ state: 'answered' });
    await app.runOutbox();
    const mail = (await mailsTo(app, beta, email)).find(({ text }) => text.includes('We paid it back.'));
    expect(mail?.text).not.toContain('double click');
    expect(await shown(complaint)).toMatchObject({
      state: 'answered',
      can_write: true,
      messages: [
        { from: 'you', text: 'I paid twice.' },
        { from: 'us', text: 'We paid it back.\n\nSorry.' },
      ],
    });

    await pass(3);
    expect((await add(complaint, 'It came only once.')).json).toMatchObject({ state: 'open' });
    const again = await shown(complaint);
    expect(new Date(again.due_at).getTime() - app.clock.now().getTime()).toBe(7 * day);
    const retaken = await taken(complaint.number);
    expect((await answer(retaken, 'The rest is on its way.', true)).json).toMatchObject({ state: 'closed' });
    expect(refusal(await add(complaint, 'Thanks')).code).toBe('support_case_closed');
    expect((await step(sue, retaken.id, 'reopening')).json).toMatchObject({ state: 'open', mine: true });
    const entries = await app.database.select<{ action: string; subjects: string }>(
      "SELECT action, subjects FROM audit_entry WHERE staff_id = :sueId AND action LIKE 'support.%'",
      { sueId },
    );
    expect(new Set(entries.map(({ action }) => action))).toEqual(
      new Set(['support.taken', 'support.noted', 'support.answered', 'support.closed', 'support.reopened']),
    );
    expect(JSON.stringify(entries)).not.toContain('visitor');
  });

  it('is with one person at a time, who read all of it', async () => {
    const complaint = await made();
    const found = await taken(complaint.number);
    expect(refusal(await step(sam, found.id, 'lease')).code).toBe('desk_item_lost');
    expect(refusal(await answer(found, 'Mine', false, sam)).code).toBe('desk_item_lost');
    await add(complaint, 'One more thing');
    expect(refusal(await answer(found, 'Too early')).code).toBe('newer_messages');
    expect(refusal(await step(sue, found.id, 'closing', { seen: seenOf(found) })).code).toBe(
      'newer_messages',
    );
    expect((await sue.delete(`/admin-api/support-cases/${found.id}/lease`)).status).toBe(200);
    expect((await taken(complaint.number, sam)).mine).toBe(true);
    app.clock.advance(31 * 60_000);
    expect(refusal(await answer(found, 'Late', false, sam)).code).toBe('desk_item_lost');
    expect((await taken(complaint.number)).mine).toBe(true);
  });

  it('is with whoever took it for half an hour, however often they ask for it', async () => {
    const { id, held_until } = await taken((await made()).number);
    const end = new Date(app.clock.now().getTime() + 30 * 60_000).toISOString();
    expect(held_until).toBe(end);
    for (let minute = 0; minute < 29; minute++) {
      app.clock.advance(59_000);
      expect((await step(sue, id, 'lease')).json).toMatchObject({ mine: true, held_until: end });
    }
    app.clock.advance(59_000);
    expect((await step(sam, id, 'lease')).json).toMatchObject({ mine: true });
  });

  it('needs what support needs, and an address that can be answered', async () => {
    const fields = async (about: object, more: object = {}) =>
      refusal(await complain(visitor(), about, more)).fields;
    const email = someAddress();
    expect(await fields({ topic: 'payment', order: ' ', text: '' }, { email })).toEqual({
      order: 'required',
      text: 'required',
    });
    expect(await fields(ofPayment)).toEqual({ email: 'required' });
    expect(await fields(ofPayment, { email: 'nobody' })).toEqual({ email: 'invalid_email' });
    expect(await fields({ topic: 'person', address: '', reason: 'other', text: '' })).toEqual({
      address: 'required',
    });
  });

  it('opens by the token of its mail alone, and on its brand', async () => {
    const complaint = await made();
    const other = await made();
    expect((await open(complaint)).status).toBe(200);
    const wrong = [
      await open({ ...complaint, token: other.token }),
      await open({ ...complaint, number: 'AAAA-0000' }),
      await open(complaint, visitor('alpha.localhost')),
      await visitor('alpha.localhost').post(`/api/complaints/${complaint.number}/messages`, {
        token: complaint.token,
        text: 'x',
      }),
    ];
    expect(wrong.map((one) => refusal(one).code)).toEqual(Array(4).fill('link_expired'));
  });

  it('is nobody’s who lacks the right or the brand', async () => {
    const { id } = await rowOf((await made()).number);
    const alf = await openConsole(app, 'alf@staff.test');
    const mia = await openConsole(app, 'mia@staff.test');
    const calls = (browser: Browser, key: string) => [
      browser.get(`/admin-api/support-cases/${key}`),
      step(browser, key, 'lease'),
      browser.delete(`/admin-api/support-cases/${key}/lease`),
      step(browser, key, 'answers', { text: 'x', seen: key.split(':')[1], close: false }),
      step(browser, key, 'notes', { text: 'x' }),
      step(browser, key, 'escalation', { note: 'x' }),
      step(browser, key, 'closing', { seen: key.split(':')[1] }),
      step(browser, key, 'reopening'),
    ];
    const codes = async (answers: Promise<TestAnswer>[]) =>
      new Set((await Promise.all(answers)).map((one) => refusal(one).code));
    expect(await codes(calls(alf, id))).toEqual(new Set(['not_found']));
    expect(await codes(calls(alf, id.replace('beta', 'alpha')))).toEqual(new Set(['not_found']));
    expect(await codes(calls(mia, id))).toEqual(new Set(['forbidden']));
    expect(refusal(await mia.get(listPath('support-cases'))).code).toBe('forbidden');
    expect(refusal(await search(mia, 'paid twice')).code).toBe('forbidden');
    expect((await search(alf, 'paid twice')).json).toEqual([]);
    expect(refusal(await search(alf, 'paid twice', { tenant: 'beta' })).code).toBe('not_found');
    expect(await waits(mia)).toBeUndefined();
    expect((await alf.get(listPath('support-cases'))).json).toEqual([]);
    expect(await waits(alf)).toMatchObject({ count: 0, oldest_at: null, due_at: null });
    expect(refusal(await alf.get(listPath('support-cases', { filter: { tenant: 'beta' } }))).code).toBe(
      'not_found',
    );
    const nobody = new Browser(app, consoleHost);
    expect(refusal(await nobody.get(`/admin-api/support-cases/${id}`)).code).toBe('authentication_required');
  });

  it('stands in the queue by its deadline, counted for who may answer', async () => {
    await made();
    const rows = (
      await sue.get(
        listPath('support-cases', { filter: { state: 'open' }, sort: ['due_at', 'ASC'], limit: 100 }),
      )
    ).json as SupportCaseRow[];
    expect(rows.map(({ due_at }) => due_at)).toEqual(rows.map(({ due_at }) => due_at).sort());
    expect(await waits(sue)).toMatchObject({ count: rows.length, due_at: rows[0]?.due_at });
    const mine = (await sam.get(listPath('support-cases', { filter: { mine: true }, limit: 100 })))
      .json as SupportCaseRow[];
    expect(mine.every(({ handler }) => handler === 'Somebody of support')).toBe(true);
  });
});

describe('a complaint that is passed on', () => {
  const queue = async (browser: Browser) =>
    (
      await browser.get(
        listPath('support-cases', { filter: { state: 'open' }, sort: ['due_at', 'ASC'], limit: 100 }),
      )
    ).json as SupportCaseRow[];

  it('stands before all others with its note and its deadline, and is not who passed it on’s', async () => {
    await made();
    await pass(1);
    const complaint = await made();
    const { id } = await taken(complaint.number);
    const passed = await passOn(id);
    expect(passed.json).toMatchObject({
      escalated: true,
      held: false,
      mine: false,
      due_at: complaint.due_at,
    });
    expect((passed.json as SupportCase).messages.at(-1)).toMatchObject({
      ...{ kind: 'note', by: 'Somebody of support', text: 'Ask the bank' },
    });
    expect(JSON.stringify(await shown(complaint))).not.toContain('Ask the bank');
    const rows = await queue(sam);
    expect(rows[0]).toMatchObject({ id, escalated: true, due_at: complaint.due_at });
    expect(rows.slice(1).every(({ escalated }) => !escalated)).toBe(true);
    const page = await sam.get(
      listPath('support-cases', { filter: { state: 'open' }, sort: ['due_at', 'ASC'], limit: 1 }),
    );
    const second = await sam.get(
      `${listPath('support-cases', { filter: { state: 'open' }, sort: ['due_at', 'ASC'], limit: 1 })}&after=${encodeURIComponent(String(page.headers['next-page']))}`,
    );
    expect((second.json as SupportCaseRow[]).map((row) => row.id)).toEqual([rows[1]?.id]);

    expect(refusal(await step(sue, id, 'lease')).code).toBe('passed_on_before');
    expect(refusal(await passOn(id)).code).toBe('desk_item_lost');
    expect((await queue(sue))[0]?.id).toBe(id);
    const ofSam = await waits(sam);
    expect((await waits(sue))?.count).toBe((ofSam?.count ?? 0) - 1);
    await pass(8);
    // What is late is everybody's: passing on hides nothing.
    expect((await waits(sue))?.count).toBe((await waits(sam))?.count);
    expect((await taken(complaint.number, sam)).mine).toBe(true);
    await sam.delete(`/admin-api/support-cases/${id}/lease`);
    expect(refusal(await step(sue, id, 'lease')).code).toBe('passed_on_before');

    await add(complaint, 'Anybody there?');
    const retaken = await taken(complaint.number, sam);
    expect(retaken.escalated).toBe(true);
    expect((await answer(retaken, 'The bank knows.', true, sam)).json).toMatchObject({ escalated: false });
    expect((await step(sue, id, 'reopening')).json).toMatchObject({ escalated: false, mine: true });
    const entries = await app.database.select(
      "SELECT subjects, changes FROM audit_entry WHERE staff_id = :sueId AND action = 'support.passed_on'",
      { sueId },
    );
    expect(entries).toMatchObject([{ subjects: JSON.stringify([id]) }]);
    expect(JSON.stringify(entries)).not.toContain('bank');
  });

  it('was with who passes it on, who says why in as many words as the desk takes', async () => {
    const { id, number } = await rowOf((await made()).number);
    expect(refusal(await passOn(id)).code).toBe('desk_item_lost');
    await taken(number);
    for (const note of ['', ' \n ', 'x'.repeat(1001)])
      expect(refusal(await passOn(id, note)).code).toBe('validation_failed');
    expect(refusal(await passOn(id, 'Mine', sam)).code).toBe('desk_item_lost');
    const both = await Promise.all([passOn(id, 'x'.repeat(1000)), passOn(id), step(sue, id, 'lease')]);
    expect(
      both
        .slice(0, 2)
        .map(({ status }) => status)
        .sort(),
    ).toEqual([200, 409]);
    const after = (await sue.get(`/admin-api/support-cases/${id}`)).json as SupportCase;
    expect(after).toMatchObject({ escalated: true, held: false });
    expect(after.messages.filter(({ kind }) => kind === 'note')).toHaveLength(1);
  });

  it('is passed on no more once it is closed, by itself as well', async () => {
    const complaint = await made();
    const found = await taken(complaint.number);
    await answer(found, 'Did this help?');
    expect((await passOn(found.id)).json).toMatchObject({ state: 'answered', escalated: true });
    await pass(31);
    await app.nest.get(Housekeeping).runOnce();
    expect((await step(sue, found.id, 'reopening')).json).toMatchObject({ escalated: false, mine: true });
    await step(sue, found.id, 'closing', { seen: seenOf(await taken(complaint.number)) });
    expect(refusal(await passOn(found.id)).code).toBe('support_case_closed');
  });

  it('needs somebody else who may answer it, and is theirs again who passed it on when all others left', async () => {
    const alf = await openConsole(app, 'alf@staff.test');
    const about = await complain(visitor('alpha.localhost'), ofPayment, { email: someAddress() });
    const { id } = await rowOf((receiptOf(about) as Made).number, alf);
    await createStaff(app, 'moe@staff.test', 'moderator', ['alpha']);
    expect((await step(alf, id, 'lease')).status).toBe(200);
    expect(refusal(await passOn(id, 'Anybody?', alf)).code).toBe('nobody_to_pass_to');
    expect((await rowOf((receiptOf(about) as Made).number, alf)).mine).toBe(true);
    const owner = await createStaff(app, 'olga@staff.test', 'owner', []);
    expect((await passOn(id, 'Anybody?', alf)).status).toBe(200);
    expect(refusal(await step(alf, id, 'lease')).code).toBe('passed_on_before');
    await app.database.write('UPDATE staff SET ended_at = :now WHERE id = :owner', {
      ...{ owner, now: app.clock.now() },
    });
    expect((await step(alf, id, 'lease')).json).toMatchObject({ escalated: true, mine: true });
    expect(refusal(await passOn(id, 'And now?', alf)).code).toBe('nobody_to_pass_to');
  });
});

describe('a complaint about a person', () => {
  it('waits on the desk among the reports of the same, and its page tells what was decided', async () => {
    const profile = await addProfile(app, 'beta', { name: 'Loud Louis' });
    const about = {
      ...{ topic: 'person', reason: 'harassment', text: 'He shouts.' },
      address: `https://beta.localhost/members/${profile}`,
    };
    const complaint = receiptOf(await complain(visitor(), about, { email: someAddress() })) as Made;
    await app.runOutbox();
    expect(await shown(complaint)).toMatchObject({
      ...{ topic: 'person', state: 'open', outcome: null, messages: [], can_write: false },
    });
    const moderator = await openConsole(app, 'mia@staff.test');
    const items = await take(moderator, { kind: 'report', tenant: 'beta', want: 5 });
    const item = items.find(
      ({ subject }) => subject.kind === 'report' && subject.number === complaint.number,
    );
    expect(item?.subject).toMatchObject({ about: 'profile', reason: 'harassment', words: 'He shouts.' });
    const decision = await moderator.post(`/admin-api/desk/items/${item?.id}/decision`, {
      decision: 'dismiss',
    });
    expect(decision.status).toBe(200);
    app.clock.advance(10_000);
    await app.runOutbox();
    expect(await shown(complaint)).toMatchObject({ state: 'closed', outcome: 'dismissed' });
  });
});

describe('a member’s complaint', () => {
  it('is answered to the account, loses its names with it and ends half a year after it was closed', async () => {
    const browser = new Browser(app, beta);
    const email = 'grumpy@example.test';
    await becomeMember(browser, email, { name: 'Grumpy Greta' });
    const text = 'I am Grumpy Greta, and the page is blank.';
    const complaint = receiptOf(await complain(browser, { topic: 'site', text })) as Made;
    const found = await taken(complaint.number);
    expect(found).toMatchObject({ email: null, order: null });
    await answer(found, 'Mended.', true);
    await app.runOutbox();
    expect((await mailsTo(app, beta, email)).some(({ text: words }) => words.includes('Mended.'))).toBe(true);

    await deleteAccount(browser);
    await pass(14);
    await app.runOutbox();
    const kept = (await sue.get(`/admin-api/support-cases/${found.id}`)).json as SupportCase;
    expect(kept).toMatchObject({ member: null, email: null });
    expect(kept.messages[0]?.text).toBe('I am –, and the page is blank.');
    await pass(160);
    await app.nest.get(Housekeeping).runOnce();
    expect((await open(complaint)).status).toBe(200);
    await pass(12);
    await app.nest.get(Housekeeping).runOnce();
    expect(refusal(await open(complaint)).code).toBe('link_expired');
  });

  it('is closed by itself when its answer heard no more for a month', async () => {
    const complaint = await made();
    await answer(await taken(complaint.number), 'Did this help?');
    await pass(29);
    await app.nest.get(Housekeeping).runOnce();
    expect((await shown(complaint)).state).toBe('answered');
    await pass(2);
    await app.nest.get(Housekeeping).runOnce();
    expect((await shown(complaint)).state).toBe('closed');
  });
});

describe('complaints on the console', () => {
  const found = async (words: string) => {
    const answered = await search(sue, words);
    if (answered.status !== 200) throw new Error(answered.text);
    return (answered.json as SupportCaseRow[]).map(({ number }) => number);
  };

  it('are found by a whole mail, by the beginning of a name or number, and by words', async () => {
    const email = someAddress();
    const visited = await made(email, { topic: 'site', text: 'The zeppelin does not load.' });
    const browser = new Browser(app, beta);
    await becomeMember(browser, 'quirin@example.test', { name: 'Quirin Quast' });
    const own = receiptOf(await complain(browser, { topic: 'site', text: '100% blank' })) as Made;

    expect(await found(` ${email.toUpperCase()} `)).toEqual([visited.number]);
    expect(await found(email.slice(0, -1))).toEqual([]);
    expect(await found('quirin@example.test')).toEqual([own.number]);
    expect(await found('Quir')).toEqual([own.number]);
    expect(await found(visited.number.slice(0, 6).toLowerCase())).toEqual([visited.number]);
    expect(await found('zeppelin does')).toEqual([visited.number]);
    expect(await found('100%')).toEqual([own.number]);
    expect(await found('1%0')).toEqual([]);
    expect(await found('ze')).toEqual([]);
    const [row] = (await search(sue, 'Quir')).json as SupportCaseRow[];
    expect(row).toMatchObject({ member_name: 'Quirin Quast', first_words: '100% blank' });

    const entries = await app.database.select<{ changes: string }>(
      "SELECT changes FROM audit_entry WHERE staff_id = :sueId AND action = 'members.searched'",
      { sueId },
    );
    expect(entries.length).toBeGreaterThan(5);
    expect(JSON.stringify(entries)).not.toMatch(/@|zeppelin|Quir/i);
  });

  it('lead to the payments of their brand whose order numbers are in them', async () => {
    const payer = await joinConfirmed(app, 'beta');
    const { id } = await paymentsOf(app, 'beta').start(payer);
    const elsewhere = await paymentsOf(app, 'alpha').start(await joinConfirmed(app, 'alpha'));
    const unknown = orderNumber(someId());
    const text = `Not ${unknown}, nor ${orderNumber(elsewhere.id)}, but ${id}!`;
    const complaint = await made(someAddress(), { topic: 'payment', order: orderNumber(id), text });
    expect((await taken(complaint.number)).orders).toEqual([
      { written: orderNumber(id), payment: `beta:${id}` },
      { written: id, payment: `beta:${id}` },
    ]);
  });
});
