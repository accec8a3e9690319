import { pin, startBenchApp } from './bench-app.ts';
import { startBare, startTree, type Bare } from './bare.ts';
import { headersOf, logIn, membersWithPassword, type LoggedIn } from './bench-members.ts';
import type { BenchPlace } from './bench-place.ts';
import { compare, type LoadOptions } from './measure/compare.ts';
import type { LoadRequest, Target } from './measure/load.ts';
import { atLeast, atMost, type Result } from './measure/result.ts';
import { visitorPages } from './pages/visitor-pages.ts';
import { requestOnce } from '../support/app/http.ts';

const HOST = 'harbour.localhost';
const BROWSER = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' };
/** So many share the work that none meets a limit. */
const MEMBERS = 60;

/** 2.5 times what the tree alone costs. */
const rendering: LoadOptions['goal'] = (ratio) => atLeast('W10', 0.4, ratio, 'of renderToString');

interface Page {
  name: string;
  requests: readonly LoadRequest[];
  answers?: '2xx' | '4xx';
  options: Partial<LoadOptions>;
}

/**
 * W1, W10: the stored index page against bare Fastify with the same bytes, pages that are rendered for a member against
 * `renderToString` of the same tree, and what visitors ask for most.
 */
export async function pages(place: BenchPlace, tell: (result: Result) => void): Promise<Result[]> {
  const env = { ...place.env, TRUSTED_PROXIES: '127.0.0.1' };
  const app = await startBenchApp({ ...place.addresses, env, seed: true });
  try {
    const emails = await membersWithPassword(place.addresses.databaseUrl, 'harbour', MEMBERS);
    const members: LoggedIn[] = [];
    for (const [index, email] of emails.entries())
      members.push(await logIn(app.port, HOST, email, 1_000_000 + index * 300));
    const asMembers = (path: string): LoadRequest[] =>
      members.map((member) => ({ host: HOST, path, headers: headersOf(member) }));
    const rendered: Page[] = [
      {
        name: 'members, for a member',
        requests: asMembers('/members'),
        options: {
          goal: rendering,
          units: (cost) => ({ pageAppUs: cost.app, pageDatabaseUs: cost.database }),
        },
      },
      {
        name: 'a conversation',
        requests: await conversations(app.port, members),
        options: { goal: rendering },
      },
      {
        name: 'an unknown path, for a member',
        requests: asMembers('/nothing'),
        answers: '4xx',
        options: { goal: (_ratio, { app: cpu }) => atMost('W10', 2, cpu / 1000, 'ms of the server') },
      },
    ];
    tell(await storedByBare(app, place));
    for (const page of rendered) tell(await renderedByTree(app, place, page));
    return [await visitorPages(app, HOST, place)];
  } finally {
    await app.stop();
  }
}

interface Server {
  pid: number;
  port: number;
}

async function storedByBare(app: Server, { folder, databasePid }: BenchPlace): Promise<Result> {
  const index = { path: '/', headers: BROWSER };
  await requestOnce(app.port, HOST, index);
  const page = await requestOnce(app.port, HOST, index);
  const bare = await startBare(folder, page);
  const check = (status: number, body: Buffer) => {
    if (!body.equals(page.body)) throw new Error(`the index page differs: ${status}, ${body.length} bytes`);
  };
  const target = ({ pid, port }: Server): Target => ({
    pid,
    port,
    check,
    headers: BROWSER,
    requests: [{ host: HOST, path: '/' }],
  });
  return against(bare, () =>
    compare('index page, stored, by bare Fastify with the same bytes', target(app), target(bare), {
      amounts: [4000, 8000],
      databasePid,
      goal: (ratio) => atLeast('W1', 0.7, ratio, 'of bare Fastify'),
    }),
  );
}

async function renderedByTree(
  app: Server,
  { folder, databasePid }: BenchPlace,
  { name, requests, answers = '2xx', options }: Page,
): Promise<Result> {
  const [first] = requests;
  if (!first) throw new Error(`nobody asks for ${name}`);
  const { path, headers = {} } = first;
  const tree = await startTree(folder, { port: app.port, host: HOST, path, headers });
  const target = ({ pid, port }: Server): Target => ({
    pid,
    port,
    requests,
    answers,
    headers: BROWSER,
    check: () => undefined,
  });
  return against(tree, async () => {
    const [page, floor] = [
      await requestOnce(app.port, HOST, { path, headers: { ...headers, accept: 'text/html' } }),
      await requestOnce(tree.port, HOST, { path }),
    ];
    const [shown = '', ofTree = ''] = [page, floor].map(({ body }) => shownText(body.toString()));
    if (page.status !== floor.status || shown !== ofTree)
      throw new Error(`${name}: the tree shows something else: ${difference(shown, ofTree)}`);
    return compare(`${name}, by renderToString of the same tree`, target(app), target(tree), {
      amounts: [240, 480],
      warmUpRounds: 3,
      databasePid,
      ...options,
    });
  });
}

/** What a reader sees of a page: its text, without scripts and styles. */
function shownText(html: string): string {
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->|<[^>]*>/gs, ' ')
    .replace(/\s+/g, ' ');
}

/** Where two texts part. */
function difference(one: string, other: string): string {
  let at = 0;
  while (one[at] === other[at] && at < one.length) at += 1;
  const around = (text: string): string => JSON.stringify(text.slice(Math.max(0, at - 40), at + 80));
  return `${around(one)} by ${around(other)}`;
}

/** Runs a measurement beside the server it is made against, and ends that one. */
async function against(bare: Bare, measure: () => Promise<Result>): Promise<Result> {
  pin(bare.pid, 0);
  try {
    return await measure();
  } finally {
    bare.end();
  }
}

/** A conversation of each member who has one. */
async function conversations(port: number, members: readonly LoggedIn[]): Promise<LoadRequest[]> {
  const found: LoadRequest[] = [];
  for (const member of members) {
    const headers = headersOf(member);
    const { status, body } = await requestOnce(port, HOST, { path: '/api/chats.php', headers });
    if (status !== 200) throw new Error(`no chats: ${status}`);
    const {
      chats: [chat],
    } = JSON.parse(body.toString()) as {
      chats: { conversation: string }[];
    };
    if (chat) found.push({ host: HOST, path: `/chats/${chat.conversation}`, headers });
  }
  return found;
}
