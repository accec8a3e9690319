import { startApp, type App } from '../support/app/app-process.ts';
import { requestOnce } from '../support/app/http.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { testSchema } from '../support/database/schema.ts';

let app: TestApp;
const servers: App[] = [];
afterAll(() => Promise.all(servers.map((server) => server.stop())));
beforeAll(async () => {
  app = await startTestApp();
});

/** The built server on the brands of this file. */
async function serve(env: Record<string, string>): Promise<App> {
  const server = await startApp({
    databaseUrl: (await testSchema()).url,
    redisUrl: app.environment.REDIS_URL,
    worker: false,
    env: { LOG_LEVEL: 'error', ...env },
  });
  servers.push(server);
  return server;
}

describe('/dev/gallery', () => {
  it('shows the components in any theme, by day or by night as one wishes', async () => {
    const { port } = await serve({});
    const get = (path: string, host = 'alpha.localhost') => requestOnce(port, host, { path });
    const own = await get('/dev/gallery');
    expect([own.status, own.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(own.body.toString()).toContain('data-theme="ember"');
    const other = (await get('/dev/gallery?theme=neon&mode=dark')).body.toString();
    expect(other).toContain('data-theme="neon"');
    expect(other).toContain('href="/dev/gallery/neon-dark.css"');
    const day = (await get('/dev/gallery/neon-light.css')).body.toString();
    const night = (await get('/dev/gallery/neon-dark.css')).body.toString();
    expect([day.includes('@media not all{'), night.includes('@media all{')]).toEqual([true, true]);
    expect((await get('/dev/gallery/nothing-dark.css')).status).toBe(404);
    expect((await get('/dev/gallery', 'console.localhost')).status).toBe(404);
  });

  it('is not there in production', async () => {
    const { port } = await serve({
      NODE_ENV: 'production',
      SMTP_URL: 'smtp://127.0.0.1:9',
      WEB_PROCESSES: '1',
      DRAIN_SECONDS: '0',
    });
    for (const path of ['/dev/gallery', '/dev/gallery/neon-dark.css'])
      expect((await requestOnce(port, 'alpha.localhost', { path })).status).toBe(404);
  });
});
