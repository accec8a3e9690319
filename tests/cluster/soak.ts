import type mysql from 'mysql2/promise';
import { MemberClient } from '../support/members/member-client.ts';
import type { Cluster } from './cluster.ts';
import { faults as allFaults, untilSynced, type Fault } from './faults.ts';
import { verify, type Verdict } from './history.ts';
import { BUNDLE, Traffic, type Member } from './traffic.ts';

const HOST = 'vonk.localhost';
const PAIRS = 6;
/** Enough credits for what is written while no payment gets through. */
const FIRST_PURCHASES = 6;
/** Between two faults. */
const CALM_MS = 4000;

export interface Gap {
  fault: string;
  /** The longest time without an acknowledged write while it lasted, in milliseconds. */
  ms: number;
}

export interface SoakResult extends Verdict {
  gaps: Gap[];
  kills: { app: number; database: number };
  minutes: number;
  ledger: string;
  audit: string;
}

/**
 * Lets members use the cluster while one part after another fails, and compares at the end what they were told with
 * what is there.
 *
 * @param chosen names of faults contain one of these words; all of them when there are none
 */
export async function soak(
  cluster: Cluster,
  { minutes, chosen = [], say }: { minutes: number; chosen?: readonly string[]; say: (line: string) => void },
): Promise<SoakResult> {
  const faults = allFaults.filter(
    ({ name }) => chosen.length === 0 || chosen.some((word) => name.includes(word)),
  );
  const members = await signUp(cluster);
  const traffic = new Traffic(members);
  // All of them: who replies twice while the other's message waits pays for the second.
  for (const { client, id } of members) {
    const bought: string[] = [];
    for (let count = 0; count < FIRST_PURCHASES; count++) bought.push(await client.buy(BUNDLE));
    traffic.acknowledged.payments.set(id, bought);
  }
  await settled(cluster);
  traffic.start();
  const started = performance.now();
  const gaps: Gap[] = [];
  const kills = { app: 0, database: 0 };
  gaps.push(await during('nothing', traffic, () => pause(5000)));
  try {
    for (let turn = 0; performance.now() - started < minutes * 60_000 && !traffic.hasFailed; turn++) {
      const fault = faults[turn % faults.length] as Fault;
      const gap = await during(fault.name, traffic, async () => {
        await fault.happen(cluster);
        await untilSynced(cluster.galera.nodes);
      });
      if (fault.kills) kills[fault.kills]++;
      gaps.push(gap);
      say(`${gap.fault}: ${(gap.ms / 1000).toFixed(1)} s without a write`);
      await pause(CALM_MS);
    }
  } finally {
    await traffic.stop();
  }
  await settled(cluster);
  const verdict = await withNode(cluster, (connection) => verify(connection, traffic.acknowledged));
  const [ledger, audit] = [await cluster.command('ledger:verify'), await cluster.command('audit:verify')];
  return { ...verdict, gaps, kills, minutes: (performance.now() - started) / 60_000, ledger, audit };
}

/** The longest gap of each fault, over all its turns. */
export function worst(gaps: readonly Gap[]): Map<string, number> {
  const longest = new Map<string, number>();
  for (const { fault, ms } of gaps) longest.set(fault, Math.max(ms, longest.get(fault) ?? 0));
  return longest;
}

async function during(fault: string, { acknowledged }: Traffic, happens: () => Promise<void>): Promise<Gap> {
  const { times } = acknowledged;
  const from = performance.now();
  await happens();
  // Until the first write after it, which ends a gap that is still open.
  const ended = performance.now();
  while ((times.at(-1) ?? 0) < ended) await pause(50);
  const within = [from, ...times.filter((time) => time > from)];
  return { fault, ms: Math.max(...within.map((time, index) => time - (within[index - 1] ?? time))) };
}

async function signUp(cluster: Cluster): Promise<Member[]> {
  const members: Member[] = [];
  for (let count = 0; count < PAIRS * 2; count++) {
    const client = new MemberClient(cluster.port, HOST, `10.1.0.${count + 1}`);
    members.push({ id: await signUpOnce(client, count), client });
  }
  await withNode(cluster, async (connection) => {
    await connection.query(
      "UPDATE account SET status = 'active', claimed_email = email, confirmed_at = NOW(3)",
    );
    await connection.query("UPDATE profile SET status = 'active', unconfirmed = 0, listed = 1");
  });
  return members;
}

/** A proof of patience is used up by a call that is not answered; the next one comes with another. */
async function signUpOnce(client: MemberClient, count: number): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await client.signUp(`member${count}-${attempt}@example.test`);
    } catch (error) {
      if (attempt === 5) throw error;
    }
  }
}

/** Waits until every payment is completed, which the worker does in its own time. */
async function settled(cluster: Cluster): Promise<void> {
  const deadline = Date.now() + 120_000;
  const open = "SELECT COUNT(*) AS open FROM payment WHERE status <> 'completed'";
  await withNode(cluster, async (connection) => {
    for (;;) {
      const [rows] = await connection.query<mysql.RowDataPacket[]>(open);
      if (Number(rows[0]?.['open']) === 0) return;
      if (Date.now() > deadline) throw new Error(`${rows[0]?.['open']} payments are never completed`);
      await pause(200);
    }
  });
}

async function withNode<T>(cluster: Cluster, work: (connection: mysql.Connection) => Promise<T>): Promise<T> {
  const connection = await (await cluster.writer()).connect();
  try {
    return await work(connection);
  } finally {
    connection.destroy();
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
