import { AsyncLocalStorage } from 'node:async_hooks';

const reads = new AsyncLocalStorage<Map<string, Promise<unknown>>>();

/**
 * Reads once for a whole page what several of its parts ask for. This is safe for pages because they only read: nothing
 * changes between two parts. Every other call reads again.
 */
export const PageReads = {
  /** Renders a page, whose parts share what they read. */
  run<T>(render: () => T): T {
    return reads.run(new Map(), render);
  },

  /** Whether a page is being rendered. */
  isPage(): boolean {
    return reads.getStore() !== undefined;
  },

  /**
   * @param key names what is read, whose it is among it; the brand is the page's own
   * @returns what the page has read already by this key, else what `read` gives
   */
  once<T>(key: string, read: () => Promise<T>): Promise<T> {
    const known = reads.getStore();
    if (!known) return read();
    const before = known.get(key) as Promise<T> | undefined;
    if (before) return before;
    const now = read();
    known.set(key, now);
    return now;
  },
};
