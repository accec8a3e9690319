import { Housekeeping } from '../../apps/server/src/kernel/housekeeping/housekeeping.ts';
import { CompareMarks } from '../../apps/server/src/modules/safety/fraud/compare-marks.ts';
import { FraudApi } from '../../apps/server/src/modules/safety/fraud/fraud.api.ts';
import type { DeskItem } from '../../packages/contract/src/safety/calls/desk.ts';
import type { DeskSubject } from '../../packages/contract/src/safety/desk-subjects.ts';
import type { OwnRestriction } from '../../packages/contract/src/safety/restriction.ts';
import { Browser } from '../support/app/browser.ts';
import { createStaff, openConsole } from '../support/app/console.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { decide, take, undo } from '../support/desk/desk.ts';
import { becomeMember, logIn, mailsTo, refusal } from '../support/members/account-calls.ts';
import { chatSettings, chatting } from '../support/members/chatting.ts';
import { deleteAccount } from '../support/members/departure-calls.ts';
import { makeFictional, type TestMember } from '../support/members/members.ts';
import { addProfile, buyCredits } from '../support/members/profiles.ts';
import { noise } from '../support/photos/hostile-images.ts';
import { storePhoto } from '../support/photos/photos.ts';

const alpha = 'alpha.localhost';
const day = 24 * 3_600_000;
const line = 'Je foto raakte mij meteen, ik zoek iemand om oud mee te worden aan zee';
const money = 'Kun je het geld overmaken naar NL91 ABNA 0417 1643 00? Ik betaal je terug.';
const link = 'Kijk even op https://invest-veilig.com/start?wie=';

let app: TestApp;
let mia: Browser;
let noor: Browser;
let elsewhere: Browser;
const { send, premium } = chatting(() => app);

beforeAll(async () => {
  app = await startTestApp({
    settings: {
      alpha: { ...chatSettings, signup_credits: 1000 },
      beta: { ...chatSettings, signup_credits: 1000 },
    },
  });
  await createStaff(app, 'mia@staff.test', 'moderator', ['alpha']);
  await createStaff(app, 'noor@staff.test', 'moderator', ['alpha']);
  await createStaff(app, 'elsewhere@staff.test', 'moderator', ['beta']);
});
beforeEach(async () => {
  for (const brand of ['alpha', 'beta'])
    await app.inTenant(brand, async () => {
      await app.database.write('DELETE FROM desk_item WHERE tenant_id = :tenant');
      await app.database.write('DELETE FROM fraud_trace WHERE tenant_id = :tenant');
    });
  await openConsoles();
});

/** Sessions of the console are over once the clock went on for long. */
async function openConsoles(): Promise<void> {
  mia = await openConsole(app, 'mia@staff.test');
  noor = await openConsole(app, 'noor@staff.test');
  elsewhere = await openConsole(app, 'elsewhere@staff.test');
}

type FraudItem = DeskItem & { subject: Extract<DeskSubject, { kind: 'fraud' }> };
const isFraud = (item: DeskItem): item is FraudItem => item.subject.kind === 'fraud';

const waiting = async (staff = mia): Promise<FraudItem[]> =>
  (await take(staff, { kind: 'fraud', want: 5 })).filter(isFraud);
const countWaiting = () =>
  app.inTenant('alpha', () =>
    app.database.number(
      "SELECT COUNT(*) FROM desk_item WHERE tenant_id = :tenant AND kind = 'fraud' AND state = 'open'",
    ),
  );
const traces = (brand = 'alpha') =>
  app.inTenant(brand, () =>
    app.database.select<{
      kind: string;
      mark: string;
      memberId: string;
      places: string;
      outcome: string | null;
    }>(
      `SELECT kind, mark, member_id AS memberId, places, outcome FROM fraud_trace
        WHERE tenant_id = :tenant ORDER BY kind, mark, first_at`,
    ),
  );

async function write(from: TestMember, to: string, text: string): Promise<string> {
  const answer = await send(from, to, { text, sure: true, acknowledge_fictional: true });
  if (answer.status !== 200) throw new Error(`writing answered ${answer.status}: ${answer.text}`);
  await app.runOutbox();
  app.clock.advance(1000);
  return (answer.json as { message: { id: string } }).message.id;
}
const somebody = () => addProfile(app, 'alpha');
/** A picture that can be told from others. */
const scene = () => noise(12, 12).resize(640, 480, { kernel: 'cubic' }).jpeg().toBuffer();
/** The same words to two members, as whoever tries them on several. */
async function tryOn(from: TestMember, text: string): Promise<void> {
  for (let number = 0; number < 2; number++) await write(from, await somebody(), text);
}
/** Members who all write the same to two others. */
async function ring(count: number, text = line): Promise<TestMember[]> {
  const members: TestMember[] = [];
  for (let number = 0; number < count; number++) {
    members.push(await premium());
    await tryOn(members.at(-1) as TestMember, text);
  }
  return members;
}
async function settle(item: DeskItem | undefined, decision: object, staff = mia): Promise<void> {
  const answer = await decide(staff, item?.id ?? '', decision);
  if (answer.status !== 200) throw new Error(`the decision answered ${answer.status}: ${answer.text}`);
  app.clock.advance(11_000);
  await app.runOutbox();
}
const about = (items: readonly FraudItem[], member: { id: string }) =>
  items.find((item) => item.member?.id === `alpha:${member.id}`);
const ban = { decision: 'restrict', measure: 'account_banned', ground: 'fraud' };
const kindsOf = (item: FraudItem | undefined) => item?.subject.marks.map(({ kind }) => kind).toSorted();

describe('a ring of five accounts over two days', () => {
  /** Logged in on one browser each, three of them on the same one after the other. */
  interface Cheat extends TestMember {
    email: string;
    browser: Browser;
  }

  async function cheat(number: number, before?: Cheat): Promise<Cheat> {
    const browser = new Browser(app, alpha);
    if (before) browser.cookies.kindling_device = before.browser.cookies.kindling_device ?? '';
    const email = `ring${number}@example.test`;
    const id = await becomeMember(browser, email, { name: `Robin ${number}` });
    await buyCredits(app, 'alpha', id, 1000);
    return { id, email, browser, cookies: browser.cookies };
  }

  test('is found by what its accounts have in common, decided one by one, with statements, and one is right to appeal', async () => {
    const picture = await scene();
    const first = await cheat(1);
    const second = await cheat(2, first);
    for (const one of [first, second]) {
      await tryOn(one, line);
      await app.inTenant('alpha', () => storePhoto(app, one.id, picture, 'inspection'));
    }
    await app.runOutbox();
    expect(await countWaiting()).toBe(0);

    app.clock.advance(day);
    await openConsoles();
    const third = await cheat(3, second);
    await tryOn(third, line);
    await app.inTenant('alpha', () => storePhoto(app, third.id, picture, 'inspection'));
    await app.runOutbox();
    // Who is found with nothing but one account to pay to.
    const [fourth, fifth] = [await cheat(4), await cheat(5)];
    for (const one of [third, fourth, fifth]) await write(one, await somebody(), money);

    const items = await waiting();
    expect(items.map(({ member }) => member?.id).toSorted()).toEqual(
      [first, second, third, fourth, fifth].map(({ id }) => `alpha:${id}`).toSorted(),
    );
    expect(await waiting(elsewhere)).toEqual([]);
    const middle = about(items, third);
    expect(kindsOf(middle)).toEqual(expect.arrayContaining(['device', 'line', 'payee', 'photo']));
    expect(middle?.subject.accounts).toHaveLength(5);
    expect(middle?.subject.accounts[0]).toMatchObject({
      member: { id: `alpha:${third.id}`, name: 'Robin 3' },
      ...{ state: 'active', decided_at: null },
    });
    const uses = (kind: string) => middle?.subject.marks.find((mark) => mark.kind === kind)?.uses ?? [];
    expect(uses('line').map(({ messages }) => messages.map(({ text }) => text))).toEqual([
      [line, line],
      [line, line],
      [line, line],
    ]);
    expect(uses('payee').flatMap(({ messages }) => messages)).toMatchObject([
      { text: money, retracted: false },
      { text: money },
      { text: money },
    ]);
    expect(uses('photo').every(({ image }) => image !== null)).toBe(true);
    expect(
      Date.parse(uses('line')[2]?.first_at ?? '') - Date.parse(uses('line')[0]?.first_at ?? ''),
    ).toBeGreaterThanOrEqual(day);

    // Nothing happened to anybody yet.
    expect((await first.browser.get('/api/restrictions')).json).toMatchObject({ restrictions: [] });
    const note = { note: 'The same words, picture and bank account as four other accounts.' };
    for (const one of [first, second, third, fifth]) await settle(about(items, one), { ...ban, ...note });
    await settle(about(items, fourth), { decision: 'dismiss' });
    expect(await countWaiting()).toBe(0);
    expect((await fourth.browser.get('/api/restrictions')).json).toMatchObject({ restrictions: [] });
    for (const one of [first, second, third, fifth]) {
      const mail = (await mailsTo(app, alpha, one.email)).find(({ text }) => text.includes('The same words'));
      expect(mail?.links.some((address) => address.includes('#'))).toBe(true);
      expect(refusal(await logIn(new Browser(app, alpha), one.email)).code).toBe('account_banned');
    }

    // The appeal goes to another person, who finds it right.
    const mail = (await mailsTo(app, alpha, fifth.email)).find(({ text }) => text.includes('The same words'));
    const address = mail?.links.find((one) => one.includes('#')) ?? '';
    const [, id = '', token = ''] = /([0-9a-z]{24})#([\w-]+)/.exec(address) ?? [];
    const visitor = new Browser(app, alpha);
    const read = await visitor.post(`/api/restrictions/${id}/opening`, { token });
    expect((read.json as OwnRestriction).statement).toContain('The same words');
    expect(
      (
        await visitor.post(`/api/restrictions/${id}/opening/appeal`, {
          token,
          text: 'It is my brother’s account.',
        })
      ).status,
    ).toBe(200);
    expect(await take(mia, { kind: 'appeal', want: 5 })).toEqual([]);
    const [appeal] = await take(noor, { kind: 'appeal', want: 5 });
    await settle(appeal, { decision: 'reverse', note: 'Sorry.' }, noor);
    expect((await logIn(fifth.browser, fifth.email)).status).toBe(200);
    // Neither is asked about again for the same.
    await write(fifth, await somebody(), money);
    await write(fourth, await somebody(), money);
    expect(await countWaiting()).toBe(0);
  });
});

describe('nobody is bothered', () => {
  test('who exchanges numbers, links and a bank account after thirty messages', async () => {
    const [ada, ben] = [await premium(), await premium()];
    for (let number = 0; number < 15; number++) {
      await write(ada, ben.id, `Van Ada ${number}`);
      await write(ben, ada.id, `Van Ben ${number}`);
    }
    for (const [from, to] of [
      [ada, ben],
      [ben, ada],
    ] as const)
      for (const text of ['Bel me op 06 12 34 56 78', 'Daar: https://cafe-de-zon.nl/kaart', money])
        await write(from, to.id, text);
    expect((await traces()).filter(({ kind }) => kind !== 'device')).toMatchObject([
      { kind: 'payee', memberId: ada.id },
    ]);
    expect(await countWaiting()).toBe(0);
  });

  test('who lives in a household with one browser', async () => {
    const browser = new Browser(app, alpha);
    const ids: string[] = [];
    for (const number of [1, 2, 3]) {
      delete browser.cookies.kindling_session;
      ids.push(await becomeMember(browser, `household${number}@example.test`));
    }
    const shared = Map.groupBy(await traces(), ({ mark }) => mark);
    expect([...shared.values()].map((of) => of.length)).toContain(3);
    expect(await countWaiting()).toBe(0);
    // A browser that an account knows tells nothing new.
    const before = (await traces()).length;
    await logIn(browser, 'household3@example.test');
    expect(await traces()).toHaveLength(before);
  });

  test('who begins as many do, sends a link to one person, or has a picture with two friends on it', async () => {
    const lines = [
      'Hoi, hoe gaat het met jou vandaag?',
      'Something we have in common: good food. How did it start for you?',
    ];
    for (const text of lines) await ring(3, text);
    for (let number = 0; number < 3; number++)
      await write(await premium(), await somebody(), 'Zullen we daar? https://cafe-de-zon.nl/kaart');
    const picture = await scene();
    for (const friend of [await premium(), await premium()])
      await app.inTenant('alpha', () => storePhoto(app, friend.id, picture, 'inspection'));
    await app.runOutbox();
    expect(await countWaiting()).toBe(0);
  });

  test('who writes to fictional profiles, or as one', async () => {
    const fictional = [
      await addProfile(app, 'alpha', { fictional: true }),
      await addProfile(app, 'alpha', { fictional: true }),
    ];
    for (let number = 0; number < 3; number++) {
      const member = await premium();
      for (const id of fictional) await write(member, id, line);
      await write(member, fictional[0] ?? '', money);
    }
    expect((await traces()).filter(({ kind }) => kind !== 'device')).toEqual([]);
    // Of one that became fictional meanwhile the order is not carried out.
    const staff = await premium();
    const answer = await send(staff, await somebody(), { text: money, sure: true });
    expect(answer.status).toBe(200);
    await makeFictional(app, 'alpha', staff.id);
    await app.runOutbox();
    expect((await traces()).filter(({ kind }) => kind !== 'device')).toEqual([]);
  });

  test('for what somebody does on another brand: the same mark has another name there', async () => {
    await ring(2);
    const browser = new Browser(app, 'beta.localhost');
    const id = await becomeMember(browser, 'elsewhere@example.test');
    await buyCredits(app, 'beta', id, 1000);
    for (let number = 0; number < 2; number++) {
      const to = await addProfile(app, 'beta');
      const body = { client_id: crypto.randomUUID(), profile_id: to, text: line };
      expect((await browser.post('/api/messages', body)).status).toBe(200);
    }
    await app.runOutbox();
    const marksOf = async (brand: string) =>
      new Set((await traces(brand)).filter(({ kind }) => kind === 'line').map(({ mark }) => mark));
    const [here, there] = [await marksOf('alpha'), await marksOf('beta')];
    expect([here.size, there.size, new Set([...here, ...there]).size]).toEqual([1, 1, 2]);
    expect(await countWaiting()).toBe(0);
    expect(await waiting(elsewhere)).toEqual([]);
  });
});

describe('a case', () => {
  test('that was dismissed does not come back for the same accounts, nor against one more, but against as many others', async () => {
    const members = await ring(3);
    for (const item of await waiting()) await settle(item, { decision: 'dismiss' });
    for (const one of members) await tryOn(one, line);
    await ring(1);
    expect(await countWaiting()).toBe(0);
    await ring(2);
    expect(await countWaiting()).toBe(3);
    // Something else that the first ones share is another matter.
    for (const one of members) await write(one, await somebody(), money);
    expect(await countWaiting()).toBe(6);
    const again = about([...(await waiting()), ...(await waiting(noor))], members[0] ?? { id: '' });
    expect(kindsOf(again)).toEqual(['payee']);
    expect(again?.subject.accounts).toHaveLength(3);
  });

  test('grows by who shares a mark with an account that was banned', async () => {
    const [first] = await ring(3);
    const items = await waiting();
    for (const item of items)
      await settle(item, item === about(items, first ?? { id: '' }) ? ban : { decision: 'dismiss' });
    await ring(1);
    expect(await countWaiting()).toBe(0);
    await ring(1);
    expect(await countWaiting()).toBe(2);
    const [item] = await waiting();
    const states = item?.subject.accounts.map(({ state }) => state).toSorted();
    expect(states).toEqual(['active', 'active', 'active', 'active', 'banned']);
    expect(item?.subject.accounts.filter(({ decided_at: at }) => at !== null)).toHaveLength(3);
  });

  test('is decided about what its moderator saw: what comes later is another item', async () => {
    const [first] = await ring(3);
    if (!first) throw new Error('nobody');
    const [held] = [about(await waiting(), first)];
    app.clock.advance(1000);
    const other = await premium();
    for (const one of [first, other]) await write(one, await somebody(), money);
    await settle(held, { decision: 'dismiss' });
    const later = about([...(await waiting()), ...(await waiting(noor))], first);
    expect(kindsOf(later)).toEqual(['payee']);
  });

  test('has an effect that can be taken back for a moment, and refuses what is not whole', async () => {
    const [first] = await ring(3);
    const item = about(await waiting(), first ?? { id: '' });
    const key = item?.id ?? '';
    for (const [wrong, field] of [
      [{ decision: 'restrict', ground: 'fraud' }, 'measure'],
      [{ decision: 'restrict', ground: 'fraud', measure: 'photo_removed' }, 'measure'],
      [{ decision: 'restrict', measure: 'account_banned' }, 'ground'],
      [{ ...ban, ground: 'nudity' }, 'ground'],
      [{ ...ban, ground: 'other' }, 'note'],
      [{ ...ban, explicit: true }, 'explicit'],
      [{ ...ban, photo_id: first?.id }, 'photo_id'],
      [{ ...ban, field: 'about_me' }, 'field'],
      [{ decision: 'dismiss', ground: 'fraud' }, 'ground'],
      [{ decision: 'dismiss', measure: 'account_banned' }, 'measure'],
      [{ decision: 'remove', ground: 'fraud' }, 'decision'],
    ] as const)
      expect(Object.keys(refusal(await decide(mia, key, wrong)).fields ?? {})).toEqual([field]);
    const draft = await mia.post(`/admin-api/desk/items/${key}/preview`, { ...ban, note: 'Five accounts.' });
    expect((draft.json as { draft: { statement: string } }).draft.statement).toContain('Five accounts.');
    expect((await decide(mia, key, ban)).status).toBe(200);
    expect((await undo(mia, key)).status).toBe(200);
    app.clock.advance(11_000);
    await app.runOutbox();
    expect((await first?.id) !== undefined && (await traces()).every(({ outcome }) => outcome === null)).toBe(
      true,
    );
    await settle(item, { decision: 'restrict', measure: 'profile_disabled', ground: 'spam' });
    expect(await countWaiting()).toBe(2);
  });

  test('ends where its account is banned elsewhere, and shows who left', async () => {
    const [first, second, third] = await ring(3);
    if (!first || !second || !third) throw new Error('nobody');
    await mia.post(`/admin-api/profiles/alpha:${first.id}/restrictions`, {
      kind: 'account_banned',
      ground: 'fraud',
    });
    const leaving = new Browser(app, alpha);
    Object.assign(leaving.cookies, second.cookies);
    await deleteAccount(leaving);
    const items = await waiting();
    expect(about(items, first)).toBeUndefined();
    const states = (item: FraudItem | undefined) => item?.subject.accounts.map(({ state }) => state);
    expect(states(about(items, third))).toEqual(['active', 'banned', 'deleted']);
    // The deleted one may come back, so it is decided about, too.
    expect(about(items, second)).toBeDefined();
  });

  test('keeps what the others shared with an account that is erased, and not who it was', async () => {
    const [first, second] = await ring(3);
    if (!first || !second) throw new Error('nobody');
    const told = await app.inTenant('alpha', () =>
      app.nest.get(FraudApi, { strict: false }).export(first.id),
    );
    expect(told.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['device', 'line']));
    expect(JSON.stringify(told)).not.toContain('mark');
    await app.inTenant('alpha', () =>
      app.database.inTransaction(() => app.nest.get(FraudApi, { strict: false }).erase(first.id)),
    );
    expect(JSON.stringify(await traces())).not.toContain(first.id);
    const item = about(await waiting(), second);
    expect(item?.subject.accounts.map(({ member, state }) => [member === null, state])).toEqual([
      [false, 'active'],
      [true, 'erased'],
      [false, 'active'],
    ]);
    expect(about(await waiting(), first)).toBeUndefined();
  });

  test('shows what its sender took back meanwhile', async () => {
    const [one, other] = [await premium(), await premium()];
    const ben = await premium();
    const id = await write(one, ben.id, money);
    const browser = new Browser(app, alpha);
    Object.assign(browser.cookies, one.cookies);
    expect((await browser.put(`/api/messages/${id}/retraction`, undefined)).status).toBe(200);
    await write(other, ben.id, money);
    const item = about(await waiting(), one);
    expect(item?.subject.marks[0]?.uses[0]?.messages).toMatchObject([{ text: money, retracted: true }]);
  });
});

describe('however much comes', () => {
  test('a mark that many use brings twenty accounts at once, and one more with each decision', async () => {
    await ring(22, `${link}iedereen`);
    expect(await countWaiting()).toBe(20);
    const [item] = await waiting();
    expect(item?.subject).toMatchObject({ more: 2 });
    expect(item?.subject.accounts).toHaveLength(20);
    await settle(item, ban);
    expect(await countWaiting()).toBe(20);
  });

  test('a job that is done twice changes nothing, and jobs at once open one item for each account', async () => {
    const members: TestMember[] = [];
    const jobs: (() => Promise<void>)[] = [];
    for (let number = 0; number < 3; number++) {
      const member = await premium();
      members.push(member);
      for (let to = 0; to < 2; to++) {
        const answer = await send(member, await somebody(), { text: line });
        const { id } = (answer.json as { message: { id: string } }).message;
        const use = { in: 'message', messageId: id, isFirst: true } as const;
        jobs.push(() =>
          app.inTenant('alpha', () => app.nest.get(CompareMarks, { strict: false }).handle(use)),
        );
      }
    }
    await Promise.all([...jobs, ...jobs].map((job) => job()));
    const found = (await traces()).filter(({ kind }) => kind === 'line');
    expect(found.map(({ places }) => (JSON.parse(places) as unknown[]).length)).toEqual([2, 2, 2]);
    await app.runOutbox();
    expect(await countWaiting()).toBe(3);
  });

  test('an account that sends very many links keeps the latest hundred, and all are forgotten after sixty days', async () => {
    const member = await premium(20_000);
    const to = await somebody();
    for (let number = 0; number < 23; number++) {
      const text = Array.from({ length: 5 }, (_, at) => `https://veel${number * 5 + at}.com/a`).join(' ');
      const answer = await send(member, to, { text, sure: true });
      expect(answer.status).toBe(200);
      app.clock.advance(1000);
    }
    await app.runOutbox();
    const links = async () => (await traces()).filter(({ kind }) => kind === 'link').length;
    expect(await links()).toBe(100);
    app.clock.advance(61 * day);
    await app.nest.get(Housekeeping).runOnce();
    expect(await traces()).toEqual([]);
  });
});
