import fs from 'node:fs';
import os from 'node:os';
import { startApp } from '../support/app/app-process.ts';
import { testSchema } from '../support/database/schema.ts';
import { startTestApp } from '../support/app/test-app.ts';

/** Ids of the threads of a process that work for its pool; none where threads have no priority of their own. */
function poolThreads(pid: number): number[] {
  const threads = `/proc/${pid}/task`;
  if (!fs.existsSync(threads)) return [];
  const nameOf = (thread: string) => fs.readFileSync(`${threads}/${thread}/comm`, 'utf8').trim();
  return fs
    .readdirSync(threads)
    .filter((thread) => nameOf(thread) === 'libuv-worker')
    .map(Number);
}

describe('the server’s process', () => {
  it('answers before it checks passwords: its thread pool gives way to its event loop', async () => {
    const { environment } = await startTestApp();
    const server = await startApp({
      databaseUrl: (await testSchema()).url,
      redisUrl: environment.REDIS_URL,
      worker: false,
    });
    try {
      const pool = poolThreads(server.pid);
      expect(pool.length > 0).toBe(process.platform === 'linux');
      const eventLoop = os.getPriority(server.pid);
      for (const thread of pool) expect(os.getPriority(thread)).toBeGreaterThan(eventLoop);
    } finally {
      await server.stop();
    }
  });
});
