import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { installPrograms } from '../../scripts/system/install-programs.ts';
import { prosody as prosodyProgram } from '../../scripts/system/programs.ts';
import type { App } from '../support/app/app-process.ts';
import { requestOnce } from '../support/app/http.ts';
import { closePages, countPages, openPageOn, type LivePage } from '../support/live/pages.ts';
import { startBenchApp } from './bench-app.ts';
import { copyMembers, siteHeaders } from './bench-members.ts';
import type { BenchPlace } from './bench-place.ts';
import { messagesByBare } from './chat/by-bare.ts';
import { brand, cookieOf, host, premiumMembers, send, type BenchMember } from './chat/chat-members.ts';
import { startProsody } from './chat/prosody.ts';
import { Arrivals, messaging, type Messaging, type Messenger } from './chat/send-to-seen.ts';
import { residentBytes } from './measure/cpu.ts';
import { costOf, medianCost, type Cost } from './measure/compare.ts';
import { atMost, result, type Result } from './measure/result.ts';

/** Of W3 and W5, and how many a member may have. */
const [mostSockets, ofMember] = [5_000, 8];
/** Beside the seeded ones, so that all sockets find a member. */
const copies = mostSockets / ofMember;
const polls = 2_000;
/** What W5 asks about. */
const online = { members: 100_000, everySeconds: 60 };

/** W3, W5: from sending to seeing, what an idle socket weighs, and what members cost that poll. */
export async function chat(place: BenchPlace, tell: (found: Result) => void): Promise<Result[]> {
  const missing = await installPrograms([prosodyProgram]).then(
    () => undefined,
    (error: Error) => error.message,
  );
  const app = await startBenchApp({
    ...place.addresses,
    env: { ...place.env, TRUSTED_PROXIES: '127.0.0.1' },
    seed: true,
  });
  let members: BenchMember[];
  let ours: Messaging;
  try {
    await copyMembers(place.addresses.databaseUrl, brand, copies);
    members = await premiumMembers(place.addresses.databaseUrl);
    for (const found of await messagesByBare(app, members, place)) tell(found);
    const arrivals = new Arrivals();
    tell(await idleSockets(app, members, arrivals));
    ours = await messaging(messengerOf(app, members), arrivals);
    ours.results.forEach((found, index) =>
      tell(
        index === 0 ? { ...found, goal: atMost('W5', 100, ours.p99AtHalf, 'ms p99 at half of it') } : found,
      ),
    );
    closePages();
    tell(await mergedPolls(app, members, place.databasePid));
  } finally {
    closePages();
    await app.stop();
  }
  if (missing !== undefined) return [result(byProsody, { missing: missing.replaceAll(/\s*\n\s*/g, ' ') })];
  // Alone, as the server before it was.
  const theirs = await ofProsody(place, members.length);
  theirs.results.forEach(tell);
  return [
    result(
      byProsody,
      { p99: `${ours.p99AtHalf.toFixed(1)} ms by ${theirs.p99AtHalf.toFixed(1)} ms` },
      {
        goal: atMost(
          'W3',
          1,
          ours.p99AtHalf / theirs.p99AtHalf,
          "of Prosody's p99 at half of what each can do",
        ),
      },
    ),
  ];
}

const byProsody = 'from due to seen at half of what each can do, by Prosody';

async function idleSockets(app: App, members: readonly BenchMember[], arrivals: Arrivals): Promise<Result> {
  const before = residentBytes(app.pid);
  const count = Math.min(mostSockets, members.length * ofMember);
  const wanted = Array.from({ length: count }, (_, index) => members[index % members.length]);
  for (let from = 0; from < count; from += 50)
    await Promise.all(
      wanted.slice(from, from + 50).map((member) => member && open(app, member, arrivals.hear)),
    );
  await pause(2_000);
  const each = (residentBytes(app.pid) - before) / count;
  return result(
    `${countPages()} open sockets of ${members.length} members in one process`,
    { 'memory each': `${(each / 1000).toFixed(1)} kB` },
    { units: { socketBytes: each } },
  );
}

/** @param hear told of each text that somebody else wrote */
function open(app: App, { cookies, place }: BenchMember, hear: (text: string) => void): Promise<LivePage> {
  return openPageOn(app.port, {
    host,
    cookies,
    headers: { 'x-forwarded-for': siteHeaders(place)['x-forwarded-for'] ?? '' },
    on: (event, payload) => {
      if (event === 'message' && !payload.message.from_me) hear(payload.message.text);
    },
  });
}

function messengerOf(app: App, members: readonly BenchMember[]): Messenger {
  return {
    name: 'Kindling',
    told: 'stored',
    pid: app.pid,
    members: members.length,
    send: (sender, receiver, text) => {
      const [from, to] = [members[sender], members[receiver]];
      return from && to ? send(app, from, to, text) : Promise.resolve(false);
    },
    openSockets: countPages,
  };
}

/** The same load on another server of messages; it neither asks who may write nor charges anybody. */
async function ofProsody(place: BenchPlace, members: number): Promise<Messaging> {
  const arrivals = new Arrivals();
  const folder = path.join(place.folder, 'prosody');
  const prosody = await startProsody(folder, { members, ofMember, sockets: mostSockets }, arrivals);
  try {
    return await messaging(prosody, arrivals);
  } finally {
    await prosody.stop();
  }
}

/** What a poll costs that is told that nothing is new, and one that is answered in full. */
async function mergedPolls(app: App, members: readonly BenchMember[], databasePid: number): Promise<Result> {
  const tags = new Map<string, string>();
  const ask = async (member: BenchMember, conditional: boolean): Promise<number> => {
    const tag = conditional ? tags.get(member.id) : undefined;
    const answer = await requestOnce(app.port, host, {
      path: '/api/updates',
      headers: {
        ...siteHeaders(member.place),
        cookie: cookieOf(member),
        ...(tag === undefined ? {} : { 'if-none-match': tag }),
      },
    });
    const { etag } = answer.headers;
    if (etag !== undefined) tags.set(member.id, etag);
    return answer.status;
  };
  const askAll = async (conditional: boolean, status: number): Promise<void> => {
    for (let count = 0; count < polls / 5; count += 20) {
      const asked = Array.from({ length: 20 }, (_, index) => members[(count + index) % members.length]);
      const answers = await Promise.all(asked.map((member) => member && ask(member, conditional)));
      if (answers.some((answer) => answer !== status)) throw new Error(`not ${status}: ${String(answers)}`);
    }
  };
  const cost = async (conditional: boolean, status: number): Promise<Cost> => {
    const rounds: Cost[] = [];
    for (let round = 0; round < 5; round++)
      rounds.push(await costOf(app.pid, databasePid, polls / 5, () => askAll(conditional, status)));
    return medianCost(rounds);
  };
  for (const member of members) await ask(member, false);
  const [full, unchanged] = [await cost(false, 200), await cost(true, 304)];
  const perSecond = online.members / online.everySeconds;
  const text = ({ app: ofApp, database }: Cost): string =>
    `${ofApp.toFixed(0)} µs and ${database.toFixed(0)} µs of the database`;
  return result(
    'one call that polls',
    {
      'nothing new': text(unchanged),
      'in full': text(full),
      [`${online.members.toLocaleString('en')} members, each ${online.everySeconds} s`]: `${perSecond.toFixed(0)} a second, ${((perSecond * unchanged.app) / 10_000).toFixed(0)} % of a core of the server while nothing is new`,
    },
    { units: { pollAppUs: unchanged.app, pollDatabaseUs: unchanged.database } },
  );
}
