import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { PhotoStorage } from '../../ports/photo-storage.js';
import { nameOfParts, partsOfName } from './storage-name.js';

/**
 * Photos as files below one folder. Two levels of folders derived from a hash of the name keep every folder small; the
 * name itself stays readable in the file's name.
 */
export class LocalDiskPhotoStorage extends PhotoStorage {
  /** @param folder created if missing */
  constructor(private readonly folder: string) {
    super();
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    const file = this.fileOf(name);
    await mkdir(path.dirname(file), { recursive: true });
    // A file is visible whole or not at all: it is written and synced next to its place, then moved there.
    const draft = `${file}.${randomUUID()}.new`;
    try {
      const handle = await open(draft, 'wx', 0o640);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async get(name: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.fileOf(name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async remove(name: string): Promise<void> {
    const file = this.fileOf(name);
    await rm(file, { force: true });
    // What a process that was killed left of it.
    const beside = await readdir(path.dirname(file)).catch(() => []);
    for (const one of beside)
      if (one.startsWith(`${path.basename(file)}.`) && one.endsWith('.new'))
        await rm(path.join(path.dirname(file), one), { force: true });
  }

  async *names(): AsyncIterable<string> {
    for (const first of await filesIn(this.folder))
      for (const second of await filesIn(path.join(this.folder, first)))
        for (const file of await filesIn(path.join(this.folder, first, second))) {
          // What is half written is no name: it ends with ".new" and has one part more than its name has.
          const name = file.endsWith('.new') ? undefined : nameOfParts(file.split('.'));
          if (name !== undefined) yield name;
        }
  }

  private fileOf(name: string): string {
    const fileName = partsOfName(name).join('.');
    const hash = createHash('sha256').update(name).digest('hex');
    return path.join(this.folder, hash.slice(0, 2), hash.slice(2, 4), fileName);
  }
}

/** What lies in a folder; nothing where there is none. */
async function filesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}
