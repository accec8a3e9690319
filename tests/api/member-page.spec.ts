import { TrafficApi } from '../../apps/server/src/modules/brands/traffic/traffic.api.ts';
import { encodeTrafficSource } from '../../apps/server/src/modules/brands/traffic/traffic-source.ts';
import type { SearchAnswer } from '../../packages/contract/src/meeting/calls/discovery.ts';
import type { Profile } from '../../packages/contract/src/profiles/profile.ts';
import { joinConfirmed, joinMember, type TestMember } from '../support/members/members.ts';
import { addProfile, someId } from '../support/members/profiles.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';

const host = 'alpha.localhost';
const minute = 60_000;

let app: TestApp;
let reader: TestMember;
beforeAll(async () => {
  app = await newBrands({ beta: { logged_out_search: 'none', logged_out_search_trafficsource: 'preview' } });
  reader = await joinConfirmed(app, 'alpha');
});

const told = {
  aboutMe: `Likes long walks. ${'And the sea in every weather. '.repeat(10)}`,
  hairColor: 'red',
  sexuality: 'bi',
  relationshipStatus: 'married',
  interests: ['anal_sex', 'art', 'bondage', 'coffee', 'hiking', 'movies'],
} satisfies Parameters<typeof addProfile>[2];

describe('a profile', () => {
  const show = async (id: string, cookies: Record<string, string> = {}, brand = host) =>
    (await app.request(brand, { path: `/api/members/${id}`, cookies })).json as { profile: Profile };

  it('is sent to a visitor as a beginning: two lines, three plain interests, and how much more there is', async () => {
    const id = await addProfile(app, 'alpha', told);
    const { profile } = await show(id);
    expect(profile).toMatchObject({
      ...{ sexuality: null, hair_color: null, relationship_status: null },
      interests: ['art', 'coffee', 'hiking'],
      shared_interests: [],
      rest: { about_me: true, prompts: 0, facts: 3, interests: 3 },
    });
    expect(told.aboutMe.startsWith(profile.about_me)).toBe(true);
    expect(profile.about_me.length).toBeLessThanOrEqual(120);
  });

  it('is whole for a member, with what both told', async () => {
    const id = await addProfile(app, 'alpha', told);
    const put = (body: object) =>
      app.request(host, { method: 'PUT', path: '/api/profile', cookies: reader.cookies, body });
    expect((await show(id, reader.cookies)).profile.shared_interests).toEqual([]);
    await app.request(host, {
      ...{ method: 'POST', path: '/api/consents', cookies: reader.cookies },
      body: { kind: 'sensitive_data' },
    });
    expect((await put({ interests: ['art', 'bondage', 'wine'] })).status).toBe(200);
    const { profile } = await show(id, reader.cookies);
    expect(profile).toMatchObject({
      about_me: told.aboutMe,
      hair_color: 'red',
      sexuality: 'bi',
      interests: told.interests,
      shared_interests: ['art', 'bondage'],
      rest: { about_me: false, prompts: 0, facts: 0, interests: 0 },
    });
    expect((await show(reader.id, reader.cookies)).profile.shared_interests).toEqual([]);
    await app.request(host, {
      ...{ method: 'DELETE', path: '/api/consents/sensitive_data', cookies: reader.cookies },
    });
    expect((await show(id, reader.cookies)).profile.shared_interests).toEqual([]);
  });
});

describe('members related to one', () => {
  const seen = (minutes: number) => new Date(app.clock.now().getTime() - minutes * minute);
  // Ages that nobody else here has; the clock's day is 2026-03-02.
  const old = { dateOfBirth: '1946-01-01' };
  const related = (id: string, cookies: Record<string, string> = {}, brand = host) =>
    app.request(brand, { path: `/api/members/${id}/related`, cookies });
  const idsOf = (answer: { json: unknown }) =>
    (answer.json as Pick<SearchAnswer, 'results'>).results.map(({ id }) => id);
  let one: string;
  let near: string;
  let farther: string;
  let abroad: string;
  let hidden: string[];

  beforeAll(async () => {
    const place = { region: 'Utrecht', country: 'NL' } as const;
    one = await addProfile(app, 'alpha', { ...old, ...place, lastSeenAt: seen(1) });
    near = await addProfile(app, 'alpha', { ...old, ...place, fictional: true, lastSeenAt: seen(90) });
    farther = await addProfile(app, 'alpha', { ...old, region: 'Drenthe', lastSeenAt: seen(60) });
    abroad = await addProfile(app, 'alpha', { ...old, region: 'Genk', country: 'BE', lastSeenAt: seen(1) });
    await addProfile(app, 'alpha', { ...old, ...place, gender: 'male' });
    await addProfile(app, 'alpha', { ...place, dateOfBirth: '1930-01-01' });
    hidden = [
      await addProfile(app, 'alpha', { ...old, ...place, invisible: true }),
      await addProfile(app, 'alpha', { ...old, ...place, status: 'disabled' }),
    ];
    await addProfile(app, 'beta', { ...old, ...place });
  });

  it('are of the gender and about the age, those of the same place first, fictional ones labelled', async () => {
    const answer = await related(one, reader.cookies);
    expect(idsOf(answer)).toEqual([near, farther, abroad]);
    expect(answer.json).toMatchObject({ results: [{ fictional: true }, { fictional: false }, {}] });
  });

  it('are the same for a visitor where the brand shows everybody', async () => {
    expect(idsOf(await related(one))).toEqual([near, farther, abroad]);
  });

  it('are asked for in vain where the profile is not to be seen', async () => {
    const unconfirmed = await joinMember(app, 'alpha');
    const unknown = await related(someId(), reader.cookies);
    expect(unknown.status).toBe(404);
    for (const id of [...hidden, unconfirmed.id])
      expect((await related(id, reader.cookies)).text).toBe(unknown.text);
  });

  it('are nobody of whom a block parts the reader', async () => {
    const own = await joinConfirmed(app, 'alpha');
    await app.request(host, {
      ...{ method: 'POST', path: '/api/blocks', cookies: own.cookies },
      body: { profile_id: farther },
    });
    expect(idsOf(await related(one, own.cookies))).toEqual([near, abroad]);
    expect((await related(farther, own.cookies)).status).toBe(404);
  });

  it('are at most eight', async () => {
    const dateOfBirth = '1976-01-01';
    const first = await addProfile(app, 'alpha', { dateOfBirth });
    for (let i = 0; i < 9; i++) await addProfile(app, 'alpha', { dateOfBirth });
    expect(idsOf(await related(first, reader.cookies))).toHaveLength(8);
  });

  it('are shown to visitors as far as the search is: none at all, or in a preview by gender and age alone', async () => {
    const source = encodeTrafficSource({ network: 'summer', ref: '', sub1: '', sub2: '', sub3: '' });
    const cookies = { [TrafficApi.cookie]: source };
    const brand = 'beta.localhost';
    const add = (region: string, minutes: number) =>
      addProfile(app, 'beta', { dateOfBirth: '1956-01-01', region, lastSeenAt: seen(minutes) });
    const [middle, same, other] = [await add('Kent', 5), await add('Kent', 90), await add('Essex', 60)];
    expect(await related(middle, {}, brand)).toMatchObject({
      status: 403,
      json: { error: { code: 'authentication_required' } },
    });
    expect(idsOf(await related(middle, cookies, brand))).toEqual([other, same]);
  });
});
