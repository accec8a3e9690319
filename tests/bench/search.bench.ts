import os from 'node:os';
import mysql from 'mysql2/promise';
import type { SearchQuery } from '../../packages/contract/src/routes/discovery.ts';
import { prepareDatabase } from '../support/app/app-process.ts';
import { filterSets } from '../support/search/filter-sets.ts';
import { insertBrands } from '../support/database/many-brands.ts';
import type { BenchPlace } from './bench-place.ts';
import type { Figures } from './measure/figures.ts';
import { median, percentile } from './measure/statistics.ts';
import { startParts, type Parts } from './search/built-parts.ts';
import { byHand, type Statement } from './search/by-hand.ts';
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

/** W2: the members' search on a million profiles, beside the same queries written by hand through bare mysql2; cards and likes. */
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
    for (const brand of [bigBrand, smallBrand])
      figures.push(await cardsAndLikes(parts, brand, readers[brand] ?? ''));
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

async function measure(
  { searching, tenantOf, inTenant }: Parts,
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
    const statements = byHand(reader, filters, sort);
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
      `first ${two(median(times.first))} ms (by hand ${two(median(times.bare))}, ratio ${two(ratio)}, ` +
      `the first time ${two(cold)}), ` +
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

/** The next ten cards of the swipe game, and likes that make a match. */
async function cardsAndLikes(
  { dealing, liking, tenantOf, inTenant }: Parts,
  brand: string,
  reader: string,
): Promise<Figures> {
  const tenant = await tenantOf(brand);
  const deal = (after?: string) => inTenant(tenant, () => dealing.deal(reader, after));
  const times = { first: [] as number[], next: [] as number[], matches: [] as number[] };
  const cold = await timed(deal);
  const { next } = await deal();
  for (let round = 0; round < 4 * rounds; round++) {
    times.first.push(await timed(deal));
    times.next.push(await timed(() => deal(next ?? undefined)));
  }
  const step = brand === bigBrand ? 1 : otherBrands;
  for (let round = 1; round <= 2 * rounds; round++) {
    const one = memberId(Number(reader) + 2 * step * round);
    const other = memberId(Number(reader) + (2 * round + 1) * step);
    const like = (from: string, to: string) => inTenant(tenant, () => liking.give(from, to));
    await like(one, other);
    times.matches.push(await timed(() => like(other, one)));
  }
  const told = (of: number[]) => `p50 ${two(median(of))} ms, p99 ${two(percentile(of, 99))} ms`;
  return {
    name: `cards and likes, ${brand}`,
    figures: {
      'the first ten cards': `${told(times.first)}, the first time ${two(cold)}`,
      'the next ten cards': told(times.next),
      'a like that makes a match, with its notices': told(times.matches),
    },
    loadAverage: load(),
  };
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
