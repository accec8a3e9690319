import { cellOf } from '../../apps/server/src/modules/profiles/location/distance-rules.ts';
import { ProfilesApi } from '../../apps/server/src/modules/profiles/profiles.api.ts';
import type { SearchAnswer } from '../../packages/contract/src/meeting/calls/discovery.ts';
import { addProfile, someId } from '../support/members/profiles.ts';
import { joinConfirmed, type TestMember } from '../support/members/members.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';

const host = 'alpha.localhost';
const minute = 60_000;
const dayMs = 24 * 60 * minute;

describe('what a search may be narrowed to and sorted by', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await newBrands({ beta: { search_fields: ['gender'], visible_profile_notes: [] } });
  });

  const ask = async (member: TestMember | null, query: string, brand = host) => {
    const answer = await app.request(brand, {
      path: `/api/members?${query}`,
      cookies: member?.cookies ?? {},
    });
    expect(answer.status).toBe(200);
    return answer.json as SearchAnswer;
  };
  const idsOf = ({ results }: SearchAnswer) => results.map(({ id }) => id).toSorted();
  const change = (member: TestMember, body: object) =>
    app.request(host, { method: 'PUT', path: '/api/profile', cookies: member.cookies, body });
  const consent = (member: TestMember, method: 'POST' | 'DELETE') =>
    method === 'POST'
      ? app.request(host, {
          method,
          path: '/api/consents',
          cookies: member.cookies,
          body: { kind: 'sensitive_data' },
        })
      : app.request(host, { method, path: '/api/consents/sensitive_data', cookies: member.cookies });
  const joined = async (more: object = {}) => {
    const member = await joinConfirmed(app, 'alpha');
    const answer = await change(member, { country: 'NL', region: null, city: null, ...more });
    expect(answer.status).toBe(200);
    return member;
  };

  it('finds by distance who lives near, tells it in steps, and to nobody without a place', async () => {
    const [reader, near, far] = [
      await joined({ city: 'Amersfoort', gender: 'male' }),
      await joined({ city: 'Amersfoort', gender: 'female' }),
      await joined({ city: 'Groningen', gender: 'female' }),
    ];
    const all = await ask(reader, 'sort=distance');
    expect(all).toMatchObject({ sort: 'distance', place_known: true });
    const told = new Map(all.results.map(({ id, distance_km: km }) => [id, km]));
    expect(told.get(near.id)).toBe(10);
    // Which of the two depends on where their cities were moved to.
    expect([150, 200]).toContain(told.get(far.id));
    const order = all.results.map(({ id }) => id);
    expect(order.indexOf(near.id)).toBeLessThan(order.indexOf(far.id));
    expect(idsOf(await ask(reader, 'within_km=25'))).toEqual([near.id]);
    const nowhere = await joinConfirmed(app, 'alpha');
    const answer = await ask(nowhere, 'within_km=25&sort=distance');
    expect(answer).toMatchObject({ sort: 'relevance', place_known: false });
    expect(idsOf(answer)).toEqual(expect.arrayContaining([near.id, far.id]));
    expect(new Set(answer.results.map(({ distance_km: km }) => km))).toEqual(new Set([null]));
    // The place that it is computed from stays on the server, also for the member themselves.
    const row = await app.inTenant('alpha', () =>
      app.database.select<{ latitude: number }>(
        'SELECT latitude FROM profile WHERE tenant_id = :tenant AND id = :id',
        { id: near.id },
      ),
    );
    expect(row[0]?.latitude).toEqual(expect.any(Number));
    const own = await app.request(host, { path: '/api/profile', cookies: near.cookies });
    expect(own.text).not.toContain('latitude');
  });

  it('keeps the place of a member who moves away and back, so that nothing averages out', async () => {
    const member = await joined({ city: 'Amersfoort' });
    const place = () =>
      app.inTenant('alpha', () =>
        app.database.select(
          'SELECT latitude, longitude, cell FROM profile WHERE tenant_id = :tenant AND id = :id',
          {
            id: member.id,
          },
        ),
      );
    const first = await place();
    await change(member, { country: 'NL', city: 'Groningen' });
    expect(await place()).not.toEqual(first);
    await change(member, { country: 'NL', city: 'Amersfoort' });
    expect(await place()).toEqual(first);
    await change(member, { country: 'NL', city: null });
    expect(await place()).toEqual([{ latitude: null, longitude: null, cell: null }]);
  });

  it('finds by interests while their member consents, and not a moment longer (trust 13)', async () => {
    const [reader, member] = [await joined(), await joined()];
    await consent(member, 'POST');
    await change(member, { interests: ['sushi', 'theater'] });
    await consent(reader, 'POST');
    await change(reader, { interests: ['sushi'] });
    const found = async (codes: string) =>
      (await ask(reader, `interests=${codes}`)).results.map(({ id }) => id);
    expect(await found('sushi,politics')).toContain(member.id);
    expect(await found('politics')).not.toContain(member.id);
    await consent(member, 'DELETE');
    expect(await found('sushi,theater')).not.toContain(member.id);
    expect(
      (await app.request(host, { path: '/api/members?interests=sex,nonsense', cookies: reader.cookies }))
        .status,
    ).toBe(400);
  });

  it('tells who is online or was here today to members, of who lets it be told', async () => {
    const reader = await joined();
    const region = someId();
    const add = (changes: object) => addProfile(app, 'alpha', { region, ...changes });
    const at = (minutes: number) => new Date(app.clock.now().getTime() - minutes * minute);
    const [here, earlier, longAgo, hidden, invented] = [
      await add({ lastSeenAt: at(5) }),
      await add({ lastSeenAt: at(60) }),
      await add({ lastSeenAt: at(3 * 24 * 60) }),
      await add({ lastSeenAt: at(5), presenceShown: false }),
      await add({ lastSeenAt: at(5), fictional: true }),
    ];
    const { results } = await ask(reader, `countryregion=${region}`);
    const told = new Map(results.map(({ id, presence }) => [id, presence]));
    expect([here, earlier, longAgo, hidden, invented].map((id) => told.get(id))).toEqual([
      ...['online', 'today', null, null, null],
    ]);
    expect(idsOf(await ask(reader, `countryregion=${region}&online=1`))).toEqual([here]);
    const visitors = await ask(null, `countryregion=${region}&online=1`);
    expect(visitors.total).toBe(5);
    expect(new Set(visitors.results.map(({ presence }) => presence))).toEqual(new Set([null]));
  });

  it('stores no more than the day of who lets nobody be told when they were here', async () => {
    const member = await joined();
    const profiles = app.nest.get(ProfilesApi, { strict: false });
    const seen = async () => (await app.inTenant('alpha', () => profiles.presence(member.id)))?.lastSeenAt;
    await app.request(host, {
      method: 'PUT',
      path: '/api/user.php',
      cookies: member.cookies,
      body: { presence_shown: false },
    });
    await app.request(host, {
      path: '/api/user.php',
      cookies: member.cookies,
      headers: { 'x-request-type': 'client' },
    });
    expect(((await seen())?.getTime() ?? 1) % dayMs).toBe(0);
  });

  it('finds those with a photo, new ones and verified ones, none of them invented where they are real', async () => {
    const reader = await joined();
    const region = someId();
    const photo = (id: string) =>
      ({
        ...{ id, key: 'a'.repeat(22), blurredKey: 'b'.repeat(22), status: 'active' },
        ...{ widths: [320], width: 320, height: 400, placeholder: '#aabbcc' },
      }) as const;
    const add = (changes: object) => addProfile(app, 'alpha', { region, ...changes });
    const old = { createdAt: new Date(app.clock.now().getTime() - 40 * dayMs) };
    const picture = someId();
    const [plain, seen, verified, invented] = [
      await add({}),
      await add({ ...old, mainPhoto: photo(someId()) }),
      await add({ ...old, mainPhoto: photo(picture), verifiedPhotoId: picture }),
      await add({ mainPhoto: photo(someId()), fictional: true }),
    ];
    const by = async (filter: string) => idsOf(await ask(reader, `countryregion=${region}&${filter}`));
    expect(await by('with_photo=1')).toEqual([seen, verified, invented].toSorted());
    expect(await by('new=1')).toEqual([plain]);
    expect(await by('verified=1')).toEqual([verified]);
    expect(idsOf(await ask(null, `countryregion=${region}&verified=1`))).toEqual([verified]);
  });

  it('ignores what the brand does not offer', async () => {
    const reader = await joinConfirmed(app, 'beta');
    for (let i = 0; i < 3; i++) await addProfile(app, 'beta', { gender: 'female' });
    const all = await ask(reader, '', 'beta.localhost');
    const narrowed =
      'within_km=10&interests=tea&online=1&with_photo=1&new=1&verified=1&country=BE&min_age=90';
    expect(idsOf(await ask(reader, narrowed, 'beta.localhost'))).toEqual(idsOf(all));
    expect(new Set(all.results.map(({ presence }) => presence))).toEqual(new Set([null]));
  });

  it('goes through all pages by every sort once, tells their numbers, and counts the same beforehand', async () => {
    const reader = await joined({ city: 'Amersfoort' });
    const region = someId();
    const place = (i: number) => ({ latitude: 5200 + i * 3, longitude: 530 });
    const ids: string[] = [];
    for (let i = 0; i < 60; i++) {
      const ago = (days: number) => new Date(app.clock.now().getTime() - days * dayMs);
      ids.push(
        await addProfile(app, 'alpha', {
          ...{ region, createdAt: ago(i % 10), lastSeenAt: ago((i * 7) % 20) },
          ...(i % 3 ? { ...place(i), cell: cellOf(place(i)) } : {}),
        }),
      );
    }
    const count = await app.request(host, {
      path: `/api/members/count?countryregion=${region}`,
      cookies: reader.cookies,
    });
    expect(count.json).toEqual({ total: 60, total_capped: false });
    for (const sort of ['relevance', 'newest', 'last_online', 'distance']) {
      const seen: string[] = [];
      let next: string | null = '';
      for (let page = 1; next !== null; page++) {
        const answer: SearchAnswer = await ask(
          reader,
          `countryregion=${region}&sort=${sort}${next && `&after=${next}`}`,
        );
        expect(answer).toMatchObject({ page, sort, total: 60, total_capped: false });
        seen.push(...answer.results.map(({ id }) => id));
        next = answer.next;
      }
      expect([sort, seen.length]).toEqual([sort, 60]);
      expect(seen.toSorted()).toEqual(ids.toSorted());
    }
  });
});
