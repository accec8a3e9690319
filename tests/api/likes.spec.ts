import type { LikesAnswer } from '../../packages/contract/src/meeting/calls/likes.ts';
import type { User } from '../../packages/contract/src/overviews/user.ts';
import { addProfile, buyCredits, setProfile } from '../support/members/profiles.ts';
import { joinMember, type TestMember, joinConfirmed } from '../support/members/members.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestAnswer, TestApp } from '../support/app/test-app.ts';

const host = 'alpha.localhost';
const hour = 3_600_000;

describe('likes', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await newBrands();
  });

  const like = (member: TestMember, id: string): Promise<TestAnswer> =>
    app.request(host, {
      method: 'POST',
      path: '/api/likes',
      body: { profile_id: id },
      cookies: member.cookies,
    });
  const takeBack = (member: TestMember, id: string): Promise<TestAnswer> =>
    app.request(host, { method: 'DELETE', path: `/api/likes/${id}`, cookies: member.cookies });
  const list = async (member: TestMember) =>
    (await app.request(host, { path: '/api/likes.php', cookies: member.cookies })).json as LikesAnswer;
  const profiles = (count: number) =>
    Promise.all(Array.from({ length: count }, () => addProfile(app, 'alpha')));

  it('are four in any 24 hours for free members, with the time of the next one', async () => {
    const member = await joinConfirmed(app, 'alpha');
    const [first = '', ...others] = await profiles(5);
    const start = app.clock.now().getTime();
    expect((await like(member, first)).json).toMatchObject({ match: false, allowance: { left: 3 } });
    app.clock.advance(hour);
    for (const id of others.slice(0, 3)) expect((await like(member, id)).status).toBe(200);
    const until = new Date(start + 24 * hour).toISOString();
    expect(await like(member, others[3] ?? '')).toMatchObject({
      status: 429,
      json: { error: { code: 'like_limit_reached', params: { until } } },
    });
    expect((await list(member)).allowance).toEqual({ left: 0, next_at: until });

    app.clock.advance(23 * hour - 1);
    expect((await like(member, others[3] ?? '')).status).toBe(429);
    app.clock.advance(1);
    expect((await like(member, others[3] ?? '')).status).toBe(200);
    expect((await list(member)).given).toHaveLength(5);
  });

  it('given again are the same like and take nothing of the allowance', async () => {
    const member = await joinConfirmed(app, 'alpha');
    const ids = await profiles(4);
    for (const id of ids) await like(member, id);
    for (const id of ids)
      expect(await like(member, id)).toMatchObject({ status: 200, json: { allowance: { left: 0 } } });
    expect((await list(member)).given).toHaveLength(4);
  });

  it('sent at once are counted exactly: of 50 parallel ones four are taken, those taken back among them', async () => {
    const member = await joinConfirmed(app, 'alpha');
    const [before = '', ...others] = await profiles(51);
    await like(member, before);
    await takeBack(member, before);
    const answers = await Promise.all(others.map((id) => like(member, id)));
    const statuses = answers.map((answer) => answer.status).toSorted();
    expect(statuses).toEqual([...Array<number>(3).fill(200), ...Array<number>(47).fill(429)]);
    expect((await like(member, before)).status).toBe(200);
    expect((await list(member)).given).toHaveLength(4);
  });

  it('of premium members have no limit', async () => {
    const member = await joinConfirmed(app, 'alpha');
    await buyCredits(app, 'alpha', member.id, 1);
    for (const id of await profiles(6))
      expect(await like(member, id)).toMatchObject({ status: 200, json: { allowance: null } });
  });

  it('in both directions are a match for both, whoever was first', async () => {
    const [one, other] = [await joinConfirmed(app, 'alpha'), await joinConfirmed(app, 'alpha')];
    // The same pair met often enough at one instant to be caught, if they could miss each other.
    for (let turn = 0; turn < 8; turn++) {
      if (turn > 0) await Promise.all([takeBack(one, other.id), takeBack(other, one.id)]);
      const answers = await Promise.all([like(one, other.id), like(other, one.id)]);
      const told = answers.map((answer) => (answer.json as { match: boolean }).match).toSorted();
      expect(told).toEqual([false, true]);
    }
    expect((await list(one)).matches).toEqual([other.id]);
    expect((await list(other)).matches).toEqual([one.id]);
    const profile = await app.request(host, { path: `/api/members/${other.id}`, cookies: one.cookies });
    expect(profile.json).toMatchObject({ profile: { liked: true, match: true } });
  });

  it('are new until the liker’s profile was looked at', async () => {
    const [liker, liked] = [await joinConfirmed(app, 'alpha'), await joinConfirmed(app, 'alpha')];
    await like(liker, liked.id);
    const received = await list(liked);
    expect(received.liked_by).toMatchObject([{ id: liker.id, like_new: true }]);
    expect(received.profiles.map(({ id }) => id)).toEqual([liker.id]);
    const see = { method: 'POST', path: `/api/likes/${liker.id}/seen`, cookies: liked.cookies } as const;
    expect((await app.request(host, see)).status).toBe(200);
    expect((await list(liked)).liked_by).toMatchObject([{ id: liker.id, like_new: false }]);
    const stranger = await joinConfirmed(app, 'alpha');
    expect((await app.request(host, { ...see, cookies: stranger.cookies })).status).toBe(404);
  });

  it('that are answered are a match to show, to the one who liked first and to one of their pages alone', async () => {
    const [first, second] = [await joinConfirmed(app, 'alpha'), await joinConfirmed(app, 'alpha')];
    const toShow = async ({ cookies }: TestMember) => {
      const { json } = await app.request(host, { path: '/api/user.php', cookies });
      return (json as { user: User }).user.new_match;
    };
    const see = (member: TestMember, id: string) =>
      app.request(host, { method: 'POST', path: `/api/likes/${id}/seen`, cookies: member.cookies });
    await like(first, second.id);
    expect(await toShow(second)).toBeNull();
    app.clock.advance(1);
    // The answer to a like tells its giver.
    expect((await like(second, first.id)).json).toMatchObject({ match: true });
    expect(await toShow(second)).toBeNull();
    expect(await toShow(first)).toBe(second.id);

    await setProfile(app, 'alpha', second.id, { status: 'disabled', invisible: false });
    expect(await toShow(first)).toBeNull();
    await setProfile(app, 'alpha', second.id, { status: 'active', invisible: false });
    const answers = await Promise.all(Array.from({ length: 5 }, () => see(first, second.id)));
    const told = answers.map(({ json }) => (json as { was_new: boolean }).was_new);
    expect(told.toSorted()).toEqual([false, false, false, false, true]);
    expect(await toShow(first)).toBeNull();

    await takeBack(second, first.id);
    app.clock.advance(1);
    await like(second, first.id);
    expect(await toShow(first)).toBeNull();
  });

  it('are taken back: a match ends by it, also of who is not to be seen any more, and it gives none of the day back', async () => {
    const [one, other] = [await joinConfirmed(app, 'alpha'), await joinConfirmed(app, 'alpha')];
    await like(one, other.id);
    await like(other, one.id);
    await setProfile(app, 'alpha', other.id, { status: 'active', invisible: true });
    for (let turn = 0; turn < 2; turn++)
      expect(await takeBack(one, other.id)).toMatchObject({ status: 200, json: { allowance: { left: 3 } } });
    await setProfile(app, 'alpha', other.id, { status: 'active', invisible: false });
    expect(await list(one)).toMatchObject({ given: [], matches: [], liked_by: [{ id: other.id }] });
    expect(await list(other)).toMatchObject({ given: [{ id: one.id }], matches: [], liked_by: [] });
    const stranger = await joinConfirmed(app, 'alpha');
    const nobodys = await takeBack(one, '0'.repeat(24));
    expect(nobodys.status).toBe(404);
    expect((await takeBack(one, stranger.id)).text).toBe(nobodys.text);
  });

  it('given again within a day are the same like; after it they are new ones', async () => {
    const [one, other] = [await joinConfirmed(app, 'alpha'), await joinConfirmed(app, 'alpha')];
    await like(one, other.id);
    const [{ liked_at: first = '' } = {}] = (await list(one)).given;
    await app.request(host, { method: 'POST', path: `/api/likes/${one.id}/seen`, cookies: other.cookies });
    app.clock.advance(hour);
    await takeBack(one, other.id);
    app.clock.advance(hour);
    expect((await like(one, other.id)).json).toMatchObject({ allowance: { left: 3 } });
    expect((await list(one)).given).toMatchObject([{ id: other.id, liked_at: first }]);
    expect((await list(other)).liked_by).toMatchObject([{ id: one.id, like_new: false }]);
    await takeBack(one, other.id);
    app.clock.advance(24 * hour);
    expect((await takeBack(one, other.id)).status).toBe(404);
    await like(one, other.id);
    expect((await list(other)).liked_by).toMatchObject([{ id: one.id, like_new: true }]);
  });

  it('given again make a new match with one that came in between', async () => {
    const [one, other] = [await joinConfirmed(app, 'alpha'), await joinConfirmed(app, 'alpha')];
    await like(one, other.id);
    await takeBack(one, other.id);
    app.clock.advance(1);
    await like(other, one.id);
    app.clock.advance(1);
    expect((await like(one, other.id)).json).toMatchObject({ match: true, allowance: { left: 3 } });
    expect((await list(other)).liked_by).toMatchObject([{ id: one.id, like_new: true }]);
  });

  it('of members who are not to be seen appear nowhere, and such members cannot be liked', async () => {
    const liked = await joinConfirmed(app, 'alpha');
    const unconfirmed = await joinMember(app, 'alpha');
    const liker = await joinConfirmed(app, 'alpha');
    await like(unconfirmed, liked.id);
    await like(liker, liked.id);
    await setProfile(app, 'alpha', liker.id, { status: 'active', invisible: true });
    expect(await list(liked)).toMatchObject({ profiles: [], liked_by: [] });
    const unknown = await like(liked, '0'.repeat(24));
    for (const id of [unconfirmed.id, liker.id, liked.id]) {
      const answer = await like(liked, id);
      expect([answer.status, answer.text]).toEqual([404, unknown.text]);
    }
  });

  it('do not reach over to another brand', async () => {
    const member = await joinConfirmed(app, 'alpha');
    const elsewhere = await addProfile(app, 'beta');
    expect((await like(member, elsewhere)).status).toBe(404);
  });
});
