import { readdir, readFile } from 'node:fs/promises';
import os from 'node:os';

/** A tenth of the event loop's weight when both compete for a core. */
const niceness = 10;
const threads = '/proc/self/task';

/**
 * Lowers the priority of the thread pool, password hashes above all, below the event loop on a shared core: logged-in
 * members do not wait for logins. On Linux; elsewhere threads have no priority of their own.
 */
export async function lowerThreadPool(): Promise<void> {
  if (process.platform !== 'linux') return;
  // Reading the folder is work for the pool, so its threads exist by now.
  for (const thread of await readdir(threads)) {
    const name = await readFile(`${threads}/${thread}/comm`, 'utf8').catch(() => '');
    if (name.trim() === 'libuv-worker') os.setPriority(Number(thread), niceness);
  }
}
