import { MessagesRepository } from '../../apps/server/src/modules/chats/messages/messages.repository.ts';
import { MemberFacts } from '../../apps/server/src/modules/profiles/member-facts.api.ts';
import { RestrictionsApi } from '../../apps/server/src/modules/safety/restrictions/restrictions.api.ts';
import type { LanguageRules } from '../../packages/contract/src/chats/calls/message-rules.ts';
import type { DeskItem } from '../../packages/contract/src/safety/calls/desk.ts';
import { Browser } from '../support/app/browser.ts';
import { createStaff, openConsole } from '../support/app/console.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { decide, take } from '../support/desk/desk.ts';
import { refusal } from '../support/members/account-calls.ts';
import { chatSettings, chatting } from '../support/members/chatting.ts';
import type { TestMember } from '../support/members/members.ts';
import { addProfile, someId } from '../support/members/profiles.ts';
import { receiptOf, sendReport } from '../support/reports/reporting.ts';

let app: TestApp;
let moderator: Browser;
let ada: TestMember;
let ben: TestMember;
const { send, open, premium, credits } = chatting(() => app);

beforeAll(async () => {
  app = await startTestApp({ settings: { alpha: { ...chatSettings, signup_credits: 1000 } } });
  await createStaff(app, 'mia@staff.test', 'moderator', ['alpha']);
  moderator = await openConsole(app, 'mia@staff.test');
});

beforeEach(async () => {
  [ada, ben] = await Promise.all([premium(), premium()]);
  await app.inTenant('alpha', () => app.database.write('DELETE FROM desk_item WHERE tenant_id = :tenant'));
});

const browserOf = (member: TestMember): Browser => {
  const browser = new Browser(app, 'alpha.localhost');
  Object.assign(browser.cookies, member.cookies);
  return browser;
};

async function written(from: TestMember, to: TestMember, text: string): Promise<string> {
  const answer = await send(from, to.id, { text });
  if (answer.status !== 200) throw new Error(`writing answered ${answer.status}: ${answer.text}`);
  return (answer.json as { message: { id: string } }).message.id;
}

const report = (reader: TestMember, sender: TestMember, message: string, messages?: readonly string[]) =>
  sendReport(browserOf(reader), {
    subject: { kind: 'message', profile_id: sender.id, message_id: message },
    reason: 'harassment',
    text: 'look at this',
    ...(messages && { messages }),
  });
const reportOf = (reader: TestMember, other: TestMember, messages: readonly string[]) =>
  sendReport(browserOf(reader), {
    subject: { kind: 'profile', profile_id: other.id },
    ...{ reason: 'harassment', messages },
  });
const takeBack = (member: TestMember, message: string) =>
  browserOf(member).put(`/api/messages/${message}/retraction`, undefined);

async function cases(): Promise<DeskItem[]> {
  return take(moderator, { kind: 'report', tenant: 'alpha', want: 5 });
}

async function evidenceOf(): Promise<{ reported: boolean; from_reporter: boolean; text: string }[]> {
  const [found] = await cases();
  if (found?.subject.kind !== 'report') throw new Error('no case');
  return found.subject.evidence.messages;
}

async function settle(decision: object): Promise<void> {
  const [found] = await cases();
  const answer = await decide(moderator, found?.id ?? '', decision);
  if (answer.status !== 200) throw new Error(`the decision answered ${answer.status}: ${answer.text}`);
  app.clock.advance(10_000);
  await app.runOutbox();
}

describe('a reported message', () => {
  it('waits on the desk with the few around it and nothing else of the conversation', async () => {
    for (let number = 1; number <= 6; number++) await written(ada, ben, `before ${number}`);
    await written(ben, ada, 'leave me alone');
    const meant = await written(ada, ben, 'what was meant');
    for (let number = 1; number <= 4; number++) await written(ada, ben, `after ${number}`);
    receiptOf(await report(ben, ada, meant));
    const [found] = await cases();
    expect(found?.subject).toMatchObject({ kind: 'report', about: 'message' });
    expect(await evidenceOf()).toMatchObject([
      { text: 'before 4', from_reporter: false, reported: false },
      { text: 'before 5' },
      { text: 'before 6' },
      { text: 'leave me alone', from_reporter: true },
      { text: 'what was meant', reported: true },
      { text: 'after 1' },
      { text: 'after 2' },
    ]);
    // Once more it is the same case.
    receiptOf(await report(ben, ada, meant));
    expect(await cases()).toHaveLength(1);
  });

  it('goes with what its reader chose, with what was taken back, and with nothing else', async () => {
    const early = await written(ada, ben, 'early');
    const regretted = await written(ada, ben, 'regretted');
    await written(ada, ben, 'not chosen');
    const own = await written(ben, ada, 'stop it');
    const meant = await written(ada, ben, 'what was meant');
    await takeBack(ada, regretted);
    await takeBack(ben, await written(ben, ada, 'his own regret'));
    receiptOf(await report(ben, ada, meant, [own, early]));
    expect(await evidenceOf()).toMatchObject([
      { text: 'early', retracted: false, reported: false },
      { text: 'regretted', retracted: true },
      { text: 'stop it', from_reporter: true },
      { text: 'what was meant', reported: true },
    ]);
    expect(await evidenceOf()).toHaveLength(4);
    const alone = await written(ada, ben, 'alone');
    receiptOf(await report(ben, ada, alone, []));
    const subjects = (await cases()).flatMap(({ subject }) => (subject.kind === 'report' ? subject : []));
    expect(subjects.map(({ evidence }) => evidence.messages.map(({ text }) => text)).toSorted()).toEqual([
      ['early', 'regretted', 'stop it', 'what was meant'],
      ['regretted', 'alone'],
    ]);
  });

  it('can go with a report of its sender, and more of them with the same report later', async () => {
    const first = await written(ada, ben, 'first');
    app.clock.advance(1000);
    const second = await written(ada, ben, 'second');
    await written(ada, ben, 'not chosen');
    const receipt = receiptOf(await reportOf(ben, ada, [second]));
    expect(await evidenceOf()).toMatchObject([{ text: 'second', reported: false }]);
    expect(receiptOf(await reportOf(ben, ada, [first, second])).number).toBe(receipt.number);
    expect(await evidenceOf()).toMatchObject([{ text: 'first' }, { text: 'second' }]);
    expect(await evidenceOf()).toHaveLength(2);
  });

  it('goes with nothing that its reader can’t read', async () => {
    const meant = await written(ada, ben, 'what was meant');
    const outsider = await premium();
    const elsewhere = await written(ada, outsider, 'to somebody else');
    const visitor = new Browser(app, 'alpha.localhost');
    const subject = { kind: 'profile', profile_id: ada.id };
    const refused = [
      await report(ben, ada, meant, [elsewhere]),
      await report(ben, ada, meant, [someId()]),
      await reportOf(ben, ada, [elsewhere]),
      await reportOf(outsider, ben, [meant]),
      await sendReport(visitor, { subject, reason: 'harassment', messages: [meant] }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    const many = Array.from({ length: 21 }, () => meant);
    expect((await report(ben, ada, meant, many)).status).toBe(400);
    expect(await cases()).toEqual([]);
  });

  it('is one that was got; everything else answers like what does not exist', async () => {
    const meant = await written(ada, ben, 'what was meant');
    const outsider = await premium();
    const unknown = await report(ben, ada, someId());
    expect(unknown.status).toBe(404);
    const visitor = new Browser(app, 'alpha.localhost');
    const subject = { kind: 'message', profile_id: ada.id, message_id: meant };
    const refused = [
      await report(outsider, ada, meant),
      await report(ada, ben, meant),
      await report(ben, outsider, meant),
      await sendReport(visitor, { subject, reason: 'harassment' }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await cases()).toEqual([]);
  });

  it('can be removed with a statement, for both, and given back', async () => {
    const meant = await written(ada, ben, 'awful words');
    receiptOf(await report(ben, ada, meant));
    const [found] = await cases();
    const wrong = { decision: 'restrict', measure: 'photo_removed', ground: 'nudity' };
    expect(refusal(await decide(moderator, found?.id ?? '', wrong))?.code).toBe('validation_failed');
    await settle({ decision: 'restrict', measure: 'message_removed', ground: 'harassment' });
    for (const [reader, other] of [
      [ada, ben],
      [ben, ada],
    ] as const) {
      const { messages } = await open(reader, other.id);
      expect(messages).toMatchObject([{ id: meant, removed: true, text: '' }]);
    }
    expect(await report(ben, ada, meant)).toMatchObject({ status: 404 });
    const restriction = await app.inTenant('alpha', () =>
      app.database.select<{ id: string; kind: string }>(
        `SELECT id, kind, subject_id AS subjectId, statement FROM restriction
          WHERE tenant_id = :tenant AND member_id = :id`,
        { id: ada.id },
      ),
    );
    expect(restriction).toMatchObject([{ kind: 'message_removed', subjectId: meant }]);
    expect(JSON.stringify(restriction)).not.toContain(ben.id);
    const api = app.nest.get(RestrictionsApi, { strict: false });
    await app.inTenant('alpha', () =>
      app.database.inTransaction(() => api.end(restriction[0]?.id ?? '', { by: someId(), reason: 'lifted' })),
    );
    expect((await open(ben, ada.id)).messages).toMatchObject([{ removed: false, text: 'awful words' }]);
  });

  it('stays evidence, and can be decided, when the conversation is gone', async () => {
    await written(ben, ada, 'hello from Ben');
    const meant = await written(ada, ben, 'awful words');
    receiptOf(await report(ben, ada, meant));
    await app.inTenant('alpha', () =>
      app.database.write('DELETE FROM conversation WHERE tenant_id = :tenant AND :id IN (low_id, high_id)', {
        id: ada.id,
      }),
    );
    expect(await evidenceOf()).toMatchObject([{ text: 'hello from Ben' }, { text: 'awful words' }]);
    await settle({ decision: 'restrict', measure: 'message_removed', ground: 'harassment' });
    expect(await cases()).toEqual([]);
  });
});

describe('first messages', () => {
  it('end for the day where little is known of somebody, and go on when the first of them is a day old', async () => {
    // Confirmed and premium, of today: 20; two upheld reports leave 5.
    const facts = app.nest.get(MemberFacts, { strict: false });
    const upheld = jest.spyOn(facts, 'count').mockResolvedValue(2);
    const others = await Promise.all(Array.from({ length: 6 }, () => addProfile(app, 'alpha')));
    const until = new Date(app.clock.now().getTime() + 24 * 3_600_000).toISOString();
    const codes: unknown[] = [];
    for (const id of others) codes.push((await send(ada, id)).status);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
    const last = others.at(-1) ?? '';
    expect(refusal(await send(ada, last))).toMatchObject({
      code: 'first_message_limit_reached',
      params: { until },
    });
    // Conversations that were started go on.
    expect((await send(ada, others[0] ?? '')).status).toBe(200);
    app.clock.advance(24 * 3_600_000 - 1);
    expect((await send(ada, last)).status).toBe(429);
    app.clock.advance(1);
    expect((await send(ada, last)).status).toBe(200);
    upheld.mockRestore();
  });
});

describe('a message in which the rules find something', () => {
  const iban = 'My account is NL91 ABNA 0417 1643 00';

  it('is sent once its sender is sure, and costs nothing before', async () => {
    const before = (await open(ada, ben.id)).messages.length;
    const asked = await send(ada, ben.id, { text: iban });
    expect([asked.status, refusal(asked)]).toMatchObject([
      428,
      { code: 'message_confirmation_required', params: { reason: 'money' } },
    ]);
    expect((await open(ada, ben.id)).messages).toHaveLength(before);
    const left = await credits(ada);
    const sure = { text: iban, sure: true, client_id: crypto.randomUUID() };
    expect((await send(ada, ben.id, sure)).status).toBe(200);
    expect(await credits(ada)).toBeLessThan(left);
    // Once more it is the same message, whether it says so again or not.
    expect((await send(ada, ben.id, { ...sure, sure: false })).status).toBe(200);
    expect((await open(ada, ben.id)).messages).toHaveLength(before + 1);
  });

  it('is refused as any other where its receiver is not to be seen, and nobody is asked about it', async () => {
    await browserOf(ben).post('/api/blocks', { profile_id: ada.id });
    const plain = await send(ada, ben.id, { text: 'Zin in koffie?' });
    expect(plain.status).toBe(404);
    const harmful = await send(ada, ben.id, { text: iban });
    expect([harmful.status, harmful.text]).toEqual([plain.status, plain.text]);
  });

  it('is told to its receiver, and to its sender no more', async () => {
    for (const text of [
      'Bel me op 06 12 34 56 78',
      'Kun je me 200 euro lenen?',
      'vuile hoer',
      'ik maak je kapot',
    ])
      expect((await send(ada, ben.id, { text, sure: true })).status).toBe(200);
    await written(ada, ben, 'Zin in koffie?');
    const warnings = async (reader: TestMember, other: TestMember) =>
      (await open(reader, other.id)).messages.map(({ warning }) => warning);
    expect(await warnings(ben, ada)).toEqual(['contact', 'money', 'insult', 'threat', null]);
    expect(await warnings(ada, ben)).toEqual([null, null, null, null, null]);
  });

  it('may be a telephone number between two who wrote thirty messages, ten each at least', async () => {
    const number = 'Bel me op 06 12 34 56 78';
    for (let count = 0; count < 21; count++) await written(ada, ben, `from Ada ${count}`);
    for (let count = 0; count < 9; count++) await written(ben, ada, `from Ben ${count}`);
    expect((await send(ben, ada.id, { text: number })).status).toBe(428);
    await written(ben, ada, 'from Ben, the tenth');
    expect((await send(ben, ada.id, { text: number })).status).toBe(200);
    expect((await open(ada, ben.id)).messages.at(-1)).toMatchObject({ text: number, warning: null });
    // Money is asked about all the same.
    expect((await send(ben, ada.id, { text: iban })).status).toBe(428);
  });

  it('waits for a moderator where it is about money and went to three others in a week', async () => {
    // The clock went on by days.
    moderator = await openConsole(app, 'mia@staff.test');
    const others = await Promise.all(Array.from({ length: 4 }, () => premium()));
    const sendTo = async (to: TestMember | undefined) =>
      (await send(ada, to?.id ?? '', { text: iban, sure: true })).json as {
        message: { in_review: boolean; held: boolean };
      };
    for (const to of others.slice(0, 3))
      expect(await sendTo(to)).toMatchObject({ message: { in_review: false, held: false } });
    expect(await sendTo(others[3])).toMatchObject({ message: { in_review: true, held: true } });
    const [waiting] = await take(moderator, { kind: 'opener', tenant: 'alpha', want: 5 });
    expect(waiting?.subject).toMatchObject({ kind: 'opener', text: iban, receivers: 4 });
    expect((await decide(moderator, waiting?.id ?? '', { decision: 'approve' })).status).toBe(200);
    app.clock.advance(10_000);
    await app.runOutbox();
    const [delivered] = (await open(others[3] ?? ada, ada.id)).messages;
    expect(delivered).toMatchObject({ text: iban, warning: 'money' });
  });

  it('is counted by what its sender wrote, and by the last of each in a conversation', async () => {
    await written(ada, ben, 'one');
    await written(ben, ada, 'another');
    const conversation = (await open(ada, ben.id)).conversation ?? '';
    const plans: { table: string; key: string | null; Extra: string }[] = [];
    await app.inTenant('alpha', async () => {
      const messages = app.nest.get(MessagesRepository, { strict: false });
      const select = app.database.select.bind(app.database);
      const spy = jest.spyOn(app.database, 'select').mockImplementation(async (sql, parameters = {}) => {
        plans.push(...(await select<(typeof plans)[number]>(`EXPLAIN ${sql}`, parameters)));
        return select(sql, parameters);
      });
      await messages.askedForMoney(ada.id, app.clock.now(), someId());
      await messages.haveBothWritten(conversation, ben.id, 1);
      spy.mockRestore();
    });
    const [asked, ...counted] = plans;
    expect(asked?.key).toBe('ix_message_held');
    expect(counted.map(({ key }) => key)).toEqual(['uq_message_seq', 'uq_message_seq']);
    expect(plans.map(({ Extra }) => Extra).join()).not.toMatch(/filesort|temporary/);
  });

  it('is refused while one about money of the same conversation waits, so that a moderator sees it once', async () => {
    moderator = await openConsole(app, 'mia@staff.test');
    const others = await Promise.all(Array.from({ length: 4 }, () => premium()));
    const [, , , fourth = ada] = others;
    await written(fourth, ada, 'Zin in koffie?');
    for (const { id } of others) await send(ada, id, { text: iban, sure: true });
    const again = await send(ada, fourth.id, { text: `${iban}, please`, sure: true });
    expect([again.status, refusal(again)]).toMatchObject([409, { code: 'first_message_in_review' }]);
    // What is about something else goes on.
    expect((await send(ada, fourth.id, { text: 'Graag, morgen?' })).status).toBe(200);
    expect(await take(moderator, { kind: 'opener', tenant: 'alpha', want: 5 })).toHaveLength(1);
  });

  it('waits as well where an insult stands beside the money, and not in a conversation that is one of the three', async () => {
    const [first, second, third, fourth] = await Promise.all([premium(), premium(), premium(), premium()]);
    const isWaiting = async (to: TestMember) => {
      const answer = await send(ada, to.id, { text: `${iban}, vuile hoer`, sure: true });
      return (answer.json as { message: { in_review: boolean } }).message.in_review;
    };
    const waits: boolean[] = [];
    for (const to of [first, second, third, first, fourth]) waits.push(await isWaiting(to));
    expect(waits).toEqual([false, false, false, false, true]);
    expect((await open(first, ada.id)).messages).toMatchObject([
      { warning: 'insult' },
      { warning: 'insult' },
    ]);
  });
});

describe('the rules about messages', () => {
  it('are read by staff, language by language, with their examples', async () => {
    const answer = await moderator.get('/admin-api/message-rules?language=nl');
    const { rules, lists } = answer.json as LanguageRules;
    expect(rules.find(({ name }) => name === 'slurs')).toMatchObject({
      reason: 'insult',
      finds: expect.arrayContaining([expect.any(String)]) as string[],
      passes: expect.arrayContaining([expect.any(String)]) as string[],
    });
    expect(Object.keys(lists).length).toBeGreaterThan(0);
    expect((await moderator.get('/admin-api/message-rules?language=la')).status).toBe(400);
    expect((await browserOf(ada).get('/admin-api/message-rules?language=nl')).status).not.toBe(200);
  });
});
