import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { prepareDatabase, startApp, type App, type AppOptions } from '../app/app-process.ts';
import { addChoosyBrands } from './brand.ts';
import { testRedisUrl } from '../database/redis-database.ts';
import { createSchema } from '../database/schema.ts';
import { leavePhotosWaiting } from '../photos/leave-waiting.ts';

/** Where and how many photos wait on the desk beside those of the demo. */
export const waitingBrand = 'harbour';
export const waitingPhotos = 100;

/** Playwright's set-up: one built server and its worker for all browser tests, with the demo's brands and members. */
export default async function start(): Promise<() => Promise<void>> {
  const schema = await createSchema();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kindling-e2e-'));
  const options = {
    databaseUrl: schema.url,
    redisUrl: await testRedisUrl(),
    env: { KINDLING_DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1' },
  };
  await prepareDatabase({ ...options, seed: true });
  await addChoosyBrands(schema.url);
  await leavePhotosWaiting(schema.url, waitingBrand, waitingPhotos);
  const app = await startApp({ ...options, env: { ...options.env, KINDLING_CHEAP_PASSWORDS: '1' } });
  process.env['KINDLING_E2E_PORT'] = String(app.port);
  process.env['KINDLING_E2E_SERVER'] = JSON.stringify(options);

  return async () => {
    fs.mkdirSync('tests/output', { recursive: true });
    fs.writeFileSync('tests/output/e2e-server.log', app.logs());
    await app.stop();
    await schema.drop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
}

/** Starts another server beside it, which a test may end. @param port default: a free one */
export function startBesides(port?: number): Promise<App> {
  const options = JSON.parse(process.env['KINDLING_E2E_SERVER'] ?? '') as AppOptions;
  return startApp({ ...options, worker: false, ...(port === undefined ? {} : { port }) });
}
