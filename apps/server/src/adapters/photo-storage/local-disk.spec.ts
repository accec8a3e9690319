import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
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

  it('lie two folders deep, and nothing half written stays beside them', async () => {
    await Promise.all([1, 2, 3, 4].map(() => storage.put('tenant:alpha:photo:key', Buffer.from('same'))));
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    expect(files.map((file) => file.name)).toEqual(['tenant.alpha.photo.key']);
    expect(path.relative(folder, files[0]?.parentPath ?? '')).toMatch(/^[0-9a-f]{2}.[0-9a-f]{2}$/);
  });

  it('go with what a killed process left half written', async () => {
    const name = 'tenant:alpha:photo:key';
    await storage.put(name, Buffer.from('whole'));
    await storage.put('tenant:alpha:photo:key2', Buffer.from('another'));
    const [file] = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
      (entry) => entry.isFile() && entry.name.endsWith('.key'),
    );
    await writeFile(path.join(file?.parentPath ?? '', 'tenant.alpha.photo.key.4711.new'), 'half');
    await storage.remove(name);
    const left = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) =>
      one.isFile(),
    );
    expect(left.map((one) => one.name)).toEqual(['tenant.alpha.photo.key2']);
  });
});
