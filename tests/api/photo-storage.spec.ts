import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { LocalDiskPhotoStorage } from '../../apps/server/src/adapters/photo-storage/local-disk.ts';
import { S3PhotoStorage } from '../../apps/server/src/adapters/photo-storage/s3.ts';
import { tenantKey } from '../../apps/server/src/kernel/ground/tenant-key.ts';
import { PhotosApi } from '../../apps/server/src/modules/profiles/photos/photos.api.ts';
import { PhotoStorage } from '../../apps/server/src/ports/photo-storage.ts';
import { joinMember } from '../support/members/members.ts';
import { storePhoto } from '../support/photos/photos.ts';
import { startS3Server, type S3Server } from '../support/photos/s3-server.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';

let s3: S3Server;
let folder: string;
beforeAll(async () => {
  s3 = await startS3Server();
  folder = await mkdtemp(path.join(os.tmpdir(), 'kindling-photos-'));
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

const adapters: [string, () => PhotoStorage][] = [
  ['the local disk', () => new LocalDiskPhotoStorage(folder)],
  ['S3', () => new S3PhotoStorage(s3.url)],
];

describe.each(adapters)('photos on %s', (_name, makeStorage) => {
  let storage: PhotoStorage;
  beforeAll(() => {
    storage = makeStorage();
  });

  it('are read back byte for byte until they are removed', async () => {
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256));
    const name = 'tenant:alpha:photo:Key_of-1:240';
    expect(await storage.get(name)).toBeUndefined();
    await storage.put(name, bytes);
    expect((await storage.get(name))?.equals(bytes)).toBe(true);
    await storage.put(name, bytes);
    expect((await storage.get(name))?.equals(bytes)).toBe(true);
    await storage.remove(name);
    await storage.remove(name);
    expect(await storage.get(name)).toBeUndefined();
  });

  it('may come many at a time', async () => {
    const renditions = Array.from({ length: 12 }, (_, index) => ({
      name: `tenant:alpha:photo:many:${index}`,
      bytes: Buffer.alloc(50_000, `rendition ${index}`),
    }));
    await Promise.all(renditions.map(({ name, bytes }) => storage.put(name, bytes)));
    const read = await Promise.all(renditions.map(({ name }) => storage.get(name)));
    expect(read.map((bytes, index) => bytes?.equals(renditions[index]?.bytes ?? Buffer.of()))).toEqual(
      renditions.map(() => true),
    );
  });

  it('may have a name that begins another one’s', async () => {
    await storage.put('tenant:alpha:photo:blurred', Buffer.from('blurred'));
    await storage.put('tenant:alpha:photo:blurred:240', Buffer.from('240'));
    expect(String(await storage.get('tenant:alpha:photo:blurred'))).toBe('blurred');
    expect(String(await storage.get('tenant:alpha:photo:blurred:240'))).toBe('240');
  });

  it.each(['', '..', '../key', 'tenant:../../etc', 'a/b', 'a:', 'a\0b'])(
    'never leave their place: %j is refused',
    async (name) => {
      await expect(storage.put(name, Buffer.from('x'))).rejects.toThrow('Not a name');
      await expect(storage.get(name)).rejects.toThrow('Not a name');
      await expect(storage.remove(name)).rejects.toThrow('Not a name');
    },
  );
});

describe('a storage that fails', () => {
  it('never says that there is no such photo', async () => {
    const storage = new S3PhotoStorage(s3.missingBucketUrl);
    await expect(storage.get('tenant:alpha:photo:key:240')).rejects.toThrow();
    await expect(storage.put('tenant:alpha:photo:key:240', Buffer.from('x'))).rejects.toThrow();
  });
});

const places: [string, () => Record<string, string>][] = [
  ['the local disk by default', () => ({})],
  ['S3 when S3_URL is set', () => ({ S3_URL: s3.url })],
];

describe.each(places)('a server keeps its photos on %s', (_place, makeEnv) => {
  let app: TestApp;
  let storage: PhotoStorage;
  beforeAll(async () => {
    app = await startTestApp({ env: makeEnv() });
    storage = app.nest.get(PhotoStorage);
  });

  it('apart for each brand, though both use one name', async () => {
    const name = () => Promise.resolve(tenantKey('photo', 'same', 240));
    const names = { alpha: await app.inTenant('alpha', name), beta: await app.inTenant('beta', name) };
    await storage.put(names.alpha, Buffer.from('of alpha'));
    expect(await storage.get(names.beta)).toBeUndefined();
    await storage.put(names.beta, Buffer.from('of beta'));
    expect(String(await storage.get(names.alpha))).toBe('of alpha');
    await storage.remove(names.beta);
    expect(String(await storage.get(names.alpha))).toBe('of alpha');
  });

  it('and serves them from there, on their own brand only', async () => {
    const picture = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#a43' } })
      .jpeg()
      .toBuffer();
    const owner = await joinMember(app, 'alpha');
    const photos = app.nest.get(PhotosApi, { strict: false });
    const [photo] = await app.inTenant('alpha', async () => {
      await storePhoto(app, owner.id, picture, 'active');
      return photos.photosOf({ memberId: owner.id, premium: false, here: null }, owner.id);
    });
    const ask = (host: string) => app.request(host, { path: photo?.filename ?? '', cookies: owner.cookies });
    expect(await ask('alpha.localhost')).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/webp' },
    });
    expect((await ask('beta.localhost')).status).toBe(404);
    const inBucket = (await s3.keys()).filter((key) => key.startsWith('tenant/alpha/photo/'));
    const key = /\/photos\/([\w-]{22})/.exec(photo?.filename ?? '')?.[1] ?? 'none';
    expect(inBucket.some((name) => name.includes(key))).toBe(app.environment.S3_URL !== undefined);
  });
});
