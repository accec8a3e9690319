import type { PhotoRecord } from '../../apps/server/src/modules/pictures/pictures.api.ts';
import type { MatchReason } from '../../packages/contract/src/meeting/calls/matchmaking.ts';
import { cellOf } from '../../apps/server/src/modules/profiles/location/distance-rules.ts';
import type { FoundCard, ProfileCard } from '../../packages/contract/src/profiles/profile.ts';
import { joinConfirmed, makeFictional, type TestMember } from '../support/members/members.ts';
import { addProfile, setProfile, someId, wroteTo } from '../support/members/profiles.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestAnswer, TestApp } from '../support/app/test-app.ts';

const host = 'alpha.localhost';
const minute = 60_000;
const day = 24 * 60 * minute;
const anybody = { gender: null, min_age: null, max_age: null };
/** In Amersfoort, at its moved centre. */
const here = {
  city: 'Amersfoort',
  latitude: 5215,
  longitude: 539,
  cell: cellOf({ latitude: 5215, longitude: 539 }),
};

let app: TestApp;
beforeAll(async () => {
  app = await newBrands({
    alpha: { visible_profile_notes: ['new_member', 'reply_time', 'distance', 'presence'] },
  });
});
// Everybody of a test before is gone.
beforeEach(() =>
  app.inTenant('alpha', () =>
    app.database.write(
      "UPDATE profile SET status = 'disabled', unconfirmed = 1, listed = 0 WHERE tenant_id = :tenant",
    ),
  ),
);

const call = (member: TestMember, method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
  app.request(host, { method, path, cookies: member.cookies, ...(body === undefined ? {} : { body }) });
const like = (member: TestMember, id: string) => call(member, 'POST', '/api/likes', { profile_id: id });
const pass = (member: TestMember, id: string) =>
  call(member, 'POST', '/api/swipe/passes', { profile_id: id });

interface Deck {
  cards: FoundCard[];
  next: string | null;
  again: boolean;
  allowance: { left: number } | null;
}
const deal = async (member: TestMember, after?: string | null) =>
  (await call(member, 'GET', `/api/swipe/deck${after ? `?after=${after}` : ''}`)).json as Deck;
const idsOf = ({ cards }: Deck) => cards.map(({ id }) => id);

/** Somebody who told whom they seek, as they would with their consent. */
async function told(profile: object): Promise<TestMember> {
  const member = await joinConfirmed(app, 'alpha');
  expect((await call(member, 'POST', '/api/consents', { kind: 'sensitive_data' })).status).toBe(200);
  const answer = await app.request(host, {
    method: 'PUT',
    path: '/api/profile',
    cookies: member.cookies,
    body: profile,
  });
  expect(answer.status).toBe(200);
  return member;
}

/** None of them is a newcomer. */
const addMany = async (count: number, changes: Parameters<typeof addProfile>[2] = {}) => {
  const ids: string[] = [];
  for (let number = 0; number < count; number++)
    ids.push(await addProfile(app, 'alpha', { ...longAgo(), ...changes }));
  return ids;
};
const longAgo = () => ({ createdAt: new Date(app.clock.now().getTime() - 90 * day) });

describe('the cards of the swipe game', () => {
  it('are each dealt once, until the stack is empty; then one may begin again with whom one passed', async () => {
    const member = await joinConfirmed(app, 'alpha');
    const ids = await addMany(13);
    const first = await deal(member);
    const dealt = idsOf(first);
    expect(new Set(dealt).size).toBe(10);
    expect(first.allowance).toMatchObject({ left: 4 });
    for (const id of dealt.slice(0, 2)) expect((await like(member, id)).status).toBe(200);
    for (const id of dealt.slice(2)) expect((await pass(member, id)).status).toBe(200);
    const last = await deal(member, first.next);
    expect([first.again, last.again]).toEqual([false, true]);
    expect(last).toMatchObject({ next: null, allowance: { left: 2 } });
    expect([...dealt, ...idsOf(last)].toSorted()).toEqual(ids.toSorted());
    expect(idsOf(await deal(member))).toEqual(idsOf(last));
    expect((await call(member, 'DELETE', '/api/swipe/passes')).status).toBe(200);
    const again = await deal(member);
    const all = [...idsOf(again), ...idsOf(await deal(member, again.next))];
    expect(all.toSorted()).toEqual(ids.filter((id) => !dealt.slice(0, 2).includes(id)).toSorted());
  });

  it('come in the order of the search by relevance, with the newcomers’ share among them', async () => {
    const member = await told({ country: 'NL', city: 'Amersfoort', seeking: { ...anybody, min_age: 30 } });
    const near = await addMany(4, { ...here, region: 'Utrecht' });
    const far = await addMany(12, { country: 'BE', region: 'Gent', city: 'Gent' });
    const newcomers = await Promise.all(
      Array.from({ length: 6 }, () =>
        addProfile(app, 'alpha', { country: 'BE', region: 'Gent', mainPhoto: somePhoto() }),
      ),
    );
    const first = await deal(member);
    const cards = idsOf(first);
    // Two of ten; the nearest lead the others.
    expect(cards.filter((id) => newcomers.includes(id))).toHaveLength(2);
    expect(
      cards
        .filter((id) => !newcomers.includes(id))
        .slice(0, 4)
        .toSorted(),
    ).toEqual(near.toSorted());
    const rest = await deal(member, first.next);
    const last = await deal(member, rest.next);
    expect([...cards, ...idsOf(rest), ...idsOf(last)].toSorted()).toEqual(
      [...near, ...far, ...newcomers].toSorted(),
    );
    expect(last.next).toBeNull();
  });

  it('tell how far somebody is and whether they are here, of who lets it be told, as a profile does', async () => {
    const member = await told({ country: 'NL', city: 'Amersfoort' });
    const [shown = ''] = await addMany(1, here);
    const [discreet = ''] = await addMany(1, { ...here, presenceShown: false });
    const [hidden = ''] = await addMany(1, { ...here, invisible: true });
    await wroteTo(app, 'alpha', hidden, member.id);
    const cards = new Map((await deal(member)).cards.map((card) => [card.id, card]));
    expect([...cards.keys()].toSorted()).toEqual([shown, discreet].toSorted());
    const profile = async (id: string, by = member) =>
      ((await call(by, 'GET', `/api/members/${id}`)).json as { profile: FoundCard }).profile;
    for (const seen of [cards.get(shown), await profile(shown)])
      expect(seen).toMatchObject({ distance_km: 10, presence: 'online' });
    for (const seen of [cards.get(discreet), await profile(discreet)])
      expect(seen).toMatchObject({ distance_km: 10, presence: null });
    const nothing = { distance_km: null, presence: null };
    expect(await profile(hidden)).toMatchObject(nothing);
    expect(await profile(shown, { ...member, cookies: {} })).toMatchObject(nothing);
    const asked = { wishes: ['near'], reach: 'anywhere', intention: null };
    const { suggestions } = (await call(member, 'POST', '/api/match-finder', asked)).json as {
      suggestions: { profile: FoundCard }[];
    };
    expect(suggestions.find(({ profile: { id } }) => id === shown)?.profile).toMatchObject({
      ...{ distance_km: 10, presence: 'online' },
    });
  });

  it('come back when a like or a pass is taken back', async () => {
    const member = await joinConfirmed(app, 'alpha');
    const [liked = '', passed = ''] = await addMany(2);
    await like(member, liked);
    for (let turn = 0; turn < 2; turn++) await pass(member, passed);
    expect(await deal(member)).toMatchObject({ cards: [], next: null });
    await call(member, 'DELETE', `/api/likes/${liked}`);
    for (let turn = 0; turn < 2; turn++)
      expect((await call(member, 'DELETE', `/api/swipe/passes/${passed}`)).status).toBe(200);
    expect(idsOf(await deal(member)).toSorted()).toEqual([liked, passed].toSorted());
  });

  it('fit both ways, and are of nobody who is blocked, hidden, written to or the member', async () => {
    const member = await told({ gender: 'male', seeking: { gender: 'female', min_age: 30, max_age: 40 } });
    await addProfile(app, 'alpha', { gender: 'male' });
    await addProfile(app, 'alpha', { dateOfBirth: '1970-01-01' });
    await addProfile(app, 'alpha', { seeking: { gender: 'female', min_age: null, max_age: null } });
    await addProfile(app, 'alpha', { seeking: { gender: 'male', min_age: 60, max_age: null } });
    const [blocked, hidden, written] = [await addMany(1), await addMany(1), await addMany(1)].flat();
    await call(member, 'POST', '/api/blocks', { profile_id: blocked });
    await setProfile(app, 'alpha', hidden ?? '', { status: 'active', invisible: true });
    const message = { client_id: crypto.randomUUID(), profile_id: written, text: 'Hello' };
    expect((await call(member, 'POST', '/api/messages', message)).status).toBe(200);
    const fits = await addProfile(app, 'alpha', { seeking: { gender: 'male', min_age: 30, max_age: 40 } });
    expect(idsOf(await deal(member))).toEqual([fits]);
  });

  it('lead on from a place that was given out to this member alone, and past many who do not fit', async () => {
    const member = await told({ seeking: { gender: null, min_age: 50, max_age: null } });
    const [one] = await addMany(1, { dateOfBirth: '1960-01-01' });
    app.clock.advance(10 * minute);
    for (let hundreds = 0; hundreds < 11; hundreds++)
      await Promise.all(Array.from({ length: 100 }, () => addProfile(app, 'alpha')));
    const first = await deal(member);
    expect(first.cards).toEqual([]);
    expect(idsOf(await deal(member, first.next))).toEqual([one]);
    const other = await joinConfirmed(app, 'alpha');
    for (const after of [first.next ?? '', 'nonsense'])
      expect((await call(other, 'GET', `/api/swipe/deck?after=${after}`)).status).toBe(400);
  });

  it('are passed of nobody who is not to be seen, and it is nobody else’s business', async () => {
    const [member, passed] = [await joinConfirmed(app, 'alpha'), await joinConfirmed(app, 'alpha')];
    const hidden = await addProfile(app, 'alpha', { invisible: true });
    for (const id of [hidden, someId(), member.id, await addProfile(app, 'beta')])
      expect((await pass(member, id)).status).toBe(404);
    const before = (await call(passed, 'GET', '/api/updates')).text;
    await pass(member, passed.id);
    expect((await call(passed, 'GET', '/api/updates')).text).toBe(before);
    expect(idsOf(await deal(passed))).toEqual([member.id]);
  });
});

describe('the like that shows itself', () => {
  const show = async (member: TestMember) =>
    (await call(member, 'GET', '/api/auto-like.php')).json as {
      kind: string | null;
      profile: ProfileCard | null;
    };

  it('is the newest of a real member that is still unseen, a match where it is one', async () => {
    const member = await joinConfirmed(app, 'alpha');
    const [first, second] = [await joinConfirmed(app, 'alpha'), await joinConfirmed(app, 'alpha')];
    await like(member, first.id);
    for (const liker of [first, second]) {
      app.clock.advance(minute);
      await like(liker, member.id);
    }
    expect(await show(member)).toMatchObject({ kind: 'liker', profile: { id: second.id } });
    await call(member, 'POST', `/api/likes/${second.id}/seen`);
    expect(await show(member)).toMatchObject({ kind: 'match', profile: { id: first.id } });
  });

  it('is else a suggestion that is called one and counted as no like, else nobody', async () => {
    const member = await joinConfirmed(app, 'alpha');
    expect(await show(member)).toEqual({ kind: null, profile: null });
    const suggested = await addProfile(app, 'alpha', { mainPhoto: somePhoto() });
    app.clock.advance(minute);
    await makeFictional(app, 'alpha', await addProfile(app, 'alpha', { mainPhoto: somePhoto() }));
    expect(await show(member)).toMatchObject({
      kind: 'suggestion',
      profile: { id: suggested, main_image: { match: expect.any(String) as string } },
    });
    expect((await call(member, 'GET', '/api/likes.php')).json).toMatchObject({ liked_by: [] });
  });
});

describe('the match finder', () => {
  interface Found {
    suggestions: { profile: ProfileCard; reasons: MatchReason[] }[];
    lacking: string[];
    loosen: string[];
  }
  const find = (member: TestMember, asked: object): Promise<TestAnswer> =>
    call(member, 'POST', '/api/match-finder', {
      wishes: ['interests'],
      reach: 'anywhere',
      intention: null,
      ...asked,
    });
  const found = async (member: TestMember, asked: object) => (await find(member, asked)).json as Found;
  const reasonsOf = ({ suggestions }: Found) =>
    Object.fromEntries(suggestions.map(({ profile, reasons }) => [profile.id, reasons]));
  it('gives true reasons about both, those that were asked for first', async () => {
    const member = await told({
      ...{ country: 'NL', city: 'Amersfoort', interests: ['cooking', 'hiking', 'sex'] },
      seeking: { gender: null, min_age: 30, max_age: 40 },
    });
    const both = await addProfile(app, 'alpha', {
      ...longAgo(),
      interests: ['sex', 'hiking', 'wine', 'cooking'],
    });
    const near = await addProfile(app, 'alpha', { ...longAgo(), city: 'Zeist', interests: ['wine'] });
    await addProfile(app, 'alpha', { ...longAgo(), country: 'BE', region: 'Gent', city: 'Gent' });
    const answer = await found(member, { wishes: ['interests', 'near'] });
    expect(reasonsOf(answer)).toEqual({
      [both]: [
        { code: 'interests', interests: ['hiking', 'cooking', 'sex'] },
        { code: 'place', place: 'Amersfoort' },
        { code: 'sought_age' },
      ],
      [near]: [{ code: 'place', place: 'Utrecht' }, { code: 'sought_age' }],
    });
    expect(answer.suggestions[0]?.profile.id).toBe(both);
  });

  it('says nothing of interests once one of the two withdrew the consent', async () => {
    const interests = ['cooking', 'hiking'];
    const [member, other] = [await told({ interests }), await told({ interests })];
    expect(Object.keys(reasonsOf(await found(member, {})))).toEqual([other.id]);
    await call(other, 'DELETE', '/api/consents/sensitive_data');
    expect(await found(member, {})).toMatchObject({ suggestions: [], lacking: [] });
    await call(member, 'DELETE', '/api/consents/sensitive_data');
    expect(await found(member, {})).toMatchObject({ suggestions: [], lacking: ['interests'] });
  });

  it('suggests five at most, nobody fictional, liked, passed or without a reason that was asked for', async () => {
    const member = await joinConfirmed(app, 'alpha');
    await addProfile(app, 'alpha', longAgo());
    const ids = await addMany(9, { createdAt: app.clock.now() });
    const [liked = '', passed = '', machine = ''] = ids;
    await like(member, liked);
    await pass(member, passed);
    await makeFictional(app, 'alpha', machine);
    const answer = await found(member, { wishes: ['newcomers'] });
    expect(answer.suggestions).toHaveLength(5);
    const suggested = Object.keys(reasonsOf(answer));
    expect(suggested.every((id) => ids.slice(3).includes(id))).toBe(true);
    expect(answer.suggestions[0]?.reasons[0]).toEqual({ code: 'newcomer' });
    expect(answer.loosen).toEqual([]);
  });

  it('knows what people are here for, and how soon they answer', async () => {
    const member = await joinConfirmed(app, 'alpha');
    const dating = await addProfile(app, 'alpha', { ...longAgo(), reasonForSignup: 'dating' });
    const quick = await addProfile(app, 'alpha', { ...longAgo(), dateOfBirth: '1960-01-01' });
    await addProfile(app, 'alpha', { ...longAgo(), reasonForSignup: 'chat' });
    await app.inTenant('alpha', () =>
      app.database.write(
        `INSERT INTO reply_count (tenant_id, member_id, within_hour, within_day, within_week, later)
         VALUES (:tenant, :quick, 9, 0, 0, 0)`,
        { quick },
      ),
    );
    const answer = await found(member, { wishes: ['intentions', 'replies'], intention: 'dating' });
    expect(reasonsOf(answer)).toEqual({
      [dating]: [{ code: 'intention', intention: 'dating' }, { code: 'close_age' }],
      [quick]: [{ code: 'replies', minutes: 60 }],
    });
    expect(answer.loosen).toEqual(['wishes']);
  });

  it('says what would bring more when few are within reach', async () => {
    const member = await told({ country: 'NL', city: 'Amersfoort' });
    const near = await addProfile(app, 'alpha');
    await addProfile(app, 'alpha', { city: 'Zeist' });
    const answer = await found(member, { wishes: ['newcomers'], reach: 'city' });
    expect(Object.keys(reasonsOf(answer))).toEqual([near]);
    expect(answer).toMatchObject({ lacking: [], loosen: ['reach'] });
    const nowhere = await joinConfirmed(app, 'alpha');
    expect(await found(nowhere, { reach: 'region' })).toMatchObject({ lacking: ['interests', 'place'] });
  });

  it('takes one to three wishes, each once', async () => {
    const member = await joinConfirmed(app, 'alpha');
    for (const wishes of [[], ['near', 'near'], ['near', 'interests', 'replies', 'newcomers']])
      expect((await find(member, { wishes })).status).toBe(400);
  });
});

function somePhoto(): PhotoRecord {
  return {
    ...{ id: someId(), status: 'active', key: someId(), blurredKey: someId(), widths: [240] },
    ...{ width: 240, height: 300, placeholder: '#aabbcc' },
  };
}
