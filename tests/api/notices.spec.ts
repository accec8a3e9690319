import { createHash } from 'node:crypto';
import { MemberSessions } from '../../apps/server/src/kernel/sessions/member-sessions.ts';
import { Mailbox, type MailboxEntry } from '../../apps/server/src/ports/mailbox.ts';
import { Push } from '../../apps/server/src/ports/push.ts';
import { PresenceApi } from '../../apps/server/src/modules/profiles/presence/presence.api.ts';
import type { NotificationKind } from '../../packages/contract/src/mails/notification-kinds.ts';
import { userOf } from '../support/members/account-calls.ts';
import { addProfile } from '../support/members/profiles.ts';
import { chatting } from '../support/members/chatting.ts';
import { joinConfirmed, makeFictional, type TestMember } from '../support/members/members.ts';
import { memberPassword } from '../support/members/draft.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { until } from '../support/app/until.ts';
import { openPage } from '../support/live/app-pages.ts';
import { closePages } from '../support/live/pages.ts';

const host = 'alpha.localhost';
const minute = 60_000;
const hour = 60 * minute;
const advertising: NotificationKind[] = ['promotions', 'weekly_updates', 'news'];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
const { send, premium, chats, get } = chatting(() => app);

/** Time passes, and whatever is due is carried out by the real handlers. */
async function pass(ms: number): Promise<void> {
  app.clock.advance(ms);
  await app.runOutbox();
}

async function mailsTo(member: TestMember): Promise<MailboxEntry[]> {
  const email = userOf(await get(member, '/api/user.php'))?.email;
  return sentTo(email ?? '');
}
const sentTo = async (email: string): Promise<MailboxEntry[]> =>
  (await app.nest.get(Mailbox).list('alpha', 1000)).filter(({ to }) => to === email);

/** Moves the clock to the next time that it is so late in UTC; the brand's own time is an hour later. */
function moveTo(hours: number, minutes = 0): void {
  const then = new Date(app.clock.now());
  then.setUTCHours(hours, minutes, 0, 0);
  const left = then.getTime() - app.clock.now().getTime();
  app.clock.advance(left > 0 ? left : left + 24 * hour);
}
beforeEach(() => moveTo(9));

let addresses = 0;
/** A member who left half an hour ago, and their address. */
async function absent(): Promise<{ member: TestMember; email: string }> {
  addresses += 1;
  const email = `absent${addresses}@example.test`;
  const member = await joinConfirmed(app, 'alpha', { email });
  await app.runOutbox();
  return { member, email };
}
/** @returns cookies of another browser of the member's */
async function logInAgain(email: string): Promise<Record<string, string>> {
  const body = { email, password: memberPassword };
  return (await app.request(host, { method: 'POST', path: '/api/user.php', body })).cookies;
}
const switchOff = (member: TestMember, kinds: NotificationKind[]) =>
  app.request(host, {
    method: 'PUT',
    path: '/api/user.php',
    cookies: member.cookies,
    body: { notifications_disabled: [...kinds, ...advertising] },
  });
const like = (member: TestMember, id: string) =>
  app.request(host, {
    method: 'POST',
    path: '/api/likes',
    cookies: member.cookies,
    body: { profile_id: id },
  });
const newsOf = async (email: string): Promise<MailboxEntry[]> =>
  (await sentTo(email)).filter(({ unsubscribeUrl }) => unsubscribeUrl !== undefined);

describe('a profile without an account', () => {
  const waiting = async (memberId: string): Promise<number> =>
    app.inTenant('alpha', () =>
      app.database.number(
        'SELECT COUNT(*) AS total FROM notice WHERE tenant_id = :tenant AND member_id = :memberId',
        {
          memberId,
        },
      ),
    );
  const failing = (): Promise<object[]> =>
    app.inTenant('alpha', () =>
      app.database.select<object>(
        "SELECT job, last_error FROM outbox WHERE tenant_id = :tenant AND job = 'notices.tell_member' AND attempts > 0",
      ),
    );

  it('is noted nothing, and no job is made', async () => {
    const fictional = await addProfile(app, 'alpha', { fictional: true });
    const writer = await premium();
    await app.runOutbox();
    await like(writer, fictional);
    await send(writer, fictional);
    expect(await waiting(fictional)).toBe(0);
    app.clock.advance(2 * hour);
    expect(await app.runOutbox()).not.toContain('notices.tell_member');
    expect(await failing()).toEqual([]);
  });
});

describe('what others do is told by mail', () => {
  it('once and in one mail, which counts and names nobody', async () => {
    const { member, email } = await absent();
    const [one, two] = [await premium(), await premium()];
    app.clock.advance(hour);
    for (const text of ['My secret', 'and one more']) await send(one, member.id, { text });
    await send(two, member.id);
    await like(one, member.id);
    await pass(14 * minute);
    expect(await newsOf(email)).toEqual([]);
    await pass(2 * minute);
    const [mail, ...others] = await newsOf(email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Je hebt 3 nieuwe berichten.');
    expect(mail?.text).toContain('1 lid vindt je leuk.');
    expect(mail?.subject).toBe('Nieuws voor je bij Alpha');
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/My secret|Member \d|fictief/);
    await pass(6 * hour);
    expect(await newsOf(email)).toHaveLength(1);
  });

  it('not when it was read, seen, or the page showed it meanwhile', async () => {
    const [reader, visitor, liked] = [await absent(), await absent(), await absent()];
    const writer = await premium();
    app.clock.advance(hour);
    await send(writer, reader.member.id);
    await send(writer, visitor.member.id);
    await like(writer, liked.member.id);
    app.clock.advance(10 * minute);
    const conversation = (await chats(reader.member)).chats[0]?.conversation;
    const readNow = {
      method: 'POST',
      path: `/api/chats/${conversation}/read`,
      body: { seq: 9 },
      cookies: reader.member.cookies,
    } as const;
    expect((await app.request(host, readNow)).status).toBe(200);
    await mailsTo(visitor.member);
    const seen = {
      method: 'POST',
      path: `/api/likes/${writer.id}/seen`,
      cookies: liked.member.cookies,
    } as const;
    await app.request(host, seen);
    await pass(2 * hour);
    for (const { email } of [reader, visitor, liked]) expect(await newsOf(email)).toEqual([]);
  });

  it('not of a kind that is off, nor of who was blocked, disabled or hidden since', async () => {
    const [off, blocker, other] = [await absent(), await absent(), await absent()];
    await switchOff(off.member, ['new_conversations', 'like']);
    const [writer, gone] = [await premium(), await premium()];
    app.clock.advance(hour);
    await send(writer, off.member.id);
    await like(writer, off.member.id);
    await send(writer, blocker.member.id);
    const block = { method: 'POST', path: '/api/blocks', cookies: blocker.member.cookies } as const;
    await app.request(host, { ...block, body: { profile_id: writer.id } });
    await send(gone, other.member.id);
    await app.inTenant('alpha', () =>
      app.database.write(
        "UPDATE profile SET status = 'disabled', unconfirmed = 1, listed = 0 WHERE tenant_id = :tenant AND id = :id",
        { id: gone.id },
      ),
    );
    await pass(2 * hour);
    for (const { email } of [off, blocker, other]) expect(await newsOf(email)).toEqual([]);
    // The next message is one of a conversation that is there already.
    await send(writer, off.member.id);
    await pass(20 * minute);
    expect((await newsOf(off.email))[0]?.text).toContain('Je hebt 2 nieuwe berichten.');
  });

  it('says that one is fictional, and tells a match to who liked first', async () => {
    const { member, email } = await absent();
    const desk = await premium();
    const matched = await premium();
    await like(member, matched.id);
    app.clock.advance(hour);
    await like(matched, member.id);
    await send(desk, member.id);
    await makeFictional(app, 'alpha', desk.id);
    await pass(20 * minute);
    const [mail] = await newsOf(email);
    expect(mail?.text).toContain('Je hebt 1 nieuwe match.');
    expect(mail?.text).toContain('fictief profiel: fysiek contact is niet mogelijk');
    expect(await newsOf((await mailsTo(matched))[0]?.to ?? '')).toEqual([]);
  });

  it('of a like once, whatever is taken back and given again, and never of a match that is none', async () => {
    const [{ member, email }, ended] = [await absent(), await absent()];
    const fan = await premium();
    const takeBack = (from: TestMember, id: string) =>
      app.request(host, { method: 'DELETE', path: `/api/likes/${id}`, cookies: from.cookies });
    await like(ended.member, fan.id);
    app.clock.advance(hour);
    await like(fan, member.id);
    await like(fan, ended.member.id);
    await takeBack(ended.member, fan.id);
    await pass(2 * hour);
    expect((await newsOf(ended.email))[0]?.text).toContain('1 lid vindt je leuk.');
    expect(await newsOf(email)).toHaveLength(1);
    await takeBack(fan, member.id);
    await like(fan, member.id);
    await pass(2 * hour);
    expect(await newsOf(email)).toHaveLength(1);
    // Taken back before it was told, it is not told.
    const other = await absent();
    app.clock.advance(hour);
    await like(fan, other.member.id);
    await takeBack(fan, other.member.id);
    await pass(2 * hour);
    expect(await newsOf(other.email)).toEqual([]);
  });

  it('by day, four times a day at most, and as a reminder once after a day', async () => {
    const { member, email } = await absent();
    const writer = await premium();
    moveTo(20, 50);
    await send(writer, member.id);
    await pass(9 * hour);
    expect(await newsOf(email)).toEqual([]);
    await pass(1.5 * hour);
    expect(await newsOf(email)).toHaveLength(1);
    for (let count = 0; count < 5; count++) {
      await send(writer, member.id);
      await pass(hour);
    }
    expect(await newsOf(email)).toHaveLength(4);
    await pass(8 * hour);
    expect(await newsOf(email)).toHaveLength(4);
    await pass(14 * hour);
    const all = await newsOf(email);
    expect(all).toHaveLength(5);
    expect(all[0]?.text).toMatch(/wachten al een tijdje|nieuwe berichten/);
    await pass(72 * hour);
    const reminders = (await newsOf(email)).filter(({ text }) => text.includes('al een tijdje op je'));
    expect(reminders).toHaveLength(1);
  });
});

describe('a page that is open', () => {
  afterEach(closePages);
  const presence = () => app.nest.get(PresenceApi, { strict: false });
  const isHere = (member: TestMember) => app.inTenant('alpha', () => presence().isHere(member.id));

  it('puts off what it may show, and what it did not show is told when it is gone', async () => {
    const { member, email } = await absent();
    const writer = await premium();
    app.clock.advance(hour);
    await app.inTenant('alpha', () => presence().here(member.id));
    await send(writer, member.id);
    await like(writer, member.id);
    await pass(2 * hour);
    expect(await newsOf(email)).toEqual([]);
    await app.inTenant('alpha', () => presence().gone(member.id));
    await pass(10 * minute);
    const [mail] = await newsOf(email);
    expect(mail?.text).toContain('Je hebt 1 nieuw bericht.');
    expect(mail?.text).toContain('1 lid vindt je leuk.');
  });

  it('makes nobody be here once its connection is gone, unless another one is open', async () => {
    const { member } = await absent();
    const { cookies } = member;
    const [one, other] = [await openPage(app, { cookies }), await openPage(app, { cookies })];
    await until('the pages', () => isHere(member));
    one.close();
    await one.ended();
    const third = await openPage(app, { cookies });
    expect(await isHere(member)).toBe(true);
    other.close();
    third.close();
    await until('nobody', async () => !(await isHere(member)));
  });
});

describe('a mail of a kind is ended by its link', () => {
  let mail: MailboxEntry | undefined;
  let reader: { member: TestMember; email: string };
  const disabled = async () => userOf(await get(reader.member, '/api/user.php'))?.notifications_disabled;
  const tokenOf = (): string => mail?.unsubscribeUrl?.split('/').at(-1) ?? '';
  beforeEach(async () => {
    reader = await absent();
    const writer = await premium();
    app.clock.advance(hour);
    await like(writer, reader.member.id);
    await pass(2 * hour);
    [mail] = await newsOf(reader.email);
  });

  it('which says what it ends, and ends it by one press without a login', async () => {
    const token = tokenOf();
    expect(mail?.text).toContain(`/uitschrijven#${token}`);
    const ask = (path: string, sent = token) =>
      app.request(host, { method: 'POST', path, body: { token: sent } });
    expect((await ask('/api/unsubscriptions/opening')).json).toEqual({ kinds: ['like'] });
    expect(await disabled()).toEqual(advertising);
    for (let turn = 0; turn < 2; turn++)
      expect((await ask('/api/unsubscriptions')).json).toEqual({ kinds: ['like'] });
    expect(await disabled()).toEqual(['like', ...advertising]);
    const changed = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
    expect((await ask('/api/unsubscriptions', changed)).status).toBe(410);
    const elsewhere = { method: 'POST', path: '/api/unsubscriptions', body: { token } } as const;
    expect((await app.request('beta.localhost', elsewhere)).status).toBe(410);
  });

  it('and by the form that mail programs post; opening the same address changes nothing', async () => {
    const path = new URL(mail?.unsubscribeUrl ?? '').pathname;
    const opened = await app.request(host, { path, headers: { 'x-request-type': '' } });
    expect(opened).toMatchObject({ status: 303, headers: { location: `/uitschrijven#${tokenOf()}` } });
    expect(await disabled()).toEqual(advertising);
    const field = 'Content-Disposition: form-data; name="List-Unsubscribe"';
    const bodies = [
      ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      ['multipart/form-data; boundary=b', `--b\r\n${field}\r\n\r\nOne-Click\r\n--b--\r\n`],
      ['multipart/form-data', 'without its boundary'],
      ['application/json', '{'],
      ['text/plain; charset=utf-8', 'List-Unsubscribe=One-Click'],
      [undefined, 'One-Click'],
      [undefined, ''],
    ] as const;
    for (const [type, payload] of bodies) {
      const headers = { host, ...(type === undefined ? {} : { 'content-type': type }) };
      const posted = await app.nest.inject({ method: 'POST', url: path, headers, payload });
      expect([type, posted.statusCode]).toEqual([type, 200]);
    }
    expect(await disabled()).toEqual(['like', ...advertising]);
  });
});

describe('a browser that takes push messages', () => {
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  let browsers = 0;
  const push = (member: TestMember, body: object, path = '/api/user.php?push=1') =>
    app.request(host, { method: 'POST', path, cookies: member.cookies, body });
  const subscribe = async (member: TestMember, ending = ''): Promise<string> => {
    browsers += 1;
    const endpoint = `https://push.example.org/send/${browsers}${ending}`;
    const answer = await push(member, { subscription: { endpoint, expirationTime: null, keys } });
    expect(answer).toMatchObject({ status: 200, json: { done: true } });
    return endpoint;
  };
  const pushesTo = async (endpoint: string) =>
    (await app.nest.get(Push).list('alpha', 200)).filter(
      ({ browser }) => browser === createHash('sha256').update(endpoint).digest('base64url'),
    );
  const state = async (member: TestMember) => userOf(await get(member, '/api/user.php'))?.push;

  it('is told after a minute and in one message, and then no mail is sent', async () => {
    const { member, email } = await absent();
    const endpoint = await subscribe(member);
    const writer = await premium();
    app.clock.advance(hour);
    await send(writer, member.id, { text: 'My secret' });
    await send(writer, member.id);
    await pass(minute);
    const [sent, ...others] = await pushesTo(endpoint);
    expect(others).toEqual([]);
    expect(sent).toMatchObject({
      title: 'Alpha',
      body: 'Je hebt 2 nieuwe berichten.',
      path: '/chats',
      count: 2,
    });
    await pass(hour);
    expect(await newsOf(email)).toEqual([]);
    expect(await state(member)).toEqual({
      subscriptions: 1,
      this_browser: true,
      refused: false,
      last_message: {
        title: 'Alpha',
        body: 'Je hebt 2 nieuwe berichten.',
        sent_at: sent?.sentAt.toISOString(),
      },
    });
  });

  it('is told also when the member’s address takes no mail', async () => {
    const { member } = await absent();
    const endpoint = await subscribe(member);
    const writer = await premium();
    await app.inTenant('alpha', () =>
      app.database.write('UPDATE account SET mail_refused_at = :now WHERE tenant_id = :tenant AND id = :id', {
        id: member.id,
        now: app.clock.now(),
      }),
    );
    app.clock.advance(hour);
    await send(writer, member.id);
    await pass(2 * hour);
    expect(await pushesTo(endpoint)).toHaveLength(1);
  });

  it('is told by no mail either of what was switched off before the mail went', async () => {
    const { member, email } = await absent();
    const writer = await premium();
    for (let count = 0; count < 5; count++) {
      await subscribe(member, '/gone');
      app.clock.advance(hour);
      await send(writer, member.id);
      if (count === 4) await like(writer, member.id);
      await pass(minute);
    }
    // The fifth mail of the day waits for the morning.
    expect(await newsOf(email)).toHaveLength(4);
    await switchOff(member, ['new_conversations', 'new_messages']);
    await pass(18 * hour);
    const [mail, ...others] = await newsOf(email);
    expect(others).toHaveLength(4);
    expect(mail?.text).toContain('1 lid vindt je leuk.');
    expect(mail?.text).not.toMatch(/nieuwe? bericht/);
  });

  it('is told nothing of what was switched off before the push went', async () => {
    const { member } = await absent();
    const endpoint = await subscribe(member);
    const writer = await premium();
    app.clock.advance(hour);
    await like(writer, member.id);
    app.clock.advance(6 * minute);
    await switchOff(member, ['like']);
    await pass(hour);
    expect(await pushesTo(endpoint)).toEqual([]);
  });

  it('is told for as long as the session lasts that it was subscribed in, whatever its token', async () => {
    const { member, email } = await absent();
    const left = await logInAgain(email);
    const [kept, ended] = [await subscribe(member), await subscribe({ ...member, cookies: left })];
    const writer = await premium();
    // The token becomes another one, as when the member buys something or their email is confirmed.
    await app.inTenant('alpha', () => app.nest.get(MemberSessions, { strict: false }).renewAll(member.id));
    for (const cookies of [member.cookies, left])
      Object.assign(cookies, (await get({ ...member, cookies }, '/api/user.php')).cookies);
    expect(await state(member)).toMatchObject({ subscriptions: 2, this_browser: true });
    app.clock.advance(hour);
    await send(writer, member.id);
    await pass(minute);
    expect([await pushesTo(kept), await pushesTo(ended)]).toMatchObject([[{}], [{}]]);
    const others = { method: 'DELETE', path: '/api/sessions', cookies: member.cookies } as const;
    expect((await app.request(host, others)).status).toBe(200);
    expect(await state(member)).toMatchObject({ subscriptions: 1 });
    app.clock.advance(hour);
    await send(writer, member.id);
    await pass(minute);
    expect([await pushesTo(kept), await pushesTo(ended)]).toMatchObject([[{}, {}], [{}]]);
    // Another session of the same member has not subscribed anything.
    const fresh = await logInAgain(email);
    expect(await state({ ...member, cookies: fresh })).toMatchObject({ this_browser: false });
  });

  it('is forgotten when it is gone; then a mail tells it', async () => {
    const { member, email } = await absent();
    await subscribe(member, '/gone');
    const writer = await premium();
    app.clock.advance(hour);
    await send(writer, member.id);
    await pass(minute);
    expect((await newsOf(email))[0]?.text).toContain('Je hebt 1 nieuw bericht.');
    expect(await state(member)).toEqual({
      subscriptions: 0,
      this_browser: false,
      refused: false,
      last_message: null,
    });
  });

  it('is sent nothing more once its service refused the key; a mail tells it, and the page hears that it may subscribe anew', async () => {
    const { member, email } = await absent();
    await subscribe(member, '/refused');
    const writer = await premium();
    app.clock.advance(hour);
    await send(writer, member.id);
    await pass(minute);
    expect((await newsOf(email))[0]?.text).toContain('Je hebt 1 nieuw bericht.');
    const lost = { subscriptions: 0, this_browser: false, refused: true };
    expect(await state(member)).toMatchObject(lost);
    // Another browser of the member's keeps asking its own member.
    const fresh = await logInAgain(email);
    expect(await state({ ...member, cookies: fresh })).toMatchObject({ refused: false });
    await subscribe(member);
    expect(await state(member)).toMatchObject({ subscriptions: 1, this_browser: true, refused: false });
  });

  it('is forgotten when it is gone; the mail is one of the day’s four', async () => {
    const { member, email } = await absent();
    const writer = await premium();
    for (let count = 0; count < 5; count++) {
      await subscribe(member, '/gone');
      app.clock.advance(hour);
      await send(writer, member.id);
      await pass(minute);
    }
    expect(await newsOf(email)).toHaveLength(4);
    await pass(20 * hour);
    expect((await newsOf(email)).length).toBeGreaterThan(4);
  });

  it('is one member’s at a time, ends by its own call, and a member has ten at most', async () => {
    const [one, two] = [await absent(), await absent()];
    const endpoint = await subscribe(one.member);
    await push(two.member, { subscription: { endpoint, keys } });
    expect([await state(one.member), await state(two.member)]).toMatchObject([
      { subscriptions: 0 },
      { subscriptions: 1 },
    ]);
    const end = (member: TestMember) =>
      app.request(host, {
        method: 'DELETE',
        path: '/api/push-subscriptions',
        cookies: member.cookies,
        body: { endpoint },
      });
    await end(one.member);
    expect(await state(two.member)).toMatchObject({ subscriptions: 1 });
    await end(two.member);
    expect(await state(two.member)).toMatchObject({ subscriptions: 0 });
    for (let count = 0; count < 12; count++) await subscribe(one.member);
    expect(await state(one.member)).toMatchObject({ subscriptions: 10 });
  });

  it.each([
    'http://push.example.org/a',
    'https://localhost/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://push.example.org:8443/a',
    'https://user@push.example.org/a',
    `https://push.example.org/${'a'.repeat(1000)}`,
  ])('has an address of the internet, not %s', async (endpoint) => {
    const { member } = await absent();
    const answer = await push(member, { subscription: { endpoint, keys } }, '/api/push-subscriptions');
    expect(answer.status).toBe(400);
  });

  it('finds the worker at the root, and the key in the settings', async () => {
    const worker = await app.request(host, { path: '/service-worker.js' });
    expect(worker).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
    expect(worker.text).toContain('showNotification');
    const settings = (await app.request(host, { path: '/api/settings.php' })).json;
    expect(settings).toMatchObject({ push_public_key: app.nest.get(Push).publicKey });
  });
});
