import type { Photo, Profile } from '../../packages/contract/src/profiles/profile.ts';
import { PhotoModeration } from '../../apps/server/src/modules/profiles/photos/photo-moderating.api.ts';
import { refusal } from '../support/members/account-calls.ts';
import { joinConfirmed, type TestMember } from '../support/members/members.ts';
import { noise } from '../support/photos/hostile-images.ts';
import { buyCredits } from '../support/members/profiles.ts';
import { storePhoto } from '../support/photos/photos.ts';
import { ProfilesRepository } from '../../apps/server/src/modules/profiles/record/profiles.repository.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestAnswer, TestApp } from '../support/app/test-app.ts';

let app: TestApp;
let owner: TestMember;
let reader: TestMember;

const day = 86_400_000;
const host = (brand: string) => `${brand}.localhost`;
const call = (
  of: TestMember,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
): Promise<TestAnswer> =>
  app.request(host('alpha'), { method, path, cookies: of.cookies, ...(body ? { body } : {}) });

beforeAll(async () => {
  app = await newBrands({ alpha: { age_check_required_countries: ['GB'] } });
});
beforeEach(async () => {
  owner = await joinConfirmed(app, 'alpha');
  reader = await joinConfirmed(app, 'alpha');
  const picture = await noise(300, 300).jpeg().toBuffer();
  await app.inTenant('alpha', async () => {
    await storePhoto(app, owner.id, picture, 'active');
    const second = await storePhoto(app, owner.id, picture, 'active');
    const moderation = app.nest.get(PhotoModeration, { strict: false });
    await app.database.inTransaction(() => moderation.approve(second, { explicit: true }));
  });
  await livesIn(reader, 'GB');
});

const livesIn = (of: TestMember, country: 'GB' | 'NL' | null): Promise<void> =>
  app.inTenant('alpha', () => app.nest.get(ProfilesRepository, { strict: false }).update(of.id, { country }));

/** What keeps a reader from each of the owner's photos, the explicit one last. */
async function locks(
  of: { cookies: TestMember['cookies'] } = reader,
  headers: Record<string, string> = {},
): Promise<Photo['locked_by'][]> {
  const path = `/api/members/${owner.id}`;
  const answer = await app.request(host('alpha'), { path, cookies: of.cookies, headers });
  const { photos } = (answer.json as { profile: Profile }).profile;
  for (const { blurred, locked_by: by } of photos) expect(blurred).toBe(by.length > 0);
  return photos.map(({ locked_by: by }) => by);
}

async function begin(of: TestMember = reader): Promise<string> {
  const answer = await call(of, 'POST', '/api/age-check');
  expect(answer.status).toBe(200);
  const { pathname, search } = new URL((answer.json as { url: string }).url);
  return pathname + search;
}

/** What the provider sends the browser back with. */
async function result(path: string, outcome: string): Promise<string> {
  const answer = await app.nest.inject({
    method: 'POST',
    url: path,
    headers: {
      host: app.hostOf(host('alpha')),
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
    payload: `outcome=${outcome}`,
  });
  expect(answer.statusCode).toBe(303);
  return String(answer.headers.location).split('#')[1] ?? '';
}
const finish = (text: string, of: TestMember = reader) =>
  call(of, 'POST', '/api/age-check/result', { result: text });

describe('an explicit photo where a proof of age is required', () => {
  test('is blurred, whatever date of birth somebody states, until the provider found an adult', async () => {
    expect(await locks()).toEqual([[], ['age']]);
    expect(await locks({ cookies: {} })).toEqual([[], ['login', 'age']]);
    expect((await call(reader, 'GET', '/api/age-check')).json).toEqual({
      ...{ required: true, available: true, proven_until: null },
    });
    const back = await finish(await result(await begin(), 'adult'));
    expect(back.json).toMatchObject({ outcome: 'adult', proven_until: expect.any(String) as string });
    expect(await locks()).toEqual([[], []]);
  });

  test('gives its bytes to nobody without a proof, in no rendition, nor for a tag that is known', async () => {
    const [, explicit] = await app.inTenant('alpha', () =>
      app.database.select<{ key: string; blurred: string; avif: number; widths: string }>(
        `SELECT storage_key AS \`key\`, blurred_key AS blurred, avif, widths FROM photo
          WHERE tenant_id = :tenant AND member_id = :owner ORDER BY position`,
        { owner: owner.id },
      ),
    );
    if (!explicit) throw new Error('there is no second photo');
    const clear = (JSON.parse(explicit.widths) as number[]).flatMap((width) => [
      `/photos/${explicit.key}-${width}.webp`,
      ...(explicit.avif ? [`/photos/${explicit.key}-${width}.avif`] : []),
    ]);
    expect(clear.length).toBeGreaterThan(0);
    const open = (path: string, headers: Record<string, string> = {}): Promise<TestAnswer> =>
      app.request(host('alpha'), { path, cookies: reader.cookies, headers });
    const statuses = async (headers: Record<string, string> = {}): Promise<number[]> =>
      Promise.all(clear.map(async (path) => (await open(path, headers)).status));
    const all = (status: number): number[] => clear.map(() => status);
    expect(await statuses()).toEqual(all(404));
    expect(await statuses({ range: 'bytes=0-99' })).toEqual(all(404));
    expect((await open(`/photos/${explicit.blurred}.webp`)).status).toBe(200);
    await finish(await result(await begin(), 'adult'));
    expect(await statuses()).toEqual(all(200));
    const tag = String((await open(clear[0] ?? '')).headers['etag']);
    await app.inTenant('alpha', () => app.database.write('DELETE FROM age_proof WHERE tenant_id = :tenant'));
    expect(await statuses({ 'if-none-match': tag })).toEqual(all(404));
    await livesIn(reader, 'NL');
    expect(await statuses()).toEqual(all(200));
  });

  test('stays so for who is not, or gave up', async () => {
    for (const outcome of ['not_adult', 'cancelled']) {
      const back = await finish(await result(await begin(), outcome));
      expect(back.json).toMatchObject({ outcome, proven_until: null });
      expect(await locks()).toEqual([[], ['age']]);
    }
  });

  test('stays so while the provider is still at it, who may be asked again', async () => {
    const theirs = await result(await begin(), 'pending');
    expect((await finish(theirs)).json).toMatchObject({ outcome: 'pending', proven_until: null });
    expect(await locks()).toEqual([[], ['age']]);
    app.clock.advance(20_000);
    expect((await finish(theirs)).json).toMatchObject({ outcome: 'adult' });
    expect(await locks()).toEqual([[], []]);
  });

  test('waits for premium as well, past the pictures that are free', async () => {
    const picture = await noise(300, 300).jpeg().toBuffer();
    const moderation = app.nest.get(PhotoModeration, { strict: false });
    await buyCredits(app, 'alpha', owner.id, 10);
    await app.inTenant('alpha', async () => {
      await storePhoto(app, owner.id, picture, 'active');
      const fourth = await storePhoto(app, owner.id, picture, 'active');
      await app.database.inTransaction(() => moderation.approve(fourth, { explicit: true }));
    });
    expect(await locks()).toEqual([[], ['age'], [], ['premium', 'age']]);
    expect((await locks({ cookies: {} }))[3]).toEqual(['login', 'premium', 'age']);
  });

  test('asks who says no country, and nobody elsewhere; the owner sees their own', async () => {
    await livesIn(reader, null);
    expect(await locks()).toEqual([[], ['age']]);
    await livesIn(reader, 'NL');
    expect(await locks()).toEqual([[], []]);
    await livesIn(owner, 'GB');
    expect(await locks(owner)).toEqual([[], []]);
  });

  test('asks for four weeks more who says that they moved to where nobody is asked', async () => {
    const declare = async (country: string | null) =>
      expect((await call(reader, 'PUT', '/api/profile', { country })).status).toBe(200);
    await declare('NL');
    expect(await locks()).toEqual([[], ['age']]);
    expect((await call(reader, 'GET', '/api/age-check')).json).toMatchObject({ required: true });
    app.clock.advance(14 * day);
    await declare(null);
    await declare('BE');
    expect(await locks()).toEqual([[], ['age']]);
    app.clock.advance(13 * day);
    expect(await locks()).toEqual([[], ['age']]);
    app.clock.advance(2 * day);
    expect(await locks()).toEqual([[], []]);
    // Back and away again begins the weeks anew.
    await livesIn(reader, 'GB');
    await declare('NL');
    expect(await locks()).toEqual([[], ['age']]);
  });

  test('asks nobody who says for the first time where they live, or moves between other countries', async () => {
    await livesIn(reader, null);
    for (const country of ['NL', 'BE']) {
      await call(reader, 'PUT', '/api/profile', { country });
      expect(await locks()).toEqual([[], []]);
    }
  });

  test('asks who is logged in from there, whatever country they say', async () => {
    await livesIn(reader, 'NL');
    const from = (country: string | null) =>
      app.inTenant('alpha', () =>
        app.database.write(
          'UPDATE session SET country = :country WHERE tenant_id = :tenant AND member_id = :id',
          {
            country,
            id: reader.id,
          },
        ),
      );
    await from('GB');
    expect(await locks()).toEqual([[], ['age']]);
    for (const elsewhere of ['NL', null]) {
      await from(elsewhere);
      expect(await locks()).toEqual([[], []]);
    }
  });

  test('asks who looks from there, also for a file and in the standing', async () => {
    await livesIn(reader, 'NL');
    const british = { 'x-forwarded-for': '212.58.244.20' };
    const dutch = { 'x-forwarded-for': '193.0.6.139' };
    expect(await locks(reader, british)).toEqual([[], ['age']]);
    expect(await locks(reader, dutch)).toEqual([[], []]);
    const [, file] = await app.inTenant('alpha', () =>
      app.database.select<{ key: string; widths: string }>(
        'SELECT storage_key AS `key`, widths FROM photo WHERE tenant_id = :tenant AND member_id = :id ORDER BY position',
        { id: owner.id },
      ),
    );
    const [width] = JSON.parse(file?.widths ?? '[]') as number[];
    const from = async (path: string, headers: Record<string, string>) =>
      app.request(host('alpha'), { path, headers, cookies: reader.cookies });
    expect((await from(`/photos/${file?.key}-${width}.webp`, british)).status).toBe(404);
    expect((await from(`/photos/${file?.key}-${width}.webp`, dutch)).status).toBe(200);
    expect((await from('/api/age-check', british)).json).toMatchObject({ required: true });
    expect((await from('/api/age-check', dutch)).json).toMatchObject({ required: false });
  });

  test('asks again after a year', async () => {
    await finish(await result(await begin(), 'adult'));
    const { database } = app;
    await app.inTenant('alpha', () =>
      database.write(
        'UPDATE age_proof SET proven_at = proven_at - INTERVAL 1 YEAR, expires_at = :now WHERE tenant_id = :tenant',
        { now: app.clock.now() },
      ),
    );
    expect(await locks()).toEqual([[], ['age']]);
  });
});

describe('a result of the provider', () => {
  test('counts for nobody else', async () => {
    const theirs = await result(await begin(), 'adult');
    const other = await joinConfirmed(app, 'alpha');
    expect(refusal(await finish(theirs, other)).code).toBe('age_not_proven');
    const stranger = await joinConfirmed(app, 'beta');
    const abroad = await app.request(host('beta'), {
      method: 'POST',
      path: '/api/age-check/result',
      cookies: stranger.cookies,
      body: { result: theirs },
    });
    expect(refusal(abroad).code).toBe('age_not_proven');
  });

  test('is none that somebody made up, changed, or kept for long', async () => {
    const path = await begin();
    const theirs = await result(path, 'adult');
    const order = path.replace(/^.*=/, '');
    // The first sign: of the last one some bits count for nothing.
    for (const made of ['x', order, `${theirs.startsWith('A') ? 'B' : 'A'}${theirs.slice(1)}`])
      expect(refusal(await finish(made)).code).toBe('age_not_proven');
    app.clock.advance(30 * 60_000);
    expect(refusal(await finish(theirs)).code).toBe('age_not_proven');
    const late = await app.nest.inject({ url: path, headers: { host: app.hostOf(host('alpha')) } });
    expect(late.statusCode).toBe(404);
  });
});
