import { AsyncLocalStorage } from 'node:async_hooks';

const reads = new AsyncLocalStorage<Map<string, Promise<unknown>>>();

/**
 * Reads shared data once per page for several of its parts. This is safe for pages because they only read: nothing
 * changes between two parts. Every other call reads again.
 */
export const PageReads = {
  /** Renders a page whose parts share their reads. */
  run<T>(render: () => T): T {
    return reads.run(new Map(), render);
  },

  /** Whether a page is being rendered. */
  isPage(): boolean {
    return reads.getStore() !== undefined;
  },

  /**
   * @param key names the data and its owner; the brand is the page's own
   * @returns the page's earlier result for this key, else that of `read`
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
