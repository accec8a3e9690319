import sharp from 'sharp';
import { PhotosApi } from '../../apps/server/src/modules/profiles/photos/photos.api.ts';
import type { Photo } from '../../packages/contract/src/profiles/profile.ts';
import { storePhoto } from '../support/photos/photos.ts';
import { addProfile, buyCredits, setProfile, wroteTo } from '../support/members/profiles.ts';
import type { TestMember } from '../support/members/members.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';
import { joinConfirmed } from '../support/members/members.ts';

const host = 'alpha.localhost';

describe('files of photos', () => {
  let app: TestApp;
  let owner: TestMember;
  let free: TestMember;
  let premium: TestMember;
  /** The owner's photos as the owner sees them: a main photo, one in inspection, four more. */
  let gallery: Photo[];

  beforeAll(async () => {
    app = await newBrands();
    [owner, free, premium] = [
      await joinConfirmed(app, 'alpha'),
      await joinConfirmed(app, 'alpha'),
      await joinConfirmed(app, 'alpha'),
    ];
    for (const { id } of [owner, premium]) await buyCredits(app, 'alpha', id, 10);
    const photos = app.nest.get(PhotosApi, { strict: false });
    const picture = await sharp({ create: { width: 500, height: 600, channels: 3, background: '#3366cc' } })
      .jpeg()
      .toBuffer();
    await app.inTenant('alpha', async () => {
      await storePhoto(app, owner.id, picture, 'active');
      await storePhoto(app, owner.id, picture, 'inspection');
      for (let i = 0; i < 4; i++) await storePhoto(app, owner.id, picture, 'active');
      gallery = await photos.photosOf({ memberId: owner.id, premium: false, here: null }, owner.id);
    });
  });

  const get = (path: string, cookies: Record<string, string> = {}, headers = {}) =>
    app.request(host, { path, cookies, headers });
  const status = async (photo: Photo | undefined, cookies?: Record<string, string>) =>
    (await get(photo?.filename ?? '', cookies)).status;

  it('come as WebP that nobody may take for something else', async () => {
    const answer = await get(gallery[0]?.filename ?? '');
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' },
    });
    expect(gallery[0]?.sources.map(({ width }) => width)).toEqual([240, 480, 500]);
  });

  it('are for everyone the main photo, for free members three, for premium members all that is approved', async () => {
    const seen = async (cookies?: Record<string, string>) =>
      Promise.all(gallery.map((photo) => status(photo, cookies)));
    expect(gallery.map((photo) => photo.status)).toEqual([
      ...['active', 'inspection', 'active', 'active', 'active', 'active'],
    ]);
    expect(await seen()).toEqual([200, 404, 404, 404, 404, 404]);
    expect(await seen(free.cookies)).toEqual([200, 404, 200, 200, 404, 404]);
    expect(await seen(premium.cookies)).toEqual([200, 404, 200, 200, 200, 200]);
    expect(await seen(owner.cookies)).toEqual([200, 200, 200, 200, 200, 200]);
  });

  it('in inspection answer everyone but the owner like an address that does not exist, in every rendition', async () => {
    const waiting = gallery[1];
    const missing = await get(`/photos/${'x'.repeat(22)}-480.webp`, premium.cookies);
    const blurredKey = await app.inTenant('alpha', () =>
      app.database.select<{ blurred_key: string }>(
        'SELECT blurred_key FROM photo WHERE tenant_id = :tenant AND id = :id',
        { id: waiting?.id },
      ),
    );
    const paths = [
      ...(waiting?.sources.map(({ path }) => path) ?? []),
      `/photos/${blurredKey[0]?.blurred_key}.webp`,
    ];
    expect(paths).toHaveLength(4);
    for (const path of paths) {
      for (const cookies of [{}, free.cookies, premium.cookies]) {
        const answer = await get(path, cookies);
        expect([answer.status, answer.text]).toEqual([404, missing.text]);
      }
    }
    const own = await get(paths[0] ?? '', owner.cookies);
    expect(own).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } });
  });

  it('that a viewer may not see clearly have a blurred rendition under another key', async () => {
    const profile = await app.request(host, { path: `/api/members/${owner.id}`, cookies: free.cookies });
    const { photos } = (profile.json as { profile: { photos: Photo[] } }).profile;
    expect(photos.map((photo) => photo.blurred)).toEqual([false, false, false, true, true]);
    const blurred = photos[4];
    expect(await status(blurred, free.cookies)).toBe(200);
    const clearKeys = gallery.map((photo) => photo.filename.slice('/photos/'.length, 30));
    for (const key of clearKeys.slice(4)) expect(profile.text).not.toContain(key);
  });

  it('may be kept by shared caches only where every visitor may see them', async () => {
    const cacheControl = async (photo: Photo | undefined, cookies?: Record<string, string>) =>
      (await get(photo?.filename ?? '', cookies)).headers['cache-control'];
    expect(await cacheControl(gallery[0])).toMatch(/^public, max-age=/);
    expect(await cacheControl(gallery[2], free.cookies)).toMatch(/^private, max-age=/);
    const refusal = await get(gallery[2]?.filename ?? '');
    expect(refusal.headers['cache-control']).toBe('no-store');
  });

  it('may not be kept by shared caches when only the reader may see them, a main photo neither', async () => {
    const known = await joinConfirmed(app, 'alpha');
    await wroteTo(app, 'alpha', owner.id, known.id);
    await setProfile(app, 'alpha', owner.id, { status: 'active', invisible: true });
    expect(await status(gallery[0])).toBe(404);
    const { headers } = await get(gallery[0]?.filename ?? '', known.cookies);
    expect(headers['cache-control']).toMatch(/^private, max-age=/);
    const own = await get(gallery[0]?.filename ?? '', owner.cookies);
    expect(own.headers['cache-control']).toMatch(/^private, max-age=/);
    await setProfile(app, 'alpha', owner.id, { status: 'active', invisible: false });
  });

  it('answer a conditional request without the bytes, but only to who may see them', async () => {
    const path = gallery[2]?.filename ?? '';
    const { headers } = await get(path, free.cookies);
    const condition = { 'if-none-match': String(headers.etag) };
    const repeated = await get(path, free.cookies, condition);
    expect([repeated.status, repeated.text]).toEqual([304, '']);
    expect((await get(path, {}, condition)).status).toBe(404);
  });

  it('exist in the stored widths only', async () => {
    const path = gallery[0]?.filename.replace('-500.', '-960.') ?? '';
    expect((await get(path)).status).toBe(404);
  });

  it('belong to their brand: another host does not know them, whoever asks', async () => {
    const elsewhere = await joinConfirmed(app, 'beta');
    const answer = await app.request('beta.localhost', {
      path: gallery[0]?.filename ?? '',
      cookies: elsewhere.cookies,
    });
    expect(answer.status).toBe(404);
  });

  it('of disabled and invisible profiles are gone for everyone but the owner', async () => {
    for (const flags of [
      { status: 'disabled', invisible: false },
      { status: 'active', invisible: true },
    ] as const) {
      await setProfile(app, 'alpha', owner.id, flags);
      expect(await status(gallery[0])).toBe(404);
      expect(await status(gallery[2], premium.cookies)).toBe(404);
      expect(await status(gallery[0], owner.cookies)).toBe(200);
    }
    await setProfile(app, 'alpha', owner.id, { status: 'active', invisible: false });
  });

  it('no card shows before they are approved', async () => {
    const id = await addProfile(app, 'alpha', { name: 'Waiting' });
    const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#cc6633' } })
      .png()
      .toBuffer();
    await app.inTenant('alpha', () => storePhoto(app, id, picture, 'inspection'));
    const answer = await app.request(host, { path: `/api/members/${id}`, cookies: premium.cookies });
    expect(answer.json).toMatchObject({ profile: { main_image: null, photos: [] } });
  });
});
