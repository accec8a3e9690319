import type { Log } from '../../kernel/ground/log.js';
import { PartUnavailable } from '../../kernel/ground/problem.js';
import { Sampled } from '../../kernel/ground/sampled.js';
import { PhotoStorage } from '../../ports/photo-storage.js';

const toldEveryMs = 10_000;

/** Reports a storage that is away or full: one line of the log in ten seconds, and an error that is answered 503. */
export class WatchedPhotoStorage extends PhotoStorage {
  private readonly told = new Sampled(toldEveryMs);

  constructor(
    private readonly storage: PhotoStorage,
    private readonly log: Pick<Log, 'warn'>,
  ) {
    super();
  }

  override put(name: string, bytes: Buffer): Promise<void> {
    return this.watched(() => this.storage.put(name, bytes));
  }

  override get(name: string): Promise<Buffer | undefined> {
    return this.watched(() => this.storage.get(name));
  }

  override remove(name: string): Promise<void> {
    return this.watched(() => this.storage.remove(name));
  }

  override names(): AsyncIterable<string> {
    return this.storage.names();
  }

  private async watched<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const code = failureCode(error);
      if (code === undefined) throw error;
      const count = this.told.take(code, performance.now());
      if (count !== undefined) this.log.warn({ code, count }, 'the photo storage failed');
      throw new PartUnavailable('The photo storage failed', { cause: error });
    }
  }
}

/** @returns the system's or the service's code (`ENOSPC`, `NoSuchBucket`, `TimeoutError`); undefined for an error of our own */
function failureCode(error: unknown): string | undefined {
  const { code, name, $metadata } = error as { code?: unknown; name?: string; $metadata?: unknown };
  if (typeof code === 'string') return code;
  return $metadata !== undefined || name === 'TimeoutError' ? name : undefined;
}
