/**
 * Keeps the files of photos. A name is made by `tenantKey` and holds letters, digits, `_`, `-` and `:` only; what is
 * stored under it never changes.
 */
export abstract class PhotoStorage {
  /** Stores a file whole or not at all; storing the same name again is the same file. */
  abstract put(name: string, bytes: Buffer): Promise<void>;
  /** @returns the file, or undefined when there is none */
  abstract get(name: string): Promise<Buffer | undefined>;
  /** Removes a file; nothing happens when there is none. */
  abstract remove(name: string): Promise<void>;
}
