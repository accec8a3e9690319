import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { LocalDiskPhotoStorage } from './local-disk.js';

describe('photos on the local disk', () => {
  let folder: string;
  let storage: LocalDiskPhotoStorage;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'kindling-photos-'));
    storage = new LocalDiskPhotoStorage(folder);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('are read back byte for byte until they are removed', async () => {
    const bytes = Buffer.from([0, 255, 1, 254]);
    expect(await storage.get('tenant:alpha:photo:key:240')).toBeUndefined();
    await storage.put('tenant:alpha:photo:key:240', bytes);
    expect(await storage.get('tenant:alpha:photo:key:240')).toEqual(bytes);
    expect(await storage.get('tenant:beta:photo:key:240')).toBeUndefined();
    await storage.remove('tenant:alpha:photo:key:240');
    await storage.remove('tenant:alpha:photo:key:240');
    expect(await storage.get('tenant:alpha:photo:key:240')).toBeUndefined();
  });

  it('lie two folders deep, and nothing half written stays beside them', async () => {
    await Promise.all([1, 2, 3, 4].map(() => storage.put('tenant:alpha:photo:key', Buffer.from('same'))));
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    expect(files.map((file) => file.name)).toEqual(['tenant.alpha.photo.key']);
    expect(path.relative(folder, files[0]?.parentPath ?? '')).toMatch(/^[0-9a-f]{2}.[0-9a-f]{2}$/);
  });

  it.each(['', '..', '../key', 'tenant:../../etc', 'a/b', 'a:', 'a\0b'])(
    'never leave their folder: %j is refused',
    async (name) => {
      await expect(storage.put(name, Buffer.from('x'))).rejects.toThrow('Not a name');
      await expect(storage.get(name)).rejects.toThrow('Not a name');
    },
  );
});
