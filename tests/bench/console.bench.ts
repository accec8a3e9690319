import mysql from 'mysql2/promise';
import { searchedByBody } from '@kindling/contract/console/console-lists';
import { startApp, prepareDatabase, type App } from '../support/app/app-process.ts';
import { requestOnce } from '../support/app/http.ts';
import { insertBrands } from '../support/database/many-brands.ts';
import { startBareLists } from './bare.ts';
import type { BenchPlace } from './bench-place.ts';
import { fillDesks } from './console/fill-desks.ts';
import { lists, type BenchList } from './console/lists.ts';
import { ratioText, result, type Result } from './measure/result.ts';
import { staffCookie } from './measure/staff-cookie.ts';
import { ratioOf } from './measure/compare.ts';
import { median } from './measure/statistics.ts';
import { fillProfiles, otherBrands } from './search/fill-profiles.ts';

/** Members of all brands together; `CONSOLE_MEMBERS` makes a shorter trial. Ten messages for each of them. */
const members = Number(process.env['CONSOLE_MEMBERS'] ?? 1_000_000);
const rounds = 15;
const host = 'console.localhost';
const perPage = 25;
/** So many pages of the most rows that a page has lie before a deep one. */
const deep = { pages: 50, perPage: 100 };

interface Asked {
  path: string;
  /** Number of the statement by hand. */
  bare: number | undefined;
}

/** W7: each list of the console, its first page and a deep one, beside the barest server that reads the same rows by one statement. */
export async function consoleLists(place: BenchPlace, tell: (found: Result) => void): Promise<Result[]> {
  const { databaseUrl } = place.addresses;
  const options = { ...place.addresses, env: { ...place.env, LOG_LEVEL: 'error' } };
  await prepareDatabase({ ...options, seed: true });
  await insertBrands(databaseUrl, otherBrands);
  const began = performance.now();
  await fillProfiles(databaseUrl, members);
  const rows = await fillDesks(databaseUrl, members, members * 10);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  tell(result('console: filled', { profiles: String(members), ...texts(rows), 'took seconds': seconds }));

  const app = await startApp({ ...options, worker: false });
  const connection = await mysql.createConnection(databaseUrl);
  try {
    const cookie = await staffCookie(app.port, 'owner@demo.test');
    const statements: string[] = [];
    const asked: { list: BenchList; first: Asked; deep: Asked | undefined }[] = [];
    for (const list of lists) {
      const first = { path: addressOf(list, perPage), bare: await byHand(connection, list, 0, statements) };
      const after = await deepPage(app, cookie, list);
      const behind = deep.pages * deep.perPage;
      asked.push({
        list,
        first,
        deep: after
          ? {
              path: `${addressOf(list, perPage)}&after=${after}`,
              bare: await byHand(connection, list, behind, statements),
            }
          : undefined,
      });
    }
    const bare = await startBareLists(place.folder, { databaseUrl, statements });
    const ratios: number[] = [];
    const slow: string[] = [];
    try {
      for (const { list, first, deep: behind } of asked) {
        const figures: Record<string, string> = {};
        for (const [what, one] of Object.entries({
          'first page': first,
          [`page behind ${deep.pages * deep.perPage} rows`]: behind,
        })) {
          if (!one) continue;
          const { ours, theirs } = await measure(app, bare.port, cookie, one);
          const ratio = theirs === undefined ? undefined : ours / theirs;
          if (ratio !== undefined) ratios.push(ratio);
          if (ours > 100) slow.push(`${list.name}, ${what}`);
          figures[what] =
            `${ours.toFixed(1)} ms` +
            (theirs === undefined
              ? ''
              : `, by hand ${theirs.toFixed(1)} ms, ratio ${(ours / theirs).toFixed(2)}`);
        }
        tell(result(list.name, figures));
      }
    } finally {
      bare.end();
    }
    const ratio = ratioOf(ratios);
    return [
      result(
        'console: all lists, by the bare query with Fastify',
        { 'slower than 100 ms': slow.join('; ') || 'none', ratio: `${ratioText(ratio)}; less is better` },
        {
          ratio,
          goal: {
            workload: 'W7',
            text: '≤ 2 × the bare query, no page over 100 ms',
            isMet: ratio.value <= 2 && slow.length === 0,
          },
        },
      ),
    ];
  } finally {
    await connection.end();
    await app.stop();
  }
}

function addressOf({ path, sort, filter }: BenchList, limit: number): string {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify(sort),
    limit: String(limit),
  });
  return `/admin-api/${path}?${query.toString()}`;
}

/** @returns where the page behind `deep` begins; undefined where a list has no so many rows */
async function deepPage(app: App, cookie: string, list: BenchList): Promise<string | undefined> {
  let after: string | undefined;
  for (let page = 0; page < deep.pages; page++) {
    const address = addressOf(list, deep.perPage) + (after === undefined ? '' : `&after=${after}`);
    const next = (await ask(app.port, address, cookie)).headers['next-page'];
    if (typeof next !== 'string') return undefined;
    after = next;
  }
  return after;
}

/** Adds the statement by hand that reads the page behind so many rows. @returns its number */
async function byHand(
  connection: mysql.Connection,
  { bare, sort: [, direction] }: BenchList,
  behind: number,
  statements: string[],
): Promise<number | undefined> {
  if (!bare) return undefined;
  const { table, where, order } = bare;
  const ordered = order.map((column) => `${column} ${direction}`).join(', ');
  let place = 'TRUE';
  if (behind > 0) {
    const [rows] = await connection.query<mysql.RowDataPacket[]>(
      `SELECT ${order.map((column, index) => `CAST(${column} AS CHAR) AS c${index}`).join(', ')}
         FROM ${table} WHERE ${where} ORDER BY ${ordered} LIMIT 1 OFFSET ${behind - 1}`,
    );
    const row = rows[0];
    if (!row) return undefined;
    const values = order.map((_, index) => connection.escape(String(row[`c${index}`])));
    const sign = direction === 'ASC' ? '>' : '<';
    // As the database finds its place in an index by every column of the order.
    const after = (index: number): string => {
      const [column, value] = [order[index], values[index]];
      if (index === order.length - 1) return `${column} ${sign} ${value}`;
      return `${column} ${sign}= ${value} AND (${column} ${sign} ${value} OR (${column} = ${value} AND ${after(index + 1)}))`;
    };
    place = after(0);
  }
  return (
    statements.push(
      `SELECT * FROM ${table} WHERE ${where} AND ${place} ORDER BY ${ordered} LIMIT ${perPage + 1}`,
    ) - 1
  );
}

/** Medians of as many rounds of each, in turn, in milliseconds. */
async function measure(
  app: App,
  barePort: number,
  cookie: string,
  { path, bare }: Asked,
): Promise<{ ours: number; theirs: number | undefined }> {
  const [ours, theirs]: [number[], number[]] = [[], []];
  const askBare = async () => {
    if (bare !== undefined) theirs.push(await timed(() => ask(barePort, `/${bare}`, '')));
  };
  // What neither has in memory yet is read before.
  await ask(app.port, path, cookie);
  await askBare();
  theirs.length = 0;
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 1) await askBare();
    ours.push(await timed(() => ask(app.port, path, cookie)));
    if (round % 2 === 0) await askBare();
  }
  return { ours: median(ours), theirs: theirs.length > 0 ? median(theirs) : undefined };
}

/** What a member is known by is asked in the body. */
function requestOf(path: string, cookie: string): Parameters<typeof requestOnce>[2] {
  const { pathname, searchParams } = new URL(path, 'http://console.test');
  const search = searchedByBody[pathname.replace('/admin-api/', '')];
  const isSearched = search?.always === true || (searchParams.get('filter') ?? '').includes('"q"');
  if (!search || !isSearched) return { path, headers: { cookie } };
  return {
    ...{ method: 'POST', path: `/admin-api/${search.path}` },
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(searchParams)),
  };
}

async function ask(port: number, path: string, cookie: string) {
  const answer = await requestOnce(port, host, requestOf(path, cookie));
  if (answer.status !== 200)
    throw new Error(`${path}: ${answer.status} ${answer.body.toString().slice(0, 200)}`);
  return answer;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

function texts(rows: Readonly<Record<string, number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(rows).map(([table, count]) => [table, String(count)]));
}
