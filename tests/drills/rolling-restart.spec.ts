import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { livePath } from '../../packages/contract/src/chats/live-path.ts';
import type { ServerEvent } from '../../packages/contract/src/chats/live.ts';
import { nodeArguments } from '../../scripts/launch/node-arguments.ts';
import { root } from '../../scripts/root.ts';
import { freePort } from '../../scripts/services/ports.ts';
import { spawnTied } from '../../scripts/services/tied-process.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { startMs, until } from '../support/app/until.ts';
import { isProof, noteFigure } from '../support/environment/proof.ts';
import { startProxy, type Proxy } from '../support/live/haproxy.ts';
import { joinConfirmed, type TestMember } from '../support/members/members.ts';
import { buyCredits } from '../support/members/profiles.ts';

const host = 'alpha.localhost';
const members = isProof ? 100 : 12;
const pagesOfMember = 5;
const requestsPerSecond = isProof ? 200 : 20;
/** One request of this many sends a message, and one asks for news; the others are anonymous. */
const [messageEvery, newsEvery] = [20, 5];
const limits = { exitMs: 10_000, reconnectMs: 5_000 };
const credits = 100_000;

jest.setTimeout(600_000);

/** A process of the built server, started and restarted as an operator does. */
interface Started {
  name: string;
  /** SIGTERM. @returns how long it took to end well, in milliseconds */
  end(): Promise<number>;
}

/** An open page of a member. It asks for a conversation when it connects, as the site does, and never else. */
interface OpenPage {
  member: TestMember;
  socket: Socket;
  seen: Set<string>;
  /** From each loss of the connection to the next one, in milliseconds. */
  gaps: number[];
}

describe('a restart of one process after another behind the documented HAProxy', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kindling-rolling-'));
  let app: TestApp;
  let proxy: Proxy;
  const ports: number[] = [];
  const kill: (() => void)[] = [];
  let pairs: [TestMember, TestMember][] = [];
  const pages: OpenPage[] = [];
  const agents = Array.from(
    { length: 40 },
    (_, index) =>
      new https.Agent({
        keepAlive: true,
        timeout: 10_000,
        localAddress: `127.0.1.${index + 1}`,
        rejectUnauthorized: false,
      }),
  );

  beforeAll(async () => {
    app = await startTestApp();
    // The servers of this test live in the real time.
    app.clock.advance(Date.now() - app.clock.now().getTime());
    const people: TestMember[] = [];
    for (let count = 0; count < members; count++) {
      const member = await joinConfirmed(app, 'alpha');
      await buyCredits(app, 'alpha', member.id, credits);
      // Behind TLS a cookie has another name.
      const cookies = Object.entries(member.cookies).map(([name, value]) => [`__Host-${name}`, value]);
      people.push({ id: member.id, cookies: Object.fromEntries(cookies) as Record<string, string> });
    }
    pairs = people.flatMap((one, index) => {
      const other = people[index + 1];
      return index % 2 === 0 && other ? [[one, other] as [TestMember, TestMember]] : [];
    });
    ports.push(await freePort(), await freePort());
  });
  afterAll(async () => {
    for (const { socket } of pages) socket.disconnect();
    for (const agent of agents) agent.destroy();
    for (const end of kill) end();
    (proxy as Proxy | undefined)?.stop();
    fs.rmSync(folder, { recursive: true, force: true });
    await Promise.resolve();
  });

  const isReady = (port: number): Promise<boolean> =>
    new Promise((resolve) => {
      http
        .get({ host: '127.0.0.1', port, path: '/health/ready' }, (answer) => {
          answer.resume();
          resolve(answer.statusCode === 200);
        })
        .once('error', () => resolve(false));
    });
  /** Starts a process and waits until it says that it is ready. */
  const start = async (name: string, script: string, port: number): Promise<Started> => {
    const privatePort = await freePort();
    const child = spawnTied(
      process.execPath,
      [...nodeArguments, path.join(root, 'apps/server/dist', script)],
      {
        cwd: root,
        env: {
          PATH: process.env['PATH'],
          HOME: process.env['HOME'],
          NODE_ENV: 'development',
          NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/kindling/compiled'),
          KINDLING_SECRET: app.environment.KINDLING_SECRET,
          KINDLING_DATA_DIR: folder,
          DATABASE_URL: app.environment.DATABASE_URL,
          REDIS_URL: app.environment.REDIS_URL,
          PORT: String(port),
          PRIVATE_PORT: String(privatePort),
          TRUSTED_PROXIES: '127.0.0.1',
          LOG_LEVEL: 'warn',
          // As in production.
          DRAIN_SECONDS: '6',
        },
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    );
    kill.push(() => void child.kill('SIGKILL'));
    const ready = () => {
      if (child.exitCode !== null) throw new Error(`${name} ended`);
      return isReady(privatePort);
    };
    await until(`${name} is ready`, ready, startMs);
    return {
      name,
      async end() {
        const told = performance.now();
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
        expect([name, child.exitCode, child.signalCode]).toEqual([name, 0, null]);
        return performance.now() - told;
      },
    };
  };

  let asked = 0;
  /** @throws Error when the request fails or its answer is no success */
  const ask = (target: string, member?: TestMember, body?: unknown): Promise<string> =>
    new Promise((resolve, reject) => {
      const request = https.request(
        {
          host: '127.0.0.1',
          port: proxy.port,
          agent: agents[asked++ % agents.length],
          path: target,
          method: body === undefined ? 'GET' : 'POST',
          headers: {
            host,
            'x-request-type': 'client',
            'sec-fetch-site': 'same-origin',
            ...(member ? { cookie: cookieOf(member) } : {}),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (part: string) => (text += part));
          answer.once('error', reject);
          answer.once('end', () =>
            answer.statusCode === 200
              ? resolve(text)
              : reject(new Error(`${target}: ${answer.statusCode} ${text.slice(0, 200)}`)),
          );
        },
      );
      request.once('error', (error) => reject(new Error(`${target}: ${error.message}`)));
      request.end(body === undefined ? undefined : JSON.stringify(body));
    });
  const cookieOf = ({ cookies }: TestMember) =>
    Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');

  const openPage = async (member: TestMember, partner: TestMember, index: number): Promise<OpenPage> => {
    // The delays of the site (apps/site/app/domain/live/live-connection.ts).
    const socket = io(`https://127.0.0.1:${proxy.port}`, {
      path: livePath,
      addTrailingSlash: false,
      transports: ['websocket'],
      reconnectionDelay: 500,
      reconnectionDelayMax: 30_000,
      forceNew: true,
      rejectUnauthorized: false,
      // Not among socket.io's types; its transport hands it on.
      ...{ localAddress: `127.0.2.${1 + (index % 40)}` },
      extraHeaders: { host, origin: `https://${host}`, cookie: cookieOf(member) },
    });
    const page: OpenPage = { member, socket, seen: new Set(), gaps: [] };
    let lostAt: number | undefined;
    socket.on('message', ({ message }: ServerEvent<'message'>) => page.seen.add(message.id));
    socket.on('disconnect', () => (lostAt = performance.now()));
    let fetched: Promise<unknown> = Promise.resolve();
    socket.on('connect', () => {
      if (lostAt !== undefined) page.gaps.push(performance.now() - lostAt);
      lostAt = undefined;
      fetched = ask(`/api/chat.php?profile_id=${partner.id}`, member).then((text) => {
        const { messages } = JSON.parse(text) as { messages: { id: string }[] };
        for (const { id } of messages) page.seen.add(id);
      }, fail);
    });
    await until('a page is open', () => socket.connected);
    await fetched;
    return page;
  };

  const failures: string[] = [];
  const fail = (error: Error): void => void failures.push(error.message);

  it('fails no request, ends and reconnects in time, and misses no message', async () => {
    const [first = 0, second = 0] = ports;
    const started = [
      await start('web1', 'main.js', first),
      await start('web2', 'main.js', second),
      await start('worker', 'worker.js', 0),
    ];
    proxy = await startProxy(folder, ports);
    for (const pair of pairs)
      for (const [member, partner] of [pair, pair.toReversed() as [TestMember, TestMember]])
        for (let count = 0; count < pagesOfMember; count++)
          pages.push(await openPage(member, partner, pages.length));

    const sent = new Map<string, string>();
    const underWay = new Set<Promise<void>>();
    let requests = 0;
    const send = async (sequence: number): Promise<void> => {
      const pair = pairs[sequence % pairs.length];
      if (!pair) throw new Error('there is always a pair');
      const [from, to] = sequence % 2 === 0 ? pair : (pair.toReversed() as [TestMember, TestMember]);
      if (sequence % messageEvery === 0) {
        const body = { client_id: randomUUID(), profile_id: to.id, text: `Message ${sequence}` };
        const { message } = JSON.parse(await ask('/api/messages', from, body)) as { message: { id: string } };
        sent.set(message.id, to.id);
      } else await (sequence % newsEvery === 0 ? ask('/api/updates', from) : ask('/api/settings.php'));
    };
    const began = performance.now();
    const load = setInterval(() => {
      // As many as are due, also when a tick came late: a load that waits for its answers would spare a slow server.
      for (; requests < ((performance.now() - began) / 1000) * requestsPerSecond; requests++) {
        const one: Promise<void> = send(requests)
          .catch(fail)
          .finally(() => underWay.delete(one));
        underWay.add(one);
      }
    }, 5);

    const exits: Record<string, number> = {};
    try {
      for (const [index, one] of started.entries()) {
        const before = requests;
        await until('requests go their way', () => requests > before + requestsPerSecond);
        exits[one.name] = Math.round(await one.end());
        started[index] = await start(one.name, index < 2 ? 'main.js' : 'worker.js', ports[index] ?? 0);
        await until('the balancer has all', async () => (await proxy.serving()).every(Boolean));
      }
      const before = requests;
      await until('requests after the last', () => requests > before + 2 * requestsPerSecond);
    } finally {
      clearInterval(load);
    }
    const seconds = (performance.now() - began) / 1000;
    await Promise.all(underWay);
    await until('all pages are open', () => pages.every(({ socket }) => socket.connected));
    await until('the last messages are heard', () =>
      [...sent]
        .slice(-10)
        .every(([id, to]) => pages.some(({ member, seen }) => member.id === to && seen.has(id))),
    );

    const missed = pages.flatMap(({ member, seen }) =>
      [...sent].filter(([id, to]) => to === member.id && !seen.has(id)),
    );
    const gaps = pages.flatMap((page) => page.gaps).sort((a, b) => a - b);
    const figures = {
      requests,
      perSecond: Math.round(requests / seconds),
      failed: failures.length,
      messages: sent.size,
      missed: missed.length,
      sockets: pages.length,
      reconnects: gaps.length,
      'reconnect ms, median': Math.round(gaps[gaps.length >> 1] ?? 0),
      'reconnect ms, longest': Math.round(gaps.at(-1) ?? 0),
      exits,
    };
    process.stderr.write(`rolling restart: ${JSON.stringify(figures)}\n`);
    expect(failures).toEqual([]);
    expect(missed).toEqual([]);
    // Each page was at one of the two, which both were restarted.
    expect(gaps.length).toBeGreaterThanOrEqual(pages.length);
    expect(gaps.at(-1)).toBeLessThanOrEqual(limits.reconnectMs);
    for (const ms of Object.values(exits)) expect(ms).toBeLessThanOrEqual(limits.exitMs);
    noteFigure({
      test: 'T5',
      what: `two web processes and a worker restarted in turn behind HAProxy, ${requestsPerSecond} requests/s and ${pages.length} sockets`,
      figure:
        `${failures.length} of ${requests} requests failed; exit ≤ ${(Math.max(...Object.values(exits)) / 1000).toFixed(1)} s; ` +
        `reconnect ≤ ${((gaps.at(-1) ?? 0) / 1000).toFixed(1)} s; ${missed.length} of ${sent.size} messages missed`,
      command: 'npm run proof -- drills drills/rolling-restart.spec',
    });
  });
});
