/** Keeps the files of backups, under names such as `backups/2026-11-29T12-00-00Z/manifest.json`. */
export abstract class BackupStore {
  /** Stores a file whole or not at all; replaces one of the same name. */
  abstract write(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  /** Reads a file; iterating throws when there is none. */
  abstract read(name: string): AsyncIterable<Uint8Array>;
  /** Names of all files below a folder, sorted. */
  abstract names(folder: string): Promise<string[]>;
  /** Removes a file; no error if it does not exist. */
  abstract remove(name: string): Promise<void>;
  /** Removes all files below a folder, and the folder. */
  abstract removeAll(folder: string): Promise<void>;
}
