import { pin, startBenchApp } from './bench-app.ts';
import { startBare } from './bare.ts';
import { headersOf, logIn, membersWithPassword, type LoggedIn } from './bench-members.ts';
import type { BenchPlace } from './bench-place.ts';
import { compare, type Comparison } from './measure/compare.ts';
import type { LoadRequest, Target } from './measure/load.ts';
import { requestOnce } from '../support/http.ts';

const HOST = 'harbour.localhost';
const BROWSER = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' };
/** So many share the work that none meets a limit. */
const MEMBERS = 60;

interface Page {
  name: string;
  requests: readonly LoadRequest[];
  answers?: '2xx' | '4xx';
  /** Whether every answer is the same to the byte. */
  stored: boolean;
  amounts: [page: number, bare: number];
}

/** W1: the stored index page, and pages that are rendered for a member, against bare Fastify with the same bytes. */
export async function pages(place: BenchPlace): Promise<Comparison[]> {
  const env = { ...place.env, TRUSTED_PROXIES: '127.0.0.1' };
  const app = await startBenchApp({ ...place.addresses, env, seed: true });
  try {
    const emails = await membersWithPassword(place.addresses.databaseUrl, 'harbour', MEMBERS);
    const members: LoggedIn[] = [];
    for (const [index, email] of emails.entries())
      members.push(await logIn(app.port, HOST, email, 1_000_000 + index * 300));
    const asMembers = (path: string, who = members): LoadRequest[] =>
      who.map((member) => ({ host: HOST, path, headers: headersOf(member) }));
    const compared: Comparison[] = [];
    for (const page of [
      {
        name: 'index page, stored',
        requests: [{ host: HOST, path: '/' }],
        stored: true,
        amounts: [4000, 8000],
      },
      { name: 'members, for a member', requests: asMembers('/members'), stored: false, amounts: [240, 4000] },
      {
        name: 'a conversation',
        requests: await conversations(app.port, members),
        stored: false,
        amounts: [240, 4000],
      },
      {
        name: 'an unknown path, for a member',
        requests: asMembers('/nothing'),
        answers: '4xx',
        stored: false,
        amounts: [240, 4000],
      },
    ] satisfies Page[])
      compared.push(await byBare(app, place.folder, page));
    return compared;
  } finally {
    await app.stop();
  }
}

async function byBare(
  app: { pid: number; port: number },
  folder: string,
  { name, requests, answers, stored, amounts }: Page,
): Promise<Comparison> {
  const [first] = requests;
  if (!first) throw new Error(`nobody asks for ${name}`);
  const ask = (port: number) =>
    requestOnce(port, HOST, { path: first.path, headers: { ...first.headers, ...BROWSER } });
  await ask(app.port);
  const page = await ask(app.port);
  const bare = await startBare(folder, page);
  pin(bare.pid, 0);
  const check = (status: number, body: Buffer) => {
    const right = stored ? body.equals(page.body) : body.length > page.body.length / 2;
    if (!right) throw new Error(`${name} differs: ${status}, ${body.length} bytes`);
  };
  const common = { headers: BROWSER, check };
  const kindling: Target = { ...common, pid: app.pid, port: app.port, requests, ...(answers && { answers }) };
  const other: Target = { ...common, pid: bare.pid, port: bare.port, requests };
  try {
    for (const { port } of [kindling, other]) {
      const answer = await ask(port);
      check(answer.status, answer.body);
    }
    return await compare(`${name}, by bare Fastify with the same bytes`, kindling, other, { amounts });
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
