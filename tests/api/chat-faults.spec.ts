import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ChildProcess } from 'node:child_process';
import mysql from 'mysql2/promise';
import { Redis } from 'ioredis';
import { freePort } from '../../scripts/services/ports.ts';
import { spawnTied } from '../../scripts/services/tied-process.ts';
import { startApp, type App } from '../support/app/app-process.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { until } from '../support/app/until.ts';
import { isProof, noteFigure } from '../support/environment/proof.ts';
import { Chance } from '../support/live/chance.ts';
import { closePages } from '../support/live/pages.ts';
import { SimulatedMember } from '../support/live/simulated-member.ts';
import { joinConfirmed, type TestMember } from '../support/members/members.ts';
import { buyCredits } from '../support/members/profiles.ts';

const seed = 16;
const members = isProof ? 200 : 12;
const messagesOfEach = isProof ? 45 : 9;
const servers = isProof ? 3 : 2;
const kills = isProof ? { server: 12, redis: 6, emptied: 6 } : { server: 1, redis: 1, emptied: 1 };
const credits = 100_000;
const costs = { message_credits: 10, reply_credits: 4, signup_credits: 30 };

jest.setTimeout(isProof ? 900_000 : 120_000);

describe('messages while servers and Redis are killed', () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'kindling-faults-'));
  const chance = new Chance(seed);
  let app: TestApp;
  let database: mysql.Connection;
  let redisPort = 0;
  let redis: ChildProcess;
  const apps: (App | undefined)[] = [];
  let simulated: SimulatedMember[] = [];
  const stop = () => simulated.forEach((one) => one.stop());

  const redisUrl = () => `redis://127.0.0.1:${redisPort}`;
  const startRedis = async (): Promise<void> => {
    const args = ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    redis = spawnTied('redis-server', [...args, '--dir', dataDir], { stdio: 'ignore' });
    await until('Redis', () => emptied());
  };
  /** Empties Redis. @returns whether it was there */
  const emptied = async (): Promise<boolean> => {
    const client = new Redis(redisUrl(), { lazyConnect: true, retryStrategy: null, maxRetriesPerRequest: 0 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.flushall()) === 'OK';
    } catch {
      return false;
    } finally {
      client.disconnect();
    }
  };
  const startServer = async (index: number, port: number): Promise<void> => {
    const { DATABASE_URL: databaseUrl } = app.environment;
    const env = { KINDLING_DATA_DIR: dataDir, LOG_LEVEL: 'error' };
    apps[index] = await startApp({ databaseUrl, redisUrl: redisUrl(), port, worker: false, env });
  };

  beforeAll(async () => {
    redisPort = await freePort();
    await startRedis();
    const settings = { alpha: { ...costs, message_length: 200 } };
    app = await startTestApp({ settings, env: { REDIS_URL: redisUrl() } });
    // The servers of this test live in the real time.
    app.clock.advance(Date.now() - app.clock.now().getTime());
    database = await mysql.createConnection(app.environment.DATABASE_URL);
    await Promise.all(
      Array.from({ length: servers }, async (_, index) => startServer(index, await freePort())),
    );
  });
  afterAll(async () => {
    stop();
    closePages();
    await Promise.all(apps.map((server) => server?.kill9()));
    await database.end();
    redis.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });

  const rows = async <R>(sql: string): Promise<R[]> => (await database.query(sql))[0] as R[];

  it('are there once, in one order for both, and charged once; nothing else is charged', async () => {
    const people: TestMember[] = [];
    for (let count = 0; count < members; count++) {
      // As many as this at once would have to prove their patience.
      if (count % 100 === 99) await emptied();
      const member = await joinConfirmed(app, 'alpha');
      await buyCredits(app, 'alpha', member.id, credits);
      people.push(member);
    }
    const reachable = { ports: () => apps.flatMap((server) => server?.port ?? []) };
    simulated = people.map((member, index) => {
      const partner = people[index ^ 1];
      if (!partner) throw new Error('members come in pairs');
      return new SimulatedMember(member, partner.id, reachable, chance);
    });
    const open = simulated.map((one) => one.stayOpen());

    let writing = true;
    const written = Promise.all(simulated.map((one) => one.write(messagesOfEach))).finally(() => {
      writing = false;
    });
    const faults = { 'killed servers': 0, 'killed Redis': 0, 'emptied Redis': 0 };
    const acknowledged = () => simulated.flatMap(({ sent }) => sent.flatMap(({ id }) => id ?? []));
    const more = async (count: number) => {
      const before = acknowledged().length;
      await until('more messages', () => !writing || acknowledged().length >= before + count);
    };
    for (let round = 0; writing && round < Math.max(...Object.values(kills)); round++) {
      await more(members);
      if (round < kills.server) {
        const index = round % servers;
        const server = apps[index];
        apps[index] = undefined;
        await server?.kill9();
        faults['killed servers']++;
        if (server) await startServer(index, server.port);
      }
      if (round < kills.redis) {
        redis.kill('SIGKILL');
        await once(redis, 'exit');
        faults['killed Redis']++;
        await more(3);
        await startRedis();
      }
      if (round < kills.emptied && (await emptied())) faults['emptied Redis']++;
    }
    await written;

    const stored = await rows<{
      id: string;
      clientId: string;
      conversation: string;
      seq: number;
      sender: string;
    }>(
      `SELECT id, client_id AS clientId, conversation_id AS conversation, seq, sender_id AS sender
         FROM message ORDER BY conversation_id, seq`,
    );
    const places = new Map(
      [...Map.groupBy(stored, ({ conversation }) => conversation).values()].flatMap((messages) => {
        const pair = messages.map(({ seq, id }): [number, string] => [seq, id]);
        expect(pair.map(([seq]) => seq)).toEqual(pair.map((_, index) => index + 1));
        return [...new Set(messages.map(({ sender }) => sender))].map((id) => [id, pair] as const);
      }),
    );
    // What a socket did not tell, the next gap or the next socket does.
    for (const one of simulated) {
      const pair = places.get(one.member.id) ?? [];
      await until('all of a conversation', async () => {
        if (one.seen.size < pair.length) await one.fill();
        return one.seen.size === pair.length;
      });
      expect([...one.seen].sort(([a], [b]) => a - b)).toEqual(pair);
    }
    stop();
    await Promise.all(open);

    const ids = new Set(stored.map(({ id }) => id));
    const tried = simulated.flatMap(({ sent }) => sent.map(({ clientId }) => clientId));
    const lost = acknowledged().filter((id) => !ids.has(id)).length;
    const doubled = stored.length - new Set(stored.map(({ clientId }) => clientId)).size;
    const charges = await rows<{ id: string; amount: number }>(
      "SELECT message_id AS id, amount FROM ledger_posting WHERE cause = 'message'",
    );
    const [left] = await rows<{ balance: string }>(
      'SELECT SUM(balance) AS balance FROM ledger_account WHERE member_id IS NOT NULL',
    );
    const figures = {
      seed,
      members,
      tried: tried.length,
      acknowledged: acknowledged().length,
      'given up': tried.length - acknowledged().length,
      disconnects: simulated.reduce((sum, { disconnects }) => sum + disconnects, 0),
      ...faults,
      lost,
      doubled,
    };
    process.stderr.write(`chat under faults: ${JSON.stringify(figures)}\n`);
    expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 });
    noteFigure({
      test: 'T4',
      what: `${members} members write while servers are killed ${kills.server} times, Redis ${kills.redis} times, and emptied`,
      figure: `0 of ${acknowledged().length} acknowledged messages lost or doubled`,
      command: 'npm run proof -- api api/chat-faults.spec',
    });
    expect(stored.filter(({ clientId }) => !tried.includes(clientId))).toEqual([]);
    expect(charges.map(({ id }) => id).sort()).toEqual([...ids].sort());
    const spent = charges.reduce((sum, { amount }) => sum + amount, 0);
    expect(Number(left?.balance)).toBe(members * (credits + costs.signup_credits) - spent);
  });
});
