import { AsyncLocalStorage } from 'node:async_hooks';

const reads = new AsyncLocalStorage<Map<string, Promise<unknown>>>();

/**
 * What several parts of one page ask for is read once for the page. A page only reads, so nothing that it was told can be
 * out of date for its other parts; every other call reads anew.
 */
export const PageReads = {
  /** Renders a page, whose parts share what they read. */
  run<T>(render: () => T): T {
    return reads.run(new Map(), render);
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
