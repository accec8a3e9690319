import type { PhotoRecord } from '../../apps/server/src/modules/pictures/pictures.api.ts';
import { TrafficApi } from '../../apps/server/src/modules/brands/traffic/traffic.api.ts';
import { encodeTrafficSource } from '../../apps/server/src/modules/brands/traffic/traffic-source.ts';
import type { SearchAnswer } from '../../packages/contract/src/meeting/calls/discovery.ts';
import { addProfile, setProfile, someId } from '../support/members/profiles.ts';
import { joinMember, type TestMember, joinConfirmed } from '../support/members/members.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';

const host = 'alpha.localhost';
const minute = 60_000;

const aPhoto = (status: PhotoRecord['status']): PhotoRecord => ({
  ...{ id: someId(), key: 'a'.repeat(22), blurredKey: 'b'.repeat(22), status },
  ...{ widths: [320], width: 320, height: 400, placeholder: '#aabbcc' },
});

describe('search of members', () => {
  let app: TestApp;
  let reader: TestMember;
  /** 60 women of Zeeland, the one seen last first. */
  let ids: string[];

  beforeAll(async () => {
    app = await newBrands({
      beta: { logged_out_search: 'none', logged_out_search_trafficsource: 'preview' },
    });
    const now = app.clock.now().getTime();
    ids = [];
    // Groups of four were seen at the same time: there the id decides.
    for (let i = 0; i < 60; i++) {
      const lastSeenAt = new Date(now - Math.floor(i / 4) * 5 * minute);
      ids.push(await addProfile(app, 'alpha', { region: 'Zeeland', lastSeenAt }));
    }
    const group = (i: number) => Math.floor(i / 4);
    ids = ids
      .map((id, i) => ({ id, group: group(i) }))
      .sort((a, b) => a.group - b.group || (a.id < b.id ? 1 : -1))
      .map(({ id }) => id);
    reader = await joinConfirmed(app, 'alpha');
  });

  const search = (query: string, cookies: Record<string, string> = reader.cookies, brand = host) =>
    app.request(brand, { path: `/api/members?sort=last_online&${query}`, cookies });
  const found = async (query: string, cookies?: Record<string, string>) =>
    (await search(query, cookies)).json as SearchAnswer;

  it('goes through all pages in one stable order, without a gap or a double', async () => {
    const seen: string[] = [];
    let next: string | null = '';
    const sizes: number[] = [];
    while (next !== null) {
      const page: SearchAnswer = await found(`countryregion=Zeeland${next && `&after=${next}`}`);
      sizes.push(page.results.length);
      seen.push(...page.results.map(({ id }) => id));
      expect(page.total).toBe(60);
      next = page.next;
    }
    expect(sizes).toEqual([24, 24, 12]);
    expect(seen).toEqual(ids);
  });

  it('gives out places that say nothing, neither who nor when', async () => {
    const [one, again] = [await found('countryregion=Zeeland'), await found('countryregion=Zeeland')];
    expect(one.next).not.toBe(again.next);
    const place = Buffer.from(one.next ?? '', 'base64url').toString('latin1');
    const last = one.results.at(-1)?.id ?? '';
    expect(last).toHaveLength(24);
    for (let at = 0; at < 24 - 3; at++) expect(place).not.toContain(last.slice(at, at + 4));
  });

  it('refuses a place that it never gave out, in whole or in part, to this reader for this selection', async () => {
    // Of their own: so many searches are close to what one member may ask for at a time.
    const { cookies: own } = await joinConfirmed(app, 'alpha');
    const { next } = await found('countryregion=Zeeland', own);
    const place = next ?? '';
    const refused = async (query: string, cookies: Record<string, string> = own, brand?: string) =>
      expect(await search(query, cookies, brand)).toMatchObject({
        status: 400,
        json: { error: { code: 'validation_failed', fields: { after: 'invalid' } } },
      });
    expect((await search(`countryregion=Zeeland&after=${place}`, own)).status).toBe(200);
    const other = await joinConfirmed(app, 'alpha');
    await refused(`countryregion=Zeeland&after=${place}`, other.cookies);
    await refused(`countryregion=Zeeland&after=${place}`, {});
    await refused(`countryregion=Utrecht&after=${place}`);
    await refused(`countryregion=Zeeland&min_age=20&after=${place}`);
    await refused(`after=${place}`);
    const stranger = await joinConfirmed(app, 'beta');
    await refused(`countryregion=Zeeland&after=${place}`, stranger.cookies, 'beta.localhost');
    const bytes = Buffer.from(place, 'base64url');
    for (let at = 0; at < bytes.length; at += 2) {
      const forged = Buffer.from(bytes);
      forged[at] = (forged[at] ?? 0) ^ 1;
      await refused(`countryregion=Zeeland&after=${forged.toString('base64url')}`);
    }
    // As they once were: a time and an id, for anyone to write.
    const instant = app.clock.now().getTime().toString(36);
    const open = Buffer.from(`${instant}.${someId()}`).toString('base64url');
    for (const after of ['x', '0', open, `${place}A`, `${place}=`, place.slice(1)])
      await refused(`countryregion=Zeeland&after=${after}`);
  });

  it('begins with whom one can see: those with an approved picture, on every page', async () => {
    const region = 'Friesland';
    const at = (minutes: number) => new Date(app.clock.now().getTime() - minutes * minute);
    const add = (minutes: number, status?: PhotoRecord['status']) =>
      addProfile(app, 'alpha', {
        region,
        lastSeenAt: at(minutes),
        ...(status && { mainPhoto: aPhoto(status) }),
      });
    const [bare, seen, inspected, longAgo] = [
      await add(0),
      await add(10, 'active'),
      await add(5, 'inspection'),
      await add(900, 'active'),
    ];
    const many: string[] = [];
    for (let i = 0; i < 24; i++) many.push(await add(20 + 5 * i, 'active'));
    const first = await found(`countryregion=${region}`);
    const second = await found(`countryregion=${region}&after=${first.next}`);
    const listed = [...first.results, ...second.results].map(({ id }) => id);
    expect(listed).toEqual([seen, ...many, longAgo, bare, inspected]);
  });

  it('shows a visitor whose picture it is that joined last, and no fictional profile among them', async () => {
    const joined = (minutes: number, more = {}) =>
      addProfile(app, 'alpha', {
        mainPhoto: aPhoto('active'),
        createdAt: new Date(app.clock.now().getTime() + minutes * minute),
        ...more,
      });
    await joined(50, { fictional: true });
    await joined(51, { mainPhoto: null });
    await joined(52, { invisible: true });
    const ids: string[] = [];
    for (let i = 0; i < 9; i++) ids.push(await joined(i + 1));
    const answer = await app.request(host, { path: '/api/members/new' });
    const { results } = answer.json as Pick<SearchAnswer, 'results'>;
    expect(results.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 8));
    const closed = await app.request('beta.localhost', { path: '/api/members/new' });
    expect(closed.json).toEqual({ results: [] });
  });

  it('filters by gender, country, region and age, ages included', async () => {
    const region = 'Drenthe';
    const born = (dateOfBirth: string, more = {}) =>
      addProfile(app, 'alpha', { region, dateOfBirth, ...more });
    // The clock's day is 2026-03-02.
    const justThirty = await born('1996-03-02');
    const almostThirty = await born('1996-03-03');
    const lastDayOf35 = await born('1990-03-03');
    const just36 = await born('1990-03-02');
    const man = await born('1993-01-01', { gender: 'male' });
    const idsOf = async (query: string) =>
      (await found(`countryregion=${region}&${query}`)).results.map(({ id }) => id).toSorted();
    expect(await idsOf('min_age=30&max_age=35')).toEqual([justThirty, lastDayOf35, man].toSorted());
    expect(await idsOf('max_age=29')).toEqual([almostThirty]);
    expect(await idsOf('min_age=36')).toEqual([just36]);
    expect(await idsOf('gender=male')).toEqual([man]);
    expect(await idsOf('country=BE')).toEqual([]);
  });

  it('starts by whom the member seeks, and says so; visitors and who did not say start without', async () => {
    const member = await joinConfirmed(app, 'alpha');
    const start = () => found('start=seeking', member.cookies);
    const put = (method: 'POST' | 'PUT', path: string, body: object) =>
      app.request(host, { method, path, cookies: member.cookies, body });
    const old = { dateOfBirth: '1940-01-01', lastSeenAt: app.clock.now() };
    const man = await addProfile(app, 'alpha', { ...old, gender: 'male' });
    const woman = await addProfile(app, 'alpha', old);
    expect((await start()).seeking).toBeNull();
    const seeking = { gender: 'male', min_age: 85, max_age: 90 };
    await put('POST', '/api/consents', { kind: 'sensitive_data' });
    await put('PUT', '/api/profile', { seeking });
    expect(await start()).toMatchObject({ seeking, results: [{ id: man }], total: 1 });
    await put('PUT', '/api/profile', { seeking: { ...seeking, gender: null } });
    expect((await start()).results.map(({ id }) => id).toSorted()).toEqual([man, woman].toSorted());
    expect((await found('start=seeking', {})).seeking).toBeNull();
    expect(await put('PUT', '/api/profile', { seeking: { ...seeking, min_age: 91 } })).toMatchObject({
      status: 400,
    });
  });

  it('shows similar members under their own count when few match, none of them twice', async () => {
    const alone = await addProfile(app, 'alpha', { region: 'Flevoland', dateOfBirth: '1960-01-01' });
    const near = await addProfile(app, 'alpha', { region: 'Limburg', dateOfBirth: '1962-01-01' });
    const placeless = await addProfile(app, 'alpha', {
      region: null,
      country: null,
      dateOfBirth: '1963-01-01',
    });
    await addProfile(app, 'alpha', { gender: 'male', region: 'Flevoland', dateOfBirth: '1962-01-01' });
    const answer = await found('gender=female&countryregion=Flevoland&min_age=65&max_age=67');
    expect(answer.results.map(({ id }) => id)).toEqual([alone]);
    expect(answer.total).toBe(1);
    expect(answer.similar.map(({ id }) => id).toSorted()).toEqual([near, placeless].toSorted());
    expect(answer.similar_total).toBe(2);
    expect((await found('countryregion=Zeeland')).similar).toEqual([]);
  });

  it('never finds oneself, nor a disabled, invisible or unconfirmed member, nor one of another brand', async () => {
    const region = 'Groningen';
    const [disabled, invisible, elsewhere] = [
      await addProfile(app, 'alpha', { region, status: 'disabled' }),
      await addProfile(app, 'alpha', { region, invisible: true }),
      await addProfile(app, 'beta', { region }),
    ];
    const unconfirmed = await joinMember(app, 'alpha');
    const unknown = await app.request(host, { path: `/api/members/${someId()}`, cookies: reader.cookies });
    expect(unknown.status).toBe(404);
    for (const id of [disabled, invisible, elsewhere, unconfirmed.id]) {
      const answer = await app.request(host, { path: `/api/members/${id}`, cookies: reader.cookies });
      expect([answer.status, answer.text]).toEqual([404, unknown.text]);
    }
    expect(await found(`countryregion=${region}`)).toMatchObject({ results: [], total: 0 });
    const everybody = new Set<string>();
    let next: string | null = '';
    while (next !== null) {
      const page: SearchAnswer = await found(next && `after=${next}`);
      for (const { id } of page.results) everybody.add(id);
      next = page.next;
    }
    expect(everybody.size).toBeGreaterThan(60);
    for (const id of [reader.id, disabled, invisible, elsewhere, unconfirmed.id])
      expect(everybody.has(id)).toBe(false);
    await setProfile(app, 'alpha', disabled, { status: 'active', invisible: false });
    expect((await found(`countryregion=${region}`)).total).toBe(1);
  });

  it('labels fictional members in every answer', async () => {
    const id = await addProfile(app, 'alpha', { fictional: true, region: 'Overijssel' });
    expect((await found('countryregion=Overijssel')).results).toMatchObject([{ id, fictional: true }]);
    const profile = await app.request(host, { path: `/api/members/${id}`, cookies: reader.cookies });
    expect(profile.json).toMatchObject({ profile: { fictional: true } });
  });

  describe('by a visitor', () => {
    it('reaches as far as the brand allows: all of it', async () => {
      expect((await found('countryregion=Zeeland', {})).next).not.toBeNull();
    });

    it('nothing at all, not even whether a profile exists', async () => {
      const id = await addProfile(app, 'beta');
      const refusals = [
        await search('', {}, 'beta.localhost'),
        await app.request('beta.localhost', { path: `/api/members/${id}` }),
        await app.request('beta.localhost', { path: `/api/members/${someId()}` }),
      ];
      for (const refusal of refusals)
        expect([refusal.status, refusal.text]).toEqual([403, refusals[0]?.text]);
      expect(refusals[0]?.json).toMatchObject({ error: { code: 'authentication_required' } });
    });

    it('of a traffic source, a preview: one page, gender and age alone, and profiles’ beginnings', async () => {
      const source = encodeTrafficSource({ network: 'summer', ref: '', sub1: '', sub2: '', sub3: '' });
      const cookies = { [TrafficApi.cookie]: source };
      const id = await addProfile(app, 'beta', {
        region: 'Kent',
        aboutMe: 'Likes long walks',
        hairColor: 'red',
      });
      for (let i = 0; i < 30; i++) await addProfile(app, 'beta', { region: 'Essex' });
      const answer = await search('countryregion=Kent', cookies, 'beta.localhost');
      expect(answer.status).toBe(200);
      const page = answer.json as SearchAnswer;
      expect([page.results.length, page.next, page.similar]).toEqual([24, null, []]);
      const profile = await app.request('beta.localhost', { path: `/api/members/${id}`, cookies });
      expect(profile.json).toMatchObject({ profile: { id, about_me: 'Likes long walks', hair_color: null } });
      const place = (await found('countryregion=Zeeland')).next ?? '';
      expect((await search(`after=${place}`, cookies, 'beta.localhost')).status).toBe(403);
    });
  });
});
