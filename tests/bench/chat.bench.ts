import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import mysql from 'mysql2/promise';
import { hashSecret } from '../../apps/server/src/kernel/hash-secret.ts';
import type { App } from '../support/app/app-process.ts';
import { requestOnce } from '../support/app/http.ts';
import { closePages, countPages, openPageOn, type LivePage } from '../support/live/pages.ts';
import { BareMessages } from './bare-messages.ts';
import { startBenchApp } from './bench-app.ts';
import { copyMembers, siteHeaders } from './bench-members.ts';
import type { BenchPlace } from './bench-place.ts';
import { allAtOnce } from './measure/all-at-once.ts';
import { cpuMicroseconds } from './measure/cpu.ts';
import { median, medianInterval, percentile } from './measure/statistics.ts';

const brand = 'harbour';
const host = `${brand}.localhost`;
/** Of W3 and W5, and how many a member may have. */
const [mostSockets, ofMember] = [5_000, 8];
/** Beside the seeded ones, so that all sockets find a member. */
const copies = mostSockets / ofMember;
const rates = [10, 100, 1_000] as const;
const rateSeconds = 8;
const polls = 2_000;
/** Of the messages that are measured against a bare transaction. */
const bareRounds = { rounds: 15, amount: 400, clients: 16 };
/** What W5 asks about. */
const online = { members: 100_000, everySeconds: 60 };

/** What a bench tells that compares nothing. */
export interface Figures {
  name: string;
  figures: Readonly<Record<string, string>>;
  loadAverage: number;
}

interface BenchMember {
  id: string;
  cookies: Record<string, string>;
  place: number;
}

/** W3, W5: from sending to seeing, what an idle socket weighs, and what members cost that poll. */
export async function chat(place: BenchPlace): Promise<Figures[]> {
  const app = await startBenchApp({
    ...place.addresses,
    env: { ...place.env, TRUSTED_PROXIES: '127.0.0.1' },
    seed: true,
  });
  try {
    await copyMembers(place.addresses.databaseUrl, brand, copies);
    const members = await premiumMembers(place.addresses.databaseUrl);
    const byBare = await messagesByBare(app, members, place.addresses.databaseUrl);
    const idle = await idleSockets(app, members);
    const results = [byBare, idle];
    for (const rate of rates) results.push(await sendToSeen(app, members, rate));
    closePages();
    results.push(await mergedPolls(app, members));
    return results;
  } finally {
    closePages();
    await app.stop();
  }
}

/** Confirmed members of the seeded brand with credits and a session each. */
async function premiumMembers(databaseUrl: string): Promise<BenchMember[]> {
  const connection = await mysql.createConnection(databaseUrl);
  try {
    const [rows] = await connection.query<mysql.RowDataPacket[]>(
      `SELECT account.id FROM account
         JOIN profile ON profile.tenant_id = account.tenant_id AND profile.id = account.id AND profile.listed = 1
         JOIN ledger_account ON ledger_account.tenant_id = account.tenant_id
          AND ledger_account.member_id = account.id
        WHERE account.tenant_id = ? AND account.status = 'active' ORDER BY account.id`,
      [brand],
    );
    await connection.query(
      `UPDATE ledger_account SET balance = 1000000, paid_user = 1, paid_since = COALESCE(paid_since, NOW(3))
        WHERE tenant_id = ? AND member_id IS NOT NULL`,
      [brand],
    );
    const members = rows.map((row, index) => ({ id: String(row['id']), token: secret(), place: index }));
    for (const { id, token } of members)
      await connection.query(
        `INSERT INTO session (tenant_id, token_hash, member_id, family_id, created_at, expires_at, user_agent)
         VALUES (?, ?, ?, ?, UTC_TIMESTAMP(3), UTC_TIMESTAMP(3) + INTERVAL 1 DAY, 'bench')`,
        [brand, hashSecret(token), id, id],
      );
    return members.map(({ token, ...member }) => ({ ...member, cookies: { kindling_member: token } }));
  } finally {
    await connection.end();
  }
}

const secret = () => randomBytes(32).toString('base64url');

/** Messages with their charges a second, by bare transactions that write the same rows; from half of all wallets. */
async function messagesByBare(
  app: App,
  members: readonly BenchMember[],
  databaseUrl: string,
): Promise<Figures> {
  const { rounds, amount, clients } = bareRounds;
  const pairs = members.flatMap((sender, index) => {
    const recipient = members[index + 1];
    return index % 2 === 0 && recipient ? [{ sender, recipient }] : [];
  });
  const ofApp = async (messages: number): Promise<number> => {
    const seconds = await allAtOnce(messages, clients, async (count) => {
      const pair = pairs[count % pairs.length];
      if (pair && !(await send(app, pair.sender, pair.recipient, randomUUID())))
        throw new Error('a message was not stored');
    });
    return messages / seconds;
  };
  // Their conversations begin, and the code is compiled.
  await ofApp(pairs.length);
  const bare = await BareMessages.open(
    databaseUrl,
    brand,
    pairs.map(({ sender, recipient }) => ({ senderId: sender.id, recipientId: recipient.id })),
    clients,
  );
  try {
    const ofBare = async (messages: number): Promise<number> => messages / (await bare.send(messages));
    await ofBare(amount);
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < rounds; round++) {
      if (round % 2 === 0) ours.push(await ofApp(amount));
      theirs.push(await ofBare(amount));
      if (round % 2 === 1) ours.push(await ofApp(amount));
    }
    const [low, high] = medianInterval(ours.map((one, round) => one / (theirs[round] ?? Number.NaN)));
    return told('messages with their charge, by bare transactions that write the same rows', {
      'a second': `${median(ours).toFixed(0)} by ${median(theirs).toFixed(0)}, ${clients} at the same time`,
      ratio: `${(median(ours) / median(theirs)).toFixed(2)}  95 % ${low.toFixed(2)}..${high.toFixed(2)}, ${rounds} rounds`,
    });
  } finally {
    await bare.close();
  }
}

async function idleSockets(app: App, members: readonly BenchMember[]): Promise<Figures> {
  const before = residentBytes(app.pid);
  const count = Math.min(mostSockets, members.length * ofMember);
  const wanted = Array.from({ length: count }, (_, index) => members[index % members.length]);
  for (let from = 0; from < count; from += 50)
    await Promise.all(wanted.slice(from, from + 50).map((member) => member && open(app, member)));
  await pause(2_000);
  const each = (residentBytes(app.pid) - before) / count;
  return told(`${countPages()} open sockets of ${members.length} members in one process`, {
    'memory each': `${(each / 1000).toFixed(1)} kB`,
  });
}

/** @param on absent: nothing is kept of what it hears */
function open(
  app: App,
  { cookies, place }: BenchMember,
  on: (id: string) => void = () => undefined,
): Promise<LivePage> {
  return openPageOn(app.port, {
    host,
    cookies,
    headers: { 'x-forwarded-for': siteHeaders(place)['x-forwarded-for'] ?? '' },
    on: (event, payload) => {
      if (event === 'message' && !payload.message.from_me) on(payload.message.text);
    },
  });
}

/** Open-loop arrivals: a late answer delays nobody's next message, and counts from when it was due. */
async function sendToSeen(app: App, members: readonly BenchMember[], rate: number): Promise<Figures> {
  const due = new Map<string, number>();
  const took: number[] = [];
  const hear = (text: string): void => {
    const at = due.get(text);
    if (at === undefined || !due.delete(text)) return;
    took.push(performance.now() - at);
  };
  const pairs = members.length - (members.length % 2);
  // Beside those that are open already; a member's oldest socket gives way.
  await Promise.all(members.slice(0, pairs).map((member) => open(app, member, hear)));
  const openSockets = countPages();
  const total = rate * rateSeconds;
  const start = performance.now();
  const cpuBefore = cpuMicroseconds(app.pid);
  const sends: Promise<boolean>[] = [];
  for (let count = 0; count < total; count++) {
    const at = start + (count * 1000) / rate;
    const early = at - performance.now();
    if (early > 1) await pause(early);
    const [sender, receiver] = [members[count % pairs], members[(count % pairs) ^ 1]];
    if (!sender || !receiver) continue;
    const text = randomUUID();
    due.set(text, at);
    sends.push(send(app, sender, receiver, text));
  }
  const stored = (await Promise.all(sends)).filter(Boolean).length;
  const seconds = (performance.now() - start) / 1000;
  const cpu = (cpuMicroseconds(app.pid) - cpuBefore) / Math.max(1, stored);
  const deadline = performance.now() + 5_000;
  while (took.length < stored && performance.now() < deadline) await pause(20);
  return told(`${rate} messages a second, from due to seen`, {
    'open sockets': `${openSockets} before, ${countPages()} after`,
    sent: `${stored} of ${total} stored in ${seconds.toFixed(1)} s, ${took.length} seen`,
    p50: `${percentile(took, 50).toFixed(1)} ms`,
    p99: `${percentile(took, 99).toFixed(1)} ms`,
    'CPU of the server': `${cpu.toFixed(0)} µs a message`,
  });
}

async function send(app: App, sender: BenchMember, receiver: BenchMember, text: string): Promise<boolean> {
  const answer = await requestOnce(app.port, host, {
    method: 'POST',
    path: '/api/messages',
    headers: { ...siteHeaders(sender.place), cookie: cookieOf(sender) },
    body: JSON.stringify({ client_id: text, profile_id: receiver.id, text, acknowledge_fictional: true }),
  }).catch(() => undefined);
  return answer?.status === 200;
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

const cookieOf = ({ cookies }: BenchMember): string =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');

function residentBytes(pid: number): number {
  const pages = Number(fs.readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  return pages * 4096;
}

function told(name: string, figures: Figures['figures']): Figures {
  return { name, figures, loadAverage: os.loadavg()[0] ?? 0 };
}
