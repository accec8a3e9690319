import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Provider } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { defaultPorts } from '../../../apps/server/src/default-ports.ts';
import { createHttpApp } from '../../../apps/server/src/http-app.ts';
import { readEnvironment, type Environment } from '../../../apps/server/src/kernel/config/environment.ts';
import { Database } from '../../../apps/server/src/kernel/database/database.ts';
import { createLog } from '../../../apps/server/src/kernel/ground/log.ts';
import { OutboxProcessor } from '../../../apps/server/src/kernel/outbox/outbox-processor.ts';
import { acrossTenants, TenantContext } from '../../../apps/server/src/kernel/ground/tenant-context.ts';
import { TenantRegistry } from '../../../apps/server/src/kernel/tenancy/tenant-registry.ts';
import { SiteSettingsApi } from '../../../apps/server/src/modules/brands/site-settings/site-settings.api.ts';
import { Clock } from '../../../apps/server/src/ports/clock.ts';
import { loadSchema } from '../database/load-schema.ts';
import { writeFixtureTenants, type FixtureSettings } from './fixture-tenants.ts';
import { testRedisUrl } from '../database/redis-database.ts';
import { testSchema } from '../database/schema.ts';
import { TestClock } from './test-clock.ts';

export interface TestRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: unknown;
  /** `name=value` pairs as a browser would send them. */
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
}

export interface TestAnswer {
  status: number;
  text: string;
  /** The parsed body; undefined when it is no JSON. */
  json: unknown;
  headers: Record<string, string | string[] | number | undefined>;
  /** Cookies that the answer set or removed (`''`). */
  cookies: Record<string, string>;
}

export interface TestApp {
  nest: NestFastifyApplication;
  environment: Environment;
  database: Database;
  clock: TestClock;
  /** Sends a request through the whole server, as the page of that host would. */
  request(host: string, request: TestRequest): Promise<TestAnswer>;
  /** The key of one of the fixture's brands; that of any other brand is what it is called. */
  idOf(brand: string): string;
  /** The host at which a brand of the fixture is really reached: `hostOf('alpha.localhost')`. */
  hostOf(host: string): string;
  /** Runs `fn` as if a request of the brand had come in. */
  inTenant<T>(brand: string, fn: () => Promise<T>): Promise<T>;
  /** Carries out what is due in the outbox, until nothing is. @returns names of the jobs that ran */
  runOutbox(): Promise<string[]>;
}

/** The place of one server: a schema, a Redis database and a folder. */
export interface Ground {
  databaseUrl: string;
  redisUrl: string;
  dataDir: string;
}

export interface TestAppOptions {
  settings?: FixtureSettings;
  /** Adapters in place of the default ones. */
  ports?: Provider[];
  env?: Record<string, string>;
}

/** Starts another server process, as it were, on everything that one stands on. */
export async function startBeside({ environment, clock }: TestApp): Promise<TestApp> {
  const nest = await createNest(environment, clock, []);
  closers.push(() => nest.close());
  return testAppOf(nest, environment, clock);
}

const closers: (() => Promise<void>)[] = [];

/** Ends the servers that were started since the last time; what stands on its own calls it at its end by itself. */
export async function closeApps(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}
afterAll(closeApps);

/** Starts the whole server on a schema, a Redis database and a data folder of its own, with two brands and a test clock. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { url: databaseUrl } = await testSchema();
  const ground = { databaseUrl, redisUrl: await testRedisUrl(), dataDir: await makeDataDir() };
  const app = await startOn(ground, options);
  closers.push(async () => {
    await app.nest.close();
    await rm(ground.dataDir, { recursive: true, force: true });
  });
  await importFixture(app, options.settings);
  return app;
}

export const makeDataDir = (): Promise<string> => mkdtemp(path.join(os.tmpdir(), 'kindling-data-'));

/** Starts a server without brands. */
export async function startOn(
  { databaseUrl, redisUrl, dataDir }: Ground,
  { ports = [], env = {} }: TestAppOptions = {},
): Promise<TestApp> {
  const environment = readEnvironment({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    KINDLING_DATA_DIR: dataDir,
    KINDLING_SECRET: 'a-secret-for-tests-only-0123456789abcdef',
    KINDLING_CHEAP_PASSWORDS: '1',
    // A test's browsers have addresses of their own.
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
    ...env,
  });
  await loadSchema(databaseUrl);
  const clock = new TestClock();
  return testAppOf(await createNest(environment, clock, ports), environment, clock);
}

/** Imports the fixture's two brands. @param idOf see `writeFixtureTenants` */
export async function importFixture(
  { nest }: Pick<TestApp, 'nest'>,
  settings: FixtureSettings = {},
  idOf?: (name: string) => string,
): Promise<void> {
  const fixture = await writeFixtureTenants(settings, idOf);
  try {
    const report = await nest.get(SiteSettingsApi, { strict: false }).importFiles(fixture.folder);
    if (report.problems.length > 0) throw new Error(`fixture brands: ${JSON.stringify(report.problems)}`);
  } finally {
    await fixture.remove();
  }
}

async function createNest(
  environment: Environment,
  clock: TestClock,
  ports: readonly Provider[],
): Promise<NestFastifyApplication> {
  const nest = await createHttpApp({
    environment,
    log: createLog(environment),
    ports: [...defaultPorts(environment), { provide: Clock, useValue: clock }, ...ports],
    imports: [{ module: class OutboxRunnerModule {}, providers: [OutboxProcessor] }],
  });
  await nest.init();
  await nest.getHttpAdapter().getInstance().ready();
  return nest;
}

function testAppOf(nest: NestFastifyApplication, environment: Environment, clock: TestClock): TestApp {
  return {
    idOf: (brand) => brand,
    hostOf: (host) => host,
    nest,
    environment,
    database: nest.get(Database),
    clock,
    request: (host, request) => inject(nest, host, request),
    async inTenant(id, fn) {
      const tenant = await nest.get(TenantRegistry).byId(id);
      if (!tenant) throw new Error(`no brand ${id}`);
      return TenantContext.run(tenant, fn);
    },
    runOutbox: () => runOutbox(nest, clock, () => true),
  };
}

async function inject(nest: NestFastifyApplication, host: string, request: TestRequest): Promise<TestAnswer> {
  const cookie = Object.entries(request.cookies ?? {}).map(([name, value]) => `${name}=${value}`);
  const response = await nest.inject({
    method: request.method ?? 'GET',
    url: request.path,
    headers: {
      host,
      'x-request-type': 'client',
      'sec-fetch-site': 'same-origin',
      ...(cookie.length > 0 ? { cookie: cookie.join('; ') } : {}),
      ...request.headers,
    },
    ...(request.body === undefined ? {} : { payload: request.body as object }),
  });
  return {
    status: response.statusCode,
    text: response.body,
    json: parseJson(response.body),
    headers: response.headers,
    cookies: Object.fromEntries(response.cookies.map(({ name, value }) => [name, value])),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

interface DueRow {
  tenant_id: string;
  id: string;
  job: string;
}

/** @param isOurs whether what waits for a brand is carried out */
export async function runOutbox(
  nest: NestFastifyApplication,
  clock: Clock,
  isOurs: (tenantId: string) => boolean,
): Promise<string[]> {
  const database = nest.get(Database);
  const processor = nest.get(OutboxProcessor, { strict: false });
  const ran: string[] = [];
  for (;;) {
    const open = await acrossTenants('run due jobs in a test', () =>
      database.select<DueRow>(
        "SELECT tenant_id, id, job FROM outbox WHERE state = 'open' AND run_at <= :now ORDER BY run_at, id",
        { now: clock.now() },
      ),
    );
    const due = open.filter(({ tenant_id }) => isOurs(tenant_id));
    if (due.length === 0) return ran;
    for (const row of due) {
      await processor.process({ data: { tenantId: row.tenant_id, id: row.id } } as never);
      ran.push(row.job);
    }
  }
}
