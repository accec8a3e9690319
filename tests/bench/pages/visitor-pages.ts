import { localizedPath } from '@kindling/contract/paths/paths';
import { requestOnce } from '../../support/app/http.ts';
import { siteHeaders } from '../bench-members.ts';
import type { BenchPlace } from '../bench-place.ts';
import { costOf, medianCost, type Cost } from '../measure/compare.ts';
import { databaseWork } from '../measure/database-work.ts';
import { ph7cms } from '../measure/peers.ts';
import { atMost, result, type Result } from '../measure/result.ts';
import { median, randomNumbers } from '../measure/statistics.ts';

const languages = ['en', 'nl', 'de', 'fr', 'es'] as const;
const ages = [18, 21, 24, 27, 30, 33, 36, 40, 45, 50];
const addresses = 200;
/** Longer than a page is kept, so that misses are among them. */
const stretch = { rounds: 3, seconds: 40, clients: 16 };

interface Server {
  pid: number;
  port: number;
}

/** W1b: `/members` as visitors ask for it, over addresses that differ in language, filter and page. */
export async function visitorPages(
  { pid, port }: Server,
  host: string,
  { addresses: { databaseUrl }, databasePid }: BenchPlace,
): Promise<Result> {
  let visits = 0;
  const ask = async (path: string): Promise<void> => {
    // Each from a network of its own: none meets a limit.
    const headers = { 'x-forwarded-for': siteHeaders(4_000_000 + visits++)['x-forwarded-for'] ?? '' };
    const asked = { ...headers, accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };
    const { status, body } = await requestOnce(port, host, { path, headers: asked });
    if (status !== 200 || body.length < 5_000) throw new Error(`${path}: ${status}, ${body.length} bytes`);
  };
  const paths = await differentPaths(port, host);
  // Compiles what is used. What is asked for in between is not among the addresses.
  for (let count = 0; count < 40; count++) await ask(`/members?min_age=${60 + count}`);
  const cold = await databaseWork(databaseUrl, async () => {
    for (const path of paths) await ask(path);
  });

  const rounds: { cost: Cost; perSecond: number; statements: number }[] = [];
  for (let round = 0; round < stretch.rounds; round++) {
    const before = visits;
    let cost: Cost = { app: 0, database: 0 };
    const work = await databaseWork(databaseUrl, async () => {
      cost = await costOf(pid, databasePid, 1, () => inRandomOrder(paths, ask));
    });
    const answered = visits - before;
    rounds.push({
      cost: { app: cost.app / answered, database: cost.database / answered },
      perSecond: answered / stretch.seconds,
      statements: work.statements / answered,
    });
  }
  const { app, database } = medianCost(rounds.map(({ cost }) => cost));
  const ms = (app + database) / 1000;
  const peer = ph7cms.browsePage;
  const statements = median(rounds.map((round) => round.statements));
  const atFirst = cold.statements / paths.length;
  return result(
    `visitors' /members, ${paths.length} addresses by language, filter and page`,
    {
      'CPU of a page': `${(app / 1000).toFixed(2)} ms and ${(database / 1000).toFixed(2)} ms of the database`,
      'a second': `${median(rounds.map(({ perSecond }) => perSecond)).toFixed(0)}, on one core of the server`,
      'hit rate': `${(100 * Math.max(0, 1 - statements / atFirst)).toFixed(0)} %, by statements: ${statements.toFixed(1)} a page, ${atFirst.toFixed(1)} the first time`,
      [`${ph7cms.name}, quoted, ${ph7cms.at}`]: `${peer.cpuMs} ms of CPU a page, ${peer.perSecond} a second on both cores: ${(peer.cpuMs / ms).toFixed(1)} times what ours costs`,
    },
    {
      goal: atMost('W1b', Math.round(peer.cpuMs) / 10, ms, `ms, a tenth of ${ph7cms.name}`),
      units: { visitAppUs: app, visitDatabaseUs: database },
    },
  );
}

/** Addresses that have somebody on their page. */
async function differentPaths(port: number, host: string): Promise<string[]> {
  const found: string[] = [];
  for (const [index, least] of ages.entries())
    for (const most of ages.slice(index + 1).reverse()) {
      const filters: Record<string, string> = { min_age: String(least), max_age: String(most) };
      for (let after: string | undefined = ''; after !== undefined;) {
        const query: string = new URLSearchParams(after ? { ...filters, after } : filters).toString();
        const headers = siteHeaders(5_000_000 + found.length);
        const { status, body } = await requestOnce(port, host, { path: `/api/members?${query}`, headers });
        if (status !== 200) throw new Error(`no search: ${status} ${body.toString()}`);
        const { results, next } = JSON.parse(body.toString()) as { results: object[]; next: string | null };
        if (results.length > 0)
          found.push(...languages.map((language) => `${localizedPath('members', language, 'en')}?${query}`));
        if (found.length >= addresses) return found.slice(0, addresses);
        after = next ?? undefined;
      }
    }
  throw new Error(`only ${found.length} addresses differ`);
}

/** Asks for one after another, by several clients, as long as a stretch lasts. */
async function inRandomOrder(paths: readonly string[], ask: (path: string) => Promise<void>): Promise<void> {
  const random = randomNumbers(20_261_127);
  const end = performance.now() + stretch.seconds * 1000;
  await Promise.all(
    Array.from({ length: stretch.clients }, async () => {
      while (performance.now() < end) await ask(paths[Math.floor(random() * paths.length)] ?? '');
    }),
  );
}
