import { readdir, readFile } from 'node:fs/promises';
import os from 'node:os';

/** A tenth of the weight that the event loop has where both want the same core. */
const niceness = 10;
const threads = '/proc/self/task';

/**
 * Lets what the thread pool works on, password hashes above all, give way to the event loop on a core that they share:
 * members who are in do not wait for those who log in. On Linux; elsewhere threads have no priority of their own.
 */
export async function lowerThreadPool(): Promise<void> {
  if (process.platform !== 'linux') return;
  // Reading the folder is work for the pool, so its threads are there.
  for (const thread of await readdir(threads)) {
    const name = await readFile(`${threads}/${thread}/comm`, 'utf8').catch(() => '');
    if (name.trim() === 'libuv-worker') os.setPriority(Number(thread), niceness);
  }
}
