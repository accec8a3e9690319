import { createHash } from 'node:crypto';
import type { PhotoStorage } from '../../ports/photo-storage.js';
import type { KeptFile, Place } from './place.js';

/** Files that are read and written at the same time. */
const atOnce = 8;

/** The files of photos in a place of backups, by their names in the photo storage. Files never change, so each is copied once. */
export class PhotoCopies {
  private readonly files: Map<string, string>;

  private constructor(
    private readonly place: Place,
    files: readonly KeptFile[],
  ) {
    this.files = new Map(files.map(({ name, file }) => [nameInStorage(name), file]));
  }

  /** Reads what the place has already. */
  static async of(place: Place): Promise<PhotoCopies> {
    return new PhotoCopies(place, await place.kept(place.folder('photos')));
  }

  /** Those that were there at first or were copied since. */
  get all(): ReadonlyMap<string, string> {
    return this.files;
  }

  /**
   * Copies what the storage has and the place lacks.
   *
   * @returns how many were copied, and the names of all that the storage has
   */
  async copyFrom(storage: PhotoStorage): Promise<{ copied: number; names: string[] }> {
    const names: string[] = [];
    const missing: string[] = [];
    for await (const name of storage.names()) {
      names.push(name);
      if (!this.files.has(name)) missing.push(name);
    }
    let copied = 0;
    await eachOf(missing, async (name) => {
      const bytes = await storage.get(name);
      // Removed since it was listed.
      if (!bytes) return;
      this.files.set(name, await this.place.keep(this.place.folder('photos'), nameInPlace(name), bytes));
      copied++;
    });
    return { copied, names };
  }
}

/** Does the same for each, some at a time. @throws what the first that failed threw */
export async function eachOf<T>(all: Iterable<T>, work: (one: T) => Promise<void>): Promise<void> {
  const left = all[Symbol.iterator]();
  const worker = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Below two folders, by a hash, as no folder should be large. */
function nameInPlace(name: string): string {
  const hash = createHash('sha256').update(name).digest('hex');
  return `${hash.slice(0, 2)}/${hash.slice(2, 4)}/${name.replaceAll(':', '.')}`;
}

export function nameInStorage(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1).replaceAll('.', ':');
}
