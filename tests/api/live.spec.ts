import http from 'node:http';
import { memberRoom, sendLive } from '../../apps/server/src/modules/chats/live/send-live.ts';
import { ShownMembers } from '../../apps/server/src/modules/meeting/discovery/shown-members.ts';
import { PresenceApi } from '../../apps/server/src/modules/profiles/presence/presence.api.ts';
import { ProfilesApi } from '../../apps/server/src/modules/profiles/profiles.api.ts';
import { Realtime } from '../../apps/server/src/ports/realtime.ts';
import { livePath } from '../../packages/contract/src/chats/live-path.ts';
import type { SearchAnswer } from '../../packages/contract/src/meeting/calls/discovery.ts';
import type { User } from '../../packages/contract/src/overviews/user.ts';
import { callsOfPage } from '../support/app/page-calls.ts';
import { startBeside, startTestApp, type TestApp } from '../support/app/test-app.ts';
import { until } from '../support/app/until.ts';
import { standingRestriction } from '../support/desk/restrictions.ts';
import { openPage, portOf } from '../support/live/app-pages.ts';
import { closePages, hears, type LivePage } from '../support/live/pages.ts';
import { blocking } from '../support/members/blocking.ts';
import { chatSettings, chatting } from '../support/members/chatting.ts';
import { joinConfirmed, joinMember, makeFictional, type TestMember } from '../support/members/members.ts';
import { buyCredits, setProfile, someId } from '../support/members/profiles.ts';

const host = 'alpha.localhost';
/** Nothing listens there. */
const noRedis = 'redis://127.0.0.1:1';

describe('open pages of members', () => {
  let here: TestApp;
  let there: TestApp;
  beforeAll(async () => {
    here = await startTestApp({
      settings: { alpha: { ...chatSettings, visible_profile_notes: ['presence'] }, beta: chatSettings },
    });
    there = await startBeside(here);
  });
  afterEach(closePages);
  afterAll(closePages);

  const { send, open, chats, premium } = chatting(() => here);
  const showPresence = ({ cookies }: TestMember, shown: boolean) =>
    here.request(host, { method: 'PUT', path: '/api/user.php', body: { presence_shown: shown }, cookies });
  const { block, unblock } = blocking(() => here);
  const pageOf = ({ cookies }: TestMember, app = here): Promise<LivePage> => openPage(app, { cookies });
  const refused = async (promise: Promise<unknown>) => expect(promise).rejects.toThrow('refused');
  const restrict = ({ id }: TestMember): Promise<void> =>
    here.inTenant('alpha', () =>
      here.database.inTransaction(async () => {
        const removal = { memberId: id, photoId: someId(), ground: 'not_a_person' as never };
        const profiles = here.nest.get(ProfilesApi, { strict: false });
        await profiles.restrict(id, await standingRestriction(here, removal));
      }),
    );
  /** Both processes' sockets are joined: a hint went through. */
  const joined = async (member: TestMember, page: LivePage): Promise<void> => {
    await until('the other process', async () => {
      const other = await joinConfirmed(here, 'alpha');
      await like(other, member.id);
      return page.of('changed').length > 0;
    });
  };
  const like = (member: TestMember, profileId: string) =>
    here.request(host, {
      method: 'POST',
      path: '/api/likes',
      body: { profile_id: profileId },
      cookies: member.cookies,
    });

  it('get a message whole, on any server and in the sender’s other tabs, in one order', async () => {
    const [one, other] = [await premium(), await premium()];
    const [ofOne, ofOther, elsewhere] = [await pageOf(one), await pageOf(other), await pageOf(other, there)];
    await joined(other, elsewhere);
    const sent = await send(one, other.id, { text: 'First' });
    await send(other, one.id, { text: 'Second' });
    for (const page of [ofOne, ofOther, elsewhere]) {
      const told = await hears(page, 'message', 2);
      expect(told.map(({ message }) => [message.seq, message.text])).toEqual([
        [1, 'First'],
        [2, 'Second'],
      ]);
    }
    const [mine] = ofOne.of('message');
    expect(mine).toEqual({
      conversation: (sent.json as { conversation: string }).conversation,
      profile: other.id,
      message: (sent.json as { message: unknown }).message,
    });
    const { conversation, messages } = await open(other, one.id);
    expect(elsewhere.of('message')[0]).toEqual({ conversation, profile: one.id, message: messages[0] });
    expect(elsewhere.of('message')[0]?.message).toMatchObject({ from_me: false, client_id: null });
  });

  it('agree about what was read, and miss nothing that a gap tells of', async () => {
    const [one, other] = [await premium(), await premium()];
    const [ofOne, ofOther] = [await pageOf(one), await pageOf(other)];
    await send(one, other.id, { text: 'Heard' });
    await hears(ofOther, 'message');
    const { conversation } = await open(other, one.id);
    await here.request(host, {
      method: 'POST',
      path: `/api/chats/${conversation}/read`,
      body: { seq: 1 },
      cookies: other.cookies,
    });
    expect(await hears(ofOther, 'read')).toEqual([{ conversation, seq: 1 }]);
    ofOther.close();
    await send(one, other.id, { text: 'Missed' });
    // It is told after the answer, to the sender's own pages last: a page that opens before would hear it.
    await hears(ofOne, 'message', 2);
    const again = await pageOf(other);
    await send(one, other.id, { text: 'Heard again' });
    const [told] = await hears(again, 'message');
    expect(told?.message.seq).toBe(3);
    expect((await open(other, one.id)).messages.map(({ text }) => text)).toEqual([
      'Heard',
      'Missed',
      'Heard again',
    ]);
  });

  it('hear the first thing that a process has to say, as a worker has', async () => {
    const other = await premium();
    const page = await pageOf(other);
    const likeAt = (app: TestApp, { cookies }: TestMember) =>
      app.request(host, { method: 'POST', path: '/api/likes', body: { profile_id: other.id }, cookies });
    await until('that this process listens', async () => {
      await likeAt(there, await joinConfirmed(here, 'alpha'));
      return page.of('changed').length > 0;
    });
    const fresh = await startBeside(here);
    const conversation = someId();
    await fresh.inTenant('alpha', () => {
      sendLive(fresh.nest.get(Realtime), memberRoom(other.id), 'read', { conversation, seq: 1 });
      return Promise.resolve();
    });
    expect(await hears(page, 'read')).toEqual([{ conversation, seq: 1 }]);
  });

  it('hear of likes and credits as a hint to ask again', async () => {
    const [one, other] = [await joinConfirmed(here, 'alpha'), await joinConfirmed(here, 'alpha')];
    const page = await pageOf(other);
    await like(one, other.id);
    expect((await hears(page, 'changed'))[0]).toEqual({ what: ['account', 'likes'] });
    await here.request(host, { method: 'POST', path: `/api/likes/${one.id}/seen`, cookies: other.cookies });
    await hears(page, 'changed', 2);
    await here.request(host, { method: 'DELETE', path: `/api/likes/${other.id}`, cookies: one.cookies });
    expect((await hears(page, 'changed', 3))[2]).toEqual({ what: ['account', 'likes'] });
    await buyCredits(here, 'alpha', other.id, 100);
    expect((await hears(page, 'changed', 4))[3]).toEqual({ what: ['account'] });
  });

  describe('of those who shared a chat or a like with somebody who is gone', () => {
    const updates = (member: TestMember, tag?: unknown) =>
      here.request(host, {
        path: '/api/updates',
        cookies: member.cookies,
        headers: typeof tag === 'string' ? { 'if-none-match': tag } : {},
      });
    const tagOf = async (member: TestMember) => (await updates(member)).headers['etag'];
    const runGone = async () => (await here.runOutbox()).filter((job) => job === 'live.publish_hidden');
    /** Pages are told after the answer: one of the liked that opens before that would hear it. */
    const likeUntilTold = async (liker: TestMember, liked: TestMember) => {
      const early = await pageOf(liked);
      await like(liker, liked.id);
      await hears(early, 'changed');
      early.close();
    };
    const hide = ({ cookies }: TestMember) =>
      here.request(host, { method: 'PUT', path: '/api/user.php', body: { invisible: true }, cookies });
    const ways = {
      'blocked them': (gone: TestMember, other: TestMember) => block(gone, other.id),
      'deleted the account': ({ cookies }: TestMember) =>
        here.request(host, {
          method: 'POST',
          path: '/api/account/deletion',
          body: { reason: 'other' },
          cookies,
        }),
      'was disabled': restrict,
      hides: hide,
    };

    it.each(Object.entries(ways))('hear one and the same, minutes later: one who %s', async (_name, go) => {
      const [gone, other, liked] = [await premium(), await premium(), await premium()];
      const [stranger, third, fourth] = await Promise.all([premium(), premium(), premium()]);
      await send(other, gone.id);
      await likeUntilTold(gone, liked);
      const about = go === ways['blocked them'] ? [other] : [other, liked];
      const members = [other, liked, stranger];
      const pages = await Promise.all(members.map((member) => pageOf(member)));
      const tags = await Promise.all(members.map(tagOf));

      await go(gone, other);
      for (const [at, member] of members.entries()) {
        expect(await updates(member, tags[at])).toMatchObject({ status: 304 });
        await like(third, member.id);
        // What came of somebody else is the first that the page hears.
        expect(await hears(pages[at] as LivePage, 'changed')).toEqual([{ what: ['account', 'likes'] }]);
      }
      here.clock.advance(59_000);
      expect(await runGone()).toEqual([]);
      const before = await Promise.all(members.map(tagOf));
      here.clock.advance(241_000);
      expect(await runGone()).toEqual(['live.publish_hidden']);
      for (const [at, member] of members.entries()) {
        const page = pages[at] as LivePage;
        if (about.includes(member)) {
          const told = await hears(page, 'changed', 2);
          expect(told[1]).toEqual({ what: ['account', 'chats', 'likes', 'conversation'] });
        }
        const isTold = about.includes(member);
        expect((await updates(member, before[at])).status).toBe(isTold ? 200 : 304);
        await like(fourth, member.id);
        await hears(page, 'changed', isTold ? 3 : 2);
        expect(page.of('changed')).toHaveLength(isTold ? 3 : 2);
      }
    });

    it('hear nothing of a block that ended before, nor of its end', async () => {
      const [gone, other, third] = [await premium(), await premium(), await joinConfirmed(here, 'alpha')];
      await send(other, gone.id);
      const page = await pageOf(other);
      const tag = await tagOf(other);
      await block(gone, other.id);
      await unblock(gone, other.id);
      here.clock.advance(300_000);
      expect(await runGone()).toEqual(['live.publish_hidden']);
      expect(await updates(other, tag)).toMatchObject({ status: 304 });
      await like(third, other.id);
      expect(await hears(page, 'changed')).toEqual([{ what: ['account', 'likes'] }]);
    });

    it('hear nothing of a like that is taken back behind a block', async () => {
      const [gone, other, third] = [await premium(), await premium(), await joinConfirmed(here, 'alpha')];
      await likeUntilTold(gone, other);
      const page = await pageOf(other);
      const tag = await tagOf(other);
      await block(gone, other.id);
      await here.request(host, { method: 'DELETE', path: `/api/likes/${other.id}`, cookies: gone.cookies });
      expect(await updates(other, tag)).toMatchObject({ status: 304 });
      await like(third, other.id);
      expect(await hears(page, 'changed')).toEqual([{ what: ['account', 'likes'] }]);
    });

    it('keep a match with one who hides, whoever of the two liked first, and hear nothing', async () => {
      const [gone, first, second] = [await premium(), await premium(), await premium()];
      await like(first, gone.id);
      await like(gone, first.id);
      await like(gone, second.id);
      await like(second, gone.id);
      const tags = [await tagOf(first), await tagOf(second)];
      await hide(gone);
      here.clock.advance(300_000);
      expect(await runGone()).toContain('live.publish_hidden');
      for (const [at, member] of [first, second].entries()) {
        expect(await updates(member, tags[at])).toMatchObject({ status: 304 });
        const path = `/api/members/${gone.id}`;
        expect(await here.request(host, { path, cookies: member.cookies })).toMatchObject({ status: 200 });
      }
    });
  });

  it('hear of a chat that another tab deleted', async () => {
    const [one, other] = [await premium(), await premium()];
    await send(one, other.id);
    const page = await pageOf(other);
    const { conversation } = await open(other, one.id);
    await here.request(host, {
      method: 'DELETE',
      path: '/api/chat.php',
      body: { conversation },
      cookies: other.cookies,
    });
    expect(await hears(page, 'changed')).toEqual([{ what: ['account', 'chats'] }]);
  });

  it('pass on that somebody writes, to a premium member who may see them, and to nobody else', async () => {
    const [one, other, free] = [await premium(), await premium(), await joinConfirmed(here, 'alpha')];
    await send(one, other.id);
    await send(one, free.id);
    await send(free, other.id);
    const conversation = (await open(one, other.id)).conversation ?? '';
    const withFree = (await open(one, free.id)).conversation ?? '';
    const ofFreeToOther = (await open(free, other.id)).conversation ?? '';
    const [ofOne, ofOther, ofFree] = [await pageOf(one), await pageOf(other, there), await pageOf(free)];
    const stranger = await pageOf(await premium());
    // Who does not let it be told that they are here is not told to write either.
    const discreet = await premium();
    await send(discreet, other.id);
    await showPresence(discreet, false);
    const withDiscreet = (await open(discreet, other.id)).conversation ?? '';
    const ofDiscreet = await pageOf(discreet);
    await until('the other process', () => {
      ofOne.say('typing', { conversation });
      return new Promise<boolean>((resolve) => {
        setTimeout(() => resolve(ofOther.of('typing').length > 0), 100);
      });
    });
    ofOne.say('typing', { conversation: withFree });
    // The one who paid sees it of the one who did not, and not the other way round.
    ofFree.say('typing', { conversation: withFree });
    expect(await hears(ofOne, 'typing')).toEqual([{ conversation: withFree }]);
    ofFree.say('typing', { conversation: ofFreeToOther });
    await until('the free member writes', () =>
      Promise.resolve(ofOther.of('typing').some((told) => told.conversation !== conversation)),
    );
    stranger.say('typing', { conversation });
    const before = ofOther.of('typing').length;
    ofDiscreet.say('typing', { conversation: withDiscreet });
    await block(other, one.id);
    ofOne.say('typing', { conversation });
    // What is said on one socket is done in turn: the answer to a later like has overtaken nothing.
    await like(free, one.id);
    await hears(ofOne, 'changed');
    expect(ofOther.of('typing')).toHaveLength(before);
    expect([ofFree, stranger].flatMap((page) => page.of('typing'))).toEqual([]);
    expect(ofOne.of('typing')).toHaveLength(1);
  });

  it('are let in only with a session, from a page of the very host of its brand', async () => {
    const { cookies } = await joinConfirmed(here, 'alpha');
    const stranger = await joinConfirmed(here, 'beta');
    const port = await portOf(here);
    await refused(openPage(here, {}));
    await refused(openPage(here, { cookies: { kindling_member: 'made-up' } }));
    await refused(openPage(here, { cookies: stranger.cookies }));
    await refused(openPage(here, { cookies, host: 'beta.localhost' }));
    await refused(openPage(here, { cookies, host: 'console.localhost' }));
    for (const origin of [
      `http://beta.localhost:${port}`,
      `https://${host}:${port}`,
      `http://${host}`,
      'null',
    ])
      await refused(openPage(here, { cookies, headers: { origin } }));
    await refused(openPage(here, { cookies, headers: { 'sec-fetch-site': 'same-site' } }));
    await refused(openPage(here, { cookies, host: 'nobody.localhost' }));
    await openPage(here, { cookies });
    expect(await here.request(host, { path: livePath, cookies })).toMatchObject({ status: 404 });
    // Whatever else asks for another protocol is answered as if it had not.
    const answer = await new Promise<number | undefined>((resolve) => {
      const headers = { host: `${host}:${port}`, connection: 'Upgrade', upgrade: 'websocket' };
      http.get({ host: '127.0.0.1', port, path: '/api/settings.php', headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
    });
    expect(answer).toBe(200);
  });

  it('are cut at once on every server by a logout, an ended session, a ban of the account or its end', async () => {
    const member = await joinConfirmed(here, 'alpha');
    const pages = [await pageOf(member), await pageOf(member, there)];
    await here.request(host, { path: '/api/logout.php', cookies: member.cookies });
    for (const page of pages) {
      await page.ended();
      expect(page.of('over')).toEqual([{ reason: 'session' }]);
    }
    await refused(pageOf(member));

    const disabled = await joinConfirmed(here, 'alpha');
    const page = await pageOf(disabled, there);
    await restrict(disabled);
    await page.ended();
    expect(page.of('over')).toEqual([{ reason: 'account' }]);
    await refused(pageOf(disabled));

    const leaver = await joinConfirmed(here, 'alpha');
    const last = await pageOf(leaver, there);
    await here.request(host, {
      method: 'POST',
      path: '/api/account/deletion',
      body: { reason: 'other' },
      cookies: leaver.cookies,
    });
    await last.ended();
  });

  it('give way to the newest where a member opens too many, and go when they say too much', async () => {
    const member = await joinMember(here, 'alpha');
    const pages: LivePage[] = [];
    for (let count = 0; count < 9; count++) pages.push(await pageOf(member));
    await pages[0]?.ended();
    expect(pages[0]?.of('over')).toEqual([{ reason: 'too_many' }]);
    expect(pages.slice(1).every((page) => page.isOpen())).toBe(true);
    for (let count = 0; count < 21; count++) pages[1]?.say('here', { here: count % 2 === 0 });
    pages[2]?.sayAnything('shout', 'x');
    pages[3]?.sayAnything('typing', { conversation: 'x'.repeat(5000) });
    pages[4]?.sayAnything('here', { here: 'perhaps' });
    await Promise.all(pages.slice(1, 5).map((page) => page.ended()));
    expect(pages.slice(5).every((page) => page.isOpen())).toBe(true);
  });

  it('ask once for all that is new, and are told while nothing is', async () => {
    const [one, other] = [await premium(), await premium()];
    const ask = (tag?: unknown) =>
      here.request(host, {
        path: '/api/updates',
        cookies: other.cookies,
        headers: typeof tag === 'string' ? { 'if-none-match': tag } : {},
      });
    const first = await ask();
    expect(first).toMatchObject({
      status: 200,
      json: { user: { id: other.id, unread_messages: 0 }, newest_message: null, newest_like: null },
      headers: { 'cache-control': 'no-store' },
    });
    for (const tag of [first.headers['etag'], `W/${String(first.headers['etag'])}`])
      expect(await ask(tag)).toMatchObject({ status: 304, text: '' });
    const { message } = (await send(one, other.id)).json as { message: { id: string } };
    await until('news', async () => (await ask(first.headers['etag'])).status === 200);
    const second = await ask(first.headers['etag']);
    expect(second.json).toMatchObject({ user: { unread_messages: 1 }, newest_message: message.id });
    expect(await ask(second.headers['etag'])).toMatchObject({ status: 304 });
    await like(one, other.id);
    await until('news', async () => (await ask(second.headers['etag'])).status === 200);
    expect((await ask()).json).toMatchObject({ user: { new_likes: 1 } });
    expect(await here.request(host, { path: '/api/updates' })).toMatchObject({ status: 403 });
  });

  it('that ask after the member changed something hear of it, in whatever tab it was changed', async () => {
    const member = await joinConfirmed(here, 'alpha');
    const ask = (tag?: unknown) =>
      here.request(host, {
        path: '/api/updates',
        cookies: member.cookies,
        headers: typeof tag === 'string' ? { 'if-none-match': tag } : {},
      });
    const change = (path: string, body: object) =>
      here.request(host, { method: 'PUT', path, body, cookies: member.cookies });
    const { headers: first } = await ask();
    expect((await change('/api/user.php', { notifications_disabled: ['like'] })).status).toBe(200);
    const { json, headers: second } = await ask(first['etag']);
    expect(json).toMatchObject({ user: { notifications_disabled: ['like'] } });
    expect((await change('/api/profile', { about_me: 'Hello' })).status).toBe(200);
    expect(await ask(second['etag'])).toMatchObject({ status: 200 });
  });

  it('count as open until they are hidden, which nobody else is told', async () => {
    const presence = here.nest.get(PresenceApi, { strict: false });
    const member = await joinConfirmed(here, 'alpha');
    const isHere = () => here.inTenant('alpha', () => presence.isHere(member.id));
    expect(await isHere()).toBe(false);
    const page = await pageOf(member);
    await until('a mark', isHere);
    expect(await here.inTenant('beta', () => presence.isHere(member.id))).toBe(false);
    const hide = (cookies: Record<string, string>) =>
      here.request(host, { method: 'POST', path: '/api/page-hidden.php', body: {}, cookies });
    for (const cookies of [member.cookies, member.cookies, {}])
      expect(await hide(cookies)).toMatchObject({ status: 200, json: { done: true } });
    expect(await isHere()).toBe(false);
    page.say('here', { here: false });
    page.say('here', { here: true });
    await until('the mark again', isHere);
    page.say('here', { here: false });
    await until('no mark', async () => !(await isHere()));
  });

  it('keep their member online wherever it is told, and nobody who does not show themselves', async () => {
    const presence = here.nest.get(PresenceApi, { strict: false });
    const [reader, seen, hidden, discreet, fictional] = [
      await premium(),
      await premium(),
      await joinConfirmed(here, 'alpha'),
      await joinConfirmed(here, 'alpha'),
      await joinConfirmed(here, 'alpha'),
    ];
    await send(reader, seen.id);
    const ids = [seen, hidden, discreet, fictional].map(({ id }) => id);
    await setProfile(here, 'alpha', hidden.id, { status: 'active', invisible: true });
    await showPresence(discreet, false);
    await makeFictional(here, 'alpha', fictional.id);
    const onlineIn = (brand: string) =>
      here.inTenant(brand, async () =>
        [...(await presence.members([...ids, someId()], reader.id))].flatMap(([id, { online: is }]) =>
          is ? [id] : [],
        ),
      );
    const online = () => onlineIn('alpha');
    const isFound = async () => {
      const path = '/api/members?sort=newest&online=1';
      const { results } = (await here.request(host, { path, cookies: reader.cookies })).json as SearchAnswer;
      return results.some(({ id }) => id === seen.id);
    };
    const told = async () => [
      (await chats(reader)).chats.map(({ online: isOnline }) => isOnline),
      (await open(reader, seen.id)).online,
      await isFound(),
    ];
    expect(await online()).toEqual([seen.id]);
    expect(await onlineIn('beta')).toEqual([]);
    expect(await told()).toEqual([[true], true, true]);
    here.clock.advance(16 * 60_000);
    expect(await online()).toEqual([]);
    expect(await told()).toEqual([[false], false, false]);
    // Pages that are looked at say so each minute.
    await here.inTenant('alpha', () => presence.looking(ids));
    expect(await online()).toEqual([seen.id]);
    expect(await told()).toEqual([[true], true, true]);
    await showPresence(seen, false);
    expect(await told()).toEqual([[false], false, false]);
  });

  it('show on the next page what changed meanwhile, whichever server renders it', async () => {
    const [one, other] = [await premium(), await premium()];
    const user = async () => ((await callsOfPage(there, one))[0] as { user: User | null }).user;
    const before = await user();
    expect(await user()).toEqual(before);
    await send(one, other.id);
    await until('a spent credit', async () => Number((await user())?.credits) < Number(before?.credits));
    await send(other, one.id);
    await until('an unread message', async () => (await user())?.unread_messages === 1);
    await restrict(one);
    await until('a restriction', async () => (await user())?.restricted_by !== null);
    await here.request(host, { path: '/api/logout.php', cookies: one.cookies });
    expect(await user()).toBeNull();
  });

  it('and the pages of visitors end on every server when a member is shown otherwise', async () => {
    const told: string[] = [];
    there.nest.get(ShownMembers, { strict: false }).onChange((brand) => told.push(brand));
    const member = await joinConfirmed(here, 'alpha');
    const change = (path: string, body: object) =>
      here.request(host, { method: 'PUT', path, body, cookies: member.cookies });
    const ways: (() => Promise<unknown>)[] = [
      () => change('/api/profile', { name: 'Another' }),
      () => change('/api/user.php', { invisible: true }),
      () => restrict(member),
    ];
    for (const [at, way] of ways.entries()) {
      await way();
      await until('the other server', () => Promise.resolve(told.length > at));
    }
    expect(new Set(told)).toEqual(new Set([here.idOf('alpha')]));
    await blocking(() => here).block(await premium(), member.id);
    expect(told).toHaveLength(ways.length);
  });

  it('work in each server while Redis is away, and messages are there all the same', async () => {
    const alone = await startTestApp({ settings: { alpha: chatSettings }, env: { REDIS_URL: noRedis } });
    const chat = chatting(() => alone);
    const [one, other] = [await chat.premium(), await chat.premium()];
    const page = await openPage(alone, { cookies: other.cookies });
    await chat.send(one, other.id, { text: 'Without' });
    expect((await hears(page, 'message'))[0]?.message.text).toBe('Without');
    await alone.request(host, { path: '/api/logout.php', cookies: other.cookies });
    await page.ended();
  });
});
