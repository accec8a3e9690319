import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { requestOnce } from '../support/app/http.ts';
import { pin, startBenchApp } from './bench-app.ts';
import {
  benchPassword,
  headersOf,
  isLogin,
  logIn,
  loginRequest,
  makePremium,
  membersWithPassword,
  siteHeaders,
  type LoggedIn as Member,
} from './bench-members.ts';
import type { BenchPlace } from './bench-place.ts';
import type { Order } from './hostile/attack.ts';
import { attacks } from './hostile/attacks.ts';
import { visits, type Seen, type Visit } from './hostile/visits.ts';
import { result, type Goal, type Result } from './measure/result.ts';
import { median, percentile } from './measure/statistics.ts';
import { uploadPath } from '../support/photos/upload-path.ts';

const HOST = 'harbour.localhost';
const CONNECTIONS = 20;
/** As many of one address that is no proxy of ours, with refusals and, for a control, with what everybody may have. */
const CROWD = 600;
const CROWD_ADDRESS = '127.0.0.9';
const crowded = ['unknown paths', 'likes of one free member', 'the front page'];
const ROUNDS = 5;
const STRETCH = { perSecond: 25, seconds: 4 };
/** Once a second somebody with a known device logs in, or another member sends a photo. */
const SIDE = { perSecond: 1, seconds: 4 };
/** Who visit; as many again send photos, and each attack has a member of its own. */
const MEMBERS = 20;

/** What others notice of an attack: the 99th percentile of their visits in milliseconds, one of each round. */
export interface Noticed {
  before: readonly number[];
  during: readonly number[];
  /** Visits. */
  refused: number;
}

interface Rounds {
  during: number[];
  refused: number;
  side: Seen;
  answers: Record<string, number>;
}

/** Each attack with 20 connections, some with 600, beside 25 visits a second, against the same visits alone (docs/decisions/0018). */
export async function hostile(place: BenchPlace): Promise<Result[]> {
  const env = { ...place.env, TRUSTED_PROXIES: '127.0.0.1' };
  const app = await startBenchApp({ ...place.addresses, env, seed: true });
  const attackers = fork(path.join(import.meta.dirname, 'hostile/attack.ts'), [String(app.port)]);
  try {
    pin(attackers.pid ?? -1, 1);
    const names = Object.keys(attacks);
    const amount = 2 * MEMBERS + names.length;
    const emails = await membersWithPassword(place.addresses.databaseUrl, 'harbour', amount);
    // A free member may not have as many photos as the rounds send; the attackers stay free.
    await makePremium(place.addresses.databaseUrl, 'harbour', emails.slice(MEMBERS, 2 * MEMBERS));
    const all: Member[] = [];
    for (const [index, email] of emails.entries())
      all.push(await logIn(app.port, HOST, email, 1_000_000 + index * 300));
    const members = all.slice(0, MEMBERS);
    const visit = mixedVisits(app.port, members);
    const upload = await uploads(app.port, all.slice(MEMBERS, 2 * MEMBERS));
    const sides: Readonly<Record<string, Visit>> = {
      'logins from many networks': knownLogins(app.port, members),
      'pictures whose sender hangs up': upload,
      'an AVIF of a kilobyte and 16 megapixels': upload,
    };
    const orders = new Map<string, Order>();
    for (const [index, attack] of names.entries()) {
      const member = all[2 * MEMBERS + index];
      if (!member) throw new Error(`nobody attacks by ${attack}`);
      const attacker = { host: HOST, cookie: member.cookie, profileId: await somebody(app.port, member) };
      orders.set(attack, { attack, attacker, connections: CONNECTIONS });
      if (crowded.includes(attack))
        orders.set(`${CROWD} connections of one address: ${attack}`, {
          ...{ attack, attacker, connections: CROWD, from: CROWD_ADDRESS },
        });
    }
    // Compiles what is used and fills the caches.
    await visits(visit, STRETCH);

    const before: number[] = [];
    const found = new Map<string, Rounds>();
    for (let round = 0; round < ROUNDS; round++) {
      const quiet = await visits(visit, STRETCH);
      if (quiet.refused > 0) throw new Error(`${quiet.refused} visits were refused though nobody attacked`);
      before.push(percentile(quiet.milliseconds, 99));
      for (const [name, order] of orders) {
        const of = found.get(name) ?? emptyRounds();
        found.set(name, of);
        attackers.send(order);
        const [seen, side] = await Promise.all([
          visits(visit, STRETCH),
          sides[name] && visits(sides[name], SIDE),
        ]);
        attackers.send({});
        const [answers] = (await once(attackers, 'message')) as [Record<string, number>];
        of.during.push(percentile(seen.milliseconds, 99));
        of.refused += seen.refused;
        of.side.milliseconds.push(...(side?.milliseconds ?? []));
        of.side.refused += side?.refused ?? 0;
        for (const [answer, count] of Object.entries(answers))
          of.answers[answer] = (of.answers[answer] ?? 0) + count;
        // What the attack left behind is not the next one's.
        await pause(500);
      }
    }
    return [...found].map(([name, of]) => othersDuring(name, 'W11', { ...of, before }, notesOf(of)));
  } finally {
    attackers.disconnect();
    await app.stop();
  }
}

const emptyRounds = (): Rounds => ({
  ...{ during: [], refused: 0, side: { milliseconds: [], refused: 0 }, answers: {} },
});

/** Others wait at most twice as long as before, or a quarter of a second, and none is refused. */
export function othersDuring(
  name: string,
  workload: Goal['workload'],
  { before, during, refused }: Noticed,
  notes: Result['figures'],
): Result {
  const [quiet, loud] = [median(before), median(during)];
  return result(
    name,
    {
      "others' p99": `${quiet.toFixed(0)} ms before, ${loud.toFixed(0)} ms during it (${(loud / quiet).toFixed(2)}x)`,
      'each round': `${during.map((value) => value.toFixed(0)).join(', ')} ms; visits refused ${refused}`,
      ...notes,
    },
    {
      goal: {
        workload,
        text: "others' p99 ≤ 2 × or 250 ms, none refused",
        isMet: refused === 0 && loud <= Math.max(2 * quiet, 250),
      },
    },
  );
}

function notesOf({ side, answers }: Rounds): Result['figures'] {
  const total = side.milliseconds.length;
  return {
    'the attack was answered': JSON.stringify(answers),
    ...(total > 0 && {
      'beside it': `${total - side.refused} of ${total} got what they came for, the slowest in ${Math.max(...side.milliseconds).toFixed(0)} ms`,
    }),
  };
}

/** The first whom the attacker finds and who is nobody's invention: writing to those costs. */
async function somebody(port: number, member: Member): Promise<string> {
  const { status, body } = await requestOnce(port, HOST, {
    path: '/api/members',
    headers: headersOf(member),
  });
  if (status !== 200) throw new Error(`no search: ${status} ${body.toString()}`);
  const { results } = JSON.parse(body.toString()) as { results: { id: string; fictional: boolean }[] };
  const found = results.find(({ fictional }) => !fictional);
  if (!found) throw new Error('nobody to write to');
  return found.id;
}

/** Half are visitors on the front page, the others members who look at a list, as a page and as a call. */
export function mixedVisits(port: number, members: readonly Member[]): Visit {
  const browser = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };
  return async (number) => {
    const member = members[number % members.length];
    if (!member) throw new Error('no members');
    const { 'x-forwarded-for': from = '' } = siteHeaders(2_000_000 + number * 300);
    const requests = [
      { path: '/', headers: { ...browser, 'x-forwarded-for': from } },
      { path: '/api/members', headers: headersOf(member) },
      { path: '/', headers: { ...browser, 'x-forwarded-for': from } },
      { path: '/chats', headers: { ...headersOf(member), ...browser } },
    ];
    const request = requests[number % requests.length];
    return request !== undefined && (await requestOnce(port, HOST, request)).status === 200;
  };
}

function knownLogins(port: number, members: readonly Member[]): Visit {
  let next = 0;
  return async () => {
    const member = members[next++ % members.length];
    if (!member) throw new Error('no members');
    const request = loginRequest(HOST, member.email, benchPassword, member.place);
    const headers = { ...request.headers, cookie: member.device };
    return isLogin(await requestOnce(port, HOST, { ...request, headers }));
  };
}

async function uploads(port: number, members: readonly Member[]): Promise<Visit> {
  const photo = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#a76' } })
    .jpeg()
    .toBuffer();
  let next = 0;
  return async () => {
    const member = members[next++ % members.length];
    if (!member) throw new Error('no members');
    const headers = { ...headersOf(member), 'content-type': 'image/jpeg' };
    const request = { method: 'POST', path: uploadPath(), headers, body: photo };
    return (await requestOnce(port, HOST, request)).status === 200;
  };
}
