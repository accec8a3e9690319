import { randomUUID } from 'node:crypto';
import { chatSettings, chatting, texts, type Conversation } from '../support/members/chatting.ts';
import { addProfile, setProfile, someId } from '../support/members/profiles.ts';
import type { TestMember } from '../support/members/members.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';
import { joinConfirmed } from '../support/members/members.ts';
import { noteFigure } from '../support/environment/proof.ts';
import type { Answer } from '../../packages/contract/src/route.ts';
import type { sendMessage } from '../../packages/contract/src/chats/calls/chats.ts';

const host = 'alpha.localhost';
type SentAnswer = Answer<typeof sendMessage>;
const signupCredits = chatSettings.signup_credits;

describe('chats', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await newBrands({ alpha: chatSettings, beta: chatSettings });
  });

  const { send, get, open, chats, credits, premium } = chatting(() => app);
  const rows = (table: 'message' | 'conversation' | 'message_charge') =>
    app.inTenant('alpha', async () => {
      const [row] = await app.database.select<{ count: number }>(
        `SELECT COUNT(*) AS count FROM ${table} WHERE tenant_id = :tenant`,
      );
      return Number(row?.count);
    });

  const remove = (member: TestMember, conversation: string) => removeBy(member, { conversation });
  const removeBy = (member: TestMember, body: { conversation?: string; profile_id?: string }) =>
    app.request(host, {
      method: 'DELETE',
      path: '/api/chat.php',
      body,
      cookies: member.cookies,
    });

  it('charge a message as it is sent and a reply at its own price; both read the same order', async () => {
    const [one, other] = [await joinConfirmed(app, 'alpha'), await joinConfirmed(app, 'alpha')];
    expect((await open(one, other.id)).costs).toEqual({ message: 10, photo: 15, gift: 20 });
    expect((await send(one, other.id, { text: 'First' })).json).toMatchObject({
      message: { seq: 1, from_me: true, held: false, staff: false },
      credits: signupCredits - 10,
    });
    expect((await open(other, one.id)).costs.message).toBe(4);
    expect((await send(other, one.id, { text: 'Second' })).json).toMatchObject({
      message: { seq: 2 },
      credits: signupCredits - 4,
    });
    expect(texts(await open(one, other.id))).toEqual(['First', 'Second']);
    expect(texts(await open(other, one.id))).toEqual(['First', 'Second']);
  });

  it('take one client id sent 50 times at once as one message, one charge and one answer (T2)', async () => {
    const member = await premium(500);
    const before = await credits(member);
    const other = await addProfile(app, 'alpha');
    const clientId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => send(member, other, { client_id: clientId })),
    );
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, json: { credits: before - 10 } });
    app.clock.advance(24 * 3_600_000);
    await send(member, other, { text: 'Something else' });
    expect((await send(member, other, { client_id: clientId })).text).toBe(answers[0]?.text);
    expect(await credits(member)).toBe(before - 20);
    expect(texts(await open(member, other))).toEqual(['Hello there', 'Something else']);
    noteFigure({
      test: 'T2',
      what: 'one message 50 times at once, and a day later',
      figure: 'one message, one charge, 51 times the same answer',
      command: 'npm run proof -- api api/chats.spec',
    });
  });

  it('refuse another body under a known client id, and store nothing of it', async () => {
    const member = await premium();
    const [one, other] = [await addProfile(app, 'alpha'), await addProfile(app, 'alpha')];
    const clientId = randomUUID();
    await send(member, one, { client_id: clientId });
    const before = [await rows('message'), await credits(member)];
    for (const [profileId, text] of [
      [one, 'Another text'],
      [other, 'Hello there'],
    ] as const) {
      expect(await send(member, profileId, { client_id: clientId, text })).toMatchObject({
        status: 409,
        json: { error: { code: 'idempotency_conflict' } },
      });
    }
    expect([await rows('message'), await credits(member)]).toEqual(before);
  });

  it('give every message its own place when both write at once', async () => {
    const [one, other] = [await premium(), await premium()];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => (i % 2 ? send(one, other.id) : send(other, one.id))),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array<number>(12).fill(200));
    const seqs = (await open(one, other.id)).messages.map((message) => message.seq);
    expect(seqs).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
    expect((await chats(one)).chats).toHaveLength(1);
  });

  it('store and charge nothing when the credits do not suffice', async () => {
    const member = await premium(1);
    const [one, two, three] = [
      await addProfile(app, 'alpha'),
      await addProfile(app, 'alpha'),
      await addProfile(app, 'alpha'),
    ];
    await send(member, one);
    await send(member, two);
    const before = [await rows('conversation'), await rows('message'), await rows('message_charge')];
    expect(await send(member, three)).toMatchObject({
      status: 402,
      json: { error: { code: 'insufficient_credits' } },
    });
    expect([await rows('conversation'), await rows('message'), await rows('message_charge')]).toEqual(before);
    expect(await credits(member)).toBe(signupCredits + 1 - 20);
    expect((await open(member, three)).conversation).toBeNull();
  });

  it('are not sent at more than their sender agreed to, and cost what they cost where that is less', async () => {
    const member = await premium();
    const other = await addProfile(app, 'alpha');
    const before = [await rows('conversation'), await rows('message'), await credits(member)];
    const clientId = randomUUID();
    expect(await send(member, other, { client_id: clientId, at_most: 9 })).toMatchObject({
      status: 409,
      json: { error: { code: 'message_price_changed' } },
    });
    expect([await rows('conversation'), await rows('message'), await credits(member)]).toEqual(before);
    const sent = await send(member, other, { client_id: clientId, at_most: 12 });
    expect(sent).toMatchObject({ status: 200, json: { credits: Number(before[2]) - 10 } });
    // A repeat is the same message, whatever it agrees to.
    expect((await send(member, other, { client_id: clientId, at_most: 0 })).text).toBe(sent.text);
  });

  it('let free members start two conversations, at once or in turn, and answer in any', async () => {
    const member = await joinConfirmed(app, 'alpha');
    const ids = await Promise.all(Array.from({ length: 5 }, () => addProfile(app, 'alpha')));
    const stranger = await addProfile(app, 'alpha');
    expect((await open(member, stranger)).conversations_left).toBe(2);
    const answers = await Promise.all(ids.map((id) => send(member, id)));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 200, 403, 403, 403]);
    expect(answers.find((answer) => answer.status === 403)?.json).toMatchObject({
      error: { code: 'conversation_limit_reached' },
    });
    expect((await open(member, stranger)).conversations_left).toBe(0);
    const other = await premium();
    expect((await open(other, stranger)).conversations_left).toBeNull();
    await send(other, member.id);
    expect((await open(member, other.id)).conversations_left).toBeNull();
    expect((await send(member, other.id)).status).toBe(200);
  });

  it('ask for an acknowledgement before the first message to a fictional profile, and keep it', async () => {
    const member = await premium();
    const fictional = await addProfile(app, 'alpha', { fictional: true });
    expect((await open(member, fictional)).acknowledgement_needed).toBe(true);
    const before = [await rows('conversation'), await credits(member)];
    expect(await send(member, fictional)).toMatchObject({
      status: 428,
      json: { error: { code: 'fictional_acknowledgement_required' } },
    });
    expect([await rows('conversation'), await credits(member)]).toEqual(before);
    expect((await send(member, fictional, { acknowledge_fictional: true })).status).toBe(200);
    expect((await open(member, fictional)).acknowledgement_needed).toBe(false);
    expect((await send(member, fictional)).status).toBe(200);
    // Nobody can answer it, so it costs nothing (decisions §5.2).
    expect((await open(member, fictional)).costs.message).toBe(0);
    expect(await credits(member)).toBe(before[1]);
    expect((await chats(member)).chats[0]).toMatchObject({ profile: { fictional: true } });
  });

  it('refuse what is no message: nothing, too long, to oneself, to nobody', async () => {
    const member = await premium();
    const other = await addProfile(app, 'alpha');
    expect((await send(member, other, { text: ' \n ' })).json).toMatchObject({
      error: { code: 'validation_failed', fields: { text: 'required' } },
    });
    expect((await send(member, other, { text: 'é🔥'.repeat(100) })).status).toBe(200);
    // As people count: each of these is one character, made of several.
    expect((await send(member, other, { text: '👩‍👩‍👧‍👦e\u0301'.repeat(100) })).status).toBe(200);
    for (const text of ['a'.repeat(201), '🇳🇱'.repeat(201)])
      expect((await send(member, other, { text })).json).toMatchObject({
        error: { code: 'message_too_long' },
      });
    expect((await send(member, other, { text: `a${'\u0301'.repeat(17_000)}` })).json).toMatchObject({
      error: { code: 'message_too_large' },
    });
    const unknown = await send(member, someId());
    expect(unknown.status).toBe(404);
    const elsewhere = await addProfile(app, 'beta');
    for (const id of [member.id, elsewhere]) expect((await send(member, id)).text).toBe(unknown.text);
  });

  it('count what is unread until the conversation is read', async () => {
    const [one, other] = [await premium(), await premium()];
    const { conversation } = (await send(one, other.id)).json as { conversation: string };
    await send(one, other.id, { text: 'Last' });
    expect(await chats(other)).toMatchObject({
      total_unread_messages: 2,
      chats: [{ conversation, num_unread_messages: 2, messages: [{ text: 'Last', client_id: null }] }],
    });
    expect((await chats(one)).total_unread_messages).toBe(0);
    const read = {
      method: 'POST',
      path: `/api/chats/${conversation}/read`,
      body: { seq: 2 },
      cookies: other.cookies,
    } as const;
    // What the reader did not see yet stays unread, and a mark does not go back.
    expect((await app.request(host, { ...read, body: { seq: 1 } })).status).toBe(200);
    expect((await chats(other)).total_unread_messages).toBe(1);
    expect((await app.request(host, read)).status).toBe(200);
    expect((await chats(other)).total_unread_messages).toBe(0);
    const stranger = await premium();
    expect((await app.request(host, { ...read, cookies: stranger.cookies })).status).toBe(404);
    expect((await get(stranger, `/api/chat.php?conversation=${conversation}`)).status).toBe(404);
  });

  it('deleted from one’s own list stay with the other, and come back with a new message alone', async () => {
    const [one, other] = [await premium(), await premium()];
    const { conversation } = (await send(one, other.id, { text: 'Old' })).json as { conversation: string };
    expect((await remove(await premium(), conversation)).status).toBe(404);
    expect((await remove(other, conversation)).status).toBe(200);
    expect(await chats(other)).toEqual({ chats: [], total_unread_messages: 0 });
    expect((await chats(one)).chats).toHaveLength(1);
    await send(one, other.id, { text: 'New' });
    expect((await chats(other)).chats).toMatchObject([{ conversation, num_unread_messages: 1 }]);
    expect(texts(await open(other, one.id))).toEqual(['New']);
    expect(texts(await open(one, other.id))).toEqual(['Old', 'New']);
    expect((await removeBy(other, { profile_id: one.id, conversation })).status).toBe(400);
    expect((await removeBy(other, {})).status).toBe(400);
    expect((await removeBy(other, { profile_id: someId() })).status).toBe(404);
    expect((await removeBy(other, { profile_id: one.id })).status).toBe(200);
    expect((await chats(other)).chats).toEqual([]);
    expect((await chats(one)).chats).toHaveLength(1);
  });

  it('are read page by page, newest first', async () => {
    const [one, other] = [await premium(2000), await premium()];
    for (let i = 1; i <= 60; i++) await send(one, other.id, { text: `Number ${i}` });
    const newest = await open(other, one.id);
    expect([newest.messages.length, newest.has_older]).toEqual([50, true]);
    expect(newest.messages[0]?.text).toBe('Number 11');
    const older = (await get(other, `/api/chat.php?conversation=${newest.conversation}&before=11`))
      .json as Conversation;
    expect([older.messages.length, older.has_older, older.has_newer]).toEqual([10, false, true]);
    expect(older.messages.at(-1)?.text).toBe('Number 10');
    expect(newest.has_newer).toBe(false);
    const after = async (seq: number) => {
      const answer = await get(other, `/api/chat.php?conversation=${newest.conversation}&after=${seq}`);
      const { messages, has_older, has_newer } = answer.json as Conversation;
      return [messages.length, messages[0]?.seq, has_older, has_newer];
    };
    expect(await after(0)).toEqual([50, 1, false, true]);
    expect(await after(55)).toEqual([5, 56, true, false]);
    expect(await after(60)).toEqual([0, undefined, true, false]);
    const both = await get(other, `/api/chat.php?conversation=${newest.conversation}&after=1&before=9`);
    expect(both.json).toMatchObject({ error: { code: 'validation_failed' } });
  });

  it('answer one another, and quote nothing that its reader deleted', async () => {
    const [one, other, third] = [await premium(), await premium(), await premium()];
    const first = (await send(one, other.id, { text: 'x'.repeat(190) })).json as SentAnswer;
    const clientId = randomUUID();
    const reply = { client_id: clientId, text: 'An answer', reply_to: first.message.id };
    expect((await send(other, one.id, reply)).json).toMatchObject({
      message: { reply_to: { id: first.message.id, from_me: false, kind: 'text', text: 'x'.repeat(140) } },
    });
    expect((await send(other, one.id, reply)).json).toMatchObject({ message: { seq: 2 } });
    expect(await send(other, one.id, { ...reply, reply_to: undefined })).toMatchObject({ status: 409 });
    const elsewhere = ((await send(one, third.id)).json as SentAnswer).message.id;
    for (const id of [elsewhere, someId()])
      expect((await send(other, one.id, { reply_to: id })).json).toMatchObject({
        error: { code: 'validation_failed', fields: { reply_to: 'invalid' } },
      });
    await remove(one, first.conversation);
    await send(other, one.id, { ...reply, client_id: randomUUID() });
    expect((await open(one, other.id)).messages).toMatchObject([{ text: 'An answer', reply_to: null }]);
    expect((await send(one, other.id, { reply_to: first.message.id })).status).toBe(400);
  });

  it('are reacted to with one emoji of each side, which nobody else can do', async () => {
    const [one, other] = [await premium(), await premium()];
    const { message } = (await send(one, other.id)).json as SentAnswer;
    const react = (member: TestMember, emoji: string | null) =>
      app.request(host, {
        method: 'PUT',
        path: `/api/messages/${message.id}/reaction`,
        body: { emoji },
        cookies: member.cookies,
      });
    await react(other, '👍🏽');
    expect((await react(other, '🔥')).json).toMatchObject({
      message: { reactions: [{ emoji: '🔥', from_me: true }] },
    });
    app.clock.advance(1000);
    await react(one, '❤️');
    expect((await open(other, one.id)).messages).toMatchObject([
      {
        reactions: [
          { emoji: '🔥', from_me: true },
          { emoji: '❤️', from_me: false },
        ],
      },
    ]);
    expect((await react(other, null)).json).toMatchObject({
      message: { reactions: [{ emoji: '❤️', from_me: false }] },
    });
    for (const emoji of ['🔥🔥', 'no', '']) expect((await react(other, emoji)).status).toBe(400);
    const unknown = await react(await premium(), '🔥');
    expect(unknown.status).toBe(404);
    await remove(other, (await open(one, other.id)).conversation ?? '');
    expect((await react(other, '🔥')).text).toBe(unknown.text);
  });

  it('tell premium members how far the other read, as long as both let it be told', async () => {
    const [paid, free] = [await premium(), await joinConfirmed(app, 'alpha')];
    await send(paid, free.id);
    await send(free, paid.id);
    const { conversation } = await open(paid, free.id);
    const read = (member: TestMember) =>
      app.request(host, {
        method: 'POST',
        path: `/api/chats/${conversation}/read`,
        body: { seq: 2 },
        cookies: member.cookies,
      });
    const told = async (member: TestMember, other: TestMember) =>
      (await open(member, other.id)).other_read_seq;
    const keep = (member: TestMember, read_marks: boolean) =>
      app.request(host, {
        method: 'PUT',
        path: '/api/user.php',
        headers: { 'x-request-type': 'client' },
        body: { read_marks },
        cookies: member.cookies,
      });
    expect(await told(paid, free)).toBe(0);
    await read(free);
    await read(paid);
    expect([await told(paid, free), await told(free, paid)]).toEqual([2, null]);
    for (const member of [free, paid]) {
      expect((await keep(member, false)).json).toMatchObject({ user: { read_marks: false } });
      expect(await told(paid, free)).toBeNull();
      await keep(member, true);
    }
    expect(await told(paid, free)).toBe(2);
  });

  it('with an invisible member go on where that one wrote, and only there (decisions §4.1)', async () => {
    const [invisible, answered, ignored] = [await premium(), await premium(), await premium()];
    await send(invisible, answered.id);
    await send(ignored, invisible.id);
    await setProfile(app, 'alpha', invisible.id, { status: 'active', invisible: true });
    expect((await chats(answered)).chats).toMatchObject([{ profile: { id: invisible.id } }]);
    expect((await send(answered, invisible.id)).status).toBe(200);
    expect((await get(answered, `/api/members/${invisible.id}`)).status).toBe(200);
    expect((await chats(ignored)).chats).toEqual([]);
    expect((await send(ignored, invisible.id)).status).toBe(404);
    expect((await get(ignored, `/api/members/${invisible.id}`)).status).toBe(404);
  });

  it('with a disabled member disappear with their unread count', async () => {
    const [one, other] = [await premium(), await premium()];
    await send(one, other.id);
    await setProfile(app, 'alpha', one.id, { status: 'disabled', invisible: false });
    expect(await chats(other)).toEqual({ chats: [], total_unread_messages: 0 });
  });
});
