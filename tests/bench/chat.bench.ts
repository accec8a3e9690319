import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { installPrograms } from '../../scripts/system/install-programs.ts';
import { prosody } from '../../scripts/system/programs.ts';
import type { App } from '../support/app/app-process.ts';
import { requestOnce } from '../support/app/http.ts';
import { closePages, countPages, openPageOn, type LivePage } from '../support/live/pages.ts';
import { startBenchApp } from './bench-app.ts';
import { copyMembers, siteHeaders } from './bench-members.ts';
import type { BenchPlace } from './bench-place.ts';
import { messagesByBare } from './chat/by-bare.ts';
import { brand, cookieOf, host, premiumMembers, send, type BenchMember } from './chat/chat-members.ts';
import { startProsody } from './chat/prosody.ts';
import { Arrivals, sendToSeen, type Messenger } from './chat/send-to-seen.ts';
import { cpuMicroseconds } from './measure/cpu.ts';
import { told, type Figures } from './measure/figures.ts';
import { median } from './measure/statistics.ts';

/** Of W3 and W5, and how many a member may have. */
const [mostSockets, ofMember] = [5_000, 8];
/** Beside the seeded ones, so that all sockets find a member. */
const copies = mostSockets / ofMember;
const rates = [10, 100, 1_000] as const;
const polls = 2_000;
/** What W5 asks about. */
const online = { members: 100_000, everySeconds: 60 };

/** W3, W5: from sending to seeing, what an idle socket weighs, and what members cost that poll. */
export async function chat(place: BenchPlace, tell: (figures: Figures) => void): Promise<Figures[]> {
  await installPrograms([prosody]);
  const app = await startBenchApp({
    ...place.addresses,
    env: { ...place.env, TRUSTED_PROXIES: '127.0.0.1' },
    seed: true,
  });
  let count: number;
  try {
    await copyMembers(place.addresses.databaseUrl, brand, copies);
    const members = await premiumMembers(place.addresses.databaseUrl);
    count = members.length;
    tell(await messagesByBare(app, members, place.addresses.databaseUrl));
    const arrivals = new Arrivals();
    tell(await idleSockets(app, members, arrivals));
    for (const rate of rates) tell(await sendToSeen(messengerOf(app, members), arrivals, rate));
    closePages();
    tell(await mergedPolls(app, members));
  } finally {
    closePages();
    await app.stop();
  }
  // Alone, as the server before it was.
  await ofProsody(place, count, tell);
  return [];
}

async function idleSockets(app: App, members: readonly BenchMember[], arrivals: Arrivals): Promise<Figures> {
  const before = residentBytes(app.pid);
  const count = Math.min(mostSockets, members.length * ofMember);
  const wanted = Array.from({ length: count }, (_, index) => members[index % members.length]);
  for (let from = 0; from < count; from += 50)
    await Promise.all(
      wanted.slice(from, from + 50).map((member) => member && open(app, member, arrivals.hear)),
    );
  await pause(2_000);
  const each = (residentBytes(app.pid) - before) / count;
  return told(`${countPages()} open sockets of ${members.length} members in one process`, {
    'memory each': `${(each / 1000).toFixed(1)} kB`,
  });
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
async function ofProsody(
  place: BenchPlace,
  members: number,
  tell: (figures: Figures) => void,
): Promise<void> {
  const arrivals = new Arrivals();
  const folder = path.join(place.folder, 'prosody');
  const prosody = await startProsody(folder, { members, ofMember, sockets: mostSockets }, arrivals);
  try {
    for (const rate of rates) tell(await sendToSeen(prosody, arrivals, rate));
  } finally {
    await prosody.stop();
  }
}

/** What a poll costs that is told that nothing is new, and one that is answered in full. */
async function mergedPolls(app: App, members: readonly BenchMember[]): Promise<Figures> {
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
  const costOf = async (conditional: boolean, status: number): Promise<number> => {
    const rounds: number[] = [];
    for (let round = 0; round < 5; round++) {
      const before = cpuMicroseconds(app.pid);
      for (let count = 0; count < polls / 5; count += 20) {
        const asked = Array.from({ length: 20 }, (_, index) => members[(count + index) % members.length]);
        const answers = await Promise.all(asked.map((member) => member && ask(member, conditional)));
        if (answers.some((answer) => answer !== status)) throw new Error(`not ${status}: ${String(answers)}`);
      }
      rounds.push((cpuMicroseconds(app.pid) - before) / (polls / 5));
    }
    return median(rounds);
  };
  for (const member of members) await ask(member, false);
  const [full, unchanged] = [await costOf(false, 200), await costOf(true, 304)];
  const perSecond = online.members / online.everySeconds;
  return told('one call that polls', {
    'CPU of the server': `${unchanged.toFixed(0)} µs for nothing new, ${full.toFixed(0)} µs in full`,
    [`${online.members.toLocaleString('en')} members, each ${online.everySeconds} s`]: `${perSecond.toFixed(0)} a second, ${((perSecond * unchanged) / 10_000).toFixed(0)} % of a core of the server while nothing is new`,
  });
}

function residentBytes(pid: number): number {
  const pages = Number(fs.readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  return pages * 4096;
}
