import mysql from 'mysql2/promise';
import type { SearchQuery } from '../../packages/contract/src/meeting/calls/discovery.ts';
import { prepareDatabase } from '../support/app/app-process.ts';
import { filterSets } from '../support/search/filter-sets.ts';
import { insertBrands } from '../support/database/many-brands.ts';
import type { BenchPlace } from './bench-place.ts';
import { allAtOnce } from './measure/all-at-once.ts';
import { inTurns, ratioOf } from './measure/compare.ts';
import { bytesOfTables } from './measure/database-work.ts';
import { atMost, ratioText, result, type Result } from './measure/result.ts';
import { visits } from './hostile/visits.ts';
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
/** Of W2: how many search at the same time, and how long they are watched at half of what they can do. */
const [atOnce, watchedSeconds] = [8, 20];

/** W2: the members' search on a million profiles, beside the same queries written by hand through bare mysql2; cards and likes. */
export async function search(place: BenchPlace, tell: (found: Result) => void): Promise<Result[]> {
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
  const [seconds, bytes] = [(performance.now() - began) / 1000, await bytesOfTables(databaseUrl)];
  tell(
    result(
      'search: filling',
      {
        filled: `${seconds.toFixed(0)} s for ${members} profiles, ${(bytes / members).toFixed(0)} bytes each`,
      },
      { units: { memberTableBytes: bytes / members } },
    ),
  );

  const parts = await startParts({
    ...place.env,
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    KINDLING_SECRET: 's'.repeat(32),
  });
  const bare = mysql.createPool({
    uri: databaseUrl,
    namedPlaceholders: true,
    connectionLimit: atOnce,
    timezone: 'Z',
  });
  try {
    for (const sort of ['last_online', 'relevance', 'distance'] as const)
      for (const brand of [bigBrand, smallBrand]) {
        tell(await measure(parts, bare, brand, readers[brand] ?? '', sort));
        tell(await manyReaders(parts, bare, brand, sort));
      }
    for (const brand of [bigBrand, smallBrand])
      tell(await cardsAndLikes(parts, bare, brand, readers[brand] ?? ''));
    return [];
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
): Promise<Result> {
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
    `one after another: p50 ${two(median(all.first))} ms; tenth pages p50 ${two(median(all.tenth))} ms; ` +
    `ratio ${two(median(all.ratios))}`;
  return result(`search by ${sort}, ${brand}`, lines);
}

/** Everybody's first page while others search, too: each filter in turn, by hand under the same readers, and in an open loop. */
async function manyReaders(
  { searching, tenantOf, inTenant }: Parts,
  bare: mysql.Pool,
  brand: string,
  sort: SearchQuery['sort'],
): Promise<Result> {
  const tenant = await tenantOf(brand);
  const sets = Object.values(filterSets);
  const readers = Array.from({ length: atOnce }, (_, index) => readerOf(brand, index));
  const ask = (reader: string, filters: SearchQuery): Promise<unknown> => {
    const who = { memberId: reader, hasTrafficSource: false };
    return inTenant(tenant, () => searching.search(who, { ...filters, sort }));
  };
  const byThem = (reader: string, filters: SearchQuery): Promise<unknown> =>
    sendAll(bare, brand, byHand(reader, filters, sort));
  const round = (one: typeof ask): Promise<Searched> => searchedBy(readers, sets, one);
  await round(ask);
  await round(byThem);
  const pairs = await inTurns(
    rounds,
    () => round(ask),
    () => round(byThem),
  );
  const p99 = ({ times }: Searched): number => percentile(times, 99);
  const ratio = ratioOf(pairs.map(([ours, theirs]) => p99(ours) / p99(theirs)));
  const [ours, theirs] = ([0, 1] as const).map((side) => pairs.flatMap((pair) => pair[side].times));
  const most = median(pairs.map(([{ perSecond }]) => perSecond));
  const perSecond = Math.max(1, Math.round(most / 2));
  const open = await visits(
    async (number) => {
      await ask(readers[number % atOnce] ?? '', sets[number % sets.length] ?? {});
      return true;
    },
    { perSecond, seconds: watchedSeconds },
  );
  if (open.refused > 0) throw new Error(`${open.refused} searches failed`);
  const tail = percentile(open.milliseconds, 99);
  const limits = [atMost('W2', 2, ratio.value, '× by hand'), atMost('W2', 20, tail, 'ms at half')];
  return result(
    `search by ${sort}, ${brand}: p99 of ${atOnce} readers, by hand under the same`,
    {
      ratio: `${ratioText(ratio)}, ${rounds} rounds of ${atOnce * sets.length}; less is better`,
      p99: `${two(percentile(ours ?? [], 99))} ms by ${two(percentile(theirs ?? [], 99))} ms`,
      'at half of what it can do': `p99 ${two(tail)} ms, ${perSecond} of ${two(most)} a second`,
    },
    {
      ratio,
      goal: {
        workload: 'W2',
        text: limits.map(({ text }) => text).join(', '),
        isMet: limits.every(({ isMet }) => isMet),
      },
    },
  );
}

interface Searched {
  /** Of each search, in ms. */
  times: number[];
  perSecond: number;
}

/** All readers search at the same time, by each filter as often as there are readers. */
async function searchedBy(
  readers: readonly string[],
  sets: readonly SearchQuery[],
  search: (reader: string, filters: SearchQuery) => Promise<unknown>,
): Promise<Searched> {
  const times: number[] = [];
  const amount = readers.length * sets.length;
  const seconds = await allAtOnce(amount, readers.length, async (count, client) => {
    times.push(await timed(() => search(readers[client] ?? '', sets[count % sets.length] ?? {})));
  });
  return { times, perSecond: amount / seconds };
}

/** One of the brand's members. */
function readerOf(brand: string, index: number): string {
  return memberId(brand === bigBrand ? 4242 + index : firstOfSmall() + index * otherBrands);
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
  bare: mysql.Pool,
  brand: string,
  reader: string,
): Promise<Result> {
  const tenant = await tenantOf(brand);
  const deal = (after?: string) => inTenant(tenant, () => dealing.deal(reader, after));
  const times = { first: [] as number[], next: [] as number[], matches: [] as number[] };
  const cold = await timed(deal);
  const { next } = await deal();
  for (let round = 0; round < 4 * rounds; round++) {
    times.first.push(await timed(deal));
    times.next.push(await timed(() => deal(next ?? undefined)));
  }
  // Fictional profiles like nobody.
  const [found] = await bare.query<mysql.RowDataPacket[]>(
    'SELECT id FROM profile WHERE tenant_id = ? AND account_id IS NOT NULL AND id > ? ORDER BY id LIMIT ?',
    [brand, reader, 4 * rounds],
  );
  const ids = found.map(({ id }) => String(id));
  for (let round = 0; round < 2 * rounds; round++) {
    const [one = '', other = ''] = ids.slice(2 * round);
    const like = (from: string, to: string) => inTenant(tenant, () => liking.give(from, to));
    await like(one, other);
    times.matches.push(await timed(() => like(other, one)));
  }
  const told = (of: number[]) => `p50 ${two(median(of))} ms, p99 ${two(percentile(of, 99))} ms`;
  return result(`cards and likes, ${brand}`, {
    'the first ten cards': `${told(times.first)}, the first time ${two(cold)}`,
    'the next ten cards': told(times.next),
    'a like that makes a match, with its notices': told(times.matches),
  });
}

async function sendAll(bare: mysql.Pool, tenant: string, statements: readonly Statement[]): Promise<void> {
  for (const { sql, parameters } of statements) await bare.query(sql, { ...parameters, tenant });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

function two(value: number): string {
  return value.toFixed(2);
}
