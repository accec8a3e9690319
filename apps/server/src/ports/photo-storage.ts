/**
 * Stores the files of photos. A name is made by `tenantKey` and contains letters, digits, `_`, `-` and `:` only; a
 * stored file never changes.
 */
export abstract class PhotoStorage {
  /** Stores a file whole or not at all; storing the same name again has no effect. */
  abstract put(name: string, bytes: Buffer): Promise<void>;
  /** @returns the file, or undefined when there is none */
  abstract get(name: string): Promise<Buffer | undefined>;
  /** Removes a file; no error if it does not exist. */
  abstract remove(name: string): Promise<void>;
  /** Names of all files, in no order; what comes or goes meanwhile may be among them or not. */
  abstract names(): AsyncIterable<string>;
}
