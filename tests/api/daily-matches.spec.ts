import type { MatchReason } from '../../packages/contract/src/meeting/calls/matchmaking.ts';
import type { FoundCard } from '../../packages/contract/src/profiles/profile.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';
import { memberPassword } from '../support/members/draft.ts';
import { joinConfirmed, makeFictional, type TestMember } from '../support/members/members.ts';
import { addProfile, setProfile } from '../support/members/profiles.ts';

const host = 'alpha.localhost';
const hour = 3_600_000;
const day = 24 * hour;

let app: TestApp;
beforeAll(async () => {
  app = await newBrands({
    alpha: { visible_profile_notes: ['new_member', 'reply_time', 'distance', 'presence'] },
  });
});
// Everybody of a test before is gone, and it is morning in the brand's time zone.
beforeEach(async () => {
  await app.inTenant('alpha', () =>
    app.database.write(
      "UPDATE profile SET status = 'disabled', unconfirmed = 1, listed = 0 WHERE tenant_id = :tenant",
    ),
  );
  const morning = new Date(app.clock.now());
  morning.setUTCHours(24 + 7, 0, 0, 0);
  app.clock.advance(morning.getTime() - app.clock.now().getTime());
});

const call = (member: TestMember, method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  app.request(host, { method, path, cookies: member.cookies, ...(body === undefined ? {} : { body }) });

interface Suggestion {
  profile: FoundCard;
  reasons: MatchReason[];
}
const set = async (member: TestMember): Promise<Suggestion[]> => {
  const answer = await call(member, 'GET', '/api/daily-matches');
  expect(answer.status).toBe(200);
  return (answer.json as { suggestions: Suggestion[] }).suggestions;
};
const idsOf = (suggestions: readonly Suggestion[]) => suggestions.map(({ profile }) => profile.id);

/** In Utrecht, and in search of people between 30 and 40. */
async function reader(profile: object = {}): Promise<TestMember & { email: string }> {
  const email = `reader${Math.random()}@example.test`;
  const member = await joinConfirmed(app, 'alpha', { email });
  expect((await call(member, 'POST', '/api/consents', { kind: 'sensitive_data' })).status).toBe(200);
  const seeking = { gender: null, min_age: 30, max_age: 40 };
  const told = { country: 'NL', city: 'Amersfoort', interests: ['cooking'], seeking, ...profile };
  expect((await call(member, 'PUT', '/api/profile', told)).status).toBe(200);
  return { ...member, email };
}
const addMany = async (count: number, changes: Parameters<typeof addProfile>[2] = {}) => {
  const ids: string[] = [];
  for (let number = 0; number < count; number++) ids.push(await addProfile(app, 'alpha', changes));
  return ids;
};

describe('the set of the day', () => {
  it('is eight members with true reasons, the same all day on all devices, and others the next day', async () => {
    const member = await reader();
    const ids = await addMany(20, { interests: ['cooking', 'wine'] });
    const today = await set(member);
    expect(new Set(idsOf(today)).size).toBe(8);
    expect(ids).toEqual(expect.arrayContaining(idsOf(today)));
    for (const { reasons } of today)
      expect(reasons).toEqual([
        { code: 'interests', interests: ['cooking'] },
        { code: 'place', place: 'Amersfoort' },
        { code: 'sought_age' },
        { code: 'newcomer' },
      ]);
    // Until midnight, whoever comes by meanwhile.
    app.clock.advance(15 * hour);
    await addMany(20, { interests: ['cooking'] });
    const { email } = member;
    const body = { email, password: memberPassword };
    const other = await app.request(host, { method: 'POST', path: '/api/user.php', body });
    for (const device of [member, { ...member, cookies: other.cookies }])
      expect(idsOf(await set(device))).toEqual(idsOf(today));
    app.clock.advance(2 * hour);
    const tomorrow = idsOf(await set(member));
    expect(tomorrow).toHaveLength(8);
    expect(tomorrow.filter((id) => idsOf(today).includes(id))).toEqual([]);
  });

  it('loses whom the member liked, passed, blocked or wrote to, and is not refilled', async () => {
    const member = await reader();
    await addMany(20);
    const today = idsOf(await set(member));
    const [liked, passed, blocked, written, ...rest] = today;
    const message = { client_id: crypto.randomUUID(), profile_id: written, text: 'Hello' };
    for (const [path, body] of [
      ['/api/likes', { profile_id: liked }],
      ['/api/swipe/passes', { profile_id: passed }],
      ['/api/blocks', { profile_id: blocked }],
      ['/api/messages', message],
    ] as const)
      expect((await call(member, 'POST', path, body)).status).toBe(200);
    expect(idsOf(await set(member))).toEqual(rest);
  });

  it('loses who hides, and whoever seeks others by now', async () => {
    const member = await reader({ gender: 'male' });
    await addMany(8);
    const [hidden = '', other = '', ...rest] = idsOf(await set(member));
    await setProfile(app, 'alpha', hidden, { status: 'active', invisible: true });
    const seeking = JSON.stringify({ gender: 'female', min_age: null, max_age: null });
    await app.inTenant('alpha', () =>
      app.database.write('UPDATE profile SET seeking = :seeking WHERE tenant_id = :tenant AND id = :other', {
        ...{ seeking, other },
      }),
    );
    expect(idsOf(await set(member))).toEqual(rest);
  });

  it('has nobody fictional, blocked or without a reason that is true of both: three are three, none are none', async () => {
    const member = await reader();
    const [machine = '', blocked, ...real] = await addMany(5);
    await makeFictional(app, 'alpha', machine);
    await call(member, 'POST', '/api/blocks', { profile_id: blocked });
    expect(idsOf(await set(member)).toSorted()).toEqual(real.toSorted());
    const nothing = await joinConfirmed(app, 'alpha');
    for (const id of [blocked, ...real, member.id])
      await call(nothing, 'POST', '/api/blocks', { profile_id: id });
    // New, and a quick answer would say nothing of the two.
    await addProfile(app, 'alpha', { dateOfBirth: '1950-01-01' });
    expect(await set(nothing)).toEqual([]);
  });

  it('has the same again where there are no others, and is one for two devices that ask at once', async () => {
    const member = await reader();
    const ids = await addMany(5);
    const [one = [], other = []] = await Promise.all([set(member), set(member)]);
    expect(idsOf(one)).toEqual(idsOf(other));
    expect(idsOf(one).toSorted()).toEqual(ids.toSorted());
    app.clock.advance(day);
    expect(idsOf(await set(member)).toSorted()).toEqual(ids.toSorted());
  });
});
