import { randomUUID } from 'node:crypto';
import { Housekeeping } from '../../apps/server/src/kernel/housekeeping/housekeeping.ts';
import { NoticesApi } from '../../apps/server/src/modules/mails/notices/notices.api.ts';
import type {
  FictionalTurn,
  FictionalTurnRow,
} from '../../packages/contract/src/chats/calls/fictional-desk.ts';
import type { WaitingQueueRow } from '../../packages/contract/src/overviews/calls/home.ts';
import { refusal } from '../support/members/account-calls.ts';
import type { Browser } from '../support/app/browser.ts';
import { createStaff, openConsole } from '../support/app/console.ts';
import { openPage } from '../support/live/app-pages.ts';
import { hears } from '../support/live/pages.ts';
import { startTestApp, type TestApp, type TestRequest } from '../support/app/test-app.ts';
import { chatSettings, chatting } from '../support/members/chatting.ts';
import { confirmEmail, joinConfirmed, joinMember, type TestMember } from '../support/members/members.ts';
import { addProfile, someId } from '../support/members/profiles.ts';
import { noise } from '../support/photos/hostile-images.ts';

const hour = 3_600_000;

let app: TestApp;
let ann: Browser;
let bob: Browser;
let elsewhere: Browser;
let operator: Browser;
let annId: string;
const { send, open, credits, premium, get } = chatting(() => app);

beforeAll(async () => {
  app = await startTestApp({
    settings: {
      alpha: { ...chatSettings, fictional_answers: true },
      beta: chatSettings,
    },
  });
  annId = await createStaff(app, 'ann@staff.test', 'moderator', ['alpha']);
  await createStaff(app, 'bob@staff.test', 'moderator', ['alpha']);
  await createStaff(app, 'elsewhere@staff.test', 'moderator', ['beta']);
  await createStaff(app, 'operator@staff.test', 'operator', ['alpha']);
  await logIn();
});

/** Sessions of staff are shorter than a day. */
async function logIn(): Promise<void> {
  [ann, bob, elsewhere, operator] = (await Promise.all(
    ['ann', 'bob', 'elsewhere', 'operator'].map((name) => openConsole(app, `${name}@staff.test`)),
  )) as [Browser, Browser, Browser, Browser];
}

beforeEach(() =>
  app.inTenant('alpha', () => app.database.write('DELETE FROM fictional_turn WHERE tenant_id = :tenant')),
);

const list = async (staff: Browser, filter: object = {}, query = 'limit=25') =>
  staff.get(`/admin-api/fictional-turns?filter=${encodeURIComponent(JSON.stringify(filter))}&${query}`);
const rows = async (staff: Browser) => (await list(staff)).json as FictionalTurnRow[];
const take = async (staff: Browser, body: object = {}) => staff.post('/admin-api/fictional/take', body);
const taken = async (staff: Browser, body: object = {}) =>
  ((await take(staff, body)).json as { turn: FictionalTurn | null }).turn;
const answer = (
  staff: Browser,
  turn: string,
  text = 'How nice',
  clientId: string = randomUUID(),
  seq = 999,
) => staff.post(`/admin-api/fictional-turns/${turn}/answer`, { client_id: clientId, text, seq });
/** @param seq place of the newest message that was seen */
const dismiss = (staff: Browser, turn: string, seq = 999) =>
  staff.post(`/admin-api/fictional-turns/${turn}/dismissal`, { seq });

const passOn = (staff: Browser, turn: string, note = 'She asks about her dog') =>
  staff.post(`/admin-api/fictional-turns/${turn}/escalation`, { note });

/** A member writes to a fictional profile. @returns the conversation's key on the console */
async function writes(member: TestMember, profile: string, text = 'Hello there'): Promise<string> {
  const sent = await send(member, profile, { text, acknowledge_fictional: true });
  if (sent.status !== 200) throw new Error(`writing answered ${sent.status}: ${sent.text}`);
  return `alpha:${(sent.json as { conversation: string }).conversation}`;
}

const fictional = (name = 'Vera') => addProfile(app, 'alpha', { name, fictional: true, aboutMe: 'A nurse' });

/** Of which kinds something waits to be told to a member. */
const toldOf = async (member: TestMember): Promise<string[]> =>
  (
    await app.inTenant('alpha', () => app.nest.get(NoticesApi, { strict: false }).export(member.id))
  ).waiting.map(({ kind }) => kind);

describe('the queue', () => {
  it('has who waits, the longest first, page by page, and not a word of what they wrote', async () => {
    const vera = await fictional();
    const keys: string[] = [];
    for (const text of ['one', 'two', 'three']) {
      keys.push(await writes(await premium(), vera, `secret ${text}`));
      app.clock.advance(1000);
    }
    // Whoever writes again waits since their first message.
    const found = await list(ann, {}, 'limit=2');
    expect((found.json as FictionalTurnRow[]).map(({ id }) => id)).toEqual(keys.slice(0, 2));
    expect(found.text).not.toContain('secret');
    const next = String(found.headers['next-page']);
    const more = await list(ann, {}, `limit=2&after=${encodeURIComponent(next)}`);
    expect((more.json as FictionalTurnRow[]).map(({ id }) => id)).toEqual(keys.slice(2));
    expect((await ann.get('/admin-api/home/waiting')).json).toContainEqual(
      expect.objectContaining({ queue: 'fictional_turn', count: 3, late: 0 }),
    );
    expect((found.json as FictionalTurnRow[])[0]).toMatchObject({
      tenant: 'alpha',
      profile: { id: `alpha:${vera}`, name: 'Vera' },
      member: { language: 'nl' },
      held_by: null,
      mine: false,
    });
  });

  it('goes on to the next behind what somebody puts off, which stays free for others', async () => {
    const vera = await fictional();
    const one = await writes(await premium(), vera);
    app.clock.advance(1000);
    const two = await writes(await premium(), vera);
    expect((await taken(ann))?.id).toBe(one);
    await ann.delete('/admin-api/fictional/leases');
    expect((await taken(ann, { but: [one] }))?.id).toBe(two);
    expect((await taken(bob))?.id).toBe(one);
    await ann.delete('/admin-api/fictional/leases');
    expect(await taken(ann, { but: [two] })).toBeNull();
    expect(refusal(await take(ann, { but: Array.from({ length: 51 }, () => one) })).code).toBe(
      'validation_failed',
    );
  });

  it('is nobody’s who lacks the right or the brand', async () => {
    const key = await writes(await premium(), await fictional());
    expect((await operator.get('/admin-api/home/waiting')).text).not.toContain('fictional_turn');
    expect((await elsewhere.get('/admin-api/home/waiting')).json).toContainEqual(
      expect.objectContaining({ queue: 'fictional_turn', count: 0, oldest_at: null }),
    );
    expect(await rows(elsewhere)).toEqual([]);
    expect((await list(elsewhere, { tenant: 'alpha' })).status).toBe(404);
    expect((await take(elsewhere, { turn: key })).status).toBe(404);
    expect((await take(elsewhere, { tenant: 'alpha' })).status).toBe(404);
    expect(await taken(elsewhere)).toBeNull();
    await take(ann, { turn: key });
    for (const [method, path, body] of [
      ['POST', `fictional-turns/${key}/answer`, { client_id: randomUUID(), text: 'x', seq: 1 }],
      ['POST', `fictional-turns/${key}/dismissal`, { seq: 1 }],
      ['POST', `fictional-turns/${key}/escalation`, { note: 'x' }],
      ['GET', `fictional-turns/${key}/messages?before=9`, undefined],
    ] as const)
      expect(
        (await elsewhere.request({ method, path: `/admin-api/${path}`, ...(body ? { body } : {}) })).status,
      ).toBe(404);
  });

  it('has nobody of a brand whose staff do not answer, where writing costs nothing', async () => {
    const member = await joinConfirmed(app, 'beta');
    const profile = await addProfile(app, 'beta', { fictional: true });
    const at = (request: TestRequest) =>
      app.request('beta.localhost', { ...request, cookies: member.cookies });
    const body = { client_id: randomUUID(), profile_id: profile, text: 'hello', acknowledge_fictional: true };
    expect((await at({ method: 'POST', path: '/api/messages', body })).json).toMatchObject({ credits: 25 });
    expect((await at({ path: `/api/chat.php?profile_id=${profile}` })).json).toMatchObject({
      costs: { message: 0 },
    });
    expect(await rows(elsewhere)).toEqual([]);
  });
});

describe('a conversation', () => {
  it('is one staff member’s at a time, and the next one’s when they are away', async () => {
    const key = await writes(await premium(), await fictional());
    const both = await Promise.all([take(ann, { turn: key }), take(bob, { turn: key })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [holder, other] = both[0].status === 200 ? [ann, bob] : [bob, ann];
    expect(await taken(other)).toBeNull();
    expect((await rows(other))[0]).toMatchObject({ held_by: 'Somebody of moderator', mine: false });
    expect((await rows(holder))[0]).toMatchObject({ mine: true });
    expect(refusal(await answer(other, key))?.code).toBe('desk_item_lost');
    expect((await other.get(`/admin-api/fictional-turns/${key}/messages?before=5`)).status).toBe(409);
    // Renewed in time it stays; after the lease it is whose hand is free.
    app.clock.advance(200_000);
    await take(holder, { turn: key });
    app.clock.advance(200_000);
    expect((await take(other, { turn: key })).status).toBe(409);
    app.clock.advance(100_001);
    expect((await taken(other))?.id).toBe(key);
    expect(refusal(await answer(holder, key))?.code).toBe('desk_item_lost');
    await other.delete('/admin-api/fictional/leases');
    expect((await rows(holder))[0]).toMatchObject({ held_by: null });
  });

  it('is nobody’s for longer than an hour without an answer, and a colleague’s first', async () => {
    const key = await writes(await premium(), await fictional());
    const until = new Date(app.clock.now().getTime() + 300_000).toISOString();
    await take(ann);
    expect((await take(bob)).json).toEqual({ turn: null, colleagues: { count: 1, until } });
    // A script that polls keeps it no longer than a person would.
    for (let minute = 0; minute < 59; minute++) {
      app.clock.advance(60_000);
      expect((await take(ann, { turn: key })).status).toBe(200);
    }
    app.clock.advance(60_000);
    expect(refusal(await take(ann, { turn: key })).code).toBe('desk_item_lost');
    app.clock.advance(240_000);
    expect(await taken(ann)).toBeNull();
    expect((await taken(bob))?.id).toBe(key);
    await bob.delete('/admin-api/fictional/leases');
    expect((await taken(ann))?.id).toBe(key);
  });

  it('is shown with its people, back to its beginning', async () => {
    const member = await premium(5000);
    const vera = await fictional();
    const key = await writes(member, vera, 'message 1');
    for (let number = 2; number <= 53; number++) await writes(member, vera, `message ${number}`);
    const turn = await taken(ann, { turn: key });
    expect(turn).toMatchObject({
      profile: { name: 'Vera', about_me: 'A nurse', notes: [] },
      member: { id: `alpha:${member.id}`, language: expect.any(String) as string },
      has_older: true,
      message_length: chatSettings.message_length,
    });
    expect(turn?.messages.map(({ text }) => text).at(-1)).toBe('message 53');
    const before = turn?.messages[0]?.seq ?? 0;
    expect((await ann.get(`/admin-api/fictional-turns/${key}/messages?before=${before}`)).json).toMatchObject(
      { messages: [{ text: 'message 1' }, { text: 'message 2' }, { text: 'message 3' }], has_older: false },
    );
  });

  it('is answered by nobody once its brand is closed, and costs nothing', async () => {
    const member = await premium(100);
    const vera = await fictional();
    const key = await writes(member, vera);
    await take(ann, { turn: key });
    const before = await credits(member);
    const set = async (state: 'closed' | 'public') => {
      const { version } = (await operator.get('/admin-api/tenants/alpha')).json as { version: number };
      const stored = await operator.put('/admin-api/tenants/alpha/state', { version, state });
      expect(stored).toMatchObject({ status: 200, json: { state } });
    };
    await set('closed');
    const refused = await answer(ann, key);
    expect([refused.status, refusal(refused)?.code]).toEqual([403, 'brand_closed']);
    expect((await open(member, vera)).messages).toMatchObject([{ text: 'Hello there', from_me: true }]);
    expect(await credits(member)).toBe(before);
    await set('public');
    expect((await answer(ann, key)).status).toBe(200);
  });

  it('is answered once, under the label, by whom it is recorded, and costs the member their own messages', async () => {
    const member = await premium(100);
    const vera = await fictional();
    expect((await open(member, vera)).costs.message).toBe(10);
    const key = await writes(member, vera);
    expect(await credits(member)).toBe(115);
    await take(ann, { turn: key });
    expect(refusal(await answer(ann, key, 'x'.repeat(201)))?.code).toBe('message_too_long');
    const clientId = randomUUID();
    const sent = await Promise.all([1, 2].map(() => answer(ann, key, 'Hello you', clientId)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect((await answer(ann, key, 'Hello you', clientId)).status).toBe(200);
    expect(refusal(await answer(ann, key, 'Something else', clientId))?.code).toBe('idempotency_conflict');
    expect((await open(member, vera)).messages).toMatchObject([
      { text: 'Hello there', from_me: true, staff: false },
      { text: 'Hello you', from_me: false, staff: true, client_id: null },
    ]);
    expect(await rows(ann)).toEqual([]);
    expect((await open(member, vera)).costs.message).toBe(4);
    // Staff see who of them wrote what; the member never does.
    await writes(member, vera, 'And you?');
    expect((await taken(bob, { turn: key }))?.messages).toMatchObject([
      { from_profile: false, written_by: null },
      { from_profile: true, written_by: 'Somebody of moderator' },
      { from_profile: false },
    ]);
    const seen = await get(member, `/api/chat.php?profile_id=${vera}`);
    expect(seen.text).not.toContain('Somebody of moderator');
    expect(seen.text).not.toContain(annId);
    const audit = await app.inTenant('alpha', () =>
      app.database.select(
        `SELECT action, staff_id AS staffId, subjects, changes FROM audit_entry
          WHERE tenant_id = :tenant AND action = 'fictional.answered' AND JSON_CONTAINS(subjects, :key)`,
        { key: JSON.stringify(key) },
      ),
    );
    expect(audit).toMatchObject([{ action: 'fictional.answered', staffId: annId }]);
    expect(JSON.stringify(audit)).not.toContain('Hello you');
  });

  it('leaves the desk when nothing needs to be said, or the two can’t reach each other', async () => {
    const member = await premium();
    const vera = await fictional();
    const key = await writes(member, vera);
    expect(refusal(await dismiss(bob, key))?.code).toBe('desk_item_lost');
    await take(ann, { turn: key });
    expect((await dismiss(ann, key)).status).toBe(200);
    expect(await rows(ann)).toEqual([]);
    await writes(member, vera, 'Still there?');
    expect(await rows(ann)).toHaveLength(1);
    await take(ann, { turn: key });
    await app.request('alpha.localhost', {
      ...{ method: 'POST', path: '/api/blocks', cookies: member.cookies, body: { profile_id: vera } },
    });
    expect((await answer(ann, key)).status).toBe(404);
    expect((await take(ann, { turn: key })).status).toBe(404);
    expect(await rows(ann)).toEqual([]);
  });

  it('shows pictures and gifts to whoever holds it, who is written down', async () => {
    const member = await premium();
    const vera = await fictional();
    const key = await writes(member, vera);
    const asMember = (path: string, body: unknown, type: string) =>
      app.request('alpha.localhost', {
        ...{ method: 'POST', path, body, headers: { 'content-type': type }, cookies: member.cookies },
      });
    const photo = `/api/messages/photo?client_id=${randomUUID()}&profile_id=${vera}`;
    expect((await asMember(photo, await noise(320, 240).jpeg().toBuffer(), 'image/jpeg')).status).toBe(200);
    const gift = { client_id: randomUUID(), profile_id: vera, gift: 'rose' };
    expect((await asMember('/api/messages/gift', gift, 'application/json')).status).toBe(200);
    const turn = await taken(ann, { turn: key });
    expect(turn?.messages).toMatchObject([
      { kind: 'text', photo: null, gift: null },
      { kind: 'photo', text: '', photo: { width: 320, height: 240 } },
      { kind: 'gift', gift: 'rose', photo: null },
    ]);
    const { blurred = '', image = '' } = turn?.messages[1]?.photo ?? {};
    const looks = () =>
      app.inTenant('alpha', () =>
        app.database.select(
          `SELECT staff_id AS staffId, subjects FROM audit_entry
            WHERE tenant_id = :tenant AND action = 'chat_picture.seen'`,
        ),
      );
    expect((await ann.get(blurred)).status).toBe(200);
    expect(await looks()).toEqual([]);
    expect(await ann.get(image)).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } });
    const subjects = JSON.stringify([`alpha:${turn?.messages[1]?.id}`]);
    expect(await looks()).toEqual([{ staffId: annId, subjects }]);
    for (const address of [blurred, image]) {
      const answers = await Promise.all([bob, elsewhere, operator].map((staff) => staff.get(address)));
      expect(answers.map(({ status }) => status)).toEqual([409, 404, 403]);
    }
    await answer(ann, key);
    expect([(await ann.get(blurred)).status, (await ann.get(image)).status]).toEqual([404, 404]);
    expect(await looks()).toHaveLength(1);
  });

  it('stays on the desk with what its member wrote meanwhile', async () => {
    const member = await premium();
    const vera = await fictional();
    const key = await writes(member, vera);
    const seen = (await taken(ann, { turn: key }))?.messages.at(-1)?.seq ?? 0;
    await writes(member, vera, 'Are you there?');
    expect(refusal(await dismiss(ann, key, seen))?.code).toBe('newer_messages');
    expect(await rows(ann)).toHaveLength(1);
    expect((await answer(ann, key, 'I am', randomUUID(), seen)).status).toBe(200);
    expect(await rows(ann)).toMatchObject([{ id: key, held_by: null }]);
    const again = (await taken(bob, { turn: key }))?.messages ?? [];
    expect(again.map(({ text }) => text)).toEqual(['Hello there', 'Are you there?', 'I am']);
    expect((await dismiss(bob, key, again.at(-1)?.seq)).status).toBe(200);
    expect(await rows(ann)).toEqual([]);
  });

  it('is nobody’s once the lease is over, whether somebody else took it or not', async () => {
    const key = await writes(await premium(), await fictional());
    await take(ann, { turn: key });
    app.clock.advance(300_000);
    expect((await ann.get(`/admin-api/fictional-turns/${key}/messages?before=5`)).status).toBe(409);
    expect(refusal(await answer(ann, key))?.code).toBe('desk_item_lost');
    expect(refusal(await dismiss(ann, key))?.code).toBe('desk_item_lost');
    await take(ann, { turn: key });
    expect((await answer(ann, key)).status).toBe(200);
  });

  it('that is passed on is the next one’s of everybody else, with its note, until it is answered', async () => {
    const [member, vera] = [await premium(), await fictional()];
    const keys = [await writes(await premium(), vera)];
    app.clock.advance(1000);
    const key = await writes(member, vera);
    expect(refusal(await passOn(ann, key))?.code).toBe('desk_item_lost');
    await take(ann, { turn: key });
    for (const note of ['', ' ', 'x'.repeat(1001)])
      expect(refusal(await passOn(ann, key, note))?.code).toBe('validation_failed');
    expect((await passOn(ann, key)).status).toBe(200);
    expect(await rows(ann)).toMatchObject([
      { id: key, escalated: true, escalated_by_me: true, held_by: null, mine: false },
      { id: keys[0], escalated: false, escalated_by_me: false },
    ]);
    expect((await list(bob)).text).not.toContain('dog');
    expect((await taken(ann))?.id).toBe(keys[0]);
    await ann.delete('/admin-api/fictional/leases');
    expect(refusal(await take(ann, { turn: key }))?.code).toBe('passed_on_before');
    expect((await ann.get(`/admin-api/fictional-turns/${key}/messages?before=5`)).status).toBe(409);
    const waits = async (staff: Browser) =>
      ((await staff.get('/admin-api/home/waiting')).json as WaitingQueueRow[]).find(
        ({ queue }) => queue === 'fictional_turn',
      );
    expect([await waits(ann), await waits(bob)]).toMatchObject([{ count: 1 }, { count: 2 }]);
    // Whoever writes more still waits for somebody else.
    await writes(member, vera, 'And my cat?');
    expect(await taken(bob)).toMatchObject({
      ...{ id: key, escalated: true, escalation_note: 'She asks about her dog' },
    });
    await bob.delete('/admin-api/fictional/leases');
    app.clock.advance(25 * hour);
    await logIn();
    // What is late is everybody's: passing on hides nothing.
    expect([await waits(ann), await waits(bob)]).toMatchObject([
      { count: 2, late: 2 },
      { count: 2, late: 2 },
    ]);
    expect((await taken(bob))?.id).toBe(key);
    expect((await answer(bob, key)).status).toBe(200);
    await writes(member, vera, 'Thank you');
    expect(await taken(ann, { turn: key })).toMatchObject({ escalated: false, escalation_note: null });
    const audit = await app.inTenant('alpha', () =>
      app.database.select(
        `SELECT staff_id AS staffId, subjects FROM audit_entry
          WHERE tenant_id = :tenant AND action = 'fictional.passed_on' AND JSON_CONTAINS(subjects, :key)`,
        { key: JSON.stringify(key) },
      ),
    );
    expect(audit).toEqual([{ staffId: annId, subjects: JSON.stringify([key]) }]);
  });

  it('is passed on once, and not taken by a second page of who does', async () => {
    const key = await writes(await premium(), await fictional());
    await take(ann, { turn: key });
    const answers = await Promise.all([passOn(ann, key), passOn(ann, key), take(ann, { turn: key })]);
    expect(
      answers
        .slice(0, 2)
        .map(({ status }) => status)
        .sort(),
    ).toEqual([200, 409]);
    expect(await rows(bob)).toMatchObject([{ escalated: true, held_by: null }]);
    expect((await taken(bob))?.id).toBe(key);
  });

  it('is passed on as long as somebody is left, and anybody’s again when the others are gone', async () => {
    const key = await writes(await premium(), await fictional());
    await take(ann, { turn: key });
    await passOn(ann, key);
    await take(bob, { turn: key });
    // The operator has the brand and not the right, the other moderator the right and not the brand.
    expect(refusal(await passOn(bob, key, 'Nor do I know'))?.code).toBe('nobody_to_pass_to');
    expect((await rows(bob))[0]).toMatchObject({ mine: true });
    await bob.delete('/admin-api/fictional/leases');
    const ended = (at: Date | null) =>
      app.database.write("UPDATE staff SET ended_at = :at WHERE email = 'bob@staff.test'", { at });
    await ended(app.clock.now());
    expect(await taken(ann)).toBeNull();
    expect(await taken(ann, { turn: key })).toMatchObject({ id: key, escalated: true });
    await ended(null);
  });

  it('of somebody unconfirmed waits on the desk once it is delivered', async () => {
    const member = await joinMember(app, 'alpha');
    const key = await writes(member, await fictional());
    expect(await rows(ann)).toEqual([]);
    await confirmEmail(app, 'alpha', member.id);
    expect((await rows(ann)).map(({ id }) => id)).toEqual([key]);
  });
});

describe('notes', () => {
  it('stand beside each conversation of the profile, with who wrote them', async () => {
    const vera = await fictional();
    const note = { profile: `alpha:${vera}`, text: 'Has a dog named Bo' };
    const made = await ann.post('/admin-api/fictional-notes', note);
    expect(made).toMatchObject({
      status: 200,
      json: { text: note.text, written_by: 'Somebody of moderator' },
    });
    const turn = await taken(bob, { turn: await writes(await premium(), vera) });
    expect(turn?.profile.notes).toMatchObject([{ text: note.text }]);
    const { id } = made.json as { id: string };
    expect((await elsewhere.delete(`/admin-api/fictional-notes/${id}`)).status).toBe(404);
    expect((await bob.delete(`/admin-api/fictional-notes/${id}`)).status).toBe(200);
    expect((await bob.delete(`/admin-api/fictional-notes/${id}`)).status).toBe(404);
    // Nobody writes down anything about a member.
    const member = await joinConfirmed(app, 'alpha');
    for (const profile of [`alpha:${member.id}`, `alpha:${someId()}`, `beta:${vera}`])
      expect((await ann.post('/admin-api/fictional-notes', { ...note, profile })).status).toBe(404);
  });
});

describe('a message', () => {
  it('that nobody answered in 72 hours brings the credits back, and says so to the member alone', async () => {
    const member = await premium(100);
    const vera = await fictional();
    await writes(member, vera, 'in time');
    const page = await openPage(app, { cookies: member.cookies });
    app.clock.advance(72 * hour - 1);
    await app.nest.get(Housekeeping).runOnce();
    expect((await open(member, vera)).messages[0]).toMatchObject({ returned: false });
    app.clock.advance(1);
    await app.nest.get(Housekeeping).runOnce();
    expect(await credits(member)).toBe(125);
    expect(await toldOf(member)).toEqual(['reminders']);
    const { conversation } = await open(member, vera);
    expect(await hears(page, 'changed')).toEqual([{ what: ['account', 'conversation'], conversation }]);
    page.close();
    expect((await open(member, vera)).messages[0]).toMatchObject({ text: 'in time', returned: true });
    // An answer in time keeps the charge, and the message says nothing.
    const key = await writes(member, vera, 'again');
    // Sessions of staff are shorter than that.
    ann = await openConsole(app, 'ann@staff.test');
    app.clock.advance(1000);
    await take(ann, { turn: key });
    await answer(ann, key);
    app.clock.advance(72 * hour);
    await app.nest.get(Housekeeping).runOnce();
    expect(await credits(member)).toBe(115);
    expect((await open(member, vera)).messages.map(({ returned }) => returned)).toEqual([true, false, false]);
  });
});
