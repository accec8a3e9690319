import { rm } from 'node:fs/promises';
import { sharedRedisUrl } from '../database/redis-database.ts';
import { createSchema } from '../database/schema.ts';
import { fixtureNames, type FixtureSettings } from './fixture-tenants.ts';
import { importFixture, makeDataDir, runOutbox, startOn, type TestApp } from './test-app.ts';

interface Shared {
  app: TestApp;
  end(): Promise<void>;
}

let shared: Promise<Shared> | undefined;
let parts = 0;

/**
 * Two fresh brands on the server that all specs of a file or group share: brands are what keeps the specs apart. A spec
 * calls them `alpha` and `beta` and reaches them at `alpha.localhost` and `beta.localhost`; their keys and hosts are
 * others each time (`idOf`). The clock begins where it does for everybody.
 *
 * A spec that looks over all brands, or is about ports, Redis or the environment, starts a server of its own
 * (`startTestApp`).
 */
export async function newBrands(settings: FixtureSettings = {}): Promise<TestApp> {
  shared ??= start();
  const { app } = await shared;
  const number = ++parts;
  const ids = new Map<string, string>(fixtureNames.map((name) => [name, `${name}-${number}`]));
  const idOf = (brand: string): string => ids.get(brand) ?? brand;
  app.clock.reset();
  await importFixture(app, settings, idOf);
  const own = new Set(ids.values());
  const hostOf = (host: string): string => {
    const [brand = '', ...domain] = host.split('.');
    return [idOf(brand), ...domain].join('.');
  };
  return {
    ...app,
    idOf,
    hostOf,
    request: (host, request) => app.request(hostOf(host), request),
    inTenant: (brand, fn) => app.inTenant(idOf(brand), fn),
    runOutbox: () => runOutbox(app.nest, app.clock, (tenantId) => own.has(tenantId)),
  };
}

async function start(): Promise<Shared> {
  const schema = await createSchema();
  const ground = { databaseUrl: schema.url, redisUrl: await sharedRedisUrl(), dataDir: await makeDataDir() };
  const app = await startOn(ground);
  return {
    app,
    async end() {
      await app.nest.close();
      await schema.drop();
      await rm(ground.dataDir, { recursive: true, force: true });
    },
  };
}

afterAll(async () => {
  await (await shared)?.end();
});
