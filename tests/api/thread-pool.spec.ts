import fs from 'node:fs';
import os from 'node:os';
import { startApp } from '../support/app-process.ts';
import { testSchema } from '../support/schema.ts';
import { startTestApp } from '../support/test-app.ts';

const onLinux = process.platform === 'linux' ? it : it.skip;

describe('the server’s process', () => {
  onLinux('answers before it checks passwords: its thread pool gives way to its event loop', async () => {
    const { environment } = await startTestApp();
    const server = await startApp({
      databaseUrl: (await testSchema()).url,
      redisUrl: environment.REDIS_URL,
      worker: false,
    });
    try {
      const threads = `/proc/${server.pid}/task`;
      const nameOf = (thread: string) => fs.readFileSync(`${threads}/${thread}/comm`, 'utf8').trim();
      const pool = fs.readdirSync(threads).filter((thread) => nameOf(thread) === 'libuv-worker');
      expect(pool.length).toBeGreaterThan(0);
      for (const thread of pool) {
        expect(os.getPriority(Number(thread))).toBeGreaterThan(os.getPriority(server.pid));
      }
    } finally {
      await server.stop();
    }
  });
});
