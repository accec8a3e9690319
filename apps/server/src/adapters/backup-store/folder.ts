import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { BackupStore } from '../../ports/backup-store.js';

const draft = '.new';

/** Backups as files below one folder. */
export class FolderBackupStore extends BackupStore {
  /** @param folder created if missing, for its owner alone */
  constructor(private readonly folder: string) {
    super();
  }

  async write(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    const file = this.fileOf(name);
    const folder = path.dirname(file);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    try {
      const handle = await open(file + draft, 'w', 0o600);
      try {
        for await (const part of bytes) await handle.write(part);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(file + draft, file);
    } catch (error) {
      await rm(file + draft, { force: true });
      throw error;
    }
    // The name, too, outlives the machine's power.
    const handle = await open(folder);
    await handle.sync().finally(() => handle.close());
  }

  read(name: string): AsyncIterable<Uint8Array> {
    return createReadStream(this.fileOf(name)) as AsyncIterable<Buffer>;
  }

  async names(folder: string): Promise<string[]> {
    try {
      const entries = await readdir(this.fileOf(folder), { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith(draft))
        .map((entry) => path.relative(this.folder, path.join(entry.parentPath, entry.name)))
        .sort();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  }

  async remove(name: string): Promise<void> {
    await rm(this.fileOf(name), { force: true });
  }

  async removeAll(folder: string): Promise<void> {
    await rm(this.fileOf(folder), { recursive: true, force: true });
  }

  private fileOf(name: string): string {
    return path.join(this.folder, name);
  }
}
