import { randomUUID } from 'node:crypto';
import { Housekeeping } from '../../apps/server/src/kernel/housekeeping/housekeeping.ts';
import type { FictionalTurn } from '../../packages/contract/src/chats/calls/fictional-desk.ts';
import type { sendMessage } from '../../packages/contract/src/chats/calls/chats.ts';
import type { Answer } from '../../packages/contract/src/route.ts';
import { Browser } from '../support/app/browser.ts';
import { createStaff, openConsole } from '../support/app/console.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { decide, take } from '../support/desk/desk.ts';
import { openPage } from '../support/live/app-pages.ts';
import { hears } from '../support/live/pages.ts';
import { refusal } from '../support/members/account-calls.ts';
import { chatSettings, chatting, texts } from '../support/members/chatting.ts';
import { joinConfirmed, joinMember, type TestMember } from '../support/members/members.ts';
import { addProfile, someId } from '../support/members/profiles.ts';
import { noise } from '../support/photos/hostile-images.ts';
import { receiptOf, sendReport } from '../support/reports/reporting.ts';

const host = 'alpha.localhost';
const minute = 60_000;
const hour = 60 * minute;
type Sent = Answer<typeof sendMessage>;

let app: TestApp;
let moderator: Browser;
const { send, open, chats, credits, premium, get } = chatting(() => app);

beforeAll(async () => {
  app = await startTestApp({ settings: { alpha: { ...chatSettings, fictional_answers: true } } });
  await createStaff(app, 'mia@staff.test', 'moderator', ['alpha']);
});
beforeEach(async () => {
  // Sessions of staff are shorter than a day.
  moderator = await openConsole(app, 'mia@staff.test');
  await app.inTenant('alpha', async () => {
    for (const table of ['desk_item', 'fictional_turn'])
      await app.database.write(`DELETE FROM ${table} WHERE tenant_id = :tenant`);
  });
});

const write = async (member: TestMember, to: string, text: string, more: object = {}): Promise<Sent> => {
  const answer = await send(member, to, { text, ...more });
  if (answer.status !== 200) throw new Error(`writing answered ${answer.status}: ${answer.text}`);
  return answer.json as Sent;
};
const retract = (member: TestMember, message: string) =>
  app.request(host, { method: 'PUT', path: `/api/messages/${message}/retraction`, cookies: member.cookies });
const read = (member: TestMember, conversation: string, seq: number) =>
  app.request(host, {
    ...{ method: 'POST', path: `/api/chats/${conversation}/read`, body: { seq } },
    cookies: member.cookies,
  });
const pair = () => Promise.all([premium(), premium()]);

describe('a message that its sender takes back', () => {
  it('is gone on both sides, live, in the lists and among the unread ones; a line stays', async () => {
    const [one, other] = await pair();
    await write(one, other.id, 'stays');
    const { message, conversation } = await write(one, other.id, 'regretted');
    await app.request(host, {
      ...{ method: 'PUT', path: `/api/messages/${message.id}/reaction`, body: { emoji: '🔥' } },
      cookies: other.cookies,
    });
    expect((await chats(other)).total_unread_messages).toBe(2);
    const pages = [
      await openPage(app, { cookies: one.cookies }),
      await openPage(app, { cookies: other.cookies }),
    ];
    expect((await retract(one, message.id)).json).toEqual({ done: true });
    for (const page of pages) {
      expect(await hears(page, 'changed')).toEqual([
        { what: ['account', 'chats', 'conversation'], conversation },
      ]);
      page.close();
    }
    for (const [reader, writer] of [
      [one, other],
      [other, one],
    ] as const) {
      const shown = await open(reader, writer.id);
      expect(texts(shown)).toEqual(['stays', '']);
      expect(shown.messages[1]).toMatchObject({
        ...{ id: message.id, seq: 2, kind: 'text', retracted: true, removed: false, reactions: [] },
      });
      expect((await chats(reader)).chats).toMatchObject([{ messages: [{ retracted: true, text: '' }] }]);
      expect(JSON.stringify([shown, await chats(reader)])).not.toContain('regretted');
    }
    expect(await chats(other)).toMatchObject({
      total_unread_messages: 1,
      chats: [{ num_unread_messages: 1 }],
    });
    // Once more is the same, also when it would be too late.
    app.clock.advance(hour);
    expect((await retract(one, message.id)).status).toBe(200);
    expect((await chats(other)).total_unread_messages).toBe(1);
  });

  it('changes nothing of what is unread when it was read, and is not counted when a mark moves', async () => {
    const [one, other] = await pair();
    const first = await write(one, other.id, 'first');
    const second = await write(one, other.id, 'second');
    await write(one, other.id, 'third');
    await read(other, first.conversation, 1);
    await retract(one, first.message.id);
    expect((await chats(other)).total_unread_messages).toBe(2);
    await retract(one, second.message.id);
    expect((await chats(other)).total_unread_messages).toBe(1);
    await read(other, first.conversation, 3);
    expect((await chats(other)).total_unread_messages).toBe(0);
  });

  it('is one of their own, no older than ten minutes; all else answers like what does not exist', async () => {
    const [one, other] = await pair();
    const { message } = await write(one, other.id, 'late');
    const unknown = await retract(one, someId());
    expect(unknown.status).toBe(404);
    for (const stranger of [other, await premium()])
      expect((await retract(stranger, message.id)).text).toBe(unknown.text);
    app.clock.advance(10 * minute + 1);
    expect(refusal(await retract(one, message.id))?.code).toBe('retraction_too_late');
    expect(texts(await open(other, one.id))).toEqual(['late']);
    const held = await joinMember(app, 'alpha');
    const waiting = await write(held, other.id, 'nobody has it yet');
    expect((await retract(held, waiting.message.id)).status).toBe(404);
  });

  it('can be taken back by somebody whom the other one has blocked since', async () => {
    const [one, other] = await pair();
    const { message } = await write(one, other.id, 'regretted');
    await app.request(host, {
      ...{ method: 'POST', path: '/api/blocks', body: { profile_id: one.id } },
      cookies: other.cookies,
    });
    expect((await retract(other, message.id)).status).toBe(404);
    expect((await retract(one, message.id)).json).toEqual({ done: true });
    await app.request(host, {
      ...{ method: 'DELETE', path: `/api/blocks/${one.id}` },
      cookies: other.cookies,
    });
    expect((await open(other, one.id)).messages).toMatchObject([{ retracted: true, text: '' }]);
  });

  it('stays spent, started and sent: taking it back gives no credits, no conversation and no second try', async () => {
    const [free, others] = [await joinConfirmed(app, 'alpha'), await Promise.all([premium(), premium()])];
    const clientId = randomUUID();
    const before = await credits(free);
    const sent = await write(free, others[0].id, 'first', { client_id: clientId });
    await retract(free, sent.message.id);
    expect(await credits(free)).toBe(before - chatSettings.message_credits);
    // The same id is the same message, which nobody reads again.
    const again = await write(free, others[0].id, 'first', { client_id: clientId });
    expect(again.message).toMatchObject({ id: sent.message.id, text: '', retracted: true });
    expect(await credits(free)).toBe(before - chatSettings.message_credits);
    await retract(free, (await write(free, others[1].id, 'second')).message.id);
    expect(refusal(await send(free, (await premium()).id))?.code).toBe('conversation_limit_reached');
  });

  it('is quoted and reacted to no more, and its picture is gone for both', async () => {
    const [one, other] = await pair();
    const picture = await noise(320, 240).jpeg().toBuffer();
    const sent = await app.request(host, {
      ...{ method: 'POST', path: `/api/messages/photo?client_id=${randomUUID()}&profile_id=${other.id}` },
      ...{ body: picture, headers: { 'content-type': 'image/jpeg' }, cookies: one.cookies },
    });
    const { message } = sent.json as Sent;
    await write(other, one.id, 'an answer', { reply_to: message.id });
    await retract(one, message.id);
    for (const reader of [one, other])
      for (const path of [message.photo?.src, message.photo?.blurred])
        expect((await get(reader, path ?? '')).status).toBe(404);
    const shown = await open(other, one.id);
    expect(shown.messages).toMatchObject([
      { kind: 'text', photo: null, retracted: true },
      { reply_to: { kind: 'text', text: '', retracted: true } },
    ]);
    const react = {
      method: 'PUT',
      path: `/api/messages/${message.id}/reaction`,
      body: { emoji: '🔥' },
    } as const;
    expect((await app.request(host, { ...react, cookies: other.cookies })).status).toBe(404);
  });
});

describe('what was taken back', () => {
  const reportOf = (reader: TestMember, sender: TestMember, message: string) => {
    const browser = new Browser(app, host);
    Object.assign(browser.cookies, reader.cookies);
    return sendReport(browser, {
      subject: { kind: 'message', profile_id: sender.id, message_id: message },
      reason: 'harassment',
    });
  };
  const evidence = async () => {
    const [found] = await take(moderator, { kind: 'report', tenant: 'alpha', want: 5 });
    if (found?.subject.kind !== 'report') throw new Error('no case');
    return { id: found.id, messages: found.subject.evidence.messages };
  };

  it('is read by moderators alone, in a report of its conversation, and can be its subject', async () => {
    const [one, other] = await pair();
    const { message } = await write(one, other.id, 'an awful threat');
    const meant = await write(one, other.id, 'and what stands');
    await retract(one, message.id);
    const receipt = await reportOf(other, one, meant.message.id);
    receiptOf(receipt);
    expect(receipt.text).not.toContain('threat');
    const found = await evidence();
    expect(found.messages).toMatchObject([
      { text: 'an awful threat', retracted: true, reported: false },
      { text: 'and what stands', retracted: false, reported: true },
    ]);
    await decide(moderator, found.id, { decision: 'dismiss' });
    receiptOf(await reportOf(other, one, message.id));
    const about = await evidence();
    expect(about.messages).toMatchObject([{ reported: true, retracted: true }, { reported: false }]);
    const measure = { decision: 'restrict', measure: 'message_removed', ground: 'harassment' };
    expect((await decide(moderator, about.id, measure)).status).toBe(200);
    app.clock.advance(minute);
    await app.runOutbox();
    const [mine] = (await open(one, other.id)).messages;
    expect((await get(one, `/api/restrictions/${mine?.restriction}`)).status).toBe(200);
    expect((await get(other, `/api/chat.php?profile_id=${one.id}`)).text).not.toContain('threat');
  });

  it('is deleted after half a year', async () => {
    const [one, other] = await pair();
    const { message } = await write(one, other.id, 'long ago');
    await retract(one, message.id);
    const kept = () =>
      app.inTenant('alpha', () =>
        app.database.select(
          'SELECT 1 FROM retracted_message WHERE tenant_id = :tenant AND message_id = :id',
          { id: message.id },
        ),
      );
    app.clock.advance(183 * 24 * hour);
    await app.nest.get(Housekeeping).runOnce();
    expect(await kept()).toHaveLength(1);
    app.clock.advance(2 * 24 * hour);
    await app.nest.get(Housekeeping).runOnce();
    expect(await kept()).toEqual([]);
  });
});

describe('a message to a fictional profile that is taken back', () => {
  const taken = async () =>
    ((await moderator.post('/admin-api/fictional/take', {})).json as { turn: FictionalTurn | null }).turn;
  const toFictional = async () => {
    const member = await premium(100);
    const vera = await addProfile(app, 'alpha', { fictional: true });
    return {
      member,
      vera,
      write: (text: string) => write(member, vera, text, { acknowledge_fictional: true }),
    };
  };

  it('is not put before staff, and with the last one the conversation leaves the desk', async () => {
    const { member, write: say } = await toFictional();
    const first = await say('regretted');
    const second = await say('asked');
    await retract(member, first.message.id);
    const turn = await taken();
    expect(turn?.messages.map(({ text }) => text)).toEqual(['asked']);
    await retract(member, second.message.id);
    expect(await taken()).toBeNull();
    const answer = { client_id: randomUUID(), text: 'Too late', seq: 2 };
    expect((await moderator.post(`/admin-api/fictional-turns/${turn?.id}/answer`, answer)).status).toBe(404);
  });

  it('gives nothing back after 72 hours', async () => {
    const { member, vera, write: say } = await toFictional();
    const { message } = await say('regretted');
    const before = await credits(member);
    await retract(member, message.id);
    app.clock.advance(72 * hour);
    await app.nest.get(Housekeeping).runOnce();
    expect(await credits(member)).toBe(before);
    expect((await open(member, vera)).messages).toMatchObject([{ retracted: true, returned: false }]);
  });
});
