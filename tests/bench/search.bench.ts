import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import mysql from 'mysql2/promise';
import { root } from '../../scripts/root.ts';
import type { SearchQuery } from '../../packages/contract/src/routes/discovery.ts';
import { prepareDatabase } from '../support/app/app-process.ts';
import { insertBrands } from '../support/database/many-brands.ts';
import type { BenchPlace } from './bench-place.ts';
import type { Figures } from './measure/figures.ts';
import { median, percentile } from './measure/statistics.ts';
import {
  addBlocks,
  bigBrand,
  fillProfiles,
  memberId,
  otherBrands,
  smallBrand,
} from './search/fill-profiles.ts';

/** Members of all brands together; half of them of one. `SEARCH_MEMBERS` makes a shorter trial. */
const members = Number(process.env['SEARCH_MEMBERS'] ?? 1_000_000);
const rounds = 15;

const women = { gender: 'female' } as const;
const thirties = { min_age: 30, max_age: 40 };
const nearby = { country: 'NL', countryregion: 'Utrecht' } as const;
/** What people search for. */
const filterSets: Readonly<Record<string, SearchQuery>> = {
  everybody: {},
  'a gender': women,
  'a gender and ages': { ...women, ...thirties },
  'a gender of a country': { ...women, country: 'NL' },
  'a gender of a region': { ...women, ...nearby },
  'a gender of a region and ages': { ...women, ...nearby, ...thirties },
  'within 25 km': { ...women, within_km: 25 },
  'within 50 km and ages': { ...women, ...thirties, within_km: 50 },
  'two interests': { ...women, interests: ['hiking', 'tea'] },
  'online now': { ...women, online: '1' },
  'verified, of an age': { ...women, ...thirties, verified: '1' },
  'new ones': { ...women, new: '1' },
};

/** What the bench takes of the built server, whose types are none of the tests'. */
interface BuiltApp {
  get(of: unknown, options: { strict: false }): never;
  close(): Promise<void>;
}
interface Searching {
  search(reader: object, query: SearchQuery): Promise<{ next: string | null }>;
}
interface Sending {
  dataSource: { statement(sql: string, parameters: object): Promise<unknown> };
}
interface Parts {
  app: BuiltApp;
  searching: Searching;
  database: Sending;
  tenantOf(id: string): Promise<unknown>;
  inTenant<T>(tenant: unknown, work: () => Promise<T>): Promise<T>;
}

interface Statement {
  sql: string;
  parameters: Record<string, unknown>;
}

/** W2: the members' search on a million profiles, beside its statements sent through bare mysql2. */
export async function search(place: BenchPlace): Promise<Figures[]> {
  const { databaseUrl, redisUrl } = place.addresses;
  await prepareDatabase({ ...place.addresses, env: place.env, seed: false });
  await insertBrands(databaseUrl, otherBrands);
  const began = performance.now();
  await fillProfiles(databaseUrl, members);
  const readers: Record<string, string> = {
    [bigBrand]: memberId(4242),
    [smallBrand]: memberId(firstOfSmall()),
  };
  for (const [brand, reader] of Object.entries(readers)) await addBlocks(databaseUrl, brand, reader);
  const filling = `${((performance.now() - began) / 1000).toFixed(0)} s for ${members} profiles`;

  const parts = await startParts({
    ...place.env,
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    KINDLING_SECRET: 's'.repeat(32),
  });
  const bare = mysql.createPool({
    uri: databaseUrl,
    namedPlaceholders: true,
    connectionLimit: 4,
    timezone: 'Z',
  });
  try {
    const figures: Figures[] = [];
    for (const sort of ['last_online', 'relevance', 'distance'] as const)
      for (const brand of [bigBrand, smallBrand])
        figures.push(await measure(parts, bare, brand, readers[brand] ?? '', sort));
    return [{ name: 'search: filling', figures: { filled: filling }, loadAverage: load() }, ...figures];
  } finally {
    await bare.end();
    await parts.app.close();
  }
}

/** The first number over the half that falls to the first of the other brands. */
function firstOfSmall(): number {
  const half = Math.floor(members / 2);
  return half + otherBrands - (half % otherBrands);
}

/** The built server without its HTTP side, in this process: what is measured is the search alone. */
async function startParts(env: Record<string, string>): Promise<Parts> {
  const built = (file: string) => import(pathToFileURL(path.join(root, 'apps/server/dist', file)).href);
  await import('reflect-metadata');
  const { NestFactory } = (await import('@nestjs/core')) as never as {
    NestFactory: { createApplicationContext(module: unknown, options: object): Promise<BuiltApp> };
  };
  const { AppModule, defaultPorts } = await built('app.module.js');
  const { readEnvironment } = await built('kernel/config/environment.js');
  const { createLog, NestLog } = await built('kernel/log.js');
  const { Database } = await built('kernel/database/database.js');
  const { TenantContext } = await built('kernel/tenancy/tenant-context.js');
  const { TenantRegistry } = await built('kernel/tenancy/tenant-registry.js');
  const { SearchMembers } = await built('modules/discovery/search-members.js');
  const environment = readEnvironment({ ...process.env, ...env, NODE_ENV: 'development' });
  const log = createLog({ LOG_LEVEL: 'error' });
  const app = await NestFactory.createApplicationContext(
    AppModule.forRoot({ environment, log, ports: defaultPorts(environment) }),
    { logger: new NestLog(log), abortOnError: false },
  );
  const of = (part: unknown) => app.get(part, { strict: false });
  const registry = of(TenantRegistry) as { byId(id: string): Promise<unknown> };
  return {
    app,
    searching: of(SearchMembers),
    database: of(Database),
    tenantOf: async (id) => registry.byId(id),
    inTenant: (tenant, work) => TenantContext.run(tenant, work),
  };
}

async function measure(
  { searching, database, tenantOf, inTenant }: Parts,
  bare: mysql.Pool,
  brand: string,
  reader: string,
  sort: SearchQuery['sort'],
): Promise<Figures> {
  const tenant = await tenantOf(brand);
  const ask = (query: SearchQuery) =>
    inTenant(tenant, () => searching.search({ memberId: reader, hasTrafficSource: false }, query));
  const all = { first: [] as number[], tenth: [] as number[], ratios: [] as number[] };
  const lines: Record<string, string> = {};
  for (const [name, filters] of Object.entries(filterSets)) {
    const query = { ...filters, sort };
    const cold = await timed(() => ask(query));
    const tenth = await pageOf(ask, query, 10);
    const times = { first: [] as number[], tenth: [] as number[], bare: [] as number[] };
    const statements = await statementsOf(database, () => ask(query));
    for (let round = 0; round < rounds; round++) {
      times.first.push(await timed(() => ask(query)));
      times.bare.push(await timed(() => sendAll(bare, brand, statements)));
      if (tenth) times.tenth.push(await timed(() => ask(tenth)));
    }
    const ratio = median(times.first) / median(times.bare);
    all.first.push(...times.first);
    all.tenth.push(...times.tenth);
    all.ratios.push(ratio);
    lines[name] =
      `first ${two(median(times.first))} ms (bare ${two(median(times.bare))}, ratio ${two(ratio)}, ` +
      `${statements.length} statements, the first time ${two(cold)}), ` +
      (tenth ? `tenth ${two(median(times.tenth))} ms` : 'no tenth');
  }
  lines['all'] =
    `p50 ${two(median(all.first))} ms, p99 ${two(percentile(all.first, 99))} ms; tenth pages p50 ` +
    `${two(median(all.tenth))}, p99 ${two(percentile(all.tenth, 99))} ms; ratio ${two(median(all.ratios))}`;
  return { name: `search by ${sort}, ${brand}`, figures: lines, loadAverage: load() };
}

/** The query of the n-th page; undefined where there are fewer. */
async function pageOf(
  ask: (query: SearchQuery) => Promise<{ next: string | null }>,
  query: SearchQuery,
  page: number,
): Promise<SearchQuery | undefined> {
  let asked = query;
  for (let at = 1; at < page; at++) {
    const { next } = await ask(asked);
    if (next === null) return undefined;
    asked = { ...query, after: next };
  }
  return asked;
}

/** What `work` sends to the database. */
async function statementsOf({ dataSource }: Sending, work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const send = dataSource.statement.bind(dataSource);
  dataSource.statement = (sql, parameters) => {
    statements.push({ sql, parameters: parameters as Record<string, unknown> });
    return send(sql, parameters);
  };
  try {
    await work();
  } finally {
    dataSource.statement = send;
  }
  return statements;
}

async function sendAll(bare: mysql.Pool, tenant: string, statements: readonly Statement[]): Promise<void> {
  for (const { sql, parameters } of statements) await bare.query(sql, { ...parameters, tenant });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

function load(): number {
  return os.loadavg()[0] ?? Number.NaN;
}

function two(value: number): string {
  return value.toFixed(2);
}
